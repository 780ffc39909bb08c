"""Hand rankings: BT1, BT2, BT3, BT4, BT5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

import pytest

from game.rules.bountytown.cards import CARDS, COPIES, FACES, NAMES, SUIT, VALUE, card_of, face_of, parse_hand
from game.rules.bountytown.hands import (
    FULL_HOUSE,
    RANK_NAMES,
    THREE_OF_A_KIND,
    TWO_PAIR,
    category,
    rank,
    strength,
)
from game.rules.kernel import RuleError


def naive(cards: tuple[int, ...]) -> str:
    """The rank of one to five cards straight from the words of the rulebook."""
    values = sorted(VALUE[card] for card in cards)
    suits = {SUIT[card] for card in cards}
    groups = sorted((values.count(value) for value in set(values)), reverse=True)
    five = len(cards) == 5
    tests = [
        ("Straight Flush", five and len(suits) == 1 and values == [1, 2, 3, 4, 5]),
        ("Five of a Kind", groups == [5]),
        ("Flush", five and len(suits) == 1),
        ("Rainbow", len(suits) == 5),
        ("Straight", values == [1, 2, 3, 4, 5]),
        ("Four of a Kind", groups[0] == 4),
        ("Full House", groups == [3, 2]),
        ("Two Pair", groups[:2] == [2, 2]),
        ("Three of a Kind", groups[0] == 3),
        ("One Pair", groups[0] == 2),
        ("High Card", True),
    ]
    return next(name for name, holds in tests if holds)


def hands_by_face(left: int, face: int = 0) -> Iterator[tuple[list[int], int]]:
    """All hands as multisets of faces, each with the number of hands it stands for."""
    if not left:
        yield [], 1
    elif face < len(FACES):
        for copies in range(min(COPIES, left) + 1):
            for rest, count in hands_by_face(left - copies, face + 1):
                yield [face * COPIES + copy for copy in range(copies)] + rest, count * comb(COPIES, copies)


def test_all_five_card_hands_are_ranked_as_counted() -> None:
    found: Counter[str] = Counter()
    for cards, count in hands_by_face(5):
        found[RANK_NAMES[category(cards)]] += count
    assert sum(found.values()) == comb(75, 5) == 17_259_390
    assert found == {
        "Straight Flush": 1_215,
        "Five of a Kind": 15_015,
        "Flush": 13_800,
        "Rainbow": 758_160,
        "Straight": 729_000,
        "Four of a Kind": 385_200,
        "Full House": 906_600,
        "Two Pair": 4_738_500,
        "Three of a Kind": 2_924_100,
        "One Pair": 6_787_800,
    }


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_all_hands_of_fewer_cards_are_ranked_as_the_words_have_it_bt2(size: int) -> None:
    for cards, _ in hands_by_face(size):
        assert RANK_NAMES[category(cards)] == naive(tuple(cards)), cards


def test_five_card_hands_are_ranked_as_the_words_have_it() -> None:
    rng = Random(5)
    for _ in range(20_000):
        cards = tuple(rng.sample(range(CARDS), 5))
        assert RANK_NAMES[category(cards)] == naive(cards), cards


def test_the_best_of_up_to_fifteen_cards_is_what_brute_force_finds() -> None:
    order = {name: number for number, name in enumerate(RANK_NAMES)}
    rng = Random(15)
    for round_ in range(220):
        size = 5 + round_ % 11
        values = rng.choice([range(CARDS), [c for c in range(CARDS) if VALUE[c] != 3], range(45)])
        cards = tuple(rng.sample(list(values), size))
        best = min(order[naive(five)] for five in combinations(cards, 5))
        found = rank(cards)
        assert found.name == RANK_NAMES[best], cards
        assert set(found.used) <= set(cards) and naive(found.used) == found.name


def test_printed_cards_may_repeat_a_face_that_was_drawn_too_bt5() -> None:
    assert rank([0, 0, 1, 2, 0]).name == "Five of a Kind"


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ("1H 2H 3H 4H 5H", "Straight Flush: 1 2 3 4 5 of Hearts"),
        ("4H 4D 4C 4S 4S", "Five of a Kind: 4 4 4 4 4"),
        ("1G 1G 5G 4G 2G", "Flush: 1 1 2 4 5 of Gold"),
        ("3H 3D 2C 1S 3G", "Rainbow: 3H 3D 2C 1S 3G"),
        ("5H 4D 3C 2S 1S", "Straight: 1 2 3 4 5"),
        ("2H 2D 2C 2S 2S", "Five of a Kind: 2 2 2 2 2"),
        ("1H 1D 1C 1S 2S", "Four of a Kind: 1 1 1 1"),
        ("5G 5S 2C 2H 2C", "Full House: 2 2 2 over 5 5"),
        ("2H 5D 5C 2S", "Two Pair: 5 5 and 2 2"),
        ("3H 3D 3C", "Three of a Kind: 3 3 3"),
        ("3H 3D 5C", "One Pair: 3 3"),
        ("1H 4D", "High Card: 4"),
    ],
)
def test_a_hand_says_why_it_ranks_so(faces: str, reason: str) -> None:
    assert rank(parse_hand(faces)).reason == reason


def test_no_cards_are_a_hand_too_and_the_worst() -> None:
    assert rank([]).reason == "No Cards"
    assert category([]) > category([0])


def test_bt1_the_printed_ranks_stand_and_three_of_a_kind_comes_below_two_pair() -> None:
    assert [strength(number, three_above=False) for number in range(1, 12)] == list(range(1, 12))
    assert RANK_NAMES[1:9] == (
        *("Straight Flush", "Five of a Kind", "Flush", "Rainbow"),
        *("Straight", "Four of a Kind", "Full House", "Two Pair"),
    )


def test_bt1_an_option_puts_three_of_a_kind_above_two_pair_and_moves_nothing_else() -> None:
    above = [strength(number, three_above=True) for number in range(1, 12)]
    assert above == [1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11]
    assert (TWO_PAIR, THREE_OF_A_KIND) == (8, 9)


@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ("2H 2D 2C 5S 5G", "Rainbow"),
        ("1H 2D 3C 4S 5G", "Rainbow"),
        ("1D 1H 1C 1S 1G", "Five of a Kind"),
        ("2H 2H 2H 5H 5H", "Flush"),
    ],
)
def test_bt3_of_several_ranks_the_best_printed_one_counts(faces: str, name: str) -> None:
    assert rank(parse_hand(faces)).name == name


def test_bt3_there_is_only_one_straight() -> None:
    assert rank(parse_hand("2H 3D 4C 5S 1S")).name == "Straight"
    assert rank(parse_hand("1H 2D 3C 4S")).name == "High Card"
    assert rank(parse_hand("2H 3D 4C 5S 5S")).name == "One Pair"


def test_bt4_values_never_break_a_tie() -> None:
    high, low = parse_hand("5H 5D 5C 4S 4S"), parse_hand("1H 1D 1C 2S 2S")
    assert category(high) == category(low) == FULL_HOUSE


def test_cards_go_by_names_and_faces() -> None:
    assert len(set(NAMES)) == 75 and len(set(FACES)) == 25
    assert Counter(face_of(card) for card in range(75)) == dict.fromkeys(FACES, 3)
    assert Counter(VALUE) == dict.fromkeys(range(1, 6), 15)
    assert [card_of(name) for name in NAMES] == list(range(75))


@pytest.mark.parametrize("text", ["6H", "H5", "5X", "0G", "5Ga", "1H 1H 1H 1H", "-"])
def test_a_hand_that_there_is_not_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RuleError) as refusal:
        parse_hand(text)
    assert "\n" not in str(refusal.value)


def test_a_hand_may_be_written_in_small_letters_and_is_found_among_fifteen_cards_at_most() -> None:
    assert parse_hand("5g 2c") == parse_hand("5G 2C")
    with pytest.raises(RuleError, match="at most 15"):
        rank(range(16))
    with pytest.raises(RuleError, match="isn't a Duel card"):
        card_of("5Gd")
