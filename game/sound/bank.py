"""What has been synthesised so far, and the mixer's copies of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pygame

from game.sound.levels import pcm, stereo_pcm
from game.sound.music import compose
from game.sound.voices import render


class Take(NamedTuple):
    """One variant of a voice, ready to play."""

    sound: pygame.mixer.Sound
    seconds: float


class Bank:
    """Samples are kept apart from the mixer's copies: those die with the device."""

    def __init__(self) -> None:
        self.takes: dict[str, tuple[Take, ...]] = {}
        self._voices: dict[str, list[bytes]] = {}
        self._songs: dict[str, list[bytes]] = {}

    def make_voice(self, name: str) -> None:
        """Synthesise a voice (1-50 ms)."""
        self._voices[name] = [pcm(wave) for wave in render(name)]

    def make_song(self, name: str) -> None:
        """Synthesise a song, once (30-250 ms)."""
        if name not in self._songs:
            self._songs[name] = [stereo_pcm(layer) for layer in compose(name)]

    def load_voice(self, name: str) -> None:
        """Hand a voice to the open mixer.

        Raises:
            pygame.error: the mixer is not open.
        """
        sounds = [pygame.mixer.Sound(buffer=samples) for samples in self._voices[name]]
        self.takes[name] = tuple(Take(sound, sound.get_length()) for sound in sounds)

    def load_all(self) -> None:
        """Hand over everything there is to a mixer that was opened anew."""
        for name in self._voices:
            self.load_voice(name)

    def layers(self, song: str, mono: bool) -> list[pygame.mixer.Sound]:
        """The layers of a song that was made, for the open mixer."""
        return [pygame.mixer.Sound(buffer=_mono(raw) if mono else raw) for raw in self._songs[song]]


def _mono(samples: bytes) -> bytes:
    """Both sides alike: their mean."""
    pair = np.frombuffer(samples, "<i2").reshape(-1, 2).mean(axis=1).astype("<i2")
    return np.repeat(pair, 2).tobytes()
