"""What Characters can do besides Duels: walking, shopping, reloading, Wounds, turning in."""

from __future__ import annotations

import pytest

from game.rules.bountytown.state import turn_of
from game.rules.kernel import RuleError
from tests.rules.bountytown.box import CHARACTERS, RULES
from tests.rules.bountytown.table import FIVE, SHERIFF, STORE, at_boot_hill
from tests.rules.told import kinds, only, the


def test_six_in_hand_the_first_move_of_each_turn_is_free() -> None:
    t = at_boot_hill("josefina-vega", [FIVE, "", ""])
    t.turn("move:docs")
    assert t.left == 3
    for left in (2, 1):
        t.turn("move:bank" if left == 2 else "move:docs")
        assert t.left == left
    t.turn("end")
    t.turn("end")
    t.turn("end")
    t.turn("move:bank")
    assert t.left == 3, "again in the next turn"


def test_six_in_hand_can_still_be_used_when_the_actions_are_spent() -> None:
    t = at_boot_hill("josefina-vega", [""], deck="1H")
    t.turn("reload")
    turn_of(t.s).left = 0
    t.turn("move:docs")
    assert t.asked().seat == 1


def test_hard_bargain_every_item_is_four_gold_cheaper() -> None:
    t = at_boot_hill("ezra-bloom", ["2G"], at={0: STORE}, store=["rifle", "cowboy-hat"])
    t.turn("use:general-store")
    t.do(0, "buy", "cowboy-hat-1")
    events = t.do(0, "buy", "rifle-1")
    assert the(events, "bought").data["price"] == 1, "a Rifle costs nothing"


def test_clean_barrel_reloads_once_in_each_turn_without_an_action() -> None:
    t = at_boot_hill("whistling-nell", ["1H 1H"])
    events = t.turn("use:whistling-nell")
    assert the(events, "drew").data == {"count": 3, "reason": "reload"}
    assert t.left == 3 and not t.options("use:whistling-nell")


def test_clean_barrel_has_nothing_to_do_with_a_full_hand() -> None:
    assert not at_boot_hill("whistling-nell", [FIVE]).options("use:whistling-nell")


def test_thick_hide_takes_one_wound_less_once_in_each_turn() -> None:
    t = at_boot_hill(
        "ox-hanrahan", ["1D 1C", ""], active=["full-house", "three"], at={0: 0, 1: STORE, 2: STORE}
    )
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert [event.why for event in only(events, "effect")] == [
        "Ambush: {0} faces 2 Wounds.",
        "Thick Hide: {0} faces 1 Wound.",
    ]
    assert len(t.s.wounds[0]) == 1
    t.turn("duel:three")
    t.swap(0)
    t.select(0, "1C")
    assert len(t.s.wounds[0]) == 3, "the second Duel of the turn hurts as usual"


def test_thick_hide_is_no_help_to_who_is_duelled() -> None:
    t = at_boot_hill("", ["1H 1D", "2C"], "ox-hanrahan")
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H 1D")
    t.select(1, "2C")
    assert len(t.s.wounds[1]) == 1


def test_big_hands_hold_six_cards_and_six_wounds_are_critical() -> None:
    t = at_boot_hill("big-abigail", [FIVE])
    t.turn("reload")
    assert len(t.s.hands[0]) == 6
    t = at_boot_hill("big-abigail", ["1D"], wounds={0: 4}, active=["full-house"])
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert "critical" not in kinds(events) and len(t.s.wounds[0]) == 5


def test_the_side_door_turns_in_for_one_action() -> None:
    t = at_boot_hill("marla-quill", [FIVE], at={0: SHERIFF}, captured={0: ["three"]})
    t.turn("use:sheriffs-office:three")
    assert t.left == 2


def test_the_strongbox_keeps_the_dearest_captured_bounty() -> None:
    t = at_boot_hill("", [FIVE, "1D"], "prudence-gould", captured={1: ["spare", "three"]})
    assert t.options("duel:seat-1") == ["duel:seat-1:spare"]
    t = at_boot_hill("", [FIVE, "1D"], "prudence-gould", captured={1: ["three"]})
    assert t.options("duel:seat-1") == ["duel:seat-1"], "BT7: as if there were none"


@pytest.mark.parametrize(("character", "count"), [("", 3), ("prudence-gould", 5), ("madame-zora", 2)])
def test_strongbox_and_second_sight_change_what_a_bounty_in_town_draws(character: str, count: int) -> None:
    t = at_boot_hill(character, ["1H"], active=["drawing"])
    t.turn("duel:drawing")
    t.swap(0)
    assert len(the(t.select(0, "1H"), "showdown").data["hands"][1]["cards"]) == count


@pytest.mark.parametrize("character", ["prudence-gould", "madame-zora"])
def test_neither_changes_what_a_bounty_draws_that_is_stolen(character: str) -> None:
    t = at_boot_hill(character, ["1H", "2H"], captured={1: ["drawing"]})
    t.turn("duel:seat-1:drawing")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    assert len(the(t.select(1, "2H"), "showdown").data["hands"][2]["cards"]) == 3


def test_grave_goods_take_the_top_of_the_discards_anywhere_once_a_turn() -> None:
    t = at_boot_hill("digger-odea", [FIVE], at={0: STORE}, discards="5G")
    t.turn("use:digger-odea")
    t.discard(0, "4S")
    assert t.hand(0) == "1H 1H 2D 3C 5G"
    assert not t.options("use:digger")


def test_grave_goods_and_boot_hill_are_two_things() -> None:
    t = at_boot_hill("digger-odea", [FIVE], discards="5G 4G")
    assert t.options("use:") == ["use:boot-hill", "use:digger-odea"], "the Location comes first"


def test_grave_goods_make_items_one_gold_cheaper() -> None:
    t = at_boot_hill("digger-odea", ["2G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    assert the(t.do(0, "buy", "rifle-1"), "bought").data["price"] == 2


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_every_character_can_play_a_duel_against_every_kind_of_opponent(character: str) -> None:
    for first, other in ((character, ""), ("", character)):
        t = at_boot_hill(first, [FIVE, "1D 2D 3D"], other)
        t.turn("duel:seat-1")
        while t.s.stack[1:]:
            request = RULES.pending(t.s)[0]
            t.do(request.seat, request.kind, *request.default)
        assert t.left == 2
    with pytest.raises(RuleError):
        t.do(0, "select")
