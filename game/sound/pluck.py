"""A plucked string after Karplus and Strong, one period at a time."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from game.sound.envelopes import feather
from game.sound.oscillators import TOP_HZ
from game.sound.wave import RATE, Rng, Wave, as_wave, count, stretch

AFTER = 0.1
"""A string that is stopped fades over the last tenth of its note."""

TILT = 1.4
"""How fast the harmonics of the softest pluck fall: as 1 / k to this power."""

ATTACK_S = 0.0008
"""The plectrum lets go in less than a millisecond, but not in a step."""


def pluck(
    hz: float, seconds: float, rng: Rng, *, bright: float = 0.5, sustain: float = 1.0, at: float = 0.2
) -> Wave:
    """A string of `hz` plucked at the fraction `at` of its length.

    bright: 0 (thumb) to 1 (steel pick). sustain: seconds until the fundamental is 60 dB down.
    """
    size = max(8, round(RATE / hz))
    ratio = hz * size / RATE
    loss = 10 ** (-3 * size / RATE / sustain)
    blend = 0.5 - 0.38 * bright
    periods = int(np.ceil(count(seconds) * ratio / size)) + 2
    out = _ring(
        _burst(size, rng, bright, at), periods, np.float32(loss * (1 - blend)), np.float32(loss * blend)
    )
    return feather(stretch(out, _true(ratio, blend, size))[: count(seconds)], ATTACK_S, AFTER * seconds)


def _ring(burst: Wave, periods: int, keep: np.float32, pass_on: np.float32) -> Wave:
    """Each period is the one before, every sample mixed with its neighbour: highs die first."""
    out = np.empty((periods, len(burst)), np.float32)
    out[0] = burst
    for before, now in pairwise(out):
        np.multiply(before, keep, out=now)
        now[1:] += pass_on * before[:-1]
        now[0] += pass_on * before[-1]
    return out.reshape(-1)


def _burst(size: int, rng: Rng, bright: float, at: float) -> Wave:
    """The first period: chance phases; a soft finger tilts the spectrum, the place of plucking combs it."""
    number = np.arange(size // 2 + 1)
    weight = np.abs(np.sin(np.pi * number * at)) * np.maximum(number, 1) ** -(TILT - bright)
    weight[(number == 0) | (number * RATE > TOP_HZ * size)] = 0.0
    burst = np.fft.irfft(weight * np.exp(2j * np.pi * rng.random(len(number))), size)
    return as_wave(burst / np.max(np.abs(burst)))


def _true(ratio: float, blend: float, size: int) -> float:
    """The speed that undoes both the rounding of the period and the filter's delay of `blend` samples."""
    return ratio * (size + blend) / size
