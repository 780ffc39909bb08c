"""Voices of the show: whistles, stings, doors, money, the train, the fanfare."""

from __future__ import annotations

from game.sound.envelopes import fall, feather, hold, shape
from game.sound.filters import band, room
from game.sound.instruments import brass, drum, hertz, jingle, piano, shaker
from game.sound.oscillators import curve, glide, metal, noise, rich, sine
from game.sound.spec import LOUD, NORMAL, SHARP, VoiceSpec
from game.sound.wave import Rng, Wave, as_wave, mix

GALOP = (
    ("G5", 1),
    ("B5", 1),
    ("A5", 1),
    ("F#5", 1),
    ("G5", 1),
    ("D5", 1),
    ("E5", 1),
    ("F#5", 1),
    ("G5", 1),
    ("A5", 1),
    ("B5", 2),
)
"""The sting of the dancers: notes and lengths in sixteenths, our own tune."""

GALOP_S = 0.088
"""A sixteenth of it."""

HAIL = (
    (0.0, "G4", 0.13),
    (0.15, "C5", 0.13),
    (0.3, "E5", 0.13),
    (0.45, "G5", 0.42),
    (0.9, "F5", 0.13),
    (1.05, "A5", 0.13),
    (1.2, "G5", 1.1),
)
"""The fanfare: start, note, length in seconds."""

HAIL_CHORD = ("C4", "E4", "C5", "E5")


def escape(pitch: float, rng: Rng) -> Wave:
    """Two fingers in the mouth: up, over the top and away."""
    path = (
        curve(((0, 1_350), (0.16, 2_450), (0.3, 2_350), (0.42, 1_750), (0.6, 2_700), (0.72, 2_750)), 0.75)
        * pitch
    )
    tone = sine(as_wave(path), 0.75) + 0.12 * sine(as_wave(path * 2), 0.75)
    breath = band(noise(0.75, rng), 1_600, 5_000)
    swell = shape(((0, 0), (0.03, 0.9), (0.28, 1), (0.37, 0.25), (0.46, 1), (0.66, 0.9), (0.75, 0)), 0.75)
    return (tone * 0.8 + breath * 0.12) * swell


def can_can(pitch: float, rng: Rng) -> Wave:
    """Skirts up: a galop of horn and saloon piano, a slide whistle for the leg, a cymbal for the floor."""
    parts: list[tuple[float, float, Wave]] = []
    at = 0
    for note, length in GALOP:
        parts.append((at * GALOP_S, 0.5, brass(hertz(note) * pitch, length * GALOP_S * 0.92, 0.9)))
        at += length
    chord = sum(piano(hertz(note) * pitch, 0.16, rng) for note in ("D4", "G4", "B4"))
    for beat in range(6):
        bass = piano(hertz(("G2", "D2")[beat % 2]) * pitch, 0.16, rng)
        parts += [(beat * 2 * GALOP_S, 0.8, bass), ((beat * 2 + 1) * GALOP_S, 0.3, as_wave(chord))]
    end = at * GALOP_S
    whoop = glide(((0, 700), (0.28, 2_100)), 0.3) * hold(0.3, 0.02, 0.05)
    cymbal = band(noise(0.6, rng), 3_500, 13_000) * fall(0.6, 0.6, 0.002)
    parts += [(end - 0.17, 0.3, whoop), (end + 0.13, 0.5, cymbal), (end + 0.13, 1.2, drum(75, 0.25, 2, 0.25))]
    return mix(end + 0.75, *parts)


def cash(pitch: float, rng: Rng) -> Wave:
    """The till: a key goes down, the bell rings, the drawer runs out and its coins jump."""
    key = band(noise(0.04, rng), 400, 3_000) * fall(0.04, 0.035)
    ding = metal(0.7, ((2_093 * pitch, 1, 0.8), (4_190 * pitch, 0.5, 0.5), (6_320 * pitch, 0.3, 0.3)))
    drawer = band(noise(0.22, rng), 250, 1_800) * shape(((0, 0), (0.16, 1), (0.2, 0.6), (0.22, 0)), 0.22)
    stop = drum(120, 0.12, 1.8, 0.12)
    return mix(
        0.95,
        (0, 1.0, key),
        (0.03, 0.8, stop),
        (0.06, 0.55, ding),
        (0.1, 0.5, drawer),
        (0.31, 1.0, stop),
        (0.31, 0.7, key),
        (0.32, 0.25, jingle(0.5, rng, 9, 2_600, 4_800)),
    )


def door(pitch: float, rng: Rng) -> Wave:
    """The bell over a shop's door, swinging on its spring."""
    parts: list[tuple[float, float, Wave]] = []
    for number, start in enumerate((0.0, 0.11, 0.25, 0.42)):
        hz = (1_568, 1_661)[number % 2] * pitch * float(rng.uniform(0.998, 1.002))
        ring = metal(0.6, ((hz, 1, 0.7), (hz * 2.0, 0.3, 0.5), (hz * 2.99, 0.5, 0.3), (hz * 5.1, 0.2, 0.12)))
        parts.append((start, 0.7 * 0.72**number, feather(ring)))
    return mix(1.0, *parts)


def train(pitch: float, rng: Rng) -> Wave:
    """A steam whistle of four pipes that sags as the pressure goes."""
    seconds = 1.7
    sag = (
        curve(((0, 0.9), (0.12, 1.0), (0.6, 1.0), (0.75, 0.985), (1.3, 0.99), (seconds, 0.9)), seconds)
        * pitch
    )
    pipes = sum(
        rich(as_wave(hertz(note) * sag), seconds, (1, 0.35, 0.2, 0.08))
        for note in ("D#4", "F#4", "A#4", "C#5")
    )
    steam = band(noise(seconds, rng), 900, 6_000)
    swell = shape(((0, 0), (0.1, 1), (0.5, 0.9), (0.62, 0.35), (0.75, 1), (1.2, 0.9), (seconds, 0)), seconds)
    dry = (as_wave(pipes) * 0.3 + steam * 0.22) * swell
    return room(dry, rng, 0.5, 0.25)


def fanfare(pitch: float, rng: Rng) -> Wave:
    """Three trumpets, a drum and a cymbal for whoever won."""
    parts = [(start, 0.6, brass(hertz(note) * pitch, length, 1.2, 0.02)) for start, note, length in HAIL]
    parts += [(start, 0.3, brass(hertz(note) * pitch / 2, length, 0.7)) for start, note, length in HAIL[:-1]]
    parts += [(1.2, 0.32, brass(hertz(note) * pitch, 1.1, 1.0)) for note in HAIL_CHORD]
    parts += [(start, 0.5, shaker(0.09, rng, 1_500)) for start in (0.0, 0.15, 0.3, 0.375, 0.45, 0.9, 1.05)]
    parts += [(start, 1.0, drum(82, 0.3, 1.8, 0.3)) for start in (0.0, 0.45, 1.2)]
    parts.append((1.2, 0.35, band(noise(1.2, rng), 3_500, 13_000) * fall(1.2, 1.1, 0.002)))
    return room(mix(2.4, *parts), rng, 0.5, 0.2)


SHOW = {
    "escape": VoiceSpec(escape, level=NORMAL, rank=7, limit=3, duck=0.4),
    "can-can": VoiceSpec(can_can, level=SHARP, rank=7, limit=1, duck=0.8),
    "cash": VoiceSpec(cash, level=NORMAL, limit=4),
    "door": VoiceSpec(door, level=NORMAL - 2, rank=4, limit=2),
    "train": VoiceSpec(train, level=SHARP, rank=7, limit=1, duck=0.7),
    "fanfare": VoiceSpec(fanfare, level=LOUD, rank=9, limit=1, duck=0.9),
}
