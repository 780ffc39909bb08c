from __future__ import annotations

from game.rules.bandits.state import HEART_TOKEN
from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import kinds, only, the

SHERIFF = "sheriff-1"
T1, T2 = "token-sheriff-1", "token-sheriff-2"


def test_a_token_from_the_middle_goes_to_the_first_hand() -> None:
    table = Table(SHERIFF).show()
    table.cover(1, T2, 402)
    table.cover(3, T2, 400)
    events = table.rest()
    taken = the(events, "sheriff_taken")
    assert (taken.seat, taken.data) == (3, {"token": T2, "before": -1})
    assert table.s.sheriffs == [-1, 3]


def test_bm11_a_holder_who_covers_first_is_safe() -> None:
    table = Table(SHERIFF, sheriffs={0: 2}).show()
    table.cover(2, T1, 400)
    table.cover(1, T1, 405)
    events = table.rest()
    assert the(events, "sheriff_safe").seat == 2
    assert the(events, "beaten").seat == 1
    assert table.s.sheriffs[0] == 2


def test_bm11_a_holder_who_is_late_is_robbed_and_gets_no_other_in_that_race() -> None:
    table = Table(SHERIFF, sheriffs={0: 2}).show()
    table.cover(1, T1, 400)
    table.cover(2, T1, 420)
    assert the(table.to(401), "beaten").seat == 2
    assert 2 not in RULES.view(table.s, None)["capture"]["may"]
    slip = the(table.cover(2, T2, 900), "slip")
    assert slip.data["fault"] == "not yours"
    table.rest()
    assert table.s.sheriffs == [1, -1]


def test_bm11_a_holder_can_not_take_another_token() -> None:
    table = Table(SHERIFF, sheriffs={0: 2}).show()
    assert the(table.cover(2, T2, 300), "slip").data["fault"] == "not yours"
    table.cover(2, T1, 800)
    assert the(table.rest(), "sheriff_safe").seat == 2


def test_bm11_who_may_only_defend_is_fixed_when_the_card_shows() -> None:
    table = Table(SHERIFF, sheriffs={1: 3})
    table.reveal()
    assert the(table.flip(), "race").data["own"] == ["", "", "", T2]
    assert RULES.view(table.s, 1)["capture"]["own"] == [None, None, None, T2]


def test_bm11_nobody_ever_holds_two_tokens() -> None:
    table = Table(SHERIFF, seats=8, sheriffs={0: 2, 1: 4}).show()
    for seat in range(8):
        own = {2: T1, 4: T2}.get(seat, f"token-sheriff-{seat % 3 + 1}")
        table.cover(seat, own, 400 + seat)
    table.rest()
    holders = [holder for holder in table.s.sheriffs if holder >= 0]
    assert len(holders) == len(set(holders)) == 3


def test_bm8_a_sheriff_race_ends_when_every_token_is_decided() -> None:
    table = Table(SHERIFF, sheriffs={0: 2}).show()
    table.cover(2, T1, 400)
    assert "capture_over" not in kinds(table.to(1000))
    table.cover(0, T2, 1200)
    assert the(table.rest(), "capture_over").data == {"reason": "prizes", "at_ns": 1351 * MS}


def test_bm8_an_undefended_token_is_lost_only_to_a_hand() -> None:
    table = Table(SHERIFF, sheriffs={0: 2}, token_time_ms=2500).show()
    assert the(table.to(2500), "capture_over").data["reason"] == "time"
    assert table.s.sheriffs[0] == 2


def test_bm12_a_hand_on_a_card_or_another_token_in_a_sheriff_race_slips() -> None:
    table = Table(SHERIFF, up=["robot-red-a"]).show()
    for at_ms, target in ((300, "spot-0"), (800, HEART_TOKEN), (1300, "token-escape")):
        assert the(table.cover(0, target, at_ms), "slip").data["fault"] == "kind"
    table.cover(0, T1, 1800)
    assert the(table.rest(), "sheriff_taken").seat == 0


def test_the_sheriff_card_leaves_the_game() -> None:
    table = Table(SHERIFF).show()
    table.rest()
    assert table.s.gone == [SHERIFF]


def test_two_players_have_one_token_to_fight_for() -> None:
    table = Table(SHERIFF, seats=2, sheriffs={0: 1}).show()
    table.cover(0, T1, 400)
    table.cover(1, T1, 400.2, aim=100)
    events = table.rest()
    assert the(events, "award").data["by"] == "aim"
    assert the(events, "sheriff_taken").data["before"] == 1
    assert [event.data["gap_ns"] for event in only(events, "beaten")] == [MS // 5]
