"""A match of Noon as plain data, and its copy."""

from __future__ import annotations

from copy import copy

import msgspec

from game.rules.bandits.state import Cover
from game.rules.kernel import TABLE


class Record(msgspec.Struct):
    """What is counted about a seat. reactions: ns from the bell to each draw that was not too soon."""

    rounds: int = 0
    early: int = 0
    reactions: list[int] = []


class Closest(msgspec.Struct, frozen=True):
    """The closest round so far. first: who had it."""

    gap_ns: int
    first: int
    second: int
    dead_heat: bool


class State(msgspec.Struct):
    """A match.

    goal: rounds to win. round: from 1 on, also those that came to nothing. rung: whether the bell has.
    mark_ns: the watermark, from the bell on. draws: of this round in the order of seats. early: seats that
    drew too soon in it. winner: who has this round, TABLE = open. held_ns: nobody who draws from then on was
    first. idle: rounds in a row in which nobody drew.
    winners, places: [] before the end.
    """

    seats: int
    goal: int
    records: list[Record]
    round: int = 1
    rung: bool = False
    mark_ns: int = 0
    draws: list[Cover] = []
    early: list[int] = []
    winner: int = TABLE
    held_ns: int = 0
    idle: int = 0
    closest: Closest | None = None
    winners: list[int] = []
    places: list[int] = []


def may_draw(s: State) -> list[int]:
    """Seats that have not drawn in this round."""
    drawn = {*s.early, *(draw.seat for draw in s.draws)}
    return [seat for seat in range(s.seats) if seat not in drawn]


def in_round(s: State) -> list[int]:
    """Seats that have not drawn too soon."""
    return [seat for seat in range(s.seats) if seat not in s.early]


def clear(s: State) -> None:
    """A round that nobody has drawn in."""
    s.rung, s.mark_ns, s.held_ns, s.winner = False, 0, 0, TABLE
    s.draws, s.early = [], []


def clone(s: State) -> State:
    """An independent copy; frozen values are shared."""
    c = copy(s)
    c.records = [Record(r.rounds, r.early, r.reactions[:]) for r in s.records]
    c.draws, c.early = s.draws[:], s.early[:]
    c.winners, c.places = s.winners[:], s.places[:]
    return c
