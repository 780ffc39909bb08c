"""The rulebook's sample turn, as RULINGS has it."""

from __future__ import annotations

from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table, faces
from tests.rules.told import kinds, only, the

BART, VALENTINA, TERRY = 0, 1, 2
HIDEOUT, TRADING_POST = 0, 7
DECK = "5G 4D 2C 3C 4H 4C 1H 5C 1D 2D 3G 4G 5H 1S"


def table() -> Table:
    return Table(
        ["3H 5S 1C 2H 2H", "4S 4H 1S 2S 5D", "1G 1H 3S 3D 2G"],
        who={BART: "bart", VALENTINA: "valentina"},
        at={BART: TRADING_POST, VALENTINA: HIDEOUT, TERRY: 5},
        items={BART: ["crucifix"]},
        captured={VALENTINA: ["butch-cassidy"]},
        deck=DECK,
    )


def test_the_sample_turn_goes_as_the_rulebook_tells_it() -> None:
    t = table()
    # He uses the Location's ability: a new card from the Draw deck for the 3 of Hearts (BT19: take first).
    events = t.turn("use:trading-post")
    assert faces(the(events, "drawn").data["cards"]) == "5G"
    t.discard(BART, "3H")
    assert t.hand(BART) == "1C 2H 2H 5G 5S"
    assert t.left == 3, "it is no Action"

    t.turn("move:bandit-hideout")
    events = t.turn("duel:seat-1:butch-cassidy")
    assert "Legwork: {1} has no Draw step." in [event.why for event in events]
    assert "Fastest in the West: {1} draws 1 card before the Draw step." in [event.why for event in events]
    assert the(events, "drew").seat == VALENTINA
    assert len(t.s.hands[VALENTINA]) == 6, "her hand is up to six cards (BT11)"

    events = t.swap(BART, "1C")
    assert faces(the(events, "drawn").data["cards"]) == "2C"
    assert {request.kind for request in RULES.pending(t.s)} == {"select"}, "Valentina does not get to discard"

    t.select(BART, "5G 5S 2H 2H 2C")
    events = t.select(VALENTINA, "4S 4H 4D")
    hands = {hand["role"]: hand for hand in the(events, "showdown").data["hands"]}
    assert hands[0]["reason"] == "Full House: 2 2 2 over 5 5"
    assert hands[1]["reason"] == "Three of a Kind: 4 4 4"
    assert hands[2]["reason"] == "Full House: 3 3 3 over 4 4"
    assert len(hands[2]["cards"]) == 5, "Terry draws five cards for Butch Cassidy"
    assert the(events, "showdown").why == (
        "{0} and Butch Cassidy tie for the best hand, Full House: the attacker wins."
    )
    assert the(events, "captured").why == "{0} takes Butch Cassidy from {1}."
    assert [e.why for e in only(events, "effect")] == [
        "Ambush: {0} faces 2 Wounds.",
        "Ambush: {1} faces 2 Wounds.",
    ], "BT13: two instead of one"

    events = t.do(BART, "react", "crucifix-1")
    assert the(events, "spared").seat == BART, "BT15"
    assert [event.seat for event in only(events, "wounded")] == [VALENTINA, VALENTINA]
    assert "drew" not in kinds(events), "BT10: because the Wounds count, she does not draw any cards"
    assert t.hand(VALENTINA) == "1S 2S 5D" and len(t.s.wounds[VALENTINA]) == 2
    assert t.s.captured == [["butch-cassidy"], [], []]
    assert t.hand(BART) == "" and t.s.wounds[BART] == [] and t.s.items[BART] == []

    events = t.turn("reload")
    assert the(events, "drew").data == {"count": 5, "reason": "reload"}
    assert t.hand(BART) == "1D 2D 3G 4G 5H"
    assert t.asked().seat == VALENTINA, "his three Actions are over"


def test_without_the_crucifix_both_are_wounded_twice() -> None:
    t = table()
    t.turn("use:trading-post")
    t.discard(BART, "3H")
    t.turn("move:bandit-hideout")
    t.turn("duel:seat-1:butch-cassidy")
    t.swap(BART, "1C")
    t.select(BART, "5G 5S 2H 2H 2C")
    t.select(VALENTINA, "4S 4H 4D")
    t.do(BART, "react", "pass")
    assert [len(t.s.wounds[seat]) for seat in (BART, VALENTINA, TERRY)] == [2, 2, 0]
