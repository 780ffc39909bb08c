"""The banjo loop of the main street: 110 bpm, G major, rolls of three fingers."""

from __future__ import annotations

from functools import cache

from game.sound.envelopes import fall
from game.sound.filters import band
from game.sound.instruments import drum, hertz, shaker
from game.sound.oscillators import noise
from game.sound.pluck import pluck
from game.sound.tape import Tape
from game.sound.wave import Rng, Wave, mix

BPM = 110.0

STRINGS = {
    "G": ("D4", "B3", "G3", "D3", "G4"),
    "C": ("E4", "C4", "G3", "E3", "G4"),
    "D": ("F#4", "C4", "A3", "D3", "G4"),
    "Em": ("E4", "B3", "G3", "E3", "G4"),
}
"""What each of the five strings sounds under a chord; the fifth is the short drone."""

ROLLS = ((3, 2, 5, 1, 4, 2, 5, 1), (3, 2, 1, 5, 1, 2, 3, 1))
"""Which string in which sixteenth: alternating thumb, and there-and-back."""

BARS = (
    ("G", "D4 B3 G3 B3"),
    ("G", "D4 E4 D4 B3"),
    ("C", "E4 G4 E4 C4"),
    ("G", "D4 B3 A3 G3"),
    ("Em", "E4 G4 B4 G4"),
    ("C", "A4 G4 E4 C4"),
    ("D", "D4 F#4 A4 F#4"),
    ("D", "E4 D4 B3 A3"),
)
"""Chord and tune, a note a beat."""

ROOTS = {"G": ("G2", "D2"), "C": ("C2", "G2"), "D": ("D2", "A2"), "Em": ("E2", "B2")}


def base(rng: Rng) -> Wave:
    """The loop, shape (n, 2)."""
    tape = Tape(len(BARS) * 4, BPM)

    @cache
    def string(note: str, seconds: float, bright: float) -> Wave:
        head = band(noise(0.02, rng), 700, 3_500) * fall(0.02, 0.02)
        wire = pluck(hertz(note), seconds, rng, bright=bright, sustain=0.9, at=0.13)
        return mix(seconds, (0, 0.9, wire), (0, 0.15, head))

    @cache
    def bass(note: str) -> Wave:
        return pluck(hertz(note), 0.7, rng, bright=0.3, sustain=1.0, at=0.3)

    for bar, (chord, tune) in enumerate(BARS):
        for step in range(16):
            note = STRINGS[chord][ROLLS[bar % 2][step % 8] - 1]
            if step % 4:
                tape.add(bar * 4 + step / 4, string(note, 0.45, 0.55), 0.3, 0.2)
        for beat, note in enumerate(tune.split()):
            tape.add(bar * 4 + beat, string(note, 0.6, 0.65), 0.6, 0.1)
        for half, note in enumerate(ROOTS[chord]):
            tape.add(bar * 4 + half * 2, bass(note), 0.42, -0.2)
    _boots(tape, rng)
    return tape.finished(-22.0)


def _boots(tape: Tape, rng: Rng) -> None:
    """Heels on the boardwalk, a brush between them."""
    heel, brush = drum(85.0, 0.2, 1.6, 0.18), shaker(0.1, rng, 3_000)
    for beat in range(len(BARS) * 4):
        if beat % 2:
            tape.add(beat, brush, 0.16, 0.4)
        else:
            tape.add(beat, heel, 0.26, -0.1)
