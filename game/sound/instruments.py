"""Instruments that voices and music share."""

from __future__ import annotations

import numpy as np

from game.sound.envelopes import fall, feather, hold, shape
from game.sound.filters import band, drive
from game.sound.oscillators import Curve, curve, metal, noise, rich, saw_weights, sine
from game.sound.wave import Rng, Wave, as_wave, clock, count, mix

NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note: str) -> float:
    """The pitch of a note such as 'A4', 'Bb2' or 'F#3', in Hz."""
    step = NOTES[note[0]] + note.count("#") - note[1:].count("b")
    return float(440.0 * 2 ** ((step - 9) / 12 + int(note[-1]) - 4))


def vibrato(hz: float | Wave, seconds: float, depth: float, rate: float, late: float = 0.15) -> Wave:
    """A pitch that trembles by the fraction `depth`, `rate` times a second, from `late` seconds on."""
    grow = np.clip((clock(seconds) - np.float32(late)) / np.float32(0.25), 0, 1)
    swing = 1 + np.float32(depth) * grow * sine(rate, seconds)
    return as_wave(hz * swing)


def brass(hz: float, seconds: float, bright: float = 1.0, bend: float = 0.0) -> Wave:
    """A trumpet: its upper harmonics come last and leave first. bend: fraction the pitch starts below."""
    pitch = curve(((0.0, hz * (1 - bend)), (0.06, hz)), seconds)
    pitch = vibrato(pitch, seconds, 0.006, 5.5, 0.2)
    dark = rich(pitch, seconds, (1.0, 0.8, 0.5, 0.2))
    shine = rich(pitch, seconds, (0.2, 0.5, 0.8, 1.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2))
    swell = shape(((0.0, 0.2), (0.05, 1.0), (0.18, 0.55), (seconds, 0.3)), seconds)
    return (dark * 0.6 + shine * np.float32(0.5 * bright) * swell) * hold(
        seconds, 0.018, min(0.09, seconds / 3)
    )


def piano(hz: float, seconds: float, rng: Rng) -> Wave:
    """A saloon upright: two strings that disagree by an eighth of a semitone, stiff wire, hard hammers."""
    stiff = 4e-4 * (hz / 260) ** 0.7
    partials = []
    for cents in (-7.0, 6.0):
        base = hz * 2 ** (cents / 1200)
        for k in range(1, 10):
            weight = abs(np.sin(np.pi * k / 8.3)) / k
            ring = 3.4 / (1 + 0.35 * k) * (260 / hz) ** 0.4
            partials.append((base * k * (1 + stiff * k * k) ** 0.5, weight, ring))
    knock = band(noise(0.03, rng), 300, 2_500) * fall(0.03, 0.03)
    wave = mix(seconds, (0, 0.5, metal(seconds, partials)), (0, 0.5, knock))
    return feather(wave, 0.001, min(0.06, seconds / 3))


def theremin(points: Curve, seconds: float, rate: float = 5.6) -> Wave:
    """A nearly pure tone that slides through points (seconds, Hz), with slow vibrato."""
    pitch = vibrato(curve(points, seconds), seconds, 0.011, rate, 0.2)
    return rich(pitch, seconds, (1.0, 0.32, 0.16, 0.05, 0.03))


def drum(hz: float, seconds: float, drop: float = 2.0, sixty: float = 0.3) -> Wave:
    """A skin or table top: a tone that starts `drop` times too high and sinks within 40 ms."""
    pitch = hz * (1 + np.float32(drop - 1) * np.exp(-clock(seconds) / np.float32(0.018)))
    return sine(as_wave(pitch), seconds) * fall(seconds, sixty)


def block(hz: float, sixty: float = 0.07) -> Wave:
    """A wood block, or a hoof on hard ground."""
    return feather(
        metal(sixty, ((hz, 1.0, sixty), (hz * 1.51, 0.5, sixty * 0.6), (hz * 2.74, 0.3, sixty * 0.3)))
    )


def shaker(seconds: float, rng: Rng, low: float = 4_500.0) -> Wave:
    """Grains in a tin, or a brush on a snare."""
    swell = shape(((0, 0.2), (seconds * 0.25, 1), (seconds, 0)), seconds)
    return feather(band(noise(seconds, rng), low, 11_000) * swell)


def jingle(seconds: float, rng: Rng, hits: int, low: float, high: float) -> Wave:
    """Small metal things falling over each other."""
    out = np.zeros(count(seconds), np.float32)
    for start in np.sort(rng.uniform(0.0, seconds * 0.6, hits)):
        hz = rng.uniform(low, high)
        ring = metal(0.25, ((hz, 1.0, 0.25), (hz * 1.62, 0.6, 0.15), (hz * 2.41, 0.4, 0.1)))
        at = count(float(start))
        out[at : at + len(ring)] += ring[: len(out) - at] * np.float32(rng.uniform(0.4, 1.0))
    return feather(out)


def reed(hz: float | Wave, seconds: float, partials: int = 14, tilt: float = 1.1) -> Wave:
    """A raw buzzing tone."""
    return drive(rich(hz, seconds, saw_weights(partials, tilt)), 1.6)
