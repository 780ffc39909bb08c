"""Where a sound comes from."""

from __future__ import annotations

from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.sound.pan import sides


@given(st.floats(-1, 1))
def test_the_power_is_the_same_wherever_a_sound_comes_from(pan: float) -> None:
    left, right = sides(pan)
    assert left * left + right * right == pytest.approx(1.0)


def test_left_is_left_and_the_middle_is_both() -> None:
    assert sides(-1) == pytest.approx((1, 0))
    assert sides(1) == pytest.approx((0, 1))
    assert sides(0)[0] == pytest.approx(sides(0)[1])


@pytest.mark.parametrize("pan", [-7.0, 7.0, inf, -inf, nan])
def test_a_pan_outside_the_room_is_brought_inside(pan: float) -> None:
    assert all(-1e-9 <= side <= 1 for side in sides(pan))
