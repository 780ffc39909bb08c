"""All voices by name, and their finished variants."""

from __future__ import annotations

import zlib

import numpy as np

from game.sound.levels import master
from game.sound.spec import VoiceSpec
from game.sound.voices_menu import MENU
from game.sound.voices_show import SHOW
from game.sound.voices_table import TABLE
from game.sound.voices_trouble import TROUBLE
from game.sound.wave import Wave

SPECS: dict[str, VoiceSpec] = {**TABLE, **TROUBLE, **SHOW, **MENU}

VOICES = (
    "reveal",
    "slam",
    "late-slam",
    "wrong",
    "coin",
    "token",
    "escape",
    "can-can",
    "brawl",
    "bell",
    "false-start",
    "deal",
    "dice-rattle",
    "dice-fall",
    "gunshot",
    "ricochet",
    "wound",
    "cash",
    "door",
    "train",
    "fanfare",
    "move",
    "choose",
    "deny",
    "join",
    "leave",
    "tick",
    "pause",
)
"""What `Sound.play` knows: first the events of the games, then the menus."""

WORK_ORDER = (*MENU, *TABLE, *TROUBLE, *SHOW)
"""The order of synthesis: the title wants the menus' voices first."""


def render(name: str) -> list[Wave]:
    """The finished variants of a voice, always with the same samples.

    Raises:
        KeyError: no voice of that name.
    """
    spec = SPECS[name]
    waves = []
    for number, pitch in enumerate(spec.pitches):
        rng = np.random.default_rng((0, zlib.crc32(name.encode()), number))
        waves.append(master(spec.recipe(pitch, rng), spec.level))
    return waves
