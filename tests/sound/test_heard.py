"""End to end: what SDL would have sent to the loudspeaker, sample by sample."""

from __future__ import annotations

import numpy as np
import pytest

from game.sound import Sound
from game.sound.device import BUFFER
from game.sound.wave import RATE, Wave
from tests.sound.conftest import Tape, Wait, until
from tests.sound.listen import db, rms, song, voice

COARSE = 8
"""Samples that are averaged into one where only places in a loop matter."""


def coarse(wave: Wave) -> Wave:
    """A stereo wave as mono at an eighth of the rate."""
    return wave.mean(axis=1)[: len(wave) // COARSE * COARSE].reshape(-1, COARSE).mean(axis=1)


def find(heard: Wave, wave: Wave) -> tuple[float, int]:
    """The best correlation of a wave with any stretch of what was heard, and where that begins."""
    size = 1 << int(np.ceil(np.log2(len(heard) + len(wave))))
    product = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(wave, size)), size)
    at = int(np.argmax(product[: len(heard)]))
    part = heard[at : at + len(wave)]
    return float(np.corrcoef(part, wave[: len(part)])[0, 1]), at


def place(heard: Wave, loop: Wave) -> tuple[float, int]:
    """Where in a loop a stretch of what was heard comes from, and how clearly (1: nothing else is there)."""
    size = 1 << int(np.ceil(np.log2(2 * len(heard) + len(loop))))
    spectrum = np.fft.rfft(np.concatenate((loop, loop[: len(heard)])), size)
    product = np.fft.irfft(spectrum * np.conj(np.fft.rfft(heard, size)), size)
    at = int(np.argmax(product[: len(loop)]))
    part = np.take(loop, range(at, at + len(heard)), mode="wrap")
    return float(np.corrcoef(part, heard)[0, 1]), at


def with_music(sound: Sound, wait: Wait) -> None:
    sound.music("mars")
    assert until(lambda: sound._fader.song == 1)
    wait(0.3)


def slam(sound: Sound, wait: Wait) -> None:
    sound.play("slam", pan=-1.0)
    wait(0.5)


def slam_over_music(sound: Sound, wait: Wait) -> None:
    with_music(sound, wait)
    slam(sound, wait)


def test_a_slam_on_the_left_arrives_as_it_was_made_and_on_the_left(tape: Tape) -> None:
    heard = tape(slam, volume_effects=1.0)
    assert find(heard[:, 0], voice("slam")[0])[0] > 0.99
    assert rms(heard[:, 1]) < 0.01 * rms(heard[:, 0])


def test_variants_take_turns_and_one_can_be_asked_for(tape: Tape) -> None:
    def scene(sound: Sound, wait: Wait) -> None:
        for variant in (None, None, 2):
            sound.play("coin", variant=variant)
            wait(0.5)

    heard = tape(scene)[:, 0]
    for wave in voice("coin"):
        assert find(heard, wave)[0] > 0.95


def test_mono_brings_both_sides_alike_music_too(tape: Tape) -> None:
    heard = tape(slam_over_music, mono=True)
    assert rms(heard) > 0.003
    assert np.abs(heard[:, 0] - heard[:, 1]).max() <= 2 / 32_768


def test_stereo_music_has_two_sides(tape: Tape) -> None:
    heard = tape(with_music)
    assert rms(heard[:, 0] - heard[:, 1]) > 0.05 * rms(heard)


def test_voices_and_music_have_volumes_of_their_own(tape: Tape) -> None:
    assert not tape(slam, volume_effects=0.0, volume_music=1.0).any()
    assert find(tape(slam_over_music, volume_effects=1.0, volume_music=0.0)[:, 0], voice("slam")[0])[0] > 0.99
    without = tape(slam_over_music, volume_effects=0.0, volume_music=1.0)
    assert rms(without) > 0.01
    assert find(without[:, 0], voice("slam")[0])[0] < 0.7


def test_half_the_slider_sounds_about_half_as_loud(tape: Tape) -> None:
    full, half = (np.abs(tape(slam, volume_effects=volume)).max() for volume in (1.0, 0.5))
    assert db(full) - db(half) == pytest.approx(12, abs=0.5)


def test_mute_is_silence_and_can_be_lifted(tape: Tape) -> None:
    def lifted(sound: Sound, wait: Wait) -> None:
        slam_over_music(sound, wait)
        sound.mute = False
        slam(sound, wait)

    assert not tape(slam_over_music, mute=True).any()
    assert tape(lifted, mute=True).any()


def test_eight_slams_at_once_over_tight_music_do_not_overload(tape: Tape) -> None:
    def scene(sound: Sound, wait: Wait) -> None:
        with_music(sound, wait)
        sound.tension(1.0)
        assert until(lambda: sound._fader.tension == 1)
        for seat in range(8):
            sound.play("slam", pan=-0.8 + 0.2 * seat)
        wait(0.5)

    heard = tape(scene, volume_effects=1.0, volume_music=1.0)
    assert 0.3 < np.abs(heard).max() < 0.999


def test_music_steps_back_under_a_voice(tape: Tape) -> None:
    def voiced(sound: Sound, wait: Wait) -> None:
        with_music(sound, wait)
        sound.play("fanfare")
        assert until(lambda: sound._fader.duck > 0.5)

    tape(voiced)


def test_both_layers_are_heard_in_step_while_a_capture_is_open(tape: Tape) -> None:
    base, tight = (coarse(wave) for wave in song("mars"))
    second = RATE // COARSE

    def scene(sound: Sound, wait: Wait) -> None:
        with_music(sound, wait)
        for level in (1.0, 0.0):
            sound.tension(level)
            assert until(lambda level=level: sound._fader.tension == level)
            wait(4.0)

    heard = coarse(tape(scene, volume_music=1.0))
    eased = heard[-3 * second :]
    assert place(eased, tight)[0] < 0.2 and place(eased, base)[0] > 0.99
    parts = [heard[at : at + 2 * second] for at in range(second, len(heard) - 4 * second, second)]
    tense = max(parts, key=lambda part: place(part, tight)[0])
    (clear, in_tight), (_, in_base) = place(tense, tight), place(tense, base)
    assert clear > 0.5
    assert abs((in_base - in_tight + len(tight) // 2) % len(tight) - len(tight) // 2) <= BUFFER // COARSE


def test_a_loop_goes_round_without_a_gap(tape: Tape) -> None:
    loop = coarse(song("banjo")[0])

    def scene(sound: Sound, wait: Wait) -> None:
        sound.music("banjo")
        assert until(lambda: sound._fader.song == 1)
        wait(22.0)

    heard = coarse(tape(scene, pace_ms=0, volume_music=1.0))[-22 * RATE // COARSE :]
    around = np.concatenate((loop[-RATE // COARSE :], loop[: RATE // COARSE]))
    assert find(heard, around)[0] > 0.98


def test_a_song_fades_away_when_none_is_wanted(tape: Tape) -> None:
    def scene(sound: Sound, wait: Wait) -> None:
        with_music(sound, wait)
        sound.music("no such song")
        assert until(lambda: sound._band.playing is None)
        wait(0.2)

    heard = tape(scene)
    assert rms(heard) > 0.001 and not heard[-RATE // 20 :].any()
