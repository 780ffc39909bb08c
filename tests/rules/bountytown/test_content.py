"""The content in levels/bountytown, and what is said about content that can't be used."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from game.rules.bountytown.content import decode, read_rows
from tests.rules.bountytown.box import BOX, CONTENT


def broken(table: str, number: int, **changes: Any) -> list[str]:
    """The faults after a row was changed; None as a value takes the key away."""
    data = copy.deepcopy(CONTENT)
    row = data[table][number]
    for key, value in changes.items():
        row.pop(key, None)
        if value is not None:
            row[key] = value
    content, faults = decode(data)
    assert (content is None) == bool(faults)
    return faults


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(CONTENT["character"]) == 15
    assert len(CONTENT["location"]) == 18
    assert len(CONTENT["bounty"]) == 31
    assert sum(row["copies"] for row in CONTENT["item"]) == 20
    assert {row["copies"] for row in CONTENT["item"]} == {4}
    assert len(CONTENT["wound"]) == 22


def test_every_entry_says_whose_invention_it_is() -> None:
    sources = {
        key: Counter(row["source"] for row in CONTENT[key])
        for key in ("character", "location", "bounty", "item", "wound")
    }
    assert sources["character"] == {"rulebook": 2, "original": 13}
    assert sources["location"] == {"rulebook": 9, "original": 9}
    assert sources["bounty"] == {"rulebook": 1, "original": 30}
    assert sources["item"] == {"rulebook": 5}


def test_every_entry_has_a_name_and_one_line_of_text() -> None:
    for key in ("character", "location", "bounty", "item", "wound", "town"):
        for row in CONTENT[key]:
            assert row["name"] and row["text"][-1] in ".!?" and "\n" not in row["text"], row["id"]
            assert len(row["text"]) <= 100, row["id"]


def test_prices_are_the_rulebooks() -> None:
    assert {kind.name: kind.price for kind in BOX.items} == {
        "First Aid Kit": 3,
        "Rifle": 3,
        "Crucifix": 4,
        "Box of Ammunition": 4,
        "Cowboy Hat": 5,
    }


def test_butch_cassidy_draws_five() -> None:
    assert next(b for b in BOX.bounties if b.id == "butch-cassidy").draw == 5


def test_no_bounty_hides_at_the_sheriffs_and_all_other_places_have_about_as_many() -> None:
    found = Counter(cell for bounty in BOX.bounties for cell in bounty.cells)
    assert set(found) == {0, 1, 2, 4, 5, 6, 7, 8}
    assert max(found.values()) - min(found.values()) <= 2


def test_each_original_character_touches_another_moment() -> None:
    moments = [(*row.effects, *(use.do for use in row.uses.values())) for row in BOX.characters]
    own = [row for row in moments if row != ("duel.draw_step",)]
    assert len(set(own)) == len(own) == 13, "Legwork and Second Look share the Draw step"


@pytest.mark.parametrize(
    ("table", "number", "changes", "words"),
    [
        ("character", 0, {"name": None}, "character[0]"),
        ("character", 0, {"name": ""}, "character[0].name"),
        ("character", 0, {"luck": 3}, "character[0].luck: unknown key; expected one of id, name"),
        ("character", 0, {"source": "internet"}, "character[0].source"),
        ("character", 0, {"id": "No Id"}, "character[0].id"),
        ("character", 0, {"id": "valentina"}, "expected an id of its own, found 'valentina' again"),
        ("character", 0, {"id": "docs"}, "found 'docs' again, see character"),
        ("bounty", 0, {"cells": [4, 4]}, "bounty[0].cells: expected two different cells"),
        ("bounty", 0, {"cells": [4, 9]}, "bounty[0].cells"),
        ("bounty", 0, {"base": ["6H"]}, "bounty[0].base: '6H' isn't a card"),
        ("bounty", 0, {"base": [], "draw": 0}, "bounty[0].draw: expected 1 to 15 cards"),
        ("bounty", 0, {"renown": "much"}, "bounty[0].renown"),
        ("item", 0, {"copies": 10}, "item[0].copies"),
        ("location", 3, {"cell": None}, "location[3].cell: expected a cell, because start"),
        ("location", 4, {"cell": 3}, "location: expected each cell at most once"),
        ("location", 4, {"refuge": False}, "expected refuge = true once, found it 0 times"),
        ("town", 1, {"cells": ["docs"]}, "town[1].cells: expected 9 Locations or none, found 1"),
        ("town", 1, {"cells": ["mars"] * 9}, "expected the id of a Location, found 'mars'"),
        ("town", 1, {"cells": ["docs", *[""] * 8]}, "'docs' always lies elsewhere"),
    ],
)
def test_a_fault_is_named_with_its_key_and_what_was_expected(
    table: str, number: int, changes: dict[str, Any], words: str
) -> None:
    faults = broken(table, number, **changes)
    assert any(words in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (
            {"hook": "duel.luck", "op": "add", "n": 1},
            "effect[0].hook: expected one of hand.limit, move.actions",
        ),
        ({"hook": "hand.limit", "op": "double"}, "effect[0].op: expected one of set, add, multiply, forbid"),
        ({"hook": "duel.wounds", "op": "add", "n": 1, "who": "all"}, "effect[0].who: expected one of owner"),
        ({"hook": "duel.wounds", "op": "add", "n": 1, "when": ["noon"]}, "effect[0].when: expected one of"),
        (
            {"hook": "duel.wounds", "op": "add", "n": 1, "per": "day"},
            "effect[0].per: expected one of '', turn",
        ),
        ({"hook": "duel.wounds", "op": "add"}, "effect[0].n: expected a number with op add"),
        ({"hook": "duel.wounds", "op": "forbid", "n": 1}, "effect[0].n: expected no number with op forbid"),
        ({"hook": "hand.limit", "op": "add", "n": 1, "who": "opponent"}, "not asked in a Duel"),
        (
            {"hook": "hand.limit", "op": "add", "n": "1"},
            "effect[0].n: expected a whole number from -20 to 20, found the text '1'",
        ),
        ({"op": "add", "n": 1}, "effect[0].hook: expected a text, but the key is missing"),
    ],
)
def test_an_effect_that_says_nothing_sensible_is_named(effect: dict[str, Any], words: str) -> None:
    faults = broken("character", 0, effect=[effect])
    assert any(words in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("use", "words"),
    [
        ([{"window": "night", "do": "heal"}], "use[0].window: expected one of turn, declare"),
        ([{"window": "turn", "do": "fly"}], "use[0].do: expected one of heal, reload"),
        ([{"window": "declared", "do": "heal"}], "use[0].do: expected one of cancel_duel"),
        (
            [{"window": "turn", "do": "shop"}],
            "use[0].actions: expected at least 1, because shop is an Action",
        ),
        ([{"window": "wounded", "do": "no_wounds", "actions": 1}], "outside the window turn"),
        ([{"window": "turn", "do": "heal"}, {"window": "turn", "do": "draw"}], "one use in each window"),
    ],
)
def test_a_use_that_can_not_be_is_named(use: list[dict[str, Any]], words: str) -> None:
    faults = broken("character", 0, use=use, effect=None)
    assert any(words in fault for fault in faults), faults


def test_a_location_can_not_speak_of_opponents() -> None:
    effect = {"hook": "duel.wounds", "op": "add", "n": 1, "who": "opponent"}
    assert any("who: expected one of owner" in fault for fault in broken("location", 0, effect=[effect]))


def test_all_faults_are_told_at_once() -> None:
    data = copy.deepcopy(CONTENT)
    data["character"][1]["name"] = 3
    data["character"][2]["effect"][0]["op"] = "halve"
    data["bounty"][5]["draw"] = -1
    data["horse"] = []
    del data["wound"]
    _, faults = decode(data)
    assert len(faults) == 5, faults


@pytest.mark.parametrize("value", [3, "text", [3], [[]], None])
def test_a_table_of_something_else_is_named(value: Any) -> None:
    _, faults = decode({**CONTENT, "bounty": value})
    assert faults and faults[0].startswith("bounty")


def test_a_file_with_a_part_of_the_content_can_be_read_by_itself() -> None:
    rows, faults = read_rows({"wound": CONTENT["wound"]})
    assert not faults and len(rows["wound"]) == 22


def test_too_little_for_the_largest_match_is_named() -> None:
    _, faults = decode({**CONTENT, "character": CONTENT["character"][:11], "bounty": CONTENT["bounty"][:21]})
    assert faults == [
        "character: expected at least 12 rows, found 11",
        "bounty: expected at least 22 rows, found 21",
    ]
