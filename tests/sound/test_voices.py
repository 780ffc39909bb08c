"""Every voice of the house, measured."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from game.sound import VOICES
from game.sound.instruments import hertz
from game.sound.levels import loudness
from game.sound.spec import HALF, LOUD, QUIET
from game.sound.voices import SPECS, WORK_ORDER, render
from game.sound.wave import RATE
from tests.sound.listen import db, portrait, strongest, voice

EVENTS = (
    "reveal, slam, late-slam, wrong, coin, token, escape, can-can, brawl, bell, false-start, deal, "
    "dice-rattle, dice-fall, gunshot, ricochet, wound, cash, door, train, fanfare"
)
MENUS = "move, choose, deny, join, leave, tick, pause"
AT_ONCE = ("reveal", "slam", "late-slam", "bell", "false-start", "gunshot", "tick", "move")
OFTEN = ("slam", "late-slam", "coin", "deal", "gunshot", "dice-fall", "wound", "move")


def test_there_is_a_voice_for_each_event_and_each_menu_gesture() -> None:
    assert ", ".join((EVENTS, MENUS)) == ", ".join(VOICES)
    assert set(VOICES) == set(SPECS) == set(WORK_ORDER)


@pytest.mark.parametrize("name", VOICES)
def test_a_voice_is_sound_and_not_silence_noise_or_a_click(name: str) -> None:
    for wave in voice(name):
        assert wave.dtype == np.float32
        assert np.isfinite(wave).all()
        assert 0.04 <= len(wave) / RATE <= 3.0
        assert db(np.abs(wave).max()) <= -1.0 + 1e-3, "above -1 dBFS"
        assert abs(wave[0]) < 0.005, "starts with a step"
        assert abs(wave[-1]) < 0.005, "ends with a step"
        assert abs(wave.mean()) < 0.003, "DC"


@pytest.mark.parametrize("name", VOICES)
def test_a_voice_is_as_loud_as_its_class_says(name: str) -> None:
    assert QUIET <= SPECS[name].level <= LOUD
    for wave in voice(name):
        assert loudness(wave) == pytest.approx(SPECS[name].level, abs=1.0)


@pytest.mark.parametrize("name", AT_ONCE)
def test_what_times_a_race_is_heard_within_twelve_milliseconds(name: str) -> None:
    for wave in voice(name):
        first = np.flatnonzero(np.abs(wave) > 0.4 * np.abs(wave).max())[0]
        assert first / RATE < 0.012


def test_any_two_voices_can_be_told_apart() -> None:
    faces = {name: portrait(voice(name)[0]) for name in VOICES}
    gaps = {(a, b): float(np.mean(np.abs(faces[a] - faces[b]))) for a, b in combinations(VOICES, 2)}
    nearest = min(gaps, key=gaps.__getitem__)
    assert gaps[nearest] > 4.0, f"{nearest} are {gaps[nearest]:.1f} dB apart on average"


@pytest.mark.parametrize("name", OFTEN)
def test_a_voice_that_is_often_heard_has_variants_that_differ(name: str) -> None:
    assert len(voice(name)) == 3
    for one, other in combinations(voice(name), 2):
        size = min(len(one), len(other))
        assert np.corrcoef(one[:size], other[:size])[0, 1] < 0.95


def test_each_of_eight_seats_sits_down_on_a_note_of_its_own() -> None:
    pitches = SPECS["join"].pitches
    assert len(set(pitches)) == 8
    for wave, pitch in zip(voice("join"), pitches, strict=True):
        hz = hertz("A4") * pitch
        heard = strongest(wave[RATE // 5 :], hz / HALF, hz * HALF)
        assert heard == pytest.approx(hz, rel=0.005)


@pytest.mark.parametrize("name", ["slam", "brawl", "dice-rattle"])
def test_a_voice_has_always_the_same_samples(name: str) -> None:
    for first, second in zip(voice(name), render(name), strict=True):
        assert np.array_equal(first, second)


def test_an_unknown_voice_cannot_be_rendered() -> None:
    with pytest.raises(KeyError):
        render("yodel")
