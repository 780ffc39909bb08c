"""Items: the store, the five kinds and their windows, the Items of Bounties."""

from __future__ import annotations

import pytest

from game.rules.kernel import RuleError
from tests.rules.bountytown.table import RULES, Table, faces, kinds, only, the

FIVE = "1H 1H 2D 3C 4S"
STORE = 5


def duel(t: Table, mine: str, theirs: str) -> None:
    """Seat 0 duels seat 1 without exchanging cards, up to the Showdown."""
    t.turn("duel:seat-1")
    if t.asked().kind == "react":
        t.do(1, "react", "pass")
    t.swap(0)
    t.swap(1)
    t.select(0, mine)
    t.select(1, theirs)


# The General Store


def test_bt25_several_items_in_one_action_for_gold_cards_that_add_up() -> None:
    t = Table(["3G 4G 1G 1H"], at={0: STORE}, store=["rifle", "crucifix", "cowboy-hat"])
    t.turn("use:general-store")
    assert t.asked().options == ("rifle-1", "crucifix-1", "cowboy-hat-1", "done")
    t.do(0, "buy", "rifle-1")
    assert t.asked().options == ("crucifix-1", "cowboy-hat-1", "done"), "5 Gold are left"
    events = t.do(0, "buy", "crucifix-1")
    assert the(events, "bought").data["items"] == ["rifle-1", "crucifix-1"]
    assert t.s.items[0] == ["rifle-1", "crucifix-1"] and t.s.store == ["cowboy-hat-1"]
    assert t.hand(0) == "1G 1H" and t.left == 2


def test_bt25_no_change_is_given_and_no_card_more_than_needed_is_taken() -> None:
    t = Table(["5G 4G 2G 1G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    t.do(0, "buy", "rifle-1")
    assert t.asked("pay").options == ("2Ga+1Ga", "4Ga", "5Ga"), "the dearest way last"
    t.do(0, "pay", "4Ga")
    assert t.hand(0) == "1G 2G 5G"


def test_copies_of_a_face_are_one_way_to_pay() -> None:
    t = Table(["3G 3G 3G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    events = t.do(0, "buy", "rifle-1")
    assert faces(the(events, "discarded").data["cards"]) == "3G", "there was nothing to choose"


def test_only_gold_buys() -> None:
    t = Table(["5H 5D 5C 5S 1G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    assert t.asked("buy").options == ("done",)
    t.do(0, "buy", "done")
    assert t.left == 3, "who buys nothing spends nothing"


def test_one_item_of_a_kind_at_a_time() -> None:
    t = Table(["5G 5G"], at={0: STORE}, items={0: ["rifle"]}, store=["rifle", "crucifix", "crucifix"])
    t.turn("use:general-store")
    assert t.asked("buy").options == ("crucifix-1", "done")
    t = Table(["5G 5G"], at={0: STORE}, items={0: ["rifle"]}, store=["rifle"])
    assert not t.options("use:"), "there is nothing for them"


def test_bt25_an_empty_store_sells_nothing_and_is_never_restocked_from_the_deck() -> None:
    t = Table(["5G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    t.do(0, "buy", "rifle-1")
    assert t.s.store == [] and len(t.s.item_deck) == 19
    assert not t.options("use:general")
    t.turn("end")
    assert t.s.store == []


def test_bt25_escaped_bounties_leave_their_items_in_the_store_which_may_hold_more_than_five() -> None:
    t = Table(
        ["1D"], active=["full-house"], store=["rifle"] * 4, loot={"full-house": ["crucifix", "cowboy-hat"]}
    )
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert the(events, "stocked").data == {"items": ["crucifix-1", "cowboy-hat-1"]}
    assert t.s.store == ["rifle-1", "rifle-2", "rifle-3", "rifle-4", "crucifix-1", "cowboy-hat-1"]


# BT24: the Items of a captured Bounty


def test_bt24_the_captor_takes_one_of_a_kind_they_lack_and_the_rest_goes_to_the_store() -> None:
    t = Table(
        ["3H 3D"],
        active=["high-card"],
        items={0: ["rifle"]},
        loot={"high-card": ["rifle", "crucifix", "cowboy-hat"]},
    )
    t.turn("duel:high-card")
    t.swap(0)
    t.select(0, "3H 3D")
    request = t.asked("loot")
    assert request.options == ("crucifix-1", "cowboy-hat-1") and request.secret
    events = t.do(0, "loot", "cowboy-hat-1")
    assert the(events, "looted").data == {"item": "cowboy-hat-1"}
    assert t.s.items[0] == ["rifle-1", "cowboy-hat-1"]
    assert t.s.store == ["rifle-2", "crucifix-1"]


def test_bt24_who_has_every_kind_takes_none() -> None:
    t = Table(["3H 3D"], active=["high-card"], items={0: ["rifle"]}, loot={"high-card": ["rifle"]})
    t.turn("duel:high-card")
    t.swap(0)
    events = t.select(0, "3H 3D")
    assert "looted" not in kinds(events)
    assert t.s.store == ["rifle-2"] and t.s.items[0] == ["rifle-1"]


def test_bt24_a_single_choice_is_made_without_asking() -> None:
    t = Table(["3H 3D"], active=["high-card"], loot={"high-card": ["rifle", "rifle"]})
    t.turn("duel:high-card")
    t.swap(0)
    events = t.select(0, "3H 3D")
    assert the(events, "looted").data == {"item": "rifle-1"}
    assert t.s.store == ["rifle-2"]


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


# BT26


def test_bt26_used_items_are_shuffled_when_a_bounty_needs_more_than_the_deck_has() -> None:
    t = Table([FIVE], active=["spare", "one-pair"])
    t.s.bounty_deck[-1:] = ["drawing"]
    t.s.item_discards, t.s.item_deck = t.s.item_deck[:5], t.s.item_deck[5:6]
    events = t.turn("end")
    assert the(events, "reshuffled").data == {"deck": "items"}
    assert len(t.s.loot["drawing"]) == 2 and len(t.s.item_deck) == 4


def test_bt26_without_any_items_left_a_bounty_has_none() -> None:
    t = Table([FIVE], active=["spare", "one-pair"])
    t.s.bounty_deck[-1:] = ["drawing"]
    t.s.item_deck = []
    assert the(t.turn("end"), "revealed").data["items"] == 0
    assert t.s.loot == {}


def test_bt26_the_discards_are_shuffled_when_the_duel_deck_runs_out() -> None:
    t = Table(["1H"], deck="5G", discards="2H 2D 2C 2S")
    events = t.turn("reload")
    assert the(events, "reshuffled").data == {"deck": "duel"}
    assert len(t.s.hands[0]) == 5 and len(t.s.deck) == 1 and t.s.discards == []


def test_bt26_if_both_are_empty_what_there_is_is_drawn() -> None:
    t = Table(["1H"], deck="5G")
    assert the(t.turn("reload"), "drew").data["count"] == 1
    assert t.hand(0) == "1H 5G"
    assert "reload" not in t.options(), "there is nothing left to draw"
