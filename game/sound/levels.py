"""How loud a wave seems, and bringing it to a wanted loudness without ever clipping."""

from __future__ import annotations

import numpy as np

from game.sound.envelopes import feather
from game.sound.filters import band
from game.sound.wave import RATE, Wave, count

CEILING = 10 ** (-1 / 20)
"""No sample lies above this: -1 dBFS."""

KNEE = 0.6
"""Peaks are bent, not cut, from this share of the ceiling."""

WINDOW_S = 0.05
"""The ear adds up about this long; the loudest window counts."""

FAINT = 10 ** (-66 / 20)
"""What lies this far below the peak at the end of a voice is cut off."""

EAR_LOW_HZ, EAR_HIGH_HZ = 150.0, 9_000.0
"""What a television's speakers give, and the ear weighs, lies between these."""


def loudness(wave: Wave) -> float:
    """The loudest window's level in dB below full scale, lows and extreme highs counting less."""
    heard = band(wave, EAR_LOW_HZ, EAR_HIGH_HZ, 1).astype(np.float64)
    size = min(count(WINDOW_S), len(heard))
    power = np.concatenate(([0.0], np.cumsum(heard * heard)))
    return float(10 * np.log10(np.max(power[size:] - power[:-size]) / count(WINDOW_S) + 1e-12))


def ceiling(wave: Wave) -> Wave:
    """Bend peaks above the knee so that none passes the ceiling; below the knee nothing changes."""
    knee = np.float32(KNEE * CEILING)
    span = np.float32(CEILING) - knee
    out = wave.copy()
    high = np.abs(wave) > knee
    peaks = wave[high]
    out[high] = np.copysign(knee + span * np.tanh((np.abs(peaks) - knee) / span), peaks)
    return out


def master(wave: Wave, target_db: float) -> Wave:
    """A finished voice: no DC, edges at zero, as loud as asked."""
    wave = feather(_trimmed(_centred(wave)))
    wave = wave * np.float32(10 ** ((target_db - loudness(wave)) / 20))
    return ceiling(wave)


def _centred(wave: Wave) -> Wave:
    """Without DC and rumble below 25 Hz; a start at full swing stays sharp."""
    return band(np.concatenate((np.zeros(RATE // 100, np.float32), wave)), 25.0)[RATE // 100 :]


def _trimmed(wave: Wave) -> Wave:
    """Without the end that nobody can hear."""
    heard = np.flatnonzero(np.abs(wave) > FAINT * np.max(np.abs(wave)))
    return wave[: heard[-1] + 1]


def pcm(wave: Wave) -> bytes:
    """Mono as the mixer takes it: 16 bit, both sides alike."""
    return stereo_pcm(np.stack((wave, wave), axis=1))


def stereo_pcm(pair: Wave) -> bytes:
    """Samples of shape (n, 2) as 16-bit little-endian bytes."""
    return np.round(np.clip(pair, -1.0, 1.0) * 32_767).astype("<i2").tobytes()
