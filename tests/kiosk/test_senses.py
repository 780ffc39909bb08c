"""What a kiosk looks and sounds like, and what the clock on the wall has to say in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kiosk import clock
from game.kiosk.config import Kiosk
from tests.kiosk.booth import Booth
from tests.kiosk.evening import Wall
from tests.scenes.house import house


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path)


def test_brightness_dims_what_is_shown(booth: Booth) -> None:
    bright = sum(booth.place.draw())
    booth.keeper.configure(Kiosk(brightness=0.5))
    assert sum(booth.place.draw()) < 0.6 * bright


def test_it_is_never_louder_than_the_ceiling_and_silent_in_quiet_hours(booth: Booth) -> None:
    booth.app.settings.effects = 1.0
    booth.keeper.configure(Kiosk(volume_ceiling=0.3))
    booth.seconds(2)
    assert booth.app.sound.volume_effects == pytest.approx(0.3)
    booth.app.silent = False
    booth.keeper.configure(Kiosk(quiet_hours=("00:00", "23:59")))
    booth.seconds(2)
    assert booth.app.sound.mute
    booth.keeper.configure(Kiosk())
    booth.seconds(2)
    assert not booth.app.sound.mute


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_put_forward_or_back_moves_the_quiet_hours_and_nothing_else(
    booth: Booth, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    wall = Wall(booth.place, "22:30")
    monkeypatch.setattr(clock, "time", wall)
    booth.keeper._clock = clock.WallClock()
    quiet = ("23:00", "00:00") if jump > 0 else ("21:00", "22:00")
    booth.keeper.configure(Kiosk(zones=("keys1",), quiet_hours=quiet, idle_table_s=20))
    booth.app.silent = False
    booth.seconds(10)
    assert not booth.app.sound.mute
    wall.put(jump)
    booth.seconds(2)
    assert booth.app.sound.mute
    assert booth.audits.all()[-1].text == f"The clock jumped by {jump} s."
    booth.seconds(6)
    assert not booth.keeper.attracting, "nobody has waited for an hour"
    booth.seconds(4)
    assert booth.keeper.attracting
    assert booth.audits.counts()["clock_jump"] == 1
