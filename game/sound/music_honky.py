"""The honky-tonk loop of the boomtown: an upright out of tune, 100 bpm, C major, stride and syncopation."""

from __future__ import annotations

from functools import cache

from game.sound.instruments import hertz, piano
from game.sound.tape import Tape
from game.sound.wave import Rng, Wave

BPM = 100.0

BARS = (
    ("C", "0-E5 2-G5 3-E5 6-C5 8-D5 10-E5 11-D5 14-A4"),
    ("A7", "0-C#5 2-E5 3-G5 6-E5 8-C#5 11-A4 14-Bb4"),
    ("D7", "0-A4 2-C5 3-F#5 6-D5 8-E5 10-F#5 11-A5 14-F#5"),
    ("G7", "0-G5 3-F5 6-D5 8-B4 10-D5 12-G4"),
    ("C", "0-E5 2-G5 3-C6 6-G5 8-A5 10-G5 11-E5 14-C5"),
    ("F", "0-A5 3-F5 6-C5 8-D5 10-F5 11-A5 14-G#5"),
    ("C", "0-G5 2-E5 3-C5 6-G4 8-A4 11-D5 14-B4"),
    ("G7", "0-B4 2-D5 3-F5 6-G5 8-D5 10-B4 12-G4 14-D5"),
)
"""Chord, and the right hand: sixteenth and note."""

LEFT = {
    "C": ("C2", "G2", "E3 G3 C4"),
    "A7": ("A1", "E2", "C#3 G3 A3"),
    "D7": ("D2", "A2", "C3 F#3 A3"),
    "G7": ("G1", "D2", "B2 F3 G3"),
    "F": ("F2", "C2", "F3 A3 C4"),
}
"""The left hand strides: bass, other bass, chord."""


def base(rng: Rng) -> Wave:
    """The loop, shape (n, 2)."""
    tape = Tape(len(BARS) * 4, BPM)

    @cache
    def key(note: str, seconds: float) -> Wave:
        return piano(hertz(note), seconds, rng)

    for bar, (chord, tune) in enumerate(BARS):
        low, other, upper = LEFT[chord]
        for beat, note in ((0, low), (2, other)):
            tape.add(bar * 4 + beat, key(note, 0.6), 0.7, -0.35)
        for beat in (1, 3):
            for note in upper.split():
                tape.add(bar * 4 + beat, key(note, 0.3), 0.26, -0.2)
        for word in tune.split():
            step, note = word.split("-")
            tape.add(bar * 4 + int(step) / 4, key(note, 0.55), 0.5, 0.25)
    return tape.finished(-22.0)
