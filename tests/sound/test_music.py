"""The loops: in time, in tune, without a seam."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from game.sound import MUSIC
from game.sound.filters import band
from game.sound.instruments import hertz
from game.sound.music import compose
from game.sound.music_mars import PHRASES
from game.sound.tape import Tape
from game.sound.wave import RATE, Wave
from tests.sound.listen import db, rms, song, strongest

BEATS = {"mars": (90, 64), "banjo": (110, 32), "honky-tonk": (100, 32)}
LAYERS = [(name, layer) for name in MUSIC for layer in range(2 if name == "mars" else 1)]


def struck(wave: Wave) -> float:
    """The share of the sixteenths (at 90 bpm) on which something bright is struck."""
    bright, step, look = band(wave.mean(axis=1), 1_500, 6_000), RATE // 6, RATE // 40
    starts = range(step, len(bright) - step, step)
    return float(np.mean([rms(bright[at : at + look]) > 1.5 * rms(bright[at - look : at]) for at in starts]))


@pytest.mark.parametrize("name", MUSIC)
def test_a_loop_lasts_exactly_its_bars(name: str) -> None:
    bpm, beats = BEATS[name]
    assert len(song(name)[0]) == round(beats * 60 / bpm * RATE)


def test_the_tension_layer_fits_the_mars_loop_a_whole_number_of_times() -> None:
    base, tight = song("mars")
    assert len(base) % len(tight) == 0


@pytest.mark.parametrize(("name", "layer"), LAYERS)
def test_a_loop_is_stereo_bounded_and_without_dc(name: str, layer: int) -> None:
    wave = song(name)[layer]
    assert wave.ndim == 2 and wave.shape[1] == 2 and np.isfinite(wave).all()
    assert db(np.abs(wave).max()) <= -1.0 + 1e-3
    assert -26 < db(rms(wave)) < -20
    assert np.abs(wave.mean(axis=0)).max() < 1e-3
    assert rms(wave[:, 0] - wave[:, 1]) > 0.05 * rms(wave), "both sides are alike"


@pytest.mark.parametrize(("name", "layer"), LAYERS)
def test_the_seam_of_a_loop_is_no_rougher_than_the_loop(name: str, layer: int) -> None:
    wave = song(name)[layer]
    around = np.concatenate((wave[-2_000:], wave[:2_000]))
    seam = np.abs(np.diff(around, axis=0))[1_999]
    usual = np.percentile(np.abs(np.diff(wave, axis=0)), 99)
    assert seam.max() <= usual


@pytest.mark.parametrize(("name", "layer"), LAYERS)
def test_no_loop_has_a_hole(name: str, layer: int) -> None:
    wave = song(name)[layer]
    beats = wave[: len(wave) // 22_050 * 22_050].reshape(-1, 22_050, 2)
    assert min(rms(beat) for beat in beats) > 0.1 * rms(wave)


def test_the_tune_of_mars_is_played_as_written() -> None:
    left = song("mars")[0].mean(axis=1)
    for phrase in PHRASES:
        for (beat, note), (until, _) in pairwise(phrase):
            if until - beat >= 2:
                start, end = ((beat + 0.3) * RATE * 60 / 90, (until - 0.3) * RATE * 60 / 90)
                heard = strongest(left[int(start) : int(end)], 400, 1_200)
                assert 1200 * abs(np.log2(heard / hertz(note))) < 60, f"{note} at beat {beat}: {heard:.0f} Hz"


def test_the_tension_layer_ticks_in_sixteenths_where_the_loop_is_sparse() -> None:
    base, tight = song("mars")
    assert struck(tight) > 0.95
    assert struck(base) < 0.5


def test_the_three_songs_differ_and_unknown_ones_are_refused() -> None:
    size = min(len(song(name)[0]) for name in MUSIC)
    first, second, third = (song(name)[0][:size, 0] for name in MUSIC)
    for one, other in ((first, second), (second, third), (first, third)):
        assert abs(np.corrcoef(one, other)[0, 1]) < 0.2
    with pytest.raises(KeyError):
        compose("polka")


def test_a_loop_is_always_the_same() -> None:
    assert np.array_equal(compose("banjo")[0], song("banjo")[0])


def test_a_note_that_runs_past_the_end_of_the_tape_sounds_on_at_its_beginning() -> None:
    tape = Tape(4, 60)
    tape.add(3.5, np.ones(RATE, np.float32))
    left = tape.tracks[0]
    assert np.flatnonzero(left).tolist() == [*range(RATE // 2), *range(int(3.5 * RATE), 4 * RATE)]
    tape.echo(1.0, 0.5, times=1)
    assert np.flatnonzero(left).tolist() == [*range(3 * RATE // 2), *range(int(3.5 * RATE), 4 * RATE)]
    assert left[RATE] == pytest.approx(0.5 * left[0])
