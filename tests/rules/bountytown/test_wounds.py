"""Wounds one by one, over the hand limit, and critical ones: BT16, BT17, BT26."""

from __future__ import annotations

from game.rules.kernel import ScriptedChance
from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table, where
from tests.rules.told import kinds, only, the

HIDEOUT, BOOT_HILL = 0, 1


def lose(t: Table, cards: str) -> tuple[object, ...]:
    """Seat 0 loses to the Full House."""
    t.turn("duel:full-house")
    t.swap(0)
    return t.select(0, cards)


def test_bt16_for_each_wound_over_the_limit_its_owner_discards_a_card_that_is_none() -> None:
    t = Table(["1H 2H 3H 4H 5H"], wounds={0: 0}, active=["full-house"])
    lose(t, "5H")
    assert (t.asked().kind, t.asked().options) == ("discard", ("1Ha", "2Ha", "3Ha", "4Ha"))
    assert len(t.s.wounds[0]) == 2, "the hand is over the limit only since the second"
    t.discard(0, "2H")
    assert t.hand(0) == "1H 3H 4H"
    assert t.asked().kind == "turn"


def test_bt16_two_wounds_over_the_limit_are_two_discards() -> None:
    t = Table(["1H 2H 3H 4H 5H 5D"], who={0: "big-abigail"}, active=["full-house"])
    t.s.hands[0].append(t.s.deck.pop())
    lose(t, "5H")
    for faces in ("1H", "2H"):
        assert t.asked().kind == "discard"
        t.discard(0, faces)
    assert t.asked().kind == "turn" and len(t.s.hands[0]) == 4 and len(t.s.wounds[0]) == 2


def test_bt17_the_critically_wounded_lose_a_bounty_an_item_and_all_wounds_and_wake_up_at_docs() -> None:
    t = Table(
        ["1H 2H"],
        at={0: BOOT_HILL},
        wounds={0: 4},
        items={0: ["rifle"]},
        captured={0: ["three"]},
        turned_in={0: ["one-pair"]},
        active=["full-house", "spare", "high-card"],
    )
    events = lose(t, "1H")
    assert kinds(events)[3:] == [
        *("swept", "wounded", "critical", "lost_bounty", "lost_item", "healed", "drew", "drawn", "carried"),
        *("duel_over", "revealed", "turn"),
    ]
    assert the(events, "lost_bounty").data == {"bounty": "three"}
    assert t.s.captured[0] == [] and t.s.turned_in[0] == ["one-pair"], "what is turned in is safe"
    assert "three" in t.s.gone and t.s.item_discards == ["rifle-1"]
    assert t.s.wounds[0] == [] and len(t.s.hands[0]) == 5
    assert t.s.cells[0] == 4
    assert t.asked().seat == 1, "the turn is over"
    assert len(t.s.active) == 3, "with the usual replacement of Bounties"


def test_bt17_of_several_bounties_the_owner_chooses_and_it_may_be_the_one_just_won() -> None:
    t = Table(["5H 5D"], at={0: BOOT_HILL}, wounds={0: 4}, captured={0: ["three"]}, active=["one-pair"])
    t.turn("duel:one-pair")
    t.swap(0)
    t.select(0, "5H 5D")
    request = t.asked("lose")
    assert request.options == ("three", "one-pair")
    assert request.default == ("one-pair",), "the cheapest"
    t.do(0, "lose", "one-pair")
    assert t.s.captured[0] == ["three"] and t.s.gone == ["one-pair"]


def test_bt17_the_item_is_chosen_by_chance() -> None:
    for number, item in enumerate(("rifle-1", "crucifix-1")):
        t = Table(
            ["1H"], at={0: BOOT_HILL}, wounds={0: 4}, items={0: ["rifle", "crucifix"]}, active=["full-house"]
        )
        t.chance = ScriptedChance([["dice", number]])
        lose(t, "1H")
        events = t.do(0, "react", "pass")
        assert the(events, "lost_item").data == {"item": item}


def test_bt17_wounds_still_owed_vanish() -> None:
    t = Table(["1H"], at={0: HIDEOUT}, wounds={0: 4}, active=["full-house"])
    events = lose(t, "1H")
    assert len(only(events, "wounded")) == 1
    assert t.s.wounds[0] == []


def test_bt17_two_at_once_the_attacker_first() -> None:
    t = Table(
        ["1H", "1D", ""],
        at={0: BOOT_HILL, 1: BOOT_HILL, 2: 5},
        wounds={0: 4, 1: 4},
        captured={0: ["spare"], 1: ["three"]},
        active=[],
    )
    t.turn("duel:seat-1:three")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    events = t.select(1, "1D")
    assert [event.seat for event in only(events, "critical")] == [0, 1]
    assert [event.seat for event in only(events, "lost_bounty")] == [0]
    assert t.s.cells[:2] == [4, 4] and t.s.wounds[:2] == [[], []]
    assert t.asked().seat == 1, "the attacker's turn is over"


def test_all_players_can_become_critical_one_after_the_other() -> None:
    t = Table(["1H", "1D", "1C"], at=dict.fromkeys(range(3), BOOT_HILL), wounds={0: 4, 1: 4, 2: 4}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    t.select(1, "1D")
    t.turn("move:boot-hill")
    t.turn("duel:seat-2")
    t.swap(1)
    t.swap(2)
    t.do(1, "select", t.asked("select", 1).options[0])
    events = t.do(2, "select", t.asked("select", 2).options[0])
    assert [event.seat for event in only(events, "critical")] == [2]
    assert t.s.cells[2] == 4 and len(t.s.hands[2]) == 5


def test_bt17_a_defender_who_becomes_critical_does_not_end_the_turn() -> None:
    t = Table(["5H 5D", "1D", ""], at={0: 1, 1: 1, 2: 5}, wounds={1: 4}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "5H 5D")
    events = t.select(1, "1D")
    assert the(events, "critical").seat == 1
    assert t.asked().seat == 0 and t.left == 2


def test_who_has_nothing_loses_nothing_but_the_wounds() -> None:
    t = Table(["1H"], at={0: BOOT_HILL}, wounds={0: 4}, active=["full-house"])
    events = lose(t, "1H")
    assert not {"lost_bounty", "lost_item"} & set(kinds(events))
    assert t.s.cells[0] == 4


def test_bt26_wounds_never_run_out() -> None:
    t = Table(["1H", "1D", ""], wounds={2: 4}, at={2: 5}, captured={1: ["full-house"]}, active=[])
    t.s.wounds[2] += t.s.wound_pile
    t.s.wound_pile = []
    t.turn("duel:seat-1:full-house")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    events = t.select(1, "1D")
    assert [event.data["wound"] for event in only(events, "wounded")] == ["wound-blank"] * 4
    assert len(where(t.s)["wounds"]) == 22
    t.turn("move:docs")
    t.turn("use:docs")
    assert len(where(t.s)["wounds"]) == 22 and t.s.wound_pile == [], "the blank is no card"


def test_healed_wounds_go_under_the_pile() -> None:
    t = Table([""], at={0: 4}, wounds={0: 2})
    first = t.s.wounds[0][0]
    t.turn("use:docs")
    assert t.s.wound_pile[0] == first and len(t.s.wound_pile) == 21


def test_wounds_can_not_be_played() -> None:
    t = Table(["1H"], wounds={0: 2}, active=["high-card"])
    t.turn("duel:high-card")
    t.swap(0)
    assert t.asked("select").options == ("1Ha",)
    assert len(RULES.view(t.s, None)["players"][0]["wounds"]) == 2
