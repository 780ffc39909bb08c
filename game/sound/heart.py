"""Whether the loudspeaker goes on taking samples: one that hangs says nothing of it."""

from __future__ import annotations

import pygame

from game.sound.wave import RATE

HANGS_S = 3.0
"""A device that has taken nothing for so long hangs."""
STALL_S = 1.0
"""After so long without a look it was the program that stood still."""
SILENCE = bytes(4 * (RATE // 100))
"""10 ms."""


class Heart:
    """A silence that is played again and again; as long as it comes to an end each time, all is well."""

    def __init__(self, channel: int) -> None:
        """channel: its own."""
        self._number = channel
        self._silence: pygame.mixer.Sound | None = None
        self._begun_s = self._looked_s = 0.0

    def begin(self, now_s: float) -> None:
        """The mixer was opened."""
        self._silence = pygame.mixer.Sound(buffer=SILENCE)
        self._begun_s = self._looked_s = now_s

    def stands_still(self, now_s: float) -> bool:
        """To be asked at least twice a second. Raises pygame.error without a mixer."""
        if now_s - self._looked_s > STALL_S:
            self._begun_s = now_s
        self._looked_s = now_s
        channel = pygame.mixer.Channel(self._number)
        if self._silence is not None and not channel.get_busy():
            channel.play(self._silence)
            self._begun_s = now_s
        return now_s - self._begun_s > HANGS_S
