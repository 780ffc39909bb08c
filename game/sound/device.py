"""The loudspeaker: opening it, and doing without."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.sound.wave import RATE

BUFFER = 512
"""Samples a block: 11.6 ms."""

SPEC = (RATE, -16, 2, BUFFER)
"""Frequency, format (16 bits), sides and samples a block."""

CHANNELS = 32

NO_DEVICE = "No sound device found: the game plays silently."
LOST_DEVICE = "The sound device is gone: the game plays silently until it's back."
HANGS = "The sound device is stuck: the game plays silently until it isn't."

RETRY_S, RETRY_MOST_S = 1.0, 60.0
"""The first wait before trying again; it doubles up to the second."""


def open_device() -> bool:
    """Open the mixer as this room needs it, whatever it was before; False if there is no device."""
    try:
        close_device()
        with _hush():
            pygame.mixer.init(*SPEC, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except pygame.error:
        return False
    return True


def close_device() -> None:
    """Stop all sound and let the device go."""
    if is_open():
        pygame.mixer.stop()  # a voice that ends while the mixer is taken down would crash it
    pygame.mixer.quit()


def is_open() -> bool:
    """Whether the mixer is there; somebody's `pygame.quit` may have taken it."""
    return pygame.mixer.get_init() is not None


@contextmanager
def _hush() -> Iterator[None]:
    """Keep audio libraries from filling the terminal when there is no device: one notice is enough."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
