"""How far skill reaches in Boom Town: what share of matches each level wins, and each place in the order."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.bots.boomtown_league import Z, league

HARD = ("hard", "normal", "normal", "normal")
NORMAL = ("normal", "random", "random", "random")
EASY = ("normal", "easy", "easy", "easy")
BARS = {HARD: 1.5 / 4, NORMAL: 2.5 / 4, EASY: 1.5 / 4}
"""What the first of four has to win at least: 1.5 and 2.5 times its fair share."""


def _share(levels: tuple[str, ...], matches: int, first: int) -> float:
    return float(league(levels, matches, first)["wins"][levels[0]]) / matches


@pytest.mark.parametrize("levels", BARS, ids="-".join)
def test_each_level_beats_three_of_the_one_below_as_often_as_it_must(levels: tuple[str, ...]) -> None:
    assert _share(levels, 30, 0) >= BARS[levels]


@pytest.mark.soak
@pytest.mark.parametrize("levels", BARS, ids="-".join)
def test_each_level_beats_three_of_the_one_below_beyond_doubt(levels: tuple[str, ...]) -> None:
    matches = 600
    share = _share(levels, matches, 10_000)
    assert share - Z * sqrt(share * (1 - share) / matches) > BARS[levels]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hundreds_of_matches_of_normal_bots_end_at_the_goal(seats: int) -> None:
    found = league(("normal",) * seats, 700, 20_000)
    assert sum(found["ways"].values()) == found["ways"]["goal"]
    assert max(found["turns"]) < 300
