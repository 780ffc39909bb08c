"""Where Items come from: the General Store, captured Bounties, and decks that run out: BT24, BT25, BT26."""

from __future__ import annotations

from tests.rules.bountytown.table import Table, faces
from tests.rules.told import kinds, the

FIVE = "1H 1H 2D 3C 4S"
STORE = 5


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
