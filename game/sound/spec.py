"""What a voice is besides its recipe: how loud, how important, how many at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.sound.wave import Rng, Wave

Recipe = Callable[[float, Rng], Wave]
"""Makes a voice at a pitch factor (1.0 as written) with chance of its own."""

NORMAL, SHARP, LOUD, QUIET = -15.0, -13.0, -11.0, -22.0
"""Loudness classes, dB below full scale as `levels.loudness` measures."""

HALF = 2 ** (1 / 12)
"""A semitone as a factor."""

SLIGHT = (1.0, 1 / HALF**0.8, HALF**0.7)
"""Pitches of a voice that is often heard: no two in a row alike."""


class VoiceSpec(NamedTuple):
    """One voice.

    pitches: a variant each. level: dB, see NORMAL. rank: who gives way when all channels are taken (higher
    stays). limit: at most so many at once. duck: how far music steps back meanwhile (0 not at all, 1 silent).
    """

    recipe: Recipe
    pitches: tuple[float, ...] = (1.0,)
    level: float = NORMAL
    rank: int = 5
    limit: int = 8
    duck: float = 0.25
