"""The Mars loop: theremin over plucked bass, 90 bpm, D minor; and the layer that tightens it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from game.sound.envelopes import feather, hold, shape
from game.sound.filters import band
from game.sound.instruments import block, drum, hertz, shaker, theremin
from game.sound.oscillators import rich, saw_weights, sine
from game.sound.pluck import pluck
from game.sound.tape import Tape
from game.sound.wave import Rng, Wave, as_wave, mix

BPM = 90.0
BARS = 16
TIGHT_BARS = 4
"""The tension layer is a quarter as long, so that both stay in step for ever."""

CHORDS = ("Dm", "Dm", "Bb", "A", "Dm", "F", "Gm", "A", "Bb", "C", "F", "Dm", "Gm", "Dm", "A", "A")

BASS = {
    "Dm": ("D2", "A2", "D3"),
    "Bb": ("Bb1", "F2", "Bb2"),
    "A": ("A1", "E2", "A2"),
    "F": ("F2", "C3", "F3"),
    "Gm": ("G2", "D3", "G3"),
    "C": ("C2", "G2", "C3"),
}
"""Root, fifth and octave of each chord."""

STRUMS = {
    "Dm": ("D4", "F4", "A4"),
    "Bb": ("D4", "F4", "Bb4"),
    "A": ("C#4", "E4", "A4"),
    "F": ("C4", "F4", "A4"),
    "Gm": ("D4", "G4", "Bb4"),
    "C": ("C4", "E4", "G4"),
}

RIDE = ((0.0, 0, 1.0), (1.0, 2, 0.45), (1.5, 0, 0.7), (2.0, 1, 0.85), (3.0, 2, 0.45), (3.5, 1, 0.6))
"""A bar of the bass: beat, which of the three strings, how hard."""

PHRASES = (
    ((0.0, "D5"), (2.5, "F5"), (4.0, "E5"), (5.0, "D5"), (7.5, "")),
    ((8.0, "Bb4"), (10.0, "D5"), (11.0, "C5"), (12.0, "A4"), (15.0, "")),
    ((16.0, "D5"), (18.5, "A5"), (21.0, "G5"), (22.0, "F5"), (23.5, "")),
    ((24.0, "G5"), (26.0, "Bb5"), (27.0, "A5"), (28.0, "E5"), (31.0, "")),
    ((32.0, "F5"), (35.0, "G5"), (38.0, "E5"), (39.5, "")),
    (
        (40.0, "A5"),
        (43.0, "C6"),
        (44.0, "A5"),
        (46.0, "F5"),
        (47.0, "D5"),
        (48.0, "Bb4"),
        (50.0, "D5"),
        (51.5, ""),
    ),
    ((52.0, "F5"), (54.0, "D5"), (56.0, "E5"), (58.0, "C#5"), (60.0, "A4"), (63.0, "")),
)
"""The tune: beat and note of each arrival; an empty note ends the breath."""

SLIDE_BEATS = 0.22
"""How long the hand travels from note to note."""


def base(rng: Rng) -> Wave:
    """The loop itself, shape (n, 2)."""
    tape, air = Tape(BARS * 4, BPM), Tape(BARS * 4, BPM)
    _bass(tape, rng)
    _strums(tape, rng)
    _ride(tape, rng)
    for phrase in PHRASES:
        air.add(phrase[0][0] - SLIDE_BEATS, _sing(phrase, air.beat_s), 0.22, 0.15)
    air.echo(0.75, 0.33)
    tape.over(air)
    return tape.finished(-22.0)


def tight(rng: Rng) -> Wave:
    """The layer for an open capture: a clock, a heart, trembling strings; shape (n, 2)."""
    tape = Tape(TIGHT_BARS * 4, BPM)
    ticks = [block(hz, 0.05) for hz in (2_350.0, 1_760.0)]
    for step in range(TIGHT_BARS * 16):
        tape.add(step / 4, ticks[step % 2], 0.5 if step % 4 == 0 else 0.26, 0.45 if step % 2 else -0.45)
    heart = drum(58.0, 0.3, 1.8, 0.25)
    low = pluck(hertz("D2"), 0.16, rng, bright=0.3, sustain=0.5)
    for beat in range(TIGHT_BARS * 4):
        tape.add(beat, heart, 0.5)
        tape.add(beat + 0.3, heart, 0.3)
        for late in (0.0, 0.5, 0.75):
            tape.add(beat + late, low, 0.35)
    for start, notes in ((0.0, ("D4", "A4", "D5")), (8.0, ("D4", "A4", "Eb5"))):
        tape.add(start, _tremble(notes, 8 * tape.beat_s, tape.beat_s), 0.06)
    return tape.finished(-24.0)


def _bass(tape: Tape, rng: Rng) -> None:
    """Strings plucked by a thumb: the same few notes over and over."""

    @cache
    def string(note: str) -> Wave:
        return pluck(hertz(note), 0.75, rng, bright=0.35, sustain=1.8, at=0.3)

    for bar, chord in enumerate(CHORDS):
        for beat, which, gain in RIDE:
            tape.add(bar * 4 + beat, string(BASS[chord][which]), 0.9 * gain, -0.05)


def _strums(tape: Tape, rng: Rng) -> None:
    """A steel guitar far off, with a lamp's flicker on it, on the second and fourth beat."""
    flicker = 0.65 + 0.35 * sine(6.0, 0.9)

    @cache
    def strum(chord: str) -> Wave:
        notes = [pluck(hertz(note), 0.9, rng, bright=0.9, sustain=1.8, at=0.12) for note in STRUMS[chord]]
        spread = [(0.018 * number, 0.5, note) for number, note in enumerate(notes)]
        return feather(mix(0.9, *spread) * flicker, 0.001, 0.2)

    for bar, chord in enumerate(CHORDS):
        for beat in (1.0, 3.0):
            tape.add(bar * 4 + beat, strum(chord), 0.32, -0.5)


def _ride(tape: Tape, rng: Rng) -> None:
    """A horse at a walk and sand in the wind."""
    hooves = [block(hz, 0.06) for hz in (610.0, 520.0)]
    sand = shaker(0.16, rng)
    for beat in range(BARS * 4):
        tape.add(beat, hooves[beat % 2], 0.22, 0.3)
        tape.add(beat + 0.75, hooves[(beat + 1) % 2], 0.13, 0.3)
        tape.add(beat + 0.5, sand, 0.12, 0.5)


def _sing(phrase: tuple[tuple[float, str], ...], beat_s: float) -> Wave:
    """One breath of the theremin, from a slide below its first note to the end."""
    start, end = phrase[0][0] - SLIDE_BEATS, phrase[-1][0]
    path = [(0.0, hertz(phrase[0][1]) * 0.84)]
    level = [(0.0, 0.0)]
    for (beat, note), (until, _) in pairwise(phrase):
        here = (beat - start) * beat_s
        path += [(here, hertz(note)), ((until - start - SLIDE_BEATS) * beat_s, hertz(note))]
        level += [(here, 0.8), (here + 0.25, 1.0), ((until - start - SLIDE_BEATS) * beat_s, 0.8)]
    seconds = (end - start) * beat_s
    path.append((seconds, path[-1][1] * 0.97))
    level.append((seconds, 0.0))
    return feather(theremin(path, seconds) * shape(level, seconds), 0.02, 0.05)


def _tremble(notes: tuple[str, ...], seconds: float, beat_s: float) -> Wave:
    """Strings bowed eight times a beat, swelling and sinking."""
    pitches = [hertz(note) * detune for note in notes for detune in (0.997, 1.004)]
    tone = as_wave(sum(rich(hz, seconds, saw_weights(10, 1.2)) for hz in pitches))
    bow = 0.55 + 0.45 * sine(8 / beat_s, seconds)
    return band(tone, 250, 3_500) * bow * hold(seconds, seconds * 0.55, seconds * 0.2)
