"""What the data base keeps of a match, as plain rows."""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["over", "cut short"]
"""How a match ended: played to its end, or not."""
OVER: How = "over"
CUT_SHORT: How = "cut short"


class SeatRecord(msgspec.Struct, frozen=True):
    """How one seat did. player: 'keys1', 'pad', 'bot:hard'... name: of the person, '' for guests and bots.

    place: 1 = won, 0 in a match that was cut short. Times in ns or None. look: the colour and emblem that it
    wore, 0..7, None = its own.
    """

    seat: int
    player: str
    place: int
    score: int
    best_ns: int | None = None
    median_ns: int | None = None
    false_starts: int = 0
    wrong: int = 0
    name: str = ""
    look: int | None = None


class CaptureRecord(msgspec.Struct, frozen=True):
    """One awarded capture. gap_ns: lead over the next hand, rival: its seat; None if nobody else came."""

    race: int
    seat: int
    target: str
    reaction_ns: int
    gap_ns: int | None = None
    right: bool = True
    rival: int | None = None


class DrawRecord(msgspec.Struct, frozen=True):
    """One draw of a duel at noon that was no false start.

    reaction_ns: from the bell to the middle of the press's interval.
    """

    seat: int
    reaction_ns: int


class MatchRecord(msgspec.Struct, frozen=True):
    """One match. level: the table. game_ms: how long it was played. journal: its file's name, '' if none.

    turns: in how many turns it was won, None where that says nothing.
    """

    game: str
    seed: int
    level: str
    game_ms: int
    digest: str
    seats: tuple[SeatRecord, ...]
    captures: tuple[CaptureRecord, ...] = ()
    journal: str = ""
    how: How = OVER
    turns: int | None = None
    draws: tuple[DrawRecord, ...] = ()


class Best(msgspec.Struct, frozen=True):
    """One line of the wall of fame.

    name: '' = a guest. player, look: what they played with and wore. value: ns, points, turns or matches, as
    its kind counts. match, game, ended: where and when (UTC) it was reached. played: matches of that name, 0
    where that is not counted. rival, rival_player: whom a photo finish was won against, '' if nobody says.
    """

    name: str
    player: str
    look: int
    value: int
    match: int
    game: str
    ended: str
    played: int = 0
    rival: str = ""
    rival_player: str = ""


class Profile(msgspec.Struct, frozen=True):
    """Somebody who plays on this machine. colour, emblem: the look they wish, 0..7, None = any.

    created, seen: UTC. matches, wins: of those that were played to their end.
    """

    name: str
    colour: int | None
    emblem: int | None
    created: str
    seen: str
    matches: int = 0
    wins: int = 0
