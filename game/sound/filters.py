"""Colour by the spectrum: filters without phase, an echo of a room, a soft ceiling."""

from __future__ import annotations

from math import ceil, log2

import numpy as np

from game.sound.wave import RATE, SIXTY_DB, Rng, Wave, as_wave, clock, count


def _size(samples: int) -> int:
    """A length of few small factors, at which the transform is fast, with room for the ring."""
    need = samples + 512
    return min(base << max(0, ceil(log2(need / base))) for base in (1, 3, 5, 9, 15))


def band(wave: Wave, low: float = 0.0, high: float = 0.0, steep: int = 2) -> Wave:
    """Keep what lies between two corners in Hz (0: open); `steep` is the order of both slopes."""
    size = _size(len(wave))
    hz = np.fft.rfftfreq(size, 1 / RATE)
    gain = np.ones(len(hz))
    if low:
        ratio = (hz / low) ** (2 * steep)
        gain *= np.sqrt(ratio / (1 + ratio))
    if high:
        gain /= np.sqrt(1 + (hz / high) ** (2 * steep))
    return as_wave(np.fft.irfft(np.fft.rfft(wave, size) * gain, size)[: len(wave)])


def room(wave: Wave, rng: Rng, seconds: float, wet: float, dark: float = 4_000.0) -> Wave:
    """The wave in a room that rings `seconds`; the result is longer by that."""
    tail = rng.standard_normal(count(seconds), np.float32)
    tail *= np.exp(np.float32(-SIXTY_DB / seconds) * clock(seconds))
    tail = band(tail, 120.0, dark, 1)
    tail /= np.sqrt(np.sum(tail * tail))
    size = _size(len(wave) + len(tail))
    ring = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(tail, size), size)
    out = np.zeros(len(wave) + len(tail), np.float32)
    out += np.float32(wet) * as_wave(ring[: len(out)])
    out[: len(wave)] += wave
    return out


def drive(wave: Wave, amount: float) -> Wave:
    """Warmth: bend the peaks; `amount` above 0, the more the rougher."""
    top = float(np.max(np.abs(wave))) or 1.0
    return as_wave(np.tanh(wave * np.float32(amount / top)) / np.float32(np.tanh(amount)))
