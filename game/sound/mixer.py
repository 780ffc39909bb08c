"""`Sound`: all that the rest of the house knows of this room."""

from __future__ import annotations

import threading
from contextlib import suppress
from time import monotonic

import pygame

from game.sound.band import Band
from game.sound.bank import Bank
from game.sound.channels import Channels
from game.sound.device import (
    CHANNELS,
    HANGS,
    LOST_DEVICE,
    NO_DEVICE,
    RETRY_MOST_S,
    RETRY_S,
    SPEC,
    close_device,
    is_open,
    open_device,
)
from game.sound.fader import Fader
from game.sound.heart import Heart
from game.sound.music import MUSIC
from game.sound.pan import sides
from game.sound.scout import Scout
from game.sound.voices import SPECS, WORK_ORDER

MUSIC_CHANNELS = 2
"""The first channels belong to the layers of the music, the others to voices, except the last:"""
HEART_CHANNEL = CHANNELS - 1

EFFECT_GAIN = 0.5
"""A single voice at full volume; the rest is room for others."""

TICK_S, IDLE_S = 0.015, 0.5
"""How often the thread looks after the music: while it fades, and otherwise."""

PATIENCE_S = 2.0
"""How long the first device may take before it is said that there is none."""


class Sound:
    """Voices and music. Nothing here ever raises or waits; without a device all is silent.

    Nobody else may open or quit `pygame.mixer` between `start` and `close`; one thread calls `play`.

    volume_effects, volume_music: 0..1 as on a slider. mono: both sides alike. mute: nothing at all.
    All four may be set at any time. available: there is a device. notice: a sentence about what is
    missing, or ''. ready: every voice has been made. stuck: the device that hangs could not be closed.
    """

    def __init__(self, *, mute: bool = False) -> None:
        self.volume_effects, self.volume_music = 0.8, 0.6
        self.mono, self.mute = False, mute
        self.available, self.notice = False, ""
        self.stuck = False
        self.ready = threading.Event()
        self._bank, self._fader = Bank(), Fader()
        self._band = Band(self._bank, self._fader)
        self._channels = Channels(range(MUSIC_CHANNELS, HEART_CHANNEL))
        self._song: str | None = None
        self._turns: dict[str, int] = {}
        self._gate = threading.Lock()  # held while the mixer is opened or closed; `play` never waits for it
        self._wake, self._closing = threading.Event(), False
        self._scout = Scout(SPEC)
        self._retry_at, self._retry_s = 0.0, RETRY_S
        self._heart, self._hangs = Heart(HEART_CHANNEL), False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Open the device and synthesise, on a daemon thread; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop everything and let the device go; call it before `pygame.quit`."""
        self._closing = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join(2.0)
            self.stuck = self._thread.is_alive()
        self.available = False

    def play(self, voice: str, pan: float = 0.0, gain: float = 1.0, variant: int | None = None) -> None:
        """Let a voice be heard now.

        pan: -1 left to 1 right. variant: which of its pitches; by default they take turns. A voice that is
        unknown, not made yet or less important than all that sounds is skipped.
        """
        if self.mute or self._hangs or not self.available or not self._gate.acquire(blocking=False):
            return
        try:
            self._emit(voice, pan, gain, variant)
        except pygame.error:
            self._lose()
        finally:
            self._gate.release()

    def music(self, name: str | None) -> None:
        """Change to a song of MUSIC; None, or an unknown name, fades to silence."""
        self._song = name if name in MUSIC else None
        self._wake.set()

    def tension(self, level: float) -> None:
        """Tighten the music: 0 at ease, 1 while a capture is open. It glides there by itself."""
        self._fader.tension_aim = min(1.0, max(0.0, level))
        self._wake.set()

    def heed(self, event: pygame.event.Event) -> None:
        """Hand in every event of the window: a device that comes or goes is noticed here."""
        if event.type == pygame.AUDIODEVICEREMOVED:
            if self.available and not event.iscapture and event.which:  # 0: one that nobody had opened
                self._lose()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture and not self.available:
            self._retry_at = monotonic()
            self._wake.set()

    def _emit(self, voice: str, pan: float, gain: float, variant: int | None) -> None:
        takes = self._bank.takes.get(voice)
        if not takes:
            return
        if variant is None:
            variant = self._turns[voice] = self._turns.get(voice, -1) + 1
        take, spec, now = takes[variant % len(takes)], SPECS[voice], monotonic()
        level = (
            min(1.0, max(0.0, gain)) * _taper(self.volume_effects) * EFFECT_GAIN * self._channels.crowd(now)
        )
        number = self._channels.take(voice, spec, take.seconds, now)
        if number is None or level == 0:
            return
        left, right = sides(0.0 if self.mono else pan)
        channel = pygame.mixer.Channel(number)
        channel.set_volume(level * left, level * right)  # before: the device may ask for samples in between
        channel.play(take.sound)
        channel.set_volume(level * left, level * right)  # after: a channel that was busy has lost it
        if spec.duck:
            self._fader.press(spec.duck, now + 0.6 * take.seconds)
            self._wake.set()

    def _work(self) -> None:
        """The life of the thread."""
        began = last = monotonic()
        for name in WORK_ORDER:
            if self._closing:
                break
            self._seek(monotonic())
            self._make(name)
        self.ready.set()
        while not self._closing:
            now = monotonic()
            if not self.available and not self.notice and now - began > PATIENCE_S:
                self.notice = NO_DEVICE
            self._tend(now, min(now - last, 2 * TICK_S))
            last = now
            self._wake.wait(TICK_S if self._fader.moving else IDLE_S)
            self._wake.clear()
        self._scout.recall()
        with self._gate:
            close_device()

    def _make(self, name: str) -> None:
        self._bank.make_voice(name)
        with self._gate, suppress(pygame.error):
            if self.available:
                self._bank.load_voice(name)

    def _tend(self, now: float, dt: float) -> None:
        """Look after the device and the music."""
        if self.available and not is_open():
            self._lose()
        self._seek(now)
        if not self.available:
            return
        self._fader.step(now, dt)
        try:
            self._look(now)
            self._band.follow(self._song, self.mono)
            self._band.sound(0.0 if self.mute else _taper(self.volume_music))
        except pygame.error:
            self._lose()

    def _seek(self, now: float) -> None:
        """Open a device if there is none; never in a race, for meanwhile nothing else runs."""
        if self.available or now < self._retry_at or self._fader.tension_aim > 0:
            return
        if self._scout.found():
            self._open()

    def _look(self, now: float) -> None:
        """Notice a device that hangs, and one that goes on: no voices meanwhile, or all come at once."""
        hangs = self._heart.stands_still(now)
        if hangs != self._hangs:
            self._hangs, self.notice = hangs, HANGS if hangs else ""

    def _open(self) -> None:
        """Open the device (again) and hand it all that was made; or wait longer next time."""
        with self._gate:
            with suppress(pygame.error):
                self._band.forget()
            self._channels.clear()
            self.available = self._hangs = False
            opened = open_device()
            if opened:
                self._bank.load_all()
                self._heart.begin(monotonic())
        self._retry_s = RETRY_S if opened else min(2 * self._retry_s, RETRY_MOST_S)
        self._retry_at = monotonic() + self._retry_s
        self.notice = "" if opened else self.notice or NO_DEVICE
        self.available = opened  # last: who sees it may look at the notice

    def _lose(self) -> None:
        """The device is gone; the thread will look for another."""
        self.notice, self.available = LOST_DEVICE, False
        self._retry_at = monotonic() + RETRY_S
        self._wake.set()


def _taper(volume: float) -> float:
    """From slider to gain: half the slider sounds about half as loud."""
    return min(1.0, max(0.0, volume)) ** 2
