"""Noon, as the conformance suite sees it."""

from __future__ import annotations

from random import Random

from game.rules.kernel import TABLE, Request, Response, Setup
from game.rules.noon import NoonRules
from game.rules.noon.state import State
from tests.conformance.game import Game

MS = 1_000_000
RULES = NoonRules()
VARIANTS: tuple[dict[str, str | int | bool], ...] = ({}, {"wins": 5}, {"wins": 4})


def setup(seats: int, variant: int) -> Setup:
    """A match with one of the variants of the house rules."""
    return Setup(seats, VARIANTS[variant % len(VARIANTS)])


def shake(s: State, _: int | None, __: Random) -> State:
    """Nothing is secret."""
    return RULES.clone(s)


def answer(request: Request, s: State, rng: Random) -> Response:
    """Any legal answer: draws before and after the bell, close to each other and far apart."""
    if request.kind == "advance":
        return Response(TABLE, "advance", lo_ns=request.due_ns or 0)
    if request.kind == "draw":
        lo = max(s.held_ns if s.winner != TABLE else -50 * MS, rng.randrange(-50 * MS, 300 * MS))
        return Response(request.seat, "draw", lo_ns=lo, hi_ns=lo + rng.randrange(30 * MS))
    return Response(request.seat, request.kind)


NOON = Game(RULES, setup, shake, answer, secrets=False)
