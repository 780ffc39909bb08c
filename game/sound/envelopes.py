"""How loud over time."""

from __future__ import annotations

import numpy as np

from game.sound.oscillators import Curve, curve
from game.sound.wave import SIXTY_DB, Wave, as_wave, clock, count


def fall(seconds: float, sixty: float, attack: float = 0.001) -> Wave:
    """A strike: up in `attack` seconds, then 60 dB down every `sixty` seconds."""
    time = clock(seconds)
    rise = np.minimum(time / np.float32(max(attack, 1e-4)), 1)
    return as_wave(rise * np.exp(np.float32(-SIXTY_DB / sixty) * time))


def hold(seconds: float, attack: float, release: float) -> Wave:
    """A held note: rises, stays at 1 and sinks over the last `release` seconds, all without corners."""
    points = ((0.0, 0.0), (attack, 1.0), (max(attack, seconds - release), 1.0), (seconds, 0.0))
    return smooth(curve(points, seconds))


def shape(points: Curve, seconds: float) -> Wave:
    """A free envelope through points (seconds, level)."""
    return curve(points, seconds)


def smooth(ramp: Wave) -> Wave:
    """Round the corners of a ramp 0..1."""
    return ramp * ramp * (3 - 2 * ramp)


def feather(wave: Wave, attack: float = 0.0005, release: float = 0.008) -> Wave:
    """Let a wave begin and end at zero, in place; the attack is short enough to keep a strike sharp."""
    rise, sink = min(count(attack), len(wave)), min(count(release), len(wave))
    wave[:rise] *= np.linspace(0.0, 1.0, rise, dtype=np.float32)
    wave[-sink:] *= smooth(np.linspace(1.0, 0.0, sink, dtype=np.float32))
    return wave
