"""Nobody opens a sound device that hangs, crashes or is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.sound.device import SPEC, close_device, open_device
from game.sound.heart import HANGS_S, Heart
from game.sound.scout import AHEAD, Scout
from tests.sound.conftest import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere devices are opened at once")
CHANNEL = 31


def ahead(driver: str, parent: int) -> subprocess.Popen[bytes]:
    """The program that tries."""
    words = (sys.executable, "-P", str(AHEAD), *map(str, (*SPEC, parent)))
    return subprocess.Popen(words, env=os.environ | {"SDL_AUDIODRIVER": driver}, stdout=subprocess.DEVNULL)


def test_who_goes_ahead_is_back_once_the_device_could_be_opened() -> None:
    assert ahead("dummy", os.getpid()).wait(20) == 0


def test_who_goes_ahead_goes_home_when_nobody_waits_any_more() -> None:
    assert ahead("nonsense", os.getpid() + 1).wait(20) == 0


def test_without_a_device_the_scout_goes_on_looking_until_it_is_recalled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    scout = Scout(SPEC)
    assert not scout.found()
    tasks = Path(f"/proc/self/task/{os.getpid()}/children")
    assert until(lambda: not scout.found() and bool(tasks.read_text().split()))
    scout.recall()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert scout.found(), "a driver that can do no harm needs no scout"


def test_a_device_that_takes_nothing_any_more_is_noticed_and_so_is_that_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert open_device()
    heart, channel, now_s = Heart(CHANNEL), pygame.mixer.Channel(CHANNEL), 100.0
    heart.begin(now_s)
    assert not heart.stands_still(now_s)
    channel.pause()
    for _ in range(7):
        now_s += HANGS_S / 6
        hangs = heart.stands_still(now_s)
    assert hangs
    channel.unpause()
    assert until(lambda: not heart.stands_still(now_s))
    channel.pause()
    assert not heart.stands_still(now_s + 60), "it was the program that stood still"
    close_device()
