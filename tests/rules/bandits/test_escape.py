from __future__ import annotations

from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import kinds, only, the

ESCAPE = "escape-red"
TOKEN = "token-escape"
CAPTURED = {
    0: ["robot-red-a", "sharp-blue-a"],
    1: ["robot-red-b", "coyote-green-a"],
    2: ["coyote-red-a"],
    3: ["cactus-green-a"],
}


def _table(**sheriffs: int) -> Table:
    return Table(ESCAPE, captured=CAPTURED, sheriffs={0: sheriffs["holder"]} if sheriffs else None).show()


def test_bm13_the_taker_of_the_token_and_sheriff_holders_are_immune() -> None:
    table = _table(holder=2)
    table.cover(0, TOKEN, 400)
    events = table.rest()
    assert the(events, "escape").data == {"card": ESCAPE, "colour": "red", "token": [0], "sheriff": [2]}
    assert the(events, "escape").why == "Immune to the escape: {0} by the Escape token, {2} by a Sheriff."
    assert [(event.seat, event.data["cards"]) for event in only(events, "lost_bandits")] == [
        (1, ["robot-red-b"])
    ]
    assert table.s.sheriffs[0] == 2


def test_bm13_a_sheriff_holder_may_take_the_token_to_deny_it() -> None:
    table = _table(holder=2)
    table.cover(2, TOKEN, 400)
    events = table.rest()
    assert the(events, "escape").data["token"] == [2]
    assert the(events, "escape").data["sheriff"] == []
    assert {event.seat for event in only(events, "lost_bandits")} == {0, 1}


def test_bm13_when_nobody_takes_the_token_only_sheriffs_protect() -> None:
    table = _table(holder=0)
    events = table.rest()
    assert the(events, "capture_over").data["reason"] == "time"
    assert {event.seat for event in only(events, "lost_bandits")} == {1, 2}
    assert table.s.captured == [CAPTURED[0], ["coyote-green-a"], [], ["cactus-green-a"]]


def test_bm13_lost_bandits_go_onto_the_escape_card_beside_the_table() -> None:
    table = _table()
    table.rest()
    assert RULES.view(table.s, None)["escapes"] == [
        {"escape": ESCAPE, "cards": ["robot-red-a", "robot-red-b", "coyote-red-a"]}
    ]
    assert RULES.view(table.s, None)["tokens"][TOKEN] is None


def test_bm20_bandits_of_other_colours_are_safe() -> None:
    table = _table()
    table.rest()
    assert table.s.captured == [["sharp-blue-a"], ["coyote-green-a"], [], ["cactus-green-a"]]


def test_bm20_no_other_card_touches_a_captured_bandit() -> None:
    for shows in ("wanted-robot-1", "sheriff-1", "ballerina-1", "brawl-red-1", "brain-red-a"):
        table = Table(shows, captured=CAPTURED, beside={"escape-green": ["cactus-green-b"]}).show()
        if table.s.phase == "capture":
            if shows == "ballerina-1":
                table.cover(1, "token-heart", 400)
            table.rest()
        assert table.s.captured == [CAPTURED[seat] for seat in range(4)], shows


def test_bm8_an_escape_race_is_decided_with_its_token() -> None:
    table = _table()
    table.cover(1, TOKEN, 400)
    assert the(table.to(401), "award").seat == 1
    assert RULES.view(table.s, None)["capture"]["may"] == []
    assert the(table.rest(), "capture_over").data == {"reason": "prizes", "at_ns": 551 * MS}
    assert table.s.phase == "reveal"


def test_bm5_hands_that_come_down_on_the_token_just_after_are_told_their_gap() -> None:
    table = _table()
    table.cover(1, TOKEN, 400)
    table.to(401)
    assert the(table.cover(3, TOKEN, 414), "beaten").data["gap_ns"] == 14 * MS
    assert the(table.rest(), "escape").data["token"] == [1]


def test_bm12_only_the_escape_token_counts_in_an_escape_race() -> None:
    table = Table(ESCAPE, up=["brain-red-a"]).show()
    for at_ms, target in ((300, "spot-0"), (800, "token-heart"), (1300, "token-sheriff-1")):
        assert kinds(table.cover(0, target, at_ms)) == ["cover", "slip"]
