"""Who was first (BM17): compares intervals, never the order in which they arrived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.bandits.state import Cover
from game.rules.kernel import Chance

WAYS = ("coin", "aim", "time")
"""What can part two covers, from the closest on."""


class Verdict(NamedTuple):
    """The outcome of one contest.

    by: what parted the winner from the next: "alone", "time", "aim" or "coin". end_ns: the earliest hi.
    losers: everybody else, in the order of seat and hand, each with what parted it from the winner.
    """

    winner: Cover
    by: str
    end_ns: int
    losers: tuple[tuple[Cover, str], ...]


def contest_end(covers: Sequence[Cover]) -> int:
    """The earliest hi: whoever came down at this instant or later was not the first."""
    return min(cover.hi_ns for cover in covers)


def judge(covers: Sequence[Cover], chance: Chance) -> Verdict:
    """The first of several covers of one target; draws a coin from 'tie' only if nothing else parts them."""
    end_ns = contest_end(covers)
    heat = [cover for cover in covers if cover.lo_ns < end_ns]
    best = min(cover.aim for cover in heat)
    nearest = sorted((c for c in heat if c.aim == best), key=lambda c: (c.seat, c.hand))
    winner = nearest[chance.below("tie", len(nearest)) if len(nearest) > 1 else 0]
    losers = tuple(
        (cover, _parted(cover, end_ns, best))
        for cover in sorted(covers, key=lambda c: (c.seat, c.hand))
        if cover is not winner
    )
    ways = [by for _, by in losers]
    by = next((way for way in WAYS if way in ways), "alone")
    return Verdict(winner, by, end_ns, losers)


def _parted(cover: Cover, end_ns: int, best: int) -> str:
    if cover.lo_ns >= end_ns:
        return "time"
    return "coin" if cover.aim == best else "aim"
