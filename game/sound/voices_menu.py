"""Voices of the menus: small, of wood and string, never in the way."""

from __future__ import annotations

from game.sound.envelopes import fall, feather, shape
from game.sound.filters import band
from game.sound.instruments import block, drum, hertz, jingle, theremin
from game.sound.oscillators import metal, noise
from game.sound.pluck import pluck
from game.sound.spec import HALF, NORMAL, QUIET, SLIGHT, VoiceSpec
from game.sound.wave import Rng, Wave, mix

SEAT_NOTES = (0, 2, 4, 7, 9, 12, 14, 16)
"""Semitones of eight seats: a pentatonic ladder, so that everyone who sits down adds to the tune."""


def move(pitch: float, rng: Rng) -> Wave:
    """A knuckle on the bar."""
    tap = band(noise(0.012, rng), 700, 4_000) * fall(0.012, 0.012)
    return mix(0.07, (0, 0.5, tap), (0, 1.0, block(880 * pitch, 0.06)))


def choose(pitch: float, rng: Rng) -> Wave:
    """Two strings, a fifth up."""
    low = pluck(hertz("D4") * pitch, 0.3, rng, bright=0.7, sustain=1.2)
    high = pluck(hertz("A4") * pitch, 0.4, rng, bright=0.7, sustain=1.4)
    return feather(mix(0.46, (0, 0.7, low), (0.07, 0.9, high)))


def deny(pitch: float, rng: Rng) -> Wave:
    """A muted string and a dull knock, twice: no."""
    string = pluck(hertz("D3") * pitch, 0.1, rng, bright=0.2, sustain=0.3)
    knock = mix(
        0.1, (0, 0.8, string), (0, 0.9, drum(110 * pitch, 0.1, 1.3, 0.08)), (0, 0.5, block(300 * pitch, 0.05))
    )
    return mix(0.26, (0, 1.0, knock), (0.11, 0.9, knock))


def join(pitch: float, rng: Rng) -> Wave:
    """Spurs, and a string for the seat: howdy."""
    spurs = jingle(0.3, rng, 6, 3_400, 5_600)
    first = pluck(hertz("D4") * pitch, 0.25, rng, bright=0.8, sustain=1.5)
    second = pluck(hertz("A4") * pitch, 0.5, rng, bright=0.8, sustain=1.5)
    return feather(mix(0.62, (0, 0.35, spurs), (0.02, 0.6, first), (0.1, 0.9, second)))


def leave(pitch: float, rng: Rng) -> Wave:
    """The same two strings downwards, and a saloon door that swings to."""
    first = pluck(hertz("A4") * pitch, 0.25, rng, bright=0.5, sustain=1.0)
    second = pluck(hertz("D4") * pitch, 0.45, rng, bright=0.4, sustain=1.0)
    swing = band(noise(0.25, rng), 300, 1_100) * shape(
        ((0, 0), (0.06, 1), (0.12, 0.1), (0.18, 0.6), (0.25, 0)), 0.25
    )
    return feather(mix(0.56, (0, 0.7, first), (0.09, 0.8, second), (0.12, 0.3, swing)))


def tick(pitch: float, rng: Rng) -> Wave:
    """The big clock behind the bar, for counting down."""
    gear = band(noise(0.02, rng), 1_800, 8_000) * fall(0.02, 0.015, 0.0003)
    gong = metal(0.3, ((587 * pitch, 0.6, 0.3), (1_630 * pitch, 1.0, 0.25), (3_120 * pitch, 0.6, 0.2)))
    return mix(0.3, (0, 0.8, gear), (0, 0.5, block(415 * pitch, 0.1)), (0, 0.6, gong))


def pause(pitch: float, rng: Rng) -> Wave:
    """The saucer hangs in the air: a theremin that sinks and stops."""
    del rng
    path = (
        (0.0, hertz("A4") * pitch),
        (0.12, hertz("A4") * pitch),
        (0.42, hertz("D4") * pitch),
        (0.5, hertz("D4") * pitch),
    )
    return theremin(path, 0.5, 7.0) * shape(((0, 0), (0.02, 1), (0.3, 0.9), (0.5, 0)), 0.5)


MENU = {
    "move": VoiceSpec(move, SLIGHT, QUIET, rank=1, limit=3, duck=0.0),
    "choose": VoiceSpec(choose, (1.0, HALF**2), NORMAL - 4, rank=3, limit=3, duck=0.0),
    "deny": VoiceSpec(deny, SLIGHT[:2], NORMAL - 4, rank=3, limit=2, duck=0.0),
    "join": VoiceSpec(join, tuple(HALF**step for step in SEAT_NOTES), NORMAL - 2, rank=6, limit=8, duck=0.2),
    "leave": VoiceSpec(
        leave, tuple(HALF**step for step in SEAT_NOTES), NORMAL - 3, rank=5, limit=8, duck=0.1
    ),
    "tick": VoiceSpec(tick, (1.0, 1 / HALF**5), NORMAL - 1, rank=7, limit=3),
    "pause": VoiceSpec(pause, level=NORMAL - 3, rank=6, limit=2),
}
