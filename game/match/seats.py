"""Who sits where: seats and the words that name them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

ZONES = ("keys1", "keys2", "keys3", "keys4")
LEVELS = ("easy", "normal", "hard")
"""The bots that people play with."""
RANDOM = "random"
"""The level of bots that do anything that is legal: a yardstick for the others."""
AWAY = "away"
"""The device of a seat that somebody has left: its questions are answered by their defaults."""
PAD = "pad"
"""The device of who plays with a pad, which one is known only while they sit."""
MOUSE = "mouse"
"""The device of who plays a board game with the mouse."""
MOST_SEATS = 8

Level = Literal["easy", "normal", "hard", "random"]


class SeatError(ValueError):
    """A list of seats that makes no sense, with a sentence that says why."""


class SeatSpec(msgspec.Struct, frozen=True):
    """Who plays a seat. device: 'keys1'..'keys4', 'pad', 'mouse', 'bot' or 'away'. level: how good a bot is.

    name: of the person, '' = a guest. look: the colour and emblem that it wears, 0..7, None = its own.
    stands_for: who has got up and can come back to a seat that a bot plays, or nobody; None = no person.
    """

    device: str
    level: Level = "normal"
    name: str = ""
    look: int | None = None
    stands_for: SeatSpec | None = None

    @property
    def is_bot(self) -> bool:
        """Whether the program plays this seat."""
        return self.device == "bot"

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there."""
        return self.device not in ("bot", AWAY)

    @property
    def word(self) -> str:
        """The word that `read_seat` reads as this seat."""
        return f"bot:{self.level}" if self.is_bot else self.device

    def following(self, before: SeatSpec) -> SeatSpec:
        """As it takes a seat over: the look stays, and what is no person stands for who sat there."""
        whom = None
        if not self.is_person:
            whom = self.stands_for or (before if before.is_person else before.stands_for)
        return replace(self, look=before.look, stands_for=whom)

    def note(self, seat: int) -> dict[str, int | str]:
        """What a journal says of this change of a seat."""
        data: dict[str, int | str] = {"seat": seat, "word": self.word}
        return {**data, "name": self.name} if self.name else data


def looks_of(seats: Sequence[SeatSpec]) -> tuple[int, ...]:
    """What the seats of a match wear, () if each wears its own."""
    looks = tuple(seat if spec.look is None else spec.look for seat, spec in enumerate(seats))
    return () if looks == tuple(range(len(looks))) else looks


def parse_seats(text: str) -> tuple[SeatSpec, ...]:
    """Read `keys1,keys2,pad,bot:hard`. Raises SeatError."""
    seats = tuple(parse_seat(word.strip()) for word in text.split(","))
    if not 2 <= len(seats) <= MOST_SEATS:
        raise SeatError(f"A match takes 2 to {MOST_SEATS} seats; '{text}' names {len(seats)}.")
    zones = [seat.device for seat in seats if seat.device in ZONES]
    for zone in zones:
        if zones.count(zone) > 1:
            raise SeatError(f"Only one player can sit at {zone}, but '{text}' names it more than once.")
    return seats


def bot_seats(count: int, levels: tuple[Level, ...]) -> tuple[SeatSpec, ...]:
    """That many bots; the levels repeat when there are fewer of them than seats."""
    return tuple(SeatSpec("bot", levels[seat % len(levels)]) for seat in range(count))


def parse_levels(text: str, known: tuple[str, ...] = LEVELS) -> tuple[Level, ...]:
    """Read `easy,normal,hard`. Raises SeatError."""
    return tuple(_level(word.strip(), known) for word in text.split(","))


def parse_seat(word: str) -> SeatSpec:
    """Read one seat that people can ask for, such as `bot:hard`. Raises SeatError."""
    return _seat(word, LEVELS)


def read_seat(word: str, name: str = "") -> SeatSpec:
    """Read one seat of a journal: also random bots, and seats that were left. Raises SeatError.

    name: who sat there; bots and seats that were left have none.
    """
    spec = SeatSpec(word) if word in (AWAY, MOUSE) else _seat(word, (*LEVELS, RANDOM))
    return SeatSpec(spec.device, name=name) if name and spec.is_person else spec


def _seat(word: str, levels: tuple[str, ...]) -> SeatSpec:
    name, colon, level = word.partition(":")
    if name == "bot":
        return SeatSpec("bot", _level(level, levels) if colon else "normal")
    if word in ZONES or word == PAD:
        return SeatSpec(word)
    known = f"{', '.join(ZONES)}, pad, bot, bot:easy, bot:normal and bot:hard"
    raise SeatError(f"'{word}' is not a seat; known are {known}.")


def _level(word: str, known: tuple[str, ...]) -> Level:
    if word not in known:
        raise SeatError(f"'{word}' is not a bot level; known are {', '.join(known)}.")
    return word  # type: ignore[return-value]  # mypy does not narrow by `in`
