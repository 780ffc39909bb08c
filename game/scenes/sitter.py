"""One who sits: a person at a device, a bot, or a bot for somebody who has got up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.match.seats import AWAY, Level, SeatSpec

BOT = "bot"
BotLevel = Literal["easy", "normal", "hard"]
LEVELS: tuple[BotLevel, ...] = ("easy", "normal", "hard")


@dataclass
class Sitter:
    """One who sits. device: 'keys1', 'pad:<instance id>', 'mouse', 'bot', or 'away' of who left a match.

    ready: to begin. wins: tonight.

    name: of the person, '' = a guest; of a bot, whom it stands in for. look: the place that they chose, 0..7,
    None before the first match. was: the device of whom it stands in for.
    """

    device: str
    level: Level = "normal"
    ready: bool = False
    wins: int = 0
    name: str = ""
    look: int | None = None
    was: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether the program plays."""
        return self.device == BOT

    @property
    def is_person(self) -> bool:
        """Whether somebody plays here."""
        return self.device not in (BOT, AWAY)

    @property
    def spec(self) -> SeatSpec:
        """As a match names it."""
        if not self.is_person:  # a match that begins has nobody who has left it
            return SeatSpec(BOT, self.level, look=self.look)
        return SeatSpec(
            "pad" if self.device.startswith("pad") else self.device, name=self.name, look=self.look
        )


def turned(level: Level, step: int) -> BotLevel:
    """The level that comes after one, or before it, round and round."""
    at = LEVELS.index(level) if level != "random" else 0
    return LEVELS[(at + step) % len(LEVELS)]
