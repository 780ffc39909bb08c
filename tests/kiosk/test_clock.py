from __future__ import annotations

import time

import pytest

from game.kiosk.clock import WallClock


@pytest.mark.parametrize("jump", [3600, -3600, 61])
def test_a_jump_of_the_wall_clock_is_noticed_once(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    clock = WallClock()
    assert clock.jumped() == 0
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert abs(clock.jumped() - jump) <= 1
    assert clock.jumped() == 0
