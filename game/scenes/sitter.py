"""One who sits: a person at a device, a bot, or a bot for somebody who has got up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.match.seats import AWAY, PAD, Level, SeatSpec

BOT = "bot"
BotLevel = Literal["easy", "normal", "hard"]
LEVELS: tuple[BotLevel, ...] = ("easy", "normal", "hard")


@dataclass
class Sitter:
    """One who sits. device: 'keys1', 'pad:<instance id>', 'mouse', 'bot', or 'away' of who left a match.

    ready: to begin. wins: tonight.

    name: of the person, '' = a guest; of a bot, whom it stands in for. look: the place that they chose, 0..7,
    None before the first match. whom: who has got up, where a bot, or nobody, plays until they come back.
    """

    device: str
    level: Level = "normal"
    ready: bool = False
    wins: int = 0
    name: str = ""
    look: int | None = None
    whom: Sitter | None = None

    @property
    def is_bot(self) -> bool:
        """Whether the program plays."""
        return self.device == BOT

    @property
    def is_person(self) -> bool:
        """Whether somebody plays here."""
        return self.device not in (BOT, AWAY)

    @property
    def was(self) -> str:
        """The device of whom it stands in for, '' if it stands in for nobody."""
        return "" if self.whom is None else self.whom.device

    @property
    def spec(self) -> SeatSpec:
        """As a match names it."""
        if not self.is_person:  # a match that begins has nobody who has left it
            whom = None if self.whom is None else self.whom.spec
            return SeatSpec(BOT, self.level, look=self.look, stands_for=whom)
        return SeatSpec(PAD if self.device.startswith(PAD) else self.device, name=self.name, look=self.look)


def stand_in(whom: Sitter, level: Level, *, out: bool = False) -> Sitter:
    """A bot, or with `out` nobody, for somebody who has got up; the seat keeps their name."""
    device = AWAY if out else BOT
    return Sitter(device, level, ready=True, name=whom.name, look=whom.look, whom=whom)


def sitter_of(spec: SeatSpec, device: str = "") -> Sitter:
    """Who plays a seat of a match. device: which one it is, where the match knows only that it is a pad."""
    if spec.stands_for is not None:
        return stand_in(sitter_of(spec.stands_for), spec.level, out=spec.device == AWAY)
    return Sitter(device or spec.device, spec.level, ready=True, name=spec.name, look=spec.look)


def turned(level: Level, step: int) -> BotLevel:
    """The level that comes after one, or before it, round and round."""
    at = LEVELS.index(level) if level != "random" else 0
    return LEVELS[(at + step) % len(LEVELS)]
