"""The music that is playing: which song, on which channels, how loud."""

from __future__ import annotations

import pygame

from game.sound.bank import Bank
from game.sound.fader import Fader

MUSIC_GAIN = 0.5
"""Music at full volume; what is left belongs to the voices."""


class Band:
    """Plays one song at a time on channels 0 and 1; lives on the sound thread."""

    def __init__(self, bank: Bank, fader: Fader) -> None:
        self.bank, self.fader = bank, fader
        self.playing: tuple[str, bool] | None = None
        self._channels: list[pygame.mixer.Channel] = []

    def follow(self, wanted: str | None, mono: bool) -> None:
        """Fade out what is not wanted; then begin what is."""
        aim = None if wanted is None else (wanted, mono)
        self.fader.song_aim = float(self.playing is not None and self.playing == aim)
        if self.playing != aim and self.fader.song == 0:
            self.forget()
            if wanted is not None:
                self._begin(wanted, mono)

    def sound(self, gain: float) -> None:
        """Bring the channels to the fader's levels times `gain` (0..1)."""
        for channel, level in zip(self._channels, self.fader.levels(), strict=False):
            channel.set_volume(level * gain * MUSIC_GAIN, level * gain * MUSIC_GAIN)

    def forget(self) -> None:
        """Stop at once; the device may be gone."""
        self.playing, self.fader.song = None, 0.0
        for channel in self._channels:
            channel.stop()
        self._channels = []

    def _begin(self, song: str, mono: bool) -> None:
        """Start all layers within microseconds: they fall into the same block and then never drift apart."""
        self.bank.make_song(song)
        layers = self.bank.layers(song, mono)
        self._channels = [pygame.mixer.Channel(number) for number in range(len(layers))]
        self.sound(0.0)
        for channel, layer in zip(self._channels, layers, strict=True):
            channel.play(layer, loops=-1)
        self.sound(0.0)
        self.playing, self.fader.song_aim = (song, mono), 1.0
