"""The five kinds of Items and their windows: BT8, BT12, BT14, BT15, BT20, BT21, BT22, BT23, BT31."""

from __future__ import annotations

import pytest

from game.rules.kernel import RuleError
from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table
from tests.rules.told import kinds, only, the

FIVE = "1H 1H 2D 3C 4S"


def duel(t: Table, mine: str, theirs: str) -> None:
    """Seat 0 duels seat 1 without exchanging cards, up to the Showdown."""
    t.turn("duel:seat-1")
    if t.asked().kind == "react":
        t.do(1, "react", "pass")
    t.swap(0)
    t.swap(1)
    t.select(0, mine)
    t.select(1, theirs)


# First Aid Kit


def test_bt31_the_first_aid_kit_heals_all_wounds_for_no_action_in_the_own_turn() -> None:
    t = Table(["1H"], wounds={0: 4}, items={0: ["first-aid-kit"], 1: ["first-aid-kit"]})
    events = t.turn("use:first-aid-kit-1")
    assert the(events, "healed").data["left"] == 0
    assert t.left == 3
    assert t.s.item_discards == ["first-aid-kit-1"]


def test_bt31_it_can_not_interrupt_a_critical_wound() -> None:
    t = Table(["1D"], wounds={0: 4}, items={0: ["first-aid-kit"]}, active=["full-house"], town={0: "docs"})
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert the(events, "lost_item").data == {"item": "first-aid-kit-1"}
    assert the(events, "critical").seat == 0


def test_the_healthy_do_not_use_it_up() -> None:
    assert not Table(["1H"], items={0: ["first-aid-kit"]}).options("use:")


# Rifle


def test_bt21_the_rifle_reaches_another_location_and_costs_the_action_of_the_duel() -> None:
    t = Table(["3H 3D", "1H"], at={0: 5, 1: 8, 2: 5}, items={0: ["rifle"]}, active=["high-card", "spare"])
    assert t.options("duel:") == [
        "duel:high-card@rifle-1",
        "duel:spare@rifle-1",
        "duel:seat-1@rifle-1",
        "duel:seat-2",
    ], "it is for those elsewhere"
    events = t.turn("duel:high-card@rifle-1")
    assert the(events, "used").data["source"] == "rifle-1"
    assert t.left == 2 and t.s.items[0] == []
    t.swap(0)
    t.select(0, "3H 3D")
    assert t.s.captured[0] == ["high-card"]


def test_bt8_the_rifle_does_not_lift_the_rule_of_renown() -> None:
    t = Table(
        ["3H"], at={1: 8, 2: 8}, items={0: ["rifle"]}, captured={0: ["three"], 1: ["one-pair"]}, active=[]
    )
    assert not t.options("duel:")


def test_bt14_in_a_rifle_duel_each_is_under_their_own_location_only() -> None:
    t = Table(["1H 3D", "1D", ""], at={1: 2, 2: 5}, items={0: ["rifle"]}, active=[])
    t.turn("duel:seat-1@rifle-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    events = t.select(1, "1D")
    assert [event.seat for event in only(events, "wounded")] == [0, 0], "Hideout here, Boarding House there"


def test_bt20_the_bank_asks_only_who_is_there() -> None:
    t = Table(["1H 3D", "1D 2D", ""], at={1: 6, 2: 5}, items={0: ["rifle"]}, active=[])
    t.turn("duel:seat-1@rifle-1")
    assert (t.asked().seat, t.asked().kind) == (1, "discard")


# Crucifix


def test_bt15_the_crucifix_cancels_all_wounds_of_a_duel_in_any_turn() -> None:
    t = Table(["3H 3D", "1D 2D", ""], at={2: 5}, items={0: ["crucifix"], 1: ["crucifix"]}, active=[])
    duel(t, "3H 3D", "1D")
    assert (t.asked().seat, t.asked().kind) == (1, "react"), "the winner is not asked"
    events = t.do(1, "react", "crucifix-2")
    assert "wounded" not in kinds(events)
    assert t.s.items[1] == [] and t.s.items[0] == ["crucifix-1"]


def test_bt15_both_may_play_one_the_attacker_is_asked_first() -> None:
    t = Table(["1H", "1D 2D", ""], at={2: 5}, items={0: ["crucifix"], 1: ["crucifix"]}, active=[])
    duel(t, "1H", "1D")
    assert t.asked().seat == 0
    t.do(0, "react", "pass")
    assert t.asked().seat == 1
    events = t.do(1, "react", "crucifix-2")
    assert {event.seat for event in only(events, "wounded")} == {0}


def test_bt14_who_is_due_no_wounds_is_not_asked() -> None:
    t = Table(["1H", "1D", ""], town={0: "boarding-house"}, at={2: 5}, items={0: ["crucifix"]}, active=[])
    duel(t, "1H", "1D")
    assert t.asked().kind == "turn"


def test_bt12_a_crucifix_from_the_bounty_just_taken_may_be_played_at_once() -> None:
    t = Table(["1D"], active=["high-card"], loot={"high-card": ["crucifix"]})
    t.turn("duel:high-card")
    t.swap(0)
    t.select(0, "1D")
    assert t.asked().options == ("pass", "crucifix-1")


# Box of Ammunition


def test_bt22_ammunition_reloads_in_the_own_turn_for_no_action() -> None:
    t = Table(["1H"], items={0: ["ammunition"]})
    events = t.turn("use:ammunition-1")
    assert the(events, "drew").data["count"] == 4 and t.left == 3


def test_bt22_ammunition_reloads_in_a_duel_before_the_selection_is_locked() -> None:
    t = Table([FIVE, "2H", ""], at={2: 5}, items={1: ["ammunition"]}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    assert [r.kind for r in RULES.pending(t.s)] == ["select", "use"]
    t.do(1, "use", "ammunition-1")
    assert len(t.s.hands[1]) == 5
    assert [r.kind for r in RULES.pending(t.s)] == ["select"]
    t.select(1, "2H")


def test_bt22_not_after_it_is_locked() -> None:
    t = Table([FIVE, "2H", ""], at={2: 5}, items={1: ["ammunition"]}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(1, "2H")
    with pytest.raises(RuleError):
        t.do(1, "use", "ammunition-1")


def test_bt22_also_before_the_draw_step_is_answered() -> None:
    t = Table(["1H", "", ""], items={0: ["ammunition"]}, active=["high-card"])
    t.turn("duel:high-card")
    assert {r.kind for r in RULES.pending(t.s)} == {"swap", "use"}
    t.do(0, "use", "ammunition-1")
    assert t.asked("swap").most == 5


def test_bt22_who_has_no_cards_may_reload_instead_of_playing_the_top_card() -> None:
    t = Table(["", "", ""], items={0: ["ammunition"]}, active=["high-card"])
    t.turn("duel:high-card")
    t.swap(0)
    assert t.asked("select").options == ("top-card",)
    t.do(0, "use", "ammunition-1")
    assert len(t.asked("select").options) == 5


def test_a_full_hand_leaves_the_ammunition_alone() -> None:
    assert not Table([FIVE], items={0: ["ammunition"]}).options("use:")


# Cowboy Hat


def test_bt23_the_hat_is_answered_right_after_the_declaration_and_cancels_the_duel() -> None:
    t = Table(
        [FIVE, "2H"], at={1: 8}, items={0: ["rifle"], 1: ["cowboy-hat"]}, captured={1: ["three"]}, active=[]
    )
    t.turn("duel:seat-1:three@rifle-1")
    assert t.asked().options == ("pass", "cowboy-hat-1")
    events = t.do(1, "react", "cowboy-hat-1")
    assert kinds(events) == ["used", "cancelled", "duel_over"]
    assert t.left == 2 and t.s.items == [[], [], []], "Action and Rifle are spent"
    assert t.s.captured[1] == ["three"] and len(t.s.hands[0]) == 5


def test_bt23_who_passes_fights() -> None:
    t = Table([FIVE, "2H", ""], at={2: 5}, items={1: ["cowboy-hat"]}, active=[])
    t.turn("duel:seat-1")
    t.do(1, "react", "pass")
    assert t.asked().kind == "swap"


def test_the_attacker_and_a_bounty_have_no_use_for_a_hat() -> None:
    t = Table([FIVE], items={0: ["cowboy-hat"]}, active=["high-card"])
    t.turn("duel:high-card")
    assert t.asked().kind == "swap"
