"""What a journal keeps of a race is enough to run it again, whatever was pressed while it ended (Law 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.match.journal import Row, unpack
from game.match.match import canonical
from game.match.round import Contest
from game.match.seats import parse_seats
from game.match.standoff_start import new_standoff
from game.rules.kernel import Response
from tests.match.hands import MS, SECOND, press
from tests.match.referee import racing
from tests.match.test_standoff import rung

WIDTH_NS = 4 * MS
"""Of the presses around the end; longer than half a step of the table."""
STEP_NS = MS // 4
"""From one try to the next."""


class Paper:
    """A journal in memory. said: responses since the contest began; rows: the presses of its note."""

    name = ""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.rows: list[Row] = []

    def accepted(self, response: Response, chance: list[list[Any]], digest: str, after_ns: int) -> None:  # noqa: ARG002
        self.said.append(canonical(response).decode())

    def back(self, count: int) -> None:
        raise AssertionError(f"nothing is taken back here, not even to {count}")

    def note(self, name: str, data: Any, *, before_last: bool = False) -> None:  # noqa: ARG002
        if name == "race":
            self.rows = [Row(*row) for row in data["presses"]]

    def flush(self, *, sync: bool = False) -> None:
        pass

    def close(self) -> None:
        pass


def capture() -> Any:
    """A race of two whose time is up between two steps of the table."""
    return racing("sheriff", token_time_ms=1_001)


def duel() -> Any:
    """A duel of three: it ends when nobody who has not drawn can come between any more."""
    standoff = new_standoff(parse_seats("keys1,keys2,keys3"), 7)
    rung(standoff)
    return standoff


def contest_of(referee: Any) -> Contest:
    contest: Contest = referee._contest
    return contest


def ends(make: Callable[[], Any], first_ns: int) -> int:
    """When a contest ends in which seat 0 slams at first_ns and nobody else does anything."""
    referee = make()
    referee.press(press(0, "slam", referee.since_ns + first_ns))
    contest = contest_of(referee)
    referee.advance(referee.since_ns + 30 * SECOND)
    return contest.now_ns


@pytest.mark.parametrize("make", [capture, duel])
def test_law_4_a_slam_that_begins_while_a_contest_ends_is_kept_with_it(make: Callable[[], Any]) -> None:
    first_ns = 300 * MS
    end_ns = ends(make, first_ns)
    for off_ns in range(-6 * MS, 6 * MS, STEP_NS):
        first, referee = Paper(), make()
        referee.match.journal = first
        since_ns = referee.since_ns
        referee.press(press(0, "slam", since_ns + first_ns))
        referee.press(press(1, "slam", since_ns + end_ns + off_ns, width_ns=WIDTH_NS))
        referee.advance(since_ns + end_ns + 500 * MS)
        second, referee = Paper(), make()
        referee.match.journal = second
        again = contest_of(referee)
        for row in first.rows:
            again.take(unpack(row))
        again.run(end_ns + 500 * MS)
        assert again.over
        assert second.said == first.said, f"{off_ns} ns from the end"
