"""The loudspeaker of a kiosk is pulled and plugged in again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.kiosk.config import Kiosk
from game.kiosk.loudness import BACK
from game.sound import mixer
from game.sound.device import LOST_DEVICE
from game.sound.mixer import Sound
from tests.kiosk.booth import Booth
from tests.scenes.house import house

KIOSK = Kiosk(zones=("keys1",), attract_sound="always")
PATIENCE_S = 20.0

pytestmark = pytest.mark.soak  # all voices are made anew


def wait(booth: Booth, true: Callable[[], object]) -> None:
    """Frames in real time: the sound has a thread of its own."""
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline
        booth.place.frames()
        time.sleep(0.005)


def test_the_loop_goes_on_silently_without_a_loudspeaker_and_is_heard_again_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as place:
        booth = Booth(place, tmp_path, KIOSK)
        sound = place.app.sound
        place.app.silent = False
        monkeypatch.setattr(sound, "play", Sound.play.__get__(sound))
        there = [True]
        monkeypatch.setattr(mixer, "open_device", lambda opens=mixer.open_device: there[0] and opens())
        said: list[str] = []
        monkeypatch.setattr(place.app.notes, "say", said.append)
        sound.start()
        booth.keeper.attract()
        wait(booth, lambda: sound.available)
        there[0] = False
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0))
        wait(booth, lambda: not sound.available)
        sound.play("slam")
        booth.seconds(30)
        assert booth.keeper.attracting
        assert not any("silently" in sentence for sentence in said), "that is for the operator"
        assert [audit.text for audit in booth.keeper.audits.all() if audit.kind == "sound"] == [LOST_DEVICE]
        there[0] = True
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=1, iscapture=0))
        wait(booth, lambda: sound.available)
        assert not sound.mute
        sound.play("slam")
        booth.seconds(2)
        assert [audit.text for audit in booth.keeper.audits.all() if audit.kind == "sound"][1:] == [BACK]
