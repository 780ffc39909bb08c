"""The engine's own fights against exact odds."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from game.rules.boomtown.fights import totals
from game.rules.boomtown.state import Fight, State
from game.rules.kernel import Chance, Response, SeededChance
from tests.rules.boomtown.oracle import Dice, Policy, odds, thrifty
from tests.rules.boomtown.table import RULES, Table
from tests.rules.told import the

FIGHTS = 1_000
SIGMAS = 4
CARDS = (["derringer", "miners", "high-noon"], ["peacemaker", "cavalry", "misfire"])


def bold(own: int, other: int, dice: Dice, left: int) -> str:
    """Throw again whatever is not good enough; add one where that suffices."""
    if own <= other < own + left:
        return "plus"
    return "reroll" if dice[0] < 5 else "waste"


def _fight(s: State, chance: Chance, policy: Policy) -> str:
    """Play a fight to its end; how it ended for the active player."""
    while True:
        request = RULES.pending(s)[0]
        if request.kind == "commit":
            picks = request.options
        else:
            fight = s.stack[-1]
            assert isinstance(fight, Fight)
            side = fight.seats.index(request.seat)
            dice = fight.dice[side]
            score = totals(fight)
            how = policy(score[side], score[1 - side], tuple(sorted(dice)), fight.left[side])
            picks = (f"reroll-{dice.index(min(dice)) + 1}" if how == "reroll" else how,)
        events = RULES.submit(s, Response(request.seat, request.kind, picks), chance)
        if any(event.kind == "fight_over" for event in events):
            return str(the(events, "fight_over").data["outcome"])


@pytest.mark.parametrize(
    ("cards", "policy"),
    [((0, 0), bold), ((1, 0), thrifty), ((0, 2), bold), ((2, 1), bold), ((1, 3), thrifty), ((3, 3), thrifty)],
)
def test_the_engines_fights_are_won_as_often_as_exact_enumeration_says(
    cards: tuple[int, int], policy: Policy
) -> None:
    hands = [CARDS[side][:count] for side, count in enumerate(cards)]
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table(
        "posse",
        seats=2,
        hand=["tracker", "arson", *hands[0]],
        hands={1: ["dynamite", *hands[1]]},
        crews=crews,
    )
    table.do("posse", "tracker")
    chance = SeededChance(sum(cards) * 97 + cards[0])
    found = Counter(_fight(RULES.clone(table.s), chance, policy) for _ in range(FIGHTS))
    for outcome, p in zip(("won", "tie", "lost"), odds(cards, policy), strict=True):
        error = math.sqrt(p * (1 - p) / FIGHTS)
        assert abs(found[outcome] / FIGHTS - p) < SIGMAS * error, (outcome, found, p)


def test_the_oracle_agrees_with_the_known_odds_of_three_dice_against_three() -> None:
    won, tie, lost = odds((0, 0), thrifty)
    assert tie == pytest.approx(4332 / 46656)
    assert won == pytest.approx(lost)
    assert won + tie + lost == pytest.approx(1)


def test_every_card_helps_its_side() -> None:
    chances = [odds((count, 1), thrifty)[0] for count in range(4)]
    assert chances == sorted(chances) and chances[3] - chances[0] > 0.2
