"""The referee in a race, in a pause, and when something is to be chosen or drawn."""

import math

import pytest

from game.match.clock import SETTLE_NS
from game.match.hunt import RULES, Hunt
from game.match.match import Match
from game.rules.bandits.state import Beside, State
from tests.match.hands import MS, SECOND, press
from tests.match.referee import dealt, due, hand, hunt_of, hushed, kinds, racing, reach, with_top

# Races


def test_a_capture_ends_when_its_time_is_up_bm8() -> None:
    hunt = racing("sheriff", token_time_ms=1500)
    events = hunt.advance(hunt.now_ns + 20 * SECOND)
    over = next(event for event in events if event.kind == "capture_over")
    assert over.data["reason"] == "time"
    assert 1_500 * MS <= over.data["at_ns"] < 1_510 * MS


@pytest.mark.parametrize(("width", "winner"), [(1, 0), (30, 1)])
def test_presses_whose_windows_overlap_go_to_the_palm_nearer_to_the_middle_bm17(
    width: int, winner: int
) -> None:
    hunt = racing("ballerina")
    at = hunt.since_ns + SECOND
    reach(hunt, 0, "token-heart", at, 14.0)
    reach(hunt, 1, "token-heart", at + 8 * MS)
    hunt.press(press(0, "slam", at, width_ns=width * MS))
    hunt.press(press(1, "slam", at + 8 * MS, width_ns=width * MS))
    events = hunt.advance(at + SECOND)
    assert [event.seat for event in events if event.kind == "award"] == [winner]
    beaten = next(event for event in events if event.kind == "beaten")
    assert beaten.data["dead_heat"] == (winner == 1)
    assert abs(beaten.data["gap_ns"]) == 8 * MS


def test_a_press_given_too_late_counts_now_and_takes_nothing_back() -> None:
    hunt = racing("ballerina")
    at = hunt.since_ns + SECOND
    for seat in range(2):
        reach(hunt, seat, "token-heart", at)
    hunt.press(press(0, "slam", at))
    assert "award" in kinds(hunt.advance(at + 5 * MS))
    hunt.press(press(1, "slam", at - 10 * MS))
    events = hunt.advance(at + 20 * MS)
    assert [(event.kind, event.seat) for event in events if event.kind == "beaten"] == [("beaten", 1)]


def test_hands_are_drawn_where_they_will_be_when_the_watermark_gets_there() -> None:
    hunt = racing()
    hunt.press(press(0, "up", hunt.since_ns + 50 * MS))
    hunt.press(press(0, "left", hunt.since_ns + 90 * MS))
    hunt.advance(hunt.since_ns + 100 * MS)
    ahead = next(view for view in hunt.hands(hunt.now_ns + SETTLE_NS) if view.seat == 0)
    hunt.advance(hunt.now_ns + SETTLE_NS)
    now = hand(hunt, 0)
    assert math.hypot(ahead.x - now.x, ahead.y - now.y) < 3.0
    assert math.hypot(now.x - hunt.table.home(0, 2)[0], now.y - hunt.table.home(0, 2)[1]) > 10


# Pauses


def test_a_race_that_is_broken_off_is_run_again_with_nothing_captured() -> None:
    hunt = racing("ballerina")
    before = hunt.match.count
    card = hunt.view["card"]
    at = hunt.since_ns + SECOND
    reach(hunt, 0, "token-heart", at)
    hunt.press(press(0, "slam", at))
    assert "award" in kinds(hunt.advance(at + 50 * MS))
    assert hunt.match.count > before
    hunt.break_race()
    assert hunt.phase == "count"
    assert hunt.match.state.phase == "hush"
    assert hunt.view["card"] is None
    assert hunt.view["stats"][0]["reactions"] == []
    events = hunt.advance(hunt.now_ns + 3 * SECOND)
    assert kinds(events)[0] == "race_broken"
    assert hunt.phase == "hush"
    due(hunt)
    assert hunt.view["card"] == card


def test_a_pause_between_races_takes_nothing_back() -> None:
    hunt = racing("ballerina", token_time_ms=500)
    hunt.advance(hunt.now_ns + 700 * MS)
    assert hunt.phase == "check"
    count = hunt.match.count
    hunt.break_race()
    assert (hunt.phase, hunt.match.count) == ("check", count)


def test_what_was_held_in_a_pause_is_forgotten() -> None:
    hunt = hunt_of(with_top(dealt(), "wanted"))
    hunt.press(press(0, "left", 10 * MS))
    hunt.advance(20 * MS)
    hunt.break_race()  # the release of the key is never seen: the pause menu had it
    due(hushed(hunt))
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "left", hunt.now_ns + 100 * MS))
    hunt.advance(hunt.now_ns + 400 * MS)
    assert hand(hunt, 0).x < hunt.table.home(0, 2)[0] - 20


# Choosing and the end


def choosing(match: Match[State]) -> Hunt:
    """Seat 0 has the Heart and two Escape cards to choose from."""
    s = match.state
    s.phase, s.chooser, s.shown = "choose", 0, "ballerina-1"
    s.beside = [Beside("escape-red", []), Beside("escape-blue", [])]
    return hunt_of(match)


def test_the_taker_of_the_heart_moves_along_the_escape_cards_and_slams_bm14() -> None:
    hunt = choosing(dealt())
    assert hunt.phase == "choose"
    assert hunt.request is not None
    assert hunt.request.options == ("escape-red", "escape-blue")
    hunt.press(press(1, "slam", SECOND))
    hunt.press(press(0, "right", SECOND))
    hunt.press(press(0, "right", SECOND + MS, 0.0))
    hunt.advance(SECOND + 2 * MS)
    assert hunt.cursor == 1
    hunt.press(press(0, "slam", 2 * SECOND))
    events = hunt.advance(3 * SECOND)
    assert next(event for event in events if event.kind == "returned").data["escape"] == "escape-blue"
    assert hunt.phase == "check"


def test_who_does_not_choose_takes_what_lies_under_the_hand_bm14() -> None:
    hunt = choosing(dealt())
    events = hunt.advance(hunt.pace.choose)
    assert next(event for event in events if event.kind == "returned").data["escape"] == "escape-red"


def noon(match: Match[State]) -> Hunt:
    """Everybody is tied when The End shows."""
    s = match.state
    s.decks = [[] for _ in s.decks]
    s.decks[s.active] = ["the-end"]
    hunt = hunt_of(match)
    due(hushed(hunt))
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "toll"
    return hunt


def test_at_noon_the_first_press_after_the_bell_wins_bm16() -> None:
    hunt = noon(dealt("keys1,keys2,pad"))
    toll = hunt.now_ns
    hunt.press(press(2, "slam", hunt.now_ns + 100 * MS))
    due(hunt)
    bell = hunt.now_ns + 15 * MS
    hunt.flipped(bell)
    hunt.press(press(1, "slam", bell + 310 * MS))
    hunt.press(press(0, "slam", bell + 290 * MS))
    events = hunt.advance(bell + SECOND)
    draws = {event.seat: event.data["false_start"] for event in events if event.kind == "draw"}
    assert draws == {2: True, 0: False}
    early = next(event for event in events if event.kind == "draw" and event.seat == 2)
    assert early.data["lo_ns"] == pytest.approx(-(bell - toll - 100 * MS), abs=1000)
    assert [event.seat for event in events if event.kind == "winner"] == [0]
    hunt.advance(hunt.now_ns + 10 * SECOND)
    assert hunt.phase == "over"
    assert RULES.result(hunt.match.state)["winners"] == [0]


def test_when_all_draw_too_soon_the_bell_is_rung_again_bm16() -> None:
    hunt = noon(dealt())
    due(hunt)
    bell = hunt.now_ns + 15 * MS
    hunt.flipped(bell)
    for seat in range(2):
        hunt.press(press(seat, "slam", bell + (40 + seat) * MS))
    hunt.advance(bell + SECOND)
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "toll"
    due(hunt)


def test_a_duel_that_is_broken_off_is_rung_again() -> None:
    hunt = noon(dealt())
    due(hunt)
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "slam", hunt.now_ns + 40 * MS))
    hunt.advance(hunt.now_ns + 60 * MS)
    assert hunt.phase == "noon"
    hunt.break_race()
    hunt.advance(hunt.now_ns + 3 * SECOND)
    assert hunt.phase == "toll"
    assert hunt.view["noon"]["early"] == []
