"""Whole matches without a window, as fast as can be."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.match.content import Content
from game.match.hunt import RULES, Hunt
from game.match.pace import MS
from game.match.seats import Level, bot_seats
from game.match.seeds import derive
from game.match.start import Options, new_match

CHUNK_NS = 1_000_000_000
"""Game time between two looks at whether the match is over."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match of bots ended. scores: Credits by seat. decisions: responses that the rules accepted."""

    game: str
    seed: int
    match: int
    seats: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    game_ms: int
    digest: str


def never() -> None:
    """Nothing stops a match."""


def run(hunt: Hunt, look: Callable[[], None] = never) -> None:
    """Play a headless hunt to its end, as fast as can be. look: called again and again; may raise to stop."""
    while not hunt.over:
        look()
        hunt.advance(hunt.now_ns + CHUNK_NS)


def simulate(
    content: Content,
    seats: int,
    levels: tuple[Level, ...],
    seed: int,
    number: int = 0,
    table: str = "",
    options: Options | None = None,
    look: Callable[[], None] = never,
) -> Outcome:
    """Play match `number` of a series of bots; the same arguments give the same outcome in every process."""
    match = new_match(content, bot_seats(seats, levels), derive(seed, "match", number), table, options)
    hunt = Hunt(match, content.table(table), headless=True)
    run(hunt, look=look)
    return outcome(hunt, seed, number)


def outcome(hunt: Hunt, seed: int, number: int = 0) -> Outcome:
    """What there is to say of a hunt that is over."""
    match = hunt.match
    result = hunt.result
    return Outcome(
        game=RULES.id,
        seed=seed,
        match=number,
        seats=len(match.seats),
        bots=tuple(seat.level for seat in match.seats),
        winners=tuple(result["winners"]),
        scores=tuple(result["credits"]),
        decisions=match.count,
        game_ms=hunt.since_ns // MS,
        digest=match.trail(),
    )
