"""Virtual pads: in this process, or in a program that reads a FIFO."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.inputs.sdl import load
from game.inputs.virtual import ENVIRONMENT, VirtualPads

A, B, X, Y, BACK, START = 0, 1, 2, 3, 4, 6
"""Buttons of a virtual pad, as SDL numbers them."""

LEFT_X, LEFT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = 0, 1, 4, 5
"""Its axes."""


@contextmanager
def virtual_pads() -> Iterator[VirtualPads]:
    """Pads in this process; they are unplugged at the end."""
    sdl = load()
    if sdl is None:
        pytest.skip("pygame's SDL library can't be found")
    pads = VirtualPads(sdl)
    try:
        yield pads
    finally:
        for name in pads.names():
            pads.detach(name)


class FifoPads:
    """Writes lines to a program that was started with `environment`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        os.mkfifo(path)
        self._fifo = os.open(path, os.O_RDWR)  # does not wait for the program
        self.environment = {ENVIRONMENT: str(path)}

    def attach(self, name: str, *shape: int | str) -> None:
        """Plug a pad in: axes, buttons and hats, and what it calls itself."""
        self.line("attach", name, *shape)

    def detach(self, name: str) -> None:
        """Unplug it."""
        self.line("detach", name)

    def button(self, name: str, number: int, pressed: bool) -> None:
        """Press or release a button."""
        self.line("button", name, number, int(pressed))

    def axis(self, name: str, number: int, value: int) -> None:
        """Move an axis to -32768..32767; SDL needs a first move of 500 or more."""
        self.line("axis", name, number, value)

    def line(self, *words: object) -> None:
        """Send any line."""
        os.write(self._fifo, (" ".join(map(str, words)) + "\n").encode())

    def close(self) -> None:
        """Close the FIFO."""
        os.close(self._fifo)
