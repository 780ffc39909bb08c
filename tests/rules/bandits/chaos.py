"""Players who do anything that is legal, from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.bandits.race import free_hands
from game.rules.bandits.state import State
from game.rules.kernel import TABLE, Chance, Event, Request, Response
from tests.rules.bandits.table import MS, RULES, where

MOST_STEPS = 20_000

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"ballerina": "sends"},
    {"deck": "half"},
    {"deck": "half", "ballerina": "sends", "false_start": False, "card_time_ms": 1500},
)


def check_whole(s: State) -> None:
    """Nothing is lost and nothing is there twice: cards, spots, tokens."""
    assert where(s) == sorted(s.cards)
    assert all(card == "" or s.cards[card].kind == "bandit" for card in s.spots)
    assert not any(up for card, up in zip(s.spots, s.up, strict=True) if not card)
    holders = [holder for holder in s.sheriffs if holder != TABLE]
    assert len(holders) == len(set(holders))
    assert len(s.sheriffs) == -(-s.seats // 3)
    assert all(s.cards[card].kind == "bandit" for pile in s.captured for card in pile)
    assert (s.phase == "over") == (not RULES.pending(s))


def answer(request: Request, s: State, rng: Random) -> Response:
    """Any legal answer to a request."""
    match request.kind:
        case "cover":
            assert s.race
            lo = s.race.mark_ns + rng.randrange(1, 60 * MS)
            hi = lo + rng.randrange(9 * MS)
            hand = rng.choice(free_hands(s.race, request.seat))
            aim = rng.randrange(4) * 500
            return Response(request.seat, "cover", (rng.choice(request.options),), hand, lo, hi, aim)
        case "advance" | "time_up":
            return Response(TABLE, request.kind, lo_ns=request.due_ns or 0)
        case "draw":
            lo = rng.randrange(-50 * MS, 250 * MS)
            return Response(request.seat, "draw", lo_ns=lo, hi_ns=lo + rng.randrange(30 * MS))
        case _:
            picks = (rng.choice(request.options),) if request.options else ()
            return Response(request.seat, request.kind, picks)


def play(s: State, rng: Random, chance: Chance) -> Iterator[tuple[Response, tuple[Event, ...]]]:
    """Play on to the end, one response at a time."""
    for _ in range(MOST_STEPS):
        pending = RULES.pending(s)
        if not pending:
            return
        response = answer(rng.choice(pending), s, rng)
        yield response, RULES.submit(s, response, chance)
    raise AssertionError(f"no end after {MOST_STEPS} steps")
