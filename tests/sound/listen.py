"""Ears for the tests: renderings that are made once, and measures of what they sound like."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np

from game.sound.music import compose
from game.sound.voices import render
from game.sound.wave import RATE, Wave


@cache
def voice(name: str) -> tuple[Wave, ...]:
    return tuple(render(name))


@cache
def song(name: str) -> tuple[Wave, ...]:
    return compose(name)


def db(value: float) -> float:
    return 20 * float(np.log10(value + 1e-12))


def rms(wave: Wave) -> float:
    return float(np.sqrt(np.mean(np.square(wave, dtype=np.float64))))


def strongest(wave: Wave, low: float, high: float) -> float:
    """The frequency in Hz of the strongest partial between two bounds."""
    size = 1 << 19
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), size))
    hz = np.fft.rfftfreq(size, 1 / RATE)
    power[(hz < low) | (hz > high)] = 0
    return float(hz[np.argmax(power)])


def portrait(wave: Wave) -> Wave:
    """What tells one voice from another: level in 16 bands of pitch over 8 moments, in dB above -60."""
    edges = np.geomspace(60, 14_000, 17)
    moments = []
    for start in (0.0, 0.03, 0.07, 0.13, 0.22, 0.36, 0.6, 1.0):
        part = wave[int(start * RATE) :][:2048]
        part = np.pad(part, (0, 2048 - len(part)))
        power = np.abs(np.fft.rfft(part * np.hanning(2048), 4096)) ** 2
        hz = np.fft.rfftfreq(4096, 1 / RATE)
        moments.append([power[(hz >= low) & (hz < high)].sum() for low, high in pairwise(edges)])
    level = 10 * np.log10(np.asarray(moments) + 1e-12)
    return np.maximum(level - level.max(), -60)
