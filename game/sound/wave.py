"""What a sound is before it is heard: mono float samples at one rate."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE = 44_100
"""Samples a second, everywhere."""

Wave = NDArray[np.float32]
"""Samples, shape (n,), nominal range -1..1."""

Rng = np.random.Generator

SIXTY_DB = 6.9
"""A decay of 60 dB as a power of e."""


def as_wave(values: ArrayLike) -> Wave:
    """The same values as samples; no copy if they are."""
    return np.asarray(values, np.float32)


def count(seconds: float) -> int:
    """How many samples last `seconds`; at least one."""
    return max(1, round(seconds * RATE))


def silence(seconds: float) -> Wave:
    """Samples of nothing."""
    return np.zeros(count(seconds), np.float32)


def clock(seconds: float) -> Wave:
    """The time of each sample, in seconds from 0."""
    return np.arange(count(seconds), dtype=np.float32) / np.float32(RATE)


def mix(seconds: float, *layers: tuple[float, float, Wave]) -> Wave:
    """Add layers (start in seconds, gain, wave); whatever reaches past `seconds` is cut."""
    out = silence(seconds)
    for start, gain, wave in layers:
        at = round(start * RATE)
        part = wave[: max(0, len(out) - at)]
        out[at : at + len(part)] += np.float32(gain) * part
    return out


def stretch(wave: Wave, ratio: float) -> Wave:
    """Play a wave `ratio` times as fast (and as high)."""
    places = np.arange(0.0, len(wave) - 1, ratio)
    return as_wave(np.interp(places, np.arange(len(wave)), wave))
