"""Boom Town, as the conformance suite sees it."""

from __future__ import annotations

from game.rules.kernel import Setup
from tests.conformance.game import Game
from tests.rules.boomtown.chaos import answer
from tests.rules.boomtown.shake import shake
from tests.rules.boomtown.table import CONTENT, RULES

VARIANTS: tuple[dict[str, str | int | bool], ...] = ({}, {"goal": 50}, {"goal": 30, "decks": 2})


def setup(seats: int, variant: int) -> Setup:
    """A match with one of the variants of the house rules."""
    return Setup(seats, VARIANTS[variant % len(VARIANTS)], CONTENT)


BOOMTOWN = Game(RULES, setup, shake, answer)
