"""Players who do anything that is legal, from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.boomtown.state import State
from game.rules.kernel import Chance, Event, Request, Response
from tests.rules.boomtown.table import RULES

MOST_STEPS = 50_000


def answer(request: Request, s: State, rng: Random) -> Response:
    """Any legal answer to a request, every one of them as likely as its number of picks."""
    options = request.options
    if request.kind == "commit":
        return Response(request.seat, "commit", _commitment(options, s, rng))
    if request.most == 1:
        return Response(request.seat, request.kind, (options[int(rng.random() * len(options))],))
    count = rng.randint(request.least, request.most)
    return Response(request.seat, request.kind, tuple(rng.sample(options, count)))


def _commitment(options: tuple[str, ...], s: State, rng: Random) -> tuple[str, ...]:
    """At most one card of each suit."""
    picks: dict[str, str] = {}
    for card in options:
        if rng.random() < 0.5:
            picks[s.cards[card].suit] = card
    return tuple(picks.values())


def play(s: State, rng: Random, chance: Chance) -> Iterator[tuple[Response, tuple[Event, ...]]]:
    """Play on to the end, one response at a time."""
    for _ in range(MOST_STEPS):
        pending = RULES.pending(s)
        if not pending:
            return
        request = pending[rng.randrange(len(pending))] if len(pending) > 1 else pending[0]
        response = answer(request, s, rng)
        yield response, RULES.submit(s, response, chance)
    raise AssertionError(f"no end after {MOST_STEPS} steps")
