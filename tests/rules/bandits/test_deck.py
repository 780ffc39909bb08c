from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.bandits.cards import BANDITS, COLOURS, read_cards
from game.rules.kernel import RuleError
from tests.rules.bandits.table import CONTENT, DECK

ROWS = DECK["card"]
BANDIT_ROWS = [row for row in ROWS if row["kind"] == "bandit"]


def _credits(*, half: bool = False, **words: str) -> list[int]:
    return sorted(
        row["credits"]
        for row in BANDIT_ROWS
        if all(row[key] == word for key, word in words.items()) and (row.get("half") or not half)
    )


def test_the_deck_has_the_rulebooks_55_cards() -> None:
    counts = Counter(row["kind"] for row in ROWS)
    assert counts == {
        "bandit": 30,
        "wanted": 10,
        "sheriff": 3,
        "escape": 3,
        "ballerina": 2,
        "brawl": 6,
        "the-end": 1,
    }
    assert len({row["id"] for row in ROWS}) == 55
    assert Counter(row["bandit"] for row in ROWS if row["kind"] == "wanted") == dict.fromkeys(BANDITS, 2)
    assert Counter(row["colour"] for row in ROWS if row["kind"] == "brawl") == dict.fromkeys(COLOURS, 2)
    assert Counter(row["colour"] for row in ROWS if row["kind"] == "escape") == dict.fromkeys(COLOURS, 1)


@pytest.mark.parametrize("bandit", BANDITS)
def test_bm1_each_bandit_is_there_twice_in_each_colour_with_credits_1_1_2_2_3_3(bandit: str) -> None:
    assert _credits(bandit=bandit) == [1, 1, 2, 2, 3, 3]
    for colour in COLOURS:
        pair = _credits(bandit=bandit, colour=colour)
        assert (len(pair), sum(pair)) == (2, 4)


@pytest.mark.parametrize("colour", COLOURS)
def test_bm1_each_colour_is_worth_20(colour: str) -> None:
    assert sum(_credits(colour=colour)) == 20


def test_the_half_deck_keeps_one_card_of_each_pair_and_half_of_all_credits() -> None:
    assert all(_credits(half=True, bandit=bandit) == [1, 2, 3] for bandit in BANDITS)
    assert all(sum(_credits(half=True, colour=colour)) == 10 for colour in COLOURS)
    half = Counter(card.kind for card in read_cards(CONTENT, half=True))
    assert half == {
        "bandit": 15,
        "wanted": 5,
        "sheriff": 2,
        "escape": 3,
        "ballerina": 1,
        "brawl": 3,
        "the-end": 1,
    }


def test_every_entry_says_where_it_comes_from_and_helps_in_a_few_words() -> None:
    for row in (*ROWS, *DECK["bandit"]):
        expected = "original" if row.get("kind", "bandit") == "bandit" else "rulebook"
        assert row["source"] == expected, row["id"]
        assert row["name"] and 10 < len(row["text"]) < 120, row["id"]


def test_the_five_bandits_have_names_of_their_own_and_their_cards_bear_them() -> None:
    names = {row["id"]: row["name"] for row in DECK["bandit"]}
    assert tuple(names) == BANDITS
    assert len(set(names.values())) == 5
    assert all(row["name"] == names[row["bandit"]] for row in BANDIT_ROWS)


def _changed(card: str, **changes: Any) -> dict[str, Any]:
    return {"cards": [{**row, **changes} if row["id"] == card else row for row in ROWS]}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ({}, "exactly one card of kind 'the-end'"),
        ({"cards": "none"}, "no list of cards"),
        ({"cards": [{"id": 1}]}, "no list of cards"),
        ({"cards": [*ROWS, ROWS[4]]}, "holds card 'robot-blue-a' twice"),
        (_changed("sheriff-1", kind="deputy"), "kind 'deputy'; known are bandit, wanted"),
        (_changed("wanted-robot-1", bandit="tin man"), "bandit 'tin man'; known are robot"),
        (_changed("brawl-red-1", colour="pink"), "colour 'pink'; known are red"),
        (_changed("sheriff-1", colour="red"), "'sheriff-1' has colour 'red'"),
        (_changed("escape-red", bandit="robot"), "'escape-red' has bandit 'robot'"),
        (_changed("robot-red-a", credits=4), "4 credits"),
        (_changed("sheriff-1", credits=1), "1 credits"),
        (_changed("cactus-red-a", start=False), "start = true"),
        (_changed("robot-green-b", start=True), "4 cards have start = true"),
        (_changed("sheriff-1", start=True), "start = true"),
        (_changed("sheriff-1", kind="bandit", bandit="robot", colour="red", credits=1), "30 places"),
    ],
)
def test_a_deck_that_can_not_be_played_is_refused_with_one_sentence(
    content: dict[str, Any], says: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        read_cards(content, half=False)
    assert says in str(refusal.value)
    assert "\n" not in str(refusal.value)
