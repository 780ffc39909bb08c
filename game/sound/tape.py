"""A loop of tape: whatever runs past the end sounds on at the beginning, so the seam cannot be heard."""

from __future__ import annotations

import numpy as np

from game.sound.levels import ceiling
from game.sound.pan import sides
from game.sound.wave import RATE, Wave, count


class Tape:
    """A stereo loop of `beats` at `bpm`; `tracks` has shape (2, n), left and right."""

    def __init__(self, beats: float, bpm: float) -> None:
        self.beat_s = 60.0 / bpm
        self.tracks: Wave = np.zeros((2, round(beats * self.beat_s * RATE)), np.float32)

    def add(self, beat: float, wave: Wave, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lay a mono wave down at a beat, around the end if need be."""
        size = self.tracks.shape[1]
        at = round(beat * self.beat_s * RATE) % size
        while len(wave):
            part = wave[: size - at]
            for track, side in zip(self.tracks, sides(pan), strict=True):
                track[at : at + len(part)] += part * np.float32(gain * side)
            wave, at = wave[len(part) :], 0

    def echo(self, beats: float, back: float, times: int = 3) -> None:
        """Repeats, each `back` as loud as the one before and on the other side."""
        hop, dry = count(beats * self.beat_s), self.tracks.copy()
        for number in range(1, times + 1):
            wet = dry[:: -1 if number % 2 else 1] * np.float32(back**number)
            self.tracks[:, number * hop :] += wet[:, : -number * hop]
            self.tracks[:, : number * hop] += wet[:, -number * hop :]

    def over(self, other: Tape) -> None:
        """Add another tape of the same length."""
        self.tracks += other.tracks

    def finished(self, level_db: float) -> Wave:
        """The loop, shape (n, 2), at a mean level of `level_db`, without DC or clipping."""
        wave = self.tracks - self.tracks.mean(axis=1, keepdims=True)
        power = float(np.sqrt(np.mean(wave * wave)))
        wave *= np.float32(10 ** (level_db / 20) / power)
        return np.ascontiguousarray(ceiling(wave).T)
