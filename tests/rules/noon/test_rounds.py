"""The quick-draw duel by itself: the bell, draws too soon, who was first, and how a match is won."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.kernel import TABLE, Event, Response, RuleError, SeededChance, Setup
from game.rules.noon import NoonRules
from game.rules.noon.rounds import GRACE_NS, PATIENCE
from game.rules.noon.state import State

MS = 1_000_000
RULES = NoonRules()


class Street:
    """A match, with short words for what happens in it."""

    def __init__(self, seats: int = 3, wins: int = 3) -> None:
        self.chance = SeededChance(5)
        self.state: State = RULES.new(Setup(seats, {"wins": wins}), self.chance)

    def say(self, seat: int, kind: str, lo_ms: float = 0, hi_ms: float | None = None) -> tuple[Event, ...]:
        lo, hi = round(lo_ms * MS), round((lo_ms if hi_ms is None else hi_ms) * MS)
        return RULES.submit(self.state, Response(seat, kind, lo_ns=lo, hi_ns=hi), self.chance)

    def bell(self) -> Street:
        self.say(TABLE, "bell")
        return self

    def advance(self, to_ms: float) -> tuple[Event, ...]:
        return self.say(TABLE, "advance", to_ms)

    def win(self, seat: int) -> tuple[Event, ...]:
        """A whole round, in which only one draws."""
        self.bell()
        self.say(seat, "draw", 200, 201)
        return (*self.advance(201), *self.advance(201 + GRACE_NS / MS))

    @property
    def view(self) -> dict[str, Any]:
        return RULES.view(self.state, None)


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_the_first_press_after_the_bell_has_the_round_whatever_the_order_in_which_presses_come() -> None:
    street = Street().bell()
    street.say(2, "draw", 260, 262)
    street.say(1, "draw", 240, 242)
    won, late = street.advance(242)
    assert (won.kind, won.seat, won.data["by"], won.data["gap_ns"]) == ("round_won", 1, "time", 20 * MS)
    assert (late.kind, late.seat, late.data["gap_ns"]) == ("late", 2, 20 * MS)


def test_no6_a_round_stays_open_after_it_is_won_so_that_everybody_learns_how_late_they_were() -> None:
    street = Street().bell()
    street.say(0, "draw", 240, 242)
    street.advance(242)
    assert kinds(street.say(1, "draw", 300, 302)) == ["draw", "late"]
    assert street.advance(400) == ()
    over = street.advance(242 + GRACE_NS / MS)[0]
    assert over.data["times"] == [241 * MS, 301 * MS, None]
    assert over.data["rounds"] == [1, 0, 0]


def test_a_round_is_over_at_once_when_all_have_drawn() -> None:
    street = Street(2).bell()
    street.say(0, "draw", 240, 242)
    street.say(1, "draw", 250, 252)
    street.advance(242)
    assert kinds(street.advance(252)) == ["round_over", "round"]


def test_no2_bm16_who_draws_before_the_bell_is_out_of_the_round() -> None:
    street = Street()
    assert street.say(1, "early")[0].data["false_start"]
    street.bell()
    with pytest.raises(RuleError):
        street.say(1, "draw", 300)
    assert street.view["noon"]["may"] == [0, 2]


@pytest.mark.parametrize(("lo", "hi", "out"), [(-40, -30, True), (60, 99, True), (99, 101, False)])
def test_no2_bm16_surely_sooner_than_100_ms_after_the_bell_is_too_soon(lo: int, hi: int, out: bool) -> None:
    street = Street().bell()
    assert street.say(1, "draw", lo, hi)[0].data["false_start"] is out


def test_no3_when_all_but_one_drew_too_soon_that_one_has_the_round_without_a_bell() -> None:
    street = Street()
    street.say(0, "early")
    street.say(2, "early")
    assert RULES.pending(street.state)[0].kind == "advance"
    events = street.advance(0)
    assert kinds(events) == ["round_won", "round_over", "round"]
    assert events[0].seat == 1 and street.view["rounds"] == [0, 1, 0]
    assert events[0].why == "All others drew too soon: {1} takes the round."


def test_of_two_the_one_who_drew_too_soon_is_named() -> None:
    street = Street(2)
    street.say(0, "early")
    assert street.advance(0)[0].why == "{0} drew too soon: {1} takes the round."


def test_the_last_one_may_still_draw_too_soon_after_the_bell() -> None:
    street = Street(2).bell()
    street.say(0, "draw", 40)
    assert street.advance(60) == ()
    street.say(1, "draw", 70)
    assert street.advance(80)[0].data["reason"] == "early"
    assert street.view["rounds"] == [0, 0]


def test_no3_when_all_drew_too_soon_the_round_is_run_again() -> None:
    street = Street(2)
    street.say(0, "early")
    street.say(1, "early")
    again, opening = street.advance(0)
    assert (again.data["reason"], opening.data["round"]) == ("early", 2)
    assert street.view["noon"]["may"] == [0, 1]


def test_no4_when_nobody_draws_for_ten_seconds_the_round_is_run_again() -> None:
    street = Street().bell()
    assert street.advance(9_999) == ()
    assert street.advance(10_000)[0].data["reason"] == "nobody"


def test_no4_a_table_that_everybody_has_left_comes_to_an_end_by_coins() -> None:
    street = Street(wins=1)
    for _ in range(PATIENCE - 1):
        assert street.bell().advance(10_000)[0].kind == "again"
    assert street.bell().advance(10_000)[0].data["by"] == "coin"
    assert RULES.pending(street.state) == ()


def test_no5_bm17_presses_whose_intervals_overlap_are_a_dead_heat_that_a_coin_decides() -> None:
    winners = set()
    for seed in range(12):
        street = Street(2)
        street.chance = SeededChance(seed)
        street.bell()
        street.say(0, "draw", 240, 250)
        street.say(1, "draw", 248, 252)
        won = street.advance(250)[0]
        assert won.data["by"] == "coin" and "Dead heat" in won.why
        winners.add(won.seat)
    assert winners == {0, 1}


def test_a_draw_can_not_begin_before_what_has_been_decided() -> None:
    street = Street().bell()
    street.say(0, "draw", 240, 242)
    street.advance(242)
    with pytest.raises(RuleError):
        street.say(1, "draw", 241, 260)
    assert street.view["noon"]["may"] == [1, 2]


def test_no1_the_first_to_three_rounds_wins_and_places_go_by_rounds_and_then_by_the_quickest_draw() -> None:
    street = Street(4)
    for seat in (0, 1, 0, 2):
        street.win(seat)
    street.bell()
    street.say(0, "draw", 210, 211)
    street.say(3, "draw", 205.5, 230)
    street.advance(211)
    street.advance(2_000)
    events = street.win(0) if RULES.pending(street.state) else ()
    result = RULES.result(street.state)
    assert result["rounds"][0] == 3 and result["places"] == [1, 2, 2, 4]
    assert result["winners"] == [0], events


def test_the_result_keeps_reactions_false_starts_and_the_closest_round() -> None:
    street = Street(2, wins=1)
    street.bell()
    street.say(0, "draw", 240, 242)
    street.say(1, "draw", 245, 247)
    street.advance(242)
    street.advance(247)
    result = RULES.result(street.state)
    assert result["reactions"] == [[241 * MS], [246 * MS]]
    assert result["closest"] == {"gap_ns": 5 * MS, "first": 0, "second": 1, "dead_heat": False}


@pytest.mark.parametrize("options", [{"wins": 0}, {"wins": 6}, {"wins": True}, {"deck": "half"}])
def test_an_option_out_of_bounds_is_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(RuleError):
        RULES.new(Setup(3, dict(options)), SeededChance(1))
