"""The loops by name."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from game.sound import music_banjo, music_honky, music_mars
from game.sound.wave import Rng, Wave


class Song(NamedTuple):
    """A loop and, if it has one, the layer that is faded in while the tension rises."""

    base: Callable[[Rng], Wave]
    tight: Callable[[Rng], Wave] | None = None


SONGS = {
    "mars": Song(music_mars.base, music_mars.tight),
    "banjo": Song(music_banjo.base),
    "honky-tonk": Song(music_honky.base),
}

MUSIC = tuple(SONGS)
"""What `Sound.music` knows."""


def compose(name: str) -> tuple[Wave, ...]:
    """The layers of a song, each of shape (n, 2); the second fits the first a whole number of times.

    Raises:
        KeyError: no song of that name.
    """
    song = SONGS[name]
    layers = (song.base,) if song.tight is None else (song.base, song.tight)
    key = zlib.crc32(name.encode())
    return tuple(layer(np.random.default_rng((0, key, number))) for number, layer in enumerate(layers))
