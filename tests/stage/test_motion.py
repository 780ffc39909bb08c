"""Motion: easings arrive, nothing is lost when hurried, and the switches are obeyed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.motion import (
    MOST_FLASHES_HZ,
    NS_PER_MS,
    SHAKE_MS,
    Ease,
    Pace,
    Shake,
    Timeline,
    Tween,
    in_out,
    out,
    out_back,
    pulse,
)

shares = st.floats(0, 1)


@pytest.mark.parametrize("ease", [out, in_out, out_back])
def test_an_easing_begins_at_nought_and_arrives_at_one_and_is_not_linear(ease: Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0) and ease(1.0) == pytest.approx(1.0)
    assert any(abs(ease(t / 10) - t / 10) > 0.05 for t in range(1, 10))


@given(shares, shares)
def test_arrivals_and_travel_never_go_back(a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert out(low) <= out(high) and in_out(low) <= in_out(high)


@given(shares)
def test_a_palm_overshoots_by_a_tenth_at_most(t: float) -> None:
    assert out_back(t) < 1.11


@given(st.lists(st.integers(0, 90), min_size=1, max_size=20), st.floats(1, 400))
def test_a_tween_is_where_it_should_be_however_time_is_cut_up(steps: list[int], ms: float) -> None:
    cut, whole = Tween(3.0, 11.0, ms), Tween(3.0, 11.0, ms)
    for step in steps:
        cut.advance(step * NS_PER_MS)
    assert cut.value == whole.advance(sum(steps) * NS_PER_MS)
    cut.finish()
    assert cut.done and cut.value == 11.0


def test_a_tween_waits_for_its_delay_and_can_set_off_again_from_where_it_is() -> None:
    tween = Tween(0.0, 10.0, 100.0, in_out, delay_ms=50.0)
    assert tween.advance(50 * NS_PER_MS) == 0.0
    assert tween.advance(50 * NS_PER_MS) == 5.0
    tween.to(0.0, 100.0)
    assert tween.value == 5.0
    assert tween.advance(100 * NS_PER_MS) == 0.0


@pytest.mark.parametrize(("speed", "ms"), [("relaxed", 360), ("normal", 240), ("fast", 120)])
def test_the_speed_setting_stretches_times(speed: str, ms: float) -> None:
    assert Pace(speed).ms(240) == ms


def test_an_unknown_speed_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match=r"hasty.*relaxed, normal, fast"):
        Pace().set("hasty", less_motion=False, shake=True)


@given(st.lists(st.integers(0, 500), max_size=20), st.integers(0, 500))
def test_a_hurried_timeline_makes_every_call_once_and_in_order(times: list[int], at: int) -> None:
    made: list[int] = []
    line = Timeline()
    for i, ms in enumerate(times):
        line.at(ms, lambda i=i: made.append(i))
    line.advance(at * NS_PER_MS)
    assert made == [i for _, i in sorted((ms, i) for i, ms in enumerate(times)) if times[i] <= at]
    line.finish()
    assert made == [i for _, i in sorted((ms, i) for i, ms in enumerate(times))]
    assert line.done


def test_a_shake_starts_strong_stays_within_its_pixels_and_dies() -> None:
    shake = Shake(Pace())
    shake.kick(6.0)
    assert shake.offset[1] == 6.0
    for _ in range(60):
        shake.advance(4 * NS_PER_MS)
        assert all(abs(v) <= 6.0 for v in shake.offset)
    shake.advance(SHAKE_MS * NS_PER_MS)
    assert shake.offset == (0.0, 0.0)


@pytest.mark.parametrize("pace", [Pace(less_motion=True), Pace(shake=False)])
def test_either_switch_stills_the_table(pace: Pace) -> None:
    shake = Shake(pace)
    shake.kick()
    assert shake.offset == (0.0, 0.0)


def test_a_weak_kick_does_not_end_a_strong_one() -> None:
    shake = Shake(Pace())
    shake.kick(12.0)
    shake.kick(1.0)
    assert shake.offset[1] == 12.0


def test_nothing_pulses_more_often_than_three_times_a_second() -> None:
    beats = [pulse(ms * NS_PER_MS, hz=50) for ms in range(1000)]
    peaks = sum(a < b > c for a, b, c in zip(beats, beats[1:], beats[2:], strict=False))
    assert peaks <= MOST_FLASHES_HZ
