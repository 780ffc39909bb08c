"""Duels against active Bounties: BT5, BT34."""

from __future__ import annotations

import pytest

from game.rules.bountytown.rows import Bounty
from game.rules.kernel import Event
from tests.rules.bountytown.box import RULES, TEST_BOUNTIES
from tests.rules.bountytown.table import Table
from tests.rules.told import kinds, the


def duel(hand: str, bounty: str, **table: object) -> tuple[Table, tuple[Event, ...]]:
    """Seat 0 duels an active Bounty with its whole hand at Boot Hill."""
    t = Table([hand], town={0: "boot-hill"}, active=[bounty, "spare"], **table)  # type: ignore[arg-type]
    t.turn(f"duel:{bounty}")
    t.swap(0)
    return t, t.select(0, hand)


def test_a_better_hand_captures_the_bounty_without_a_wound() -> None:
    t, events = duel("3H 3D", "high-card")
    assert t.s.captured[0] == ["high-card"] and t.s.active == ["spare"]
    assert t.s.wounds[0] == []
    assert the(events, "captured").data == {"bounty": "high-card", "from": None}


def test_at_the_same_rank_the_player_wins_and_is_wounded() -> None:
    t, _ = duel("5H 5D", "one-pair")
    assert t.s.captured[0] == ["one-pair"] and len(t.s.wounds[0]) == 1


def test_a_worse_hand_is_wounded_and_the_bounty_escapes_for_ever() -> None:
    t, events = duel("5H", "one-pair")
    assert t.s.captured[0] == [] and t.s.gone == ["one-pair"] and t.s.active == ["spare"]
    assert the(events, "escaped").why == "One Pair escapes and is out of the game."
    assert len(t.s.wounds[0]) == 1


def test_a_bounty_is_found_at_its_two_places_only() -> None:
    for cell in range(9):
        t = Table(["1H"], at={0: cell, 1: 4, 2: 4} if cell != 4 else {0: 4, 1: 5, 2: 5}, active=["high-card"])
        assert t.options("duel:") == (["duel:high-card"] if cell in (0, 1) else [])


def test_bt34_cells_count_from_the_top_left_and_the_sheriff_is_at_the_left_of_the_middle_row() -> None:
    t = Table(["1H"])
    assert [place.cell for place in t.s.book.town] == [-1, -1, -1, 3, 4, 5, -1, -1, -1]
    assert t.s.book.town[3].id == "sheriffs-office"


def test_bt5_the_base_hand_is_printed_and_the_best_five_of_base_and_drawn_cards_count() -> None:
    row = Bounty("big", "Big", (0, 1), ("2H", "2D", "4S"), 4, 3)
    t = Table(["1H"], active=["big"], deck="2H 2H 4H 1S 5G")
    t.s.book.bounties["big"] = row
    t.turn("duel:big")
    t.swap(0)
    events = t.select(0, "1H")
    shown = the(events, "showdown").data["hands"][1]
    assert shown["base"] == ["2H", "2D", "4S"], "two cards 2H are drawn beside the printed one"
    assert shown["cards"] == ["2Ha", "2Hb", "4Ha", "1Sa"]
    assert shown["reason"] == "Four of a Kind: 2 2 2 2"
    assert len(t.s.discards) == 5, "printed cards are none of the 75"


def test_bt5_the_bank_draws_after_all_selections_are_locked() -> None:
    t = Table(["1H", "1D", ""], at={2: 5}, captured={1: ["drawing"]}, active=[], deck="5H 5D 5C 5S 5G")
    t.turn("duel:seat-1:drawing")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    assert len(t.s.deck) == 5
    events = t.select(1, "1D")
    assert the(events, "showdown").data["hands"][2]["reason"] == "Three of a Kind: 5 5 5"


def test_a_bounty_draws_what_there_is() -> None:
    _, events = duel("1H", "drawing", deck="5H")
    assert the(events, "showdown").data["hands"][1]["cards"] == ["5Ha"]


def test_the_attacker_does_not_draw_after_the_duel() -> None:
    t, events = duel("3H 3D", "high-card")
    assert "drew" not in kinds(events) and t.hand(0) == ""


def test_a_bounty_with_ten_drawn_cards_finds_its_best_hand() -> None:
    row = Bounty("horde", "Horde", (0, 1), ("1H", "2H"), 10, 5)
    deck = "3H 5S 5D 4H 1C 2C 5H 4D 1G 3G"
    t = Table(["1D"], active=["horde"], deck=deck)
    t.s.book.bounties["horde"] = row
    t.turn("duel:horde")
    t.swap(0)
    events = t.select(0, "1D")
    assert the(events, "showdown").data["hands"][1]["name"] == "Straight Flush"


@pytest.mark.parametrize("bounty", sorted(TEST_BOUNTIES))
def test_renown_is_what_captured_and_turned_in_bounties_are_worth(bounty: str) -> None:
    t = Table(["1H"], captured={0: [bounty]}, turned_in={1: [bounty]}, active=[])
    worth = TEST_BOUNTIES[bounty].renown
    assert [player["renown"] for player in RULES.view(t.s, None)["players"]] == [worth, worth, 0]
