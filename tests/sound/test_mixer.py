"""`Sound` never raises, never waits, and does without."""

from __future__ import annotations

import threading
from math import inf, nan

import pygame
import pytest

from game.sound import VOICES, Sound, mixer
from game.sound.device import LOST_DEVICE, NO_DEVICE
from tests.sound.conftest import Open, until

PLUGGED = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
UNPLUGGED = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
MICROPHONE = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1)
SPARE = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)


def everything(sound: Sound) -> None:
    """Use all that there is, also wrongly."""
    for voice in (*VOICES, "yodel", ""):
        sound.play(voice)
    for odd in (nan, inf, -inf, 1e30, -7.0):
        sound.play("slam", pan=odd, gain=odd)
        sound.tension(odd)
    sound.play("slam", variant=-5)
    sound.tension(0)
    sound.music("mars")
    sound.music("yodel")
    sound.music(None)
    sound.heed(pygame.event.Event(pygame.KEYDOWN, key=1))


def test_before_the_start_everything_is_silently_skipped() -> None:
    sound = Sound()
    everything(sound)
    assert not sound.available and not sound.ready.is_set() and sound.notice == ""
    sound.close()


def test_with_a_device_nothing_raises_whatever_is_asked(opened: Open) -> None:
    sound = opened()
    assert sound.available and sound.notice == ""
    everything(sound)
    assert sound.available


def test_without_a_device_there_is_one_sentence_and_silence(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixer, "PATIENCE_S", 0.0)
    sound = opened("nonsense")
    assert until(lambda: sound.notice == NO_DEVICE) and not sound.available
    everything(sound)
    assert sound.notice == NO_DEVICE


def test_without_a_device_the_terminal_stays_clean(opened: Open, capfd: pytest.CaptureFixture[str]) -> None:
    opened("alsa")
    assert "ALSA" not in capfd.readouterr().err


def test_a_device_that_is_plugged_in_later_is_used(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = opened("nonsense")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.heed(PLUGGED)
    assert until(lambda: sound.available)
    assert until(lambda: "slam" in sound._bank.takes) and sound.notice == ""


def fail(*_: object) -> None:
    raise pygame.error("gone")


@pytest.mark.parametrize("how", ["event", "closed", "error"])
def test_a_device_that_is_lost_is_noticed_and_comes_back(
    opened: Open, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = opened()
    sound.music("mars")
    assert until(lambda: sound._band.playing is not None)
    with monkeypatch.context() as broken:
        if how == "event":
            sound.heed(UNPLUGGED)
        elif how == "closed":
            broken.setattr(mixer, "is_open", lambda: False)
        else:
            broken.setattr(pygame.mixer, "Channel", fail)
            sound.play("slam")
        assert until(lambda: not sound.available)
    assert until(lambda: not sound.available) and sound.notice == LOST_DEVICE
    everything(sound)
    sound.music("mars")
    sound.heed(PLUGGED)
    assert until(lambda: sound.available) and sound.notice == ""
    assert until(lambda: sound._band.playing is not None), "the song does not go on"


def test_microphones_and_spare_devices_may_come_and_go(opened: Open) -> None:
    sound = opened()
    for event in (MICROPHONE, SPARE, PLUGGED):
        sound.heed(event)
    assert sound.available and sound.notice == ""


def test_no_device_is_opened_while_a_capture_is_open(opened: Open) -> None:
    sound = opened()
    sound.tension(1.0)
    sound.heed(UNPLUGGED)
    sound.heed(PLUGGED)
    assert not until(lambda: sound.available, 0.3)
    sound.tension(0.0)
    assert until(lambda: sound.available)


def test_it_tries_again_by_itself(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.sound.mixer.RETRY_S", 0.05)
    sound = opened()
    sound.heed(UNPLUGGED)
    assert until(lambda: sound.available)


def test_play_never_waits_for_a_device_that_is_being_opened(opened: Open) -> None:
    sound = opened()
    with sound._gate:
        caller = threading.Thread(target=sound.play, args=("slam",), daemon=True)
        caller.start()
        caller.join(5)
        assert not caller.is_alive()


def test_it_takes_over_a_mixer_that_was_opened_otherwise(opened: Open) -> None:
    sound = opened()
    sound.close()
    pygame.mixer.init(22_050, -16, 1)
    again = Sound()
    again.start()
    assert again.ready.wait(10)
    assert pygame.mixer.get_init() == (44_100, -16, 2) and pygame.mixer.get_num_channels() == 32
    again.close()


def test_closing_stops_the_thread_and_lets_the_device_go(opened: Open) -> None:
    sound = opened()
    sound.play("slam")
    sound.close()
    assert pygame.mixer.get_init() is None and not sound.available
    assert not any(thread.name == "sound" for thread in threading.enumerate())
    everything(sound)
    sound.close()


def test_a_whole_start_makes_every_voice_and_begins_the_song(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    sound = Sound()
    sound.music("mars")
    sound.start()
    assert sound.ready.wait(20) and set(sound._bank.takes) == set(VOICES)
    assert until(lambda: sound._band.playing == ("mars", False), 20)
    sound.close()


def test_starting_twice_starts_one_thread(opened: Open) -> None:
    sound = opened()
    sound.start()
    assert sum(thread.name == "sound" for thread in threading.enumerate()) == 1
