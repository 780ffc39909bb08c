"""Sources of sound: tones that may glide, rich tones, metal, noise."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.sound.wave import RATE, SIXTY_DB, Rng, Wave, as_wave, clock, count, silence

TOP_HZ = 15_000.0
"""No partial is drawn above this: it would fold back, and nobody at 3 m misses it."""

Curve = Sequence[tuple[float, float]]
"""Points (seconds, value) with rising seconds."""


def curve(points: Curve, seconds: float) -> Wave:
    """Straight lines through points; the first and last value reach outwards."""
    xs, ys = zip(*points, strict=True)
    return as_wave(np.interp(clock(seconds), xs, ys))


def turns(hz: float | Wave, seconds: float) -> Wave:
    """The phase (in turns, kept in 0..1 so that float32 stays exact) of a tone of `hz`."""
    if isinstance(hz, np.ndarray):
        phase = np.cumsum(hz, dtype=np.float64) / RATE
    else:
        phase = np.arange(count(seconds), dtype=np.float64) * (hz / RATE)
    phase -= np.floor(phase)
    return as_wave(phase)


def sine(hz: float | Wave, seconds: float) -> Wave:
    """A pure tone; `hz` may be a curve of the same length."""
    return as_wave(np.sin(np.float32(2 * np.pi) * turns(hz, seconds)))


def glide(points: Curve, seconds: float) -> Wave:
    """A pure tone whose pitch follows points (seconds, Hz)."""
    return sine(curve(points, seconds), seconds)


def rich(hz: float | Wave, seconds: float, weights: Sequence[float]) -> Wave:
    """Harmonics 1, 2, 3... with the given weights, by Chebyshev's recurrence: two sines in all."""
    angle = np.float32(2 * np.pi) * turns(hz, seconds)
    first, double = np.sin(angle), 2 * np.cos(angle)
    before, now = np.zeros_like(first), first
    out = np.zeros_like(first)
    for number, weight in enumerate(weights, 1):
        if number * float(np.max(hz)) > TOP_HZ:
            break
        out += np.float32(weight) * now
        before, now = now, double * now - before
    return as_wave(out)


def saw_weights(partials: int, tilt: float = 1.0) -> tuple[float, ...]:
    """Weights of a saw for `rich`; a tilt above 1 is darker."""
    return tuple(1.0 / k**tilt for k in range(1, partials + 1))


def metal(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """Free partials (Hz, weight, seconds until 60 dB down) struck together: bells, coins, glass, wood."""
    time = clock(seconds)
    out = silence(seconds)
    for hz, weight, fall in partials:
        if hz < TOP_HZ:
            out += np.float32(weight) * sine(hz, seconds) * np.exp(np.float32(-SIXTY_DB / fall) * time)
    return out


def noise(seconds: float, rng: Rng) -> Wave:
    """White noise, -1..1."""
    return as_wave(rng.uniform(-1.0, 1.0, count(seconds)))
