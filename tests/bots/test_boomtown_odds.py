"""What bots know of dice, against an enumeration that was written apart from them."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from game.bots.boomtown_odds import ODDS, PIPS, Dice, Ends, ends, spends, worth
from tests.rules.boomtown.oracle import odds, thrifty

EVEN = 50
THROWS = {
    dice: sum(tuple(sorted(roll)) == dice for roll in product(range(1, PIPS + 1), repeat=3)) / PIPS**3
    for dice in combinations_with_replacement(range(1, PIPS + 1), 3)
}
"""The 56 throws of three dice, and how likely each is."""


def enumerated(ours: int, theirs: int, tie: int = EVEN) -> Ends:
    """The odds of the active player's side before the dice fall, over all throws of both sides."""
    win = tied = 0.0
    for dice, p in THROWS.items():
        for other, q in THROWS.items():
            found = _from_throw(dice, other, (ours, theirs), tie)
            win += found[0] * p * q
            tied += found[1] * p * q
    return win, tied


def _from_throw(dice: Dice, other: Dice, cards: tuple[int, int], tie: int) -> Ends:
    """The lower total spends first, at equal totals the active player (BO17)."""
    lead = sum(dice) - sum(other)
    ours, theirs = cards
    if lead <= 0 and ours:
        return ends(dice, lead, ours, other if theirs else (), theirs, tie)
    if not theirs:
        return ends(dice, lead, ours, (), 0, tie)
    win, tied = ends(other, -lead, theirs, dice if ours else (), ours, 100 - tie)
    return 1.0 - win - tied, tied


def test_bo16_the_odds_by_numbers_of_cards_are_those_of_an_exact_enumeration() -> None:
    assert list(ODDS) == [(ours, theirs) for ours in range(4) for theirs in range(4)]
    for cards, found in ODDS.items():
        assert enumerated(*cards) == pytest.approx(found, abs=1e-4), cards


def test_without_cards_the_odds_are_those_of_the_oracle() -> None:
    won, tie, _ = odds((0, 0), thrifty)
    assert enumerated(0, 0) == pytest.approx((won, tie))


@pytest.mark.parametrize("cards", [(1, 0), (2, 0), (3, 0)])
def test_spending_at_ones_best_beats_a_sound_rule_of_thumb(cards: tuple[int, int]) -> None:
    won, tie, _ = odds(cards, thrifty)
    assert worth(enumerated(*cards), 50) > won + tie / 2 + 0.005


def test_the_throws_of_three_dice_are_56_and_add_up() -> None:
    assert len(THROWS) == 56
    assert sum(THROWS.values()) == pytest.approx(1)


def test_bo17_one_more_point_settles_a_tie_and_a_low_die_thrown_again_may_close_a_gap() -> None:
    found = spends((1, 3, 6), 0, 1, (), 0, 50)
    assert found["plus"] == (1.0, 0.0)
    found = spends((1, 3, 6), -3, 1, (), 0, 50)
    assert found["plus"] == (0.0, 0.0)
    assert found["reroll-1"] == pytest.approx((2 / 6, 1 / 6))
    assert found["reroll-2"] == pytest.approx((0, 1 / 6))


def test_the_side_that_spends_first_reckons_with_what_the_other_can_still_do() -> None:
    alone = ends((2, 2, 2), 1, 0, (), 0, 50)
    watched = ends((2, 2, 2), 1, 0, (1, 1, 3), 2, 50)
    assert alone == (1.0, 0.0)
    assert watched[0] < 0.5


def test_bo18_what_a_tie_is_worth_decides_between_a_sure_tie_and_a_gamble() -> None:
    for tie, best in ((0, "reroll-1"), (100, "plus")):
        found = spends((3, 4, 5), -1, 1, (), 0, tie)
        assert max(found, key=lambda how: worth(found[how], tie)) == best


def test_equal_dice_are_thrown_again_in_one_way_only() -> None:
    assert list(spends((2, 2, 5), -4, 2, (), 0, 50)) == ["plus", "reroll-1", "reroll-3"]
