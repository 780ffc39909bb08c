"""Bountytown, as the conformance suite sees it."""

from __future__ import annotations

from game.rules.kernel import Setup
from tests.conformance.game import Game
from tests.rules.bountytown.box import CONTENT, RULES
from tests.rules.bountytown.chaos import shake

VARIANTS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"three_of_a_kind": "above two pair", "town": "diagram"},
    {"defender_refills": False, "town": "frontier", "bounty_deck": "all"},
)


def setup(seats: int, variant: int) -> Setup:
    """A match with one of the variants of the house rules."""
    return Setup(seats, VARIANTS[variant % len(VARIANTS)], CONTENT)


BOUNTYTOWN = Game(RULES, setup, shake)
