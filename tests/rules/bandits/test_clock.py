from __future__ import annotations

import pytest

from game.rules.bandits.deal import MINUTE_NS
from game.rules.kernel import TABLE, Response, RuleError, Setup
from tests.rules.bandits.table import CONTENT, RULES, Table
from tests.rules.told import kinds, only, the

LIMIT = 4 * MINUTE_NS


def timed(**captured: tuple[str, ...]) -> Table:
    table = Table("wanted-robot-1", captured={int(seat[1:]): cards for seat, cards in captured.items()})
    table.s.limit_ns = LIMIT
    return table


def call(table: Table, played_ns: int = LIMIT) -> tuple[str, ...]:
    return tuple(kinds(table.submit(Response(TABLE, "time_up", lo_ns=played_ns))))


def test_bm21_when_time_is_up_credits_count_as_at_the_end() -> None:
    table = timed(s1=("robot-green-a",), s2=("robot-green-b",))
    table.s.limit_ns = LIMIT
    events = table.submit(Response(TABLE, "time_up", lo_ns=LIMIT + 5))
    assert kinds(events)[:2] == ["time_up", "the_end"]
    assert "Time is up" in events[0].why and events[0].seat == TABLE
    assert [event.data["credits"] for event in only(events, "score")] == [0, 1, 3, 0]
    assert (the(events, "winner").seat, the(events, "winner").data["how"]) == (2, "credits")
    assert RULES.pending(table.s) == ()


def test_bm21_a_tie_at_the_top_goes_to_noon_as_ever() -> None:
    assert "noon" in call(timed())


def test_bm21_time_can_be_called_between_cards_only_and_not_before_it_is_up() -> None:
    table = timed(s1=("robot-green-a",))
    with pytest.raises(RuleError, match="time left"):
        call(table, LIMIT - 1)
    with pytest.raises(RuleError, match="not for seat 1"):
        table.submit(Response(0, "time_up", lo_ns=LIMIT))
    table.reveal()
    with pytest.raises(RuleError):
        call(table)
    table.flip()
    with pytest.raises(RuleError):
        call(table)


def test_bm21_without_the_option_nobody_can_call_time_and_states_are_as_they_always_were() -> None:
    table = Table("wanted-robot-1")
    with pytest.raises(RuleError, match="no limit"):
        call(table, 10 * LIMIT)
    assert "limit_ns" not in RULES.to_json(table.s)
    assert RULES.from_json(RULES.to_json(table.s)) == table.s
    timed_state = timed().s
    assert RULES.from_json(RULES.to_json(timed_state)) == timed_state


@pytest.mark.parametrize("minutes", [-1, 61])
def test_bm21_a_limit_out_of_bounds_is_refused(minutes: int) -> None:
    with pytest.raises(RuleError, match="minutes"):
        RULES.new(Setup(3, {"minutes": minutes}, CONTENT), Table("wanted-robot-1").chance)
