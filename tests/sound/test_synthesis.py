"""Strings, tones, filters and levels, each against what it promises."""

from __future__ import annotations

import numpy as np
import pytest

from game.sound.envelopes import fall
from game.sound.filters import band, room
from game.sound.instruments import brass, hertz, piano
from game.sound.levels import CEILING, KNEE, ceiling, loudness, master, pcm
from game.sound.oscillators import glide, metal, noise, rich, sine
from game.sound.pluck import pluck
from game.sound.wave import RATE, clock, mix, stretch
from tests.sound.listen import db, rms, strongest


def rng() -> np.random.Generator:
    return np.random.default_rng(7)


@pytest.mark.parametrize("note", ["A1", "E2", "G3", "D4", "A4", "F#5"])
@pytest.mark.parametrize("bright", [0.2, 0.9])
def test_a_plucked_string_is_in_tune(note: str, bright: float) -> None:
    hz = hertz(note)
    heard = strongest(pluck(hz, 1.0, rng(), bright=bright, sustain=2.0), hz * 0.9, hz * 1.1)
    assert 1200 * abs(np.log2(heard / hz)) < 3


def test_a_plucked_string_dies_away_highs_first() -> None:
    wave = pluck(220.0, 1.0, rng(), bright=0.7, sustain=1.0)
    early, late = wave[: RATE // 5], wave[RATE // 2 : RATE * 7 // 10]
    assert rms(late) < 0.5 * rms(early)
    assert rms(band(late, 2_000)) / rms(late) < 0.5 * rms(band(early, 2_000)) / rms(early)


def test_notes_have_their_pitches() -> None:
    assert hertz("A4") == 440
    assert hertz("C4") == pytest.approx(261.63, abs=0.01)
    assert hertz("Bb3") == hertz("A#3")


@pytest.mark.parametrize("hz", [60.0, 440.0, 7_000.0])
def test_tones_stay_below_the_fold(hz: float) -> None:
    wave = rich(hz, 0.3, tuple(1 / k for k in range(1, 40)))
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave))))
    places = np.fft.rfftfreq(len(wave), 1 / RATE)
    off = np.abs(places / hz - np.round(places / hz)) * hz > 20
    assert spectrum[off].max() < 0.01 * spectrum.max()


def test_a_glide_ends_where_it_should() -> None:
    wave = glide(((0, 400), (0.5, 800)), 1.0)
    assert strongest(wave[int(0.6 * RATE) :], 100, 2_000) == pytest.approx(800, abs=2)


def test_a_long_tone_keeps_its_pitch_to_the_end() -> None:
    assert strongest(sine(440.0, 20.0)[-RATE:], 400, 480) == pytest.approx(440, abs=0.2)


def test_a_filter_keeps_its_band_and_drops_the_rest() -> None:
    kept = band(noise(1.0, rng()), 500, 1_000, 4)
    spectrum = np.abs(np.fft.rfft(kept))
    hz = np.fft.rfftfreq(len(kept), 1 / RATE)
    assert spectrum[(hz > 600) & (hz < 900)].mean() > 30 * spectrum[(hz > 3_000) | (hz < 150)].mean()


def test_a_room_rings_on_after_the_sound() -> None:
    dry = noise(0.1, rng())
    wet = room(dry, rng(), 0.5, 0.3)
    assert len(wet) == len(dry) + RATE // 2
    assert 0 < rms(wet[-RATE // 10 :]) < 0.1 * rms(wet[: len(dry)])


def test_the_ceiling_bends_peaks_and_leaves_the_rest_alone() -> None:
    wave = (3 * np.sin(clock(0.1) * 2_000)).astype(np.float32)
    bent = ceiling(wave)
    low = np.abs(wave) < KNEE * CEILING
    assert np.array_equal(bent[low], wave[low])
    assert np.abs(bent).max() <= CEILING + 1e-6
    assert (np.sign(bent) == np.sign(wave)).all()


@pytest.mark.parametrize("target", [-11.0, -22.0])
def test_mastering_reaches_the_level_without_dc_and_with_soft_edges(target: float) -> None:
    lopsided = np.abs(noise(0.5, rng())) * fall(0.5, 0.3)
    wave = master(lopsided, target)
    assert loudness(wave) == pytest.approx(target, abs=1.0)
    assert abs(wave.mean()) / rms(wave) < 0.2 * abs(lopsided.mean()) / rms(lopsided)
    assert wave[0] == 0 and abs(wave[-1]) < 1e-3


def test_loudness_counts_what_a_television_can_play() -> None:
    assert loudness(sine(1_000.0, 0.3)) - loudness(sine(40.0, 0.3)) > 8
    assert loudness(0.5 * sine(1_000.0, 0.3)) == pytest.approx(loudness(sine(1_000.0, 0.3)) - 6.02, abs=0.05)


def test_samples_become_sixteen_bits_on_both_sides() -> None:
    raw = np.frombuffer(pcm(np.array([0.0, 1.0, -1.0, 2.0], np.float32)), "<i2").reshape(-1, 2)
    assert raw[:, 0].tolist() == raw[:, 1].tolist() == [0, 32_767, -32_767, 32_767]


def test_layers_are_cut_at_the_end_and_stretching_changes_length_and_pitch() -> None:
    assert len(mix(0.1, (0.05, 1.0, sine(440, 1.0)), (0.5, 1.0, sine(440, 1.0)))) == RATE // 10
    quick = stretch(sine(440.0, 1.0), 1.5)
    assert len(quick) == pytest.approx(RATE / 1.5, abs=2)
    assert strongest(quick, 300, 1_000) == pytest.approx(660, abs=1)


def test_instruments_keep_their_pitch_and_metal_its_fall() -> None:
    assert strongest(brass(392.0, 0.8), 350, 430) == pytest.approx(392, abs=3)
    assert strongest(piano(262.0, 0.8, rng()), 240, 280) == pytest.approx(262, abs=2)
    ring = metal(1.0, ((1_000.0, 1.0, 1.0),))
    assert db(rms(ring[-RATE // 10 :])) - db(rms(ring[: RATE // 10])) == pytest.approx(-54, abs=2)
