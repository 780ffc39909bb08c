from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules.bandits.state import Cover
from game.rules.bandits.verdict import judge
from game.rules.kernel import Response, RuleError, ScriptedChance, SeededChance
from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import the


def _cover(seat: int, lo: int, hi: int, aim: int = 0) -> Cover:
    return Cover(seat, 0, "spot-0", lo, hi, aim)


NO_COIN = ScriptedChance([])
"""Raises if anybody wants a coin."""


@pytest.mark.parametrize(
    ("covers", "winner", "by"),
    [
        ([_cover(4, 10, 20)], 4, "alone"),
        ([_cover(0, 20, 30), _cover(1, 10, 20)], 1, "time"),
        ([_cover(0, 10, 21, aim=9), _cover(1, 20, 30, aim=8)], 1, "aim"),
        ([_cover(0, 10, 21, aim=8), _cover(1, 20, 30, aim=9)], 0, "aim"),
        ([_cover(0, 0, 100, aim=5), _cover(1, 40, 50, aim=4), _cover(2, 50, 60, aim=0)], 1, "aim"),
        ([_cover(0, 0, 10, aim=2), _cover(1, 9, 20, aim=1), _cover(2, 15, 30, aim=0)], 1, "aim"),
    ],
)
def test_bm17_the_earliest_press_wins_and_the_aim_only_parts_windows_that_overlap(
    covers: list[Cover], winner: int, by: str
) -> None:
    for order in permutations(covers):
        verdict = judge(order, NO_COIN)
        assert (verdict.winner.seat, verdict.by) == (winner, by)


def test_bm17_a_coin_decides_between_equal_palms_whatever_their_order() -> None:
    covers = [_cover(3, 10, 20, aim=1), _cover(1, 11, 19, aim=1), _cover(2, 12, 22, aim=2)]
    for toss, winner in ((0, 1), (1, 3)):
        for order in permutations(covers):
            verdict = judge(order, ScriptedChance([["tie", toss]]))
            assert (verdict.winner.seat, verdict.by) == (winner, "coin")
            assert {loser.seat: by for loser, by in verdict.losers} == {4 - winner: "coin", 2: "aim"}


def test_bm17_the_coin_is_fair() -> None:
    chance = SeededChance(5)
    covers = [_cover(0, 10, 20), _cover(1, 10, 20)]
    heads = sum(judge(covers, chance).winner.seat for _ in range(2000))
    assert 900 < heads < 1100


def test_bm17_the_award_says_how_it_was_decided_and_the_gap() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a"]).show()
    table.cover(0, "spot-0", 400, width_ms=4, aim=900)
    table.cover(1, "spot-0", 402, width_ms=4, aim=100)
    table.cover(2, "spot-0", 414, width_ms=4, aim=0)
    award = the(table.to(404), "award")
    assert (award.seat, award.data["by"]) == (1, "aim")
    assert award.data["rivals"] == [
        {"seat": 0, "hand": 0, "gap_ns": -2 * MS, "dead_heat": True, "by": "aim"},
        {"seat": 2, "hand": 0, "gap_ns": 12 * MS, "dead_heat": False, "by": "time"},
    ]
    assert award.why == "Dead heat of {1} and {0}, 2.0 ms apart: {1}'s palm was nearer the middle."


def test_bm17_the_coin_is_told_as_a_dead_heat() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a"], chance=ScriptedChance([["tie", 1]])).show()
    table.cover(2, "spot-0", 400)
    table.cover(0, "spot-0", 400)
    award = the(table.to(401), "award")
    assert (award.seat, award.data["by"], award.data["rivals"][0]["dead_heat"]) == (2, "coin", True)
    assert award.why == "Dead heat of {2} and {0}, 0.0 ms apart, palms equal: the coin picked {2}."


def test_bm17_nothing_is_awarded_before_the_watermark_has_passed_the_earliest_end() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a"]).show()
    table.cover(0, "spot-0", 400, width_ms=8, aim=3)
    assert RULES.pending(table.s)[0].due_ns == 408 * MS
    assert not table.to(407.9)
    table.cover(1, "spot-0", 407.95, width_ms=1, aim=2)
    assert the(table.to(408), "award").seat == 1


def test_bm17_an_instant_is_a_window_of_a_nanosecond() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a"]).show()
    table.cover(0, "spot-0", 400, width_ms=0, aim=1)
    table.cover(1, "spot-0", 400, width_ms=0, aim=0)
    assert the(table.to(401), "award").data["by"] == "aim"


def test_bm17_a_cover_that_comes_too_late_to_be_judged_fairly_is_refused() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a", "robot-red-b"]).show()
    table.cover(0, "spot-0", 400)
    table.to(500)
    before = RULES.to_json(table.s)
    with pytest.raises(RuleError, match="behind the watermark"):
        table.cover(1, "spot-0", 399)
    assert RULES.to_json(table.s) == before
    table.cover(1, "spot-1", 399)


def test_time_can_not_go_back() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a"]).show()
    table.to(400)
    with pytest.raises(RuleError, match="can't go back"):
        table.to(399)


def test_bm16_the_closest_photo_finish_is_remembered() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a", "robot-red-b"]).show()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-0", 414)
    table.cover(2, "spot-1", 500)
    table.cover(3, "spot-1", 503)
    table.to(600)
    assert RULES.view(table.s, None)["photo"] == {
        "gap_ns": 3 * MS,
        "first": 2,
        "second": 3,
        "dead_heat": False,
    }


covers = st.lists(
    st.tuples(
        st.integers(0, 7),  # seat
        st.integers(0, 1),  # hand
        st.integers(0, 3),  # target
        st.integers(0, 30),  # lo
        st.integers(0, 12),  # width
        st.integers(0, 2),  # aim
    ),
    max_size=16,
    unique_by=lambda c: c[:2],
)
SHOWN = ("brawl-red-1", "wanted-robot-1", "sheriff-2", "escape-green", "ballerina-2")
TARGETS = {
    "sheriff-2": ("token-sheriff-1", "token-sheriff-2", "token-sheriff-3", "spot-0"),
    "escape-green": ("token-escape", "token-heart", "spot-1", "token-sheriff-1"),
    "ballerina-2": ("token-heart", "token-escape", "spot-1", "token-sheriff-1"),
}


TWO_EQUAL_GAPS = [
    (0, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0),
    (1, 0, 1, 18, 8, 0),
    (1, 1, 1, 7, 4, 0),
    (2, 0, 1, 10, 11, 0),
]
"""One contest in the time of another, whose photo finishes are equally close."""


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(SHOWN), covers, st.randoms(use_true_random=False))
@example("brawl-red-1", TWO_EQUAL_GAPS, Random(1))
def test_bm17_the_order_in_which_covers_arrive_never_decides(
    shown: str, given_covers: list[tuple[int, int, int, int, int, int]], rng: Random
) -> None:
    """All together in two orders, and one by one as the watermark passes: the same state at the end."""
    hands = 2 if shown.startswith("brawl") else 1
    responses = [
        Response(seat, "cover", (_target(shown, target),), hand, lo * MS, (lo + width) * MS, aim)
        for seat, hand, target, lo, width, aim in given_covers
        if hand < hands
    ]
    shuffled = responses[:]
    rng.shuffle(shuffled)
    together = [_run(shown, order, stepwise=False) for order in (responses, shuffled)]
    assert together[0] == together[1] == _run(shown, shuffled, stepwise=True)


def _target(shown: str, index: int) -> str:
    return TARGETS.get(shown, ("spot-0", "spot-1", "spot-2", "token-heart"))[index]


def _run(shown: str, responses: list[Response], *, stepwise: bool) -> str:
    """The state after the race as text."""
    table = Table(
        shown, seats=8, up=["robot-red-a", "robot-blue-a"], hidden=["sharp-red-a"], sheriffs={0: 3, 2: 5}
    ).show()
    if stepwise:
        responses = sorted(responses, key=lambda r: r.lo_ns)  # stable: equal ones stay as they come
    for response in responses:
        if stepwise and response.lo_ns:
            assert table.s.race
            table.to(max(response.lo_ns - 1, table.s.race.mark_ns) / MS)
        if table.s.phase == "capture":
            table.submit(response)
    table.rest()
    return json.dumps(RULES.to_json(table.s))
