"""Spans and counters that wrap."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.inputs.span import MS, Span, unwrap

FORTY_MINUTES_MS = 40 * 60 * 1000


@given(st.integers(0, 2**45), st.integers(-(2**31) + 1, 2**31 - 1))
def test_a_wrapped_counter_is_restored_if_half_a_turn_is_not_passed(near: int, away: int) -> None:
    true = near + away
    assert unwrap(true & 0xFFFF_FFFF, near) == true


def test_a_counter_that_wraps_in_the_middle_of_forty_minutes_of_play_goes_on() -> None:
    for begin in (2**32 - FORTY_MINUTES_MS // 2, 5 * 2**32 - 1, 2**31 - 1):
        near = begin
        for true in range(begin, begin + FORTY_MINUTES_MS, 997):
            near = unwrap(true & 0xFFFF_FFFF, near)
            assert near == true


spans = st.tuples(st.integers(0, 100), st.integers(1, 100)).map(lambda pair: Span(pair[0], sum(pair)))


@given(spans, spans)
def test_what_two_spans_allow_is_what_lies_in_both(a: Span, b: Span) -> None:
    both = a.meet(b)
    inside = {t for t in range(a.lo, a.hi) if b.lo <= t < b.hi}
    assert inside == (set(range(both.lo, both.hi)) if both else set())


def test_widening_moves_the_beginning_only_and_shifting_both_ends() -> None:
    assert Span(10 * MS, 11 * MS).widen(8 * MS) == Span(2 * MS, 11 * MS)
    assert Span(10, 11).shift(-3) == Span(7, 8)
