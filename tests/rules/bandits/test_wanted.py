from __future__ import annotations

import pytest

from game.rules.kernel import Event, RuleError
from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import kinds, only, the

WANTED = "wanted-robot-1"
UP = ("robot-red-a", "robot-green-a", "sharp-red-a")
HIDDEN = ("robot-blue-a", "coyote-blue-a")


def _table(**options: str | int | bool) -> Table:
    return Table(WANTED, up=UP, hidden=HIDDEN, **options).show()


def test_bm4_different_players_capture_different_right_cards_from_one_wanted() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-1", 410)
    table.cover(2, "spot-3", 420)
    events = table.rest()
    assert [event.seat for event in only(events, "right")] == [0, 1, 2]
    assert table.s.captured == [["robot-red-a"], ["robot-green-a"], ["robot-blue-a"], []]


def test_bm4_a_hand_that_has_captured_is_done_right_or_wrong() -> None:
    table = _table()
    table.cover(0, "spot-2", 400)
    with pytest.raises(RuleError, match="a hand makes one Capture"):
        table.cover(0, "spot-0", 450)
    table.to(500)
    with pytest.raises(RuleError, match="a hand makes one Capture"):
        table.cover(0, "spot-0", 600)
    with pytest.raises(RuleError, match="hand 2 of seat 1"):
        table.cover(0, "spot-0", 600, hand=1)


def test_bm5_the_second_hand_on_a_card_recoils_and_may_capture_another() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-0", 414)
    events = table.to(401)
    beaten = the(events, "beaten")
    assert (beaten.seat, beaten.data["gap_ns"], beaten.data["winner"]) == (1, 14 * MS, 0)
    assert the(events, "award").why == "{0} was first, 14 ms before {1}."
    table.cover(1, "spot-1", 900)
    assert [event.seat for event in only(table.rest(), "right")] == [0, 1]


def test_bm5_a_hand_that_lands_on_a_card_long_held_recoils_at_once() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    table.to(500)
    events = table.cover(1, "spot-0", 700)
    assert kinds(events) == ["cover", "beaten"]
    assert the(events, "beaten").data["gap_ns"] == 300 * MS
    assert 1 in RULES.view(table.s, None)["capture"]["may"]


def test_bm6_a_wrong_card_is_shown_and_goes_back_to_its_own_spot() -> None:
    table = _table()
    table.cover(2, "spot-4", 400)
    wrong = the(table.rest(), "wrong")
    assert (wrong.seat, wrong.data["spot"], wrong.data["card"]) == (2, 4, "coyote-blue-a")
    assert table.s.spots[4] == "coyote-blue-a"
    assert table.s.captured == [[], [], [], []]
    assert table.s.stats[2].wrong == 1


def test_bm6_everything_left_is_turned_face_down_with_the_wrong_cards() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    table.cover(2, "spot-2", 400)
    turned = the(table.rest(), "turned")
    assert turned.data == {
        "up": False,
        "spots": [{"spot": 1, "card": "robot-green-a"}, {"spot": 2, "card": "sharp-red-a"}],
    }
    assert not any(table.s.up)
    assert [spot["card"] for spot in RULES.view(table.s, None)["spots"]] == [None] * 4


def _before_the_check(table: Table) -> tuple[list[Event], object]:
    """Everything that is told while hands lie on two Hidden cards."""
    table.reveal()
    events = [*table.flip(), *table.cover(0, "spot-3", 400), *table.cover(1, "spot-4", 405)]
    events += table.cover(2, "spot-3", 400.5, aim=7)
    events += table.to(1000)
    return events, (RULES.view(table.s, None), RULES.view(table.s, 0), RULES.pending(table.s))


def test_bm7_nobody_learns_before_the_check_whether_a_hidden_pick_is_right() -> None:
    one = Table(WANTED, up=UP, hidden=HIDDEN)
    other = Table(WANTED, up=UP, hidden=HIDDEN[::-1])
    assert _before_the_check(one) == _before_the_check(other)
    assert {event.seat for event in only(one.rest(), "right")} == {0}
    assert {event.seat for event in only(other.rest(), "right")} == {1}


def test_bm8_the_capture_ends_when_all_hands_have_captured() -> None:
    table = _table()
    for seat in range(4):
        table.cover(seat, f"spot-{seat}", 400 + seat)
    events = table.to(404)
    assert the(events, "capture_over").data == {"reason": "hands", "at_ns": 404 * MS}


def test_bm8_the_capture_ends_when_time_is_up() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    assert "capture_over" not in kinds(table.to(4999))
    assert the(table.to(5000), "capture_over").data["reason"] == "time"


def test_bm8_the_table_sets_the_time() -> None:
    table = _table(card_time_ms=3000)
    assert RULES.pending(table.s)[0].due_ns == 3000 * MS
    assert "capture_over" in kinds(table.to(3000))


def test_bm8_a_wanted_does_not_end_early_when_no_right_card_is_left() -> None:
    table = Table(WANTED, up=["robot-red-a", "sharp-red-a"], hidden=["coyote-red-a"], seats=2).show()
    table.cover(0, "spot-0", 400)
    assert "capture_over" not in kinds(table.to(4000))
    assert RULES.view(table.s, None)["capture"]["may"] == [1]
    assert the(table.rest(), "capture_over").data["reason"] == "time"


def test_bm8_nobody_may_still_capture_when_every_card_is_covered() -> None:
    table = Table(WANTED, up=["robot-red-a"]).show()
    table.cover(3, "spot-0", 400)
    assert the(table.rest(), "capture_over").data == {"reason": "prizes", "at_ns": 551 * MS}


def test_bm8_a_wanted_over_an_empty_table_is_over_at_once() -> None:
    table = Table(WANTED).show()
    assert RULES.pending(table.s)[0].due_ns == 0
    assert "capture_over" in kinds(table.to(0))
    assert table.s.phase == "reveal"


def test_bm8_a_press_that_may_have_come_in_time_counts_and_a_later_one_does_not() -> None:
    table = _table()
    table.cover(0, "spot-0", 4999, width_ms=4)
    slip = the(table.cover(1, "spot-1", 5000), "slip")
    assert slip.data["fault"] == "late"
    assert "capture_over" not in kinds(table.to(5000))
    assert [event.seat for event in only(table.rest(), "right")] == [0]


def test_bm9_a_wanted_bandit_that_is_not_there_makes_every_capture_wrong() -> None:
    table = Table("wanted-brain-1", up=UP, hidden=HIDDEN).show()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-4", 400)
    events = table.rest()
    assert len(only(events, "wrong")) == 2
    assert the(events, "turned").data["up"] is False
    assert not any(table.s.up)
    assert sum(map(bool, table.s.spots)) == 5


def test_bm12_a_hand_on_a_token_in_a_card_race_slips_and_may_go_on() -> None:
    table = _table()
    events = table.cover(0, "token-heart", 300)
    assert kinds(events) == ["cover", "slip"]
    assert the(events, "slip").data["fault"] == "kind"
    table.cover(0, "spot-0", 800)
    assert the(table.rest(), "right").seat == 0


def test_the_wanted_card_leaves_the_game_and_the_turn_passes() -> None:
    table = _table()
    events = table.rest()
    assert the(events, "removed").data["card"] == WANTED
    assert table.s.gone == [WANTED]
    assert the(events, "turn").seat == 1


def test_bm18_cards_stay_where_they_are_when_they_are_hidden_and_returned() -> None:
    table = _table()
    table.cover(0, "spot-2", 400)
    table.cover(1, "spot-1", 400)
    table.rest()
    assert table.s.spots[:5] == ["robot-red-a", "", "sharp-red-a", "robot-blue-a", "coyote-blue-a"]


def test_a_hand_can_only_cover_what_lies_on_the_table() -> None:
    table = _table()
    for target in ("spot-9", "spot-30", "robot-red-a", "token-sheriff-3", ""):
        with pytest.raises(RuleError, match="one thing on the table"):
            table.cover(0, target, 400)


def test_reactions_are_counted_from_the_reveal_to_each_award() -> None:
    table = _table()
    table.cover(2, "spot-0", 431)
    table.rest()
    assert table.s.stats[2].reactions == [431 * MS]
