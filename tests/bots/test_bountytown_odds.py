"""The odds that bots of Bountytown count, against dealt hands; what Duels are worth, against the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.bots import bountytown_odds as odds
from game.bots.bountytown_race import Race
from game.bots.bountytown_sight import Sight
from game.bots.bountytown_worth import NOBODY, Stakes, attack_values, defence_values
from game.rules.bountytown.cards import CARDS, parse_hand
from game.rules.bountytown.frames import Duel
from game.rules.bountytown.hands import (
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    THREE_OF_A_KIND,
    TWO_PAIR,
    category,
)
from game.rules.bountytown.hooks import ask
from game.rules.bountytown.reading import Rows
from game.rules.kernel import TABLE
from tests.rules.bountytown.box import CHARACTERS, CONTENT, LOCATIONS, RULES
from tests.rules.bountytown.table import Table

DEALT = 6000


def _sampled(kept: list[int], draws: int) -> list[float]:
    rng, found = Random(1), [0.0] * odds.SIZE
    deck = [card for card in range(CARDS) if card not in kept]
    for _ in range(DEALT):
        found[category(kept + rng.sample(deck, draws))] += 1 / DEALT
    return found


@pytest.mark.parametrize(
    ("kept", "draws"),
    [("", 5), ("3H 3D", 3), ("3H 3D 3C", 2), ("1H 2H 3H", 2), ("1H 2D 3C 4S", 1), ("5G", 6)],
)
def test_counted_odds_are_those_of_dealt_hands(kept: str, draws: int) -> None:
    cards = parse_hand(kept)
    counted = odds.after(cards, draws, odds.full_deck(cards))
    assert sum(counted) == pytest.approx(1.0)
    for number, (chance, seen) in enumerate(zip(counted, _sampled(cards, draws), strict=True)):
        assert chance == pytest.approx(seen, abs=0.025), odds.HIGH_CARD - number


def test_a_draw_step_makes_hands_better_and_two_make_them_better_still() -> None:
    values = [odds.dot(odds.unknown(5, steps, 0), odds.SCORE) for steps in range(3)]
    assert values == sorted(values)
    assert values[0] < values[2] - 0.1


@pytest.mark.parametrize("faces", ["1H 1D 2C 3S 5S", "1H 1D 1C 3S 5C", "1H 2H 3H 5D"])
def test_a_card_that_comes_before_the_draw_step_is_worth_what_it_is_in_dealt_hands(faces: str) -> None:
    rng, hand = Random(1), parse_hand(faces)
    rest = [card for card in range(CARDS) if card not in hand]
    for before in (1, 3):
        dealt = 0.0
        for _ in range(80):
            wider = [*hand, *rng.sample(rest, before)]
            dealt += odds.best_keep(wider, 1, 0, odds.SCORE, odds.full_deck(wider))[2] / 80
        found = odds.outlooks(hand, 1, 0, odds.full_deck(hand), before=before)
        assert odds.best_of(found, odds.SCORE)[2] == pytest.approx(dealt, abs=0.05)


def test_a_pair_is_kept_and_a_full_house_is_not_touched() -> None:
    pair = parse_hand("3H 3D 1C 5S 2S")
    assert set(odds.best_keep(pair, 1, 0, odds.SCORE, odds.full_deck(pair))[0]) >= set(pair[:2])
    full = parse_hand("3H 3D 3C 5S 5H")
    assert odds.best_keep(full, 1, 0, odds.SCORE, odds.full_deck(full))[0] == tuple(full)


def test_cards_that_are_gone_do_not_come() -> None:
    threes = parse_hand(" ".join(f"3{suit} 3{suit} 3{suit}" for suit in "HDCSG"))
    found = odds.after(threes[:3], 2, odds.full_deck(threes))
    assert found[FOUR_OF_A_KIND] == 0
    assert found[FULL_HOUSE] > 0


def _surely(place: int) -> tuple[float, ...]:
    return tuple(float(number == place) for number in range(odds.SIZE))


STAKES = Stakes(win=10.0, lose=0.0, escape=1.0, wound=0.5)


@pytest.mark.parametrize(
    ("mine", "foe", "outlaw", "value"),
    [
        (TWO_PAIR, None, HIGH_CARD, 10.0),
        (TWO_PAIR, None, TWO_PAIR, 9.5),
        (HIGH_CARD, None, TWO_PAIR, 0.5),
        (TWO_PAIR, TWO_PAIR, HIGH_CARD, 9.5),
        (THREE_OF_A_KIND, TWO_PAIR, HIGH_CARD, -0.5),
        (THREE_OF_A_KIND, TWO_PAIR, FULL_HOUSE, 0.5),
        (THREE_OF_A_KIND, TWO_PAIR, TWO_PAIR, -0.5),
        (TWO_PAIR, HIGH_CARD, None, 10.0),
    ],
)
def test_bt6_an_attack_is_worth_what_the_showdown_gives(
    mine: int, foe: int | None, outlaw: int | None, value: float
) -> None:
    chances = [NOBODY if place is None else _surely(place) for place in (foe, outlaw)]
    assert attack_values(STAKES, chances[0], chances[1])[0][mine] == pytest.approx(value)


@pytest.mark.parametrize(
    ("mine", "foe", "outlaw", "value"),
    [
        (TWO_PAIR, HIGH_CARD, HIGH_CARD, 10.0),
        (TWO_PAIR, TWO_PAIR, HIGH_CARD, -0.5),
        (TWO_PAIR, HIGH_CARD, TWO_PAIR, 9.5),
        (TWO_PAIR, HIGH_CARD, FULL_HOUSE, 0.5),
    ],
)
def test_bt6_a_defence_is_worth_what_the_showdown_gives(
    mine: int, foe: int, outlaw: int, value: float
) -> None:
    assert defence_values(STAKES, _surely(foe), _surely(outlaw))[mine] == pytest.approx(value)


HOOKS = (
    "duel.toll",
    "duel.extra_cards",
    "duel.draw_step",
    "duel.most_cards",
    "duel.blind_cards",
    "duel.wounds",
)


def test_a_bot_reads_the_same_numbers_out_of_its_view_as_the_rules_ask() -> None:
    names = sorted(CHARACTERS)
    rows = Rows(CONTENT)
    for number, first in enumerate(names):
        who = {0: first, 1: names[number - 1]}
        t = Table(["1H 2H", "1D 2D"], who=who, at={0: number % 9, 1: number % 9})
        for attacker, defender in ((0, 1), (1, 0), (0, TABLE)):
            duel = Duel(attacker, defender, plays=[[0] * 5, [0] * 5, []])
            for seat in [seat for seat in (attacker, defender) if seat != TABLE]:
                sight = Sight(RULES.view(t.s, seat), rows, seat)
                terms = sight.terms(seat, t.s.cells[seat], attacker, defender)
                bases = (0, 0, 1, 5, 0, 1)
                asked = tuple(ask(t.s, hook, n, seat, duel) for hook, n in zip(HOOKS, bases, strict=True))
                assert (*terms[:5], terms.wounds) == asked, (first, attacker, defender, seat)
    assert len(LOCATIONS) == 18


def test_renown_is_worth_more_when_it_decides_the_match() -> None:
    even = Race([3, 3, 3, 3], 0, 14)
    assert even.worth({0: 2}) == pytest.approx(2, abs=1.0)
    late = Race([6, 7, 1, 0], 0, 1)
    assert late.worth({0: 2}, ends=1.0) > even.worth({0: 2}) > 0
    assert late.worth({0: 0}, ends=1.0) < 0 < Race([8, 7, 1, 0], 0, 1).worth({}, ends=1.0)
    assert (even.train(), Race([0, 0, 0], 0, 4).train()) == (0.0, 0.25)
