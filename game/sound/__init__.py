"""Synthesis and mixing."""

from game.sound.mixer import Sound
from game.sound.music import MUSIC
from game.sound.voices import VOICES

__all__ = ["MUSIC", "VOICES", "Sound"]
