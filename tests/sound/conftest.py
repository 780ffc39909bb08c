"""A loudspeaker for the tests: SDL's drivers that make no noise."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.sound import Sound, bank, mixer
from game.sound.wave import RATE
from tests.sound import listen

FEW = ("move", "slam", "coin", "fanfare")

Open = Callable[..., Sound]
Wait = Callable[[float], None]
Scene = Callable[[Sound, Wait], None]
Tape = Callable[..., np.ndarray]


def until(true: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Wait for something that a thread will do; False if it never did."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Open a `Sound` on an SDL driver; few voices, made once for all tests: ready at once."""
    monkeypatch.setattr(mixer, "WORK_ORDER", FEW)
    monkeypatch.setattr(bank, "render", listen.voice)
    monkeypatch.setattr(bank, "compose", listen.song)
    sounds: list[Sound] = []

    def open_(driver: str = "dummy", **options: object) -> Sound:
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        pygame.mixer.quit()
        sounds.append(Sound())
        for name, value in options.items():
            setattr(sounds[-1], name, value)
        sounds[-1].start()
        assert sounds[-1].ready.wait(10)
        return sounds[-1]

    yield open_
    for sound in sounds:
        sound.close()


@pytest.fixture
def tape(opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Tape:
    """Run a scene on the `disk` driver and give what would have been heard: shape (n, 2), -1..1.

    The driver plays about ten times as fast as a loudspeaker; the scene waits in seconds of what is heard.
    """
    path = tmp_path / "heard.raw"

    def wait(seconds: float) -> None:
        size = path.stat().st_size + seconds * RATE * 4
        assert until(lambda: path.stat().st_size > size, 10)

    def record(scene: Scene, pace_ms: int = 1, **options: object) -> np.ndarray:
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path))
        monkeypatch.setenv("SDL_DISKAUDIODELAY", str(pace_ms))
        sound = opened("disk", **options)
        scene(sound, wait)
        sound.close()
        return np.fromfile(path, "<i2").reshape(-1, 2).astype(np.float32) / 32_768

    return record
