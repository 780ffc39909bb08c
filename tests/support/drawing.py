"""The drawings of the house and a screen of nothing, for tests of what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import pygame

from game.match.board import BoardMatch
from game.rules.kernel import Event, View
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import Pace
from tests.support.xvfb import window

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
SIZE = (480, 270)
FRAME_NS = 1_000_000_000 // 60


class Drawn(Protocol):
    """Whatever draws itself."""

    def draw(self, canvas: Canvas) -> None: ...


class Silence:
    """A sound that remembers what it was asked for."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, voice: str, *_: Any, **__: Any) -> None:
        self.heard.append(voice)


@contextmanager
def drawing(size: tuple[int, int] = SIZE) -> Iterator[Art]:
    """The drawings, and a screen of nothing to make them for."""
    with window(size=size):
        pygame.font.init()
        yield Art(ASSETS)


def app_of(art: Art) -> Any:
    """As much of a program as a table needs."""
    return SimpleNamespace(art=art, pace=Pace(), rng=random.Random(1), sound=Silence())


def moments(board: BoardMatch) -> Iterator[tuple[list[Event], View]]:
    """What everybody learns, moment by moment, and what the board shows then."""
    yield board.news(None), board.view(None)
    while board.step():
        yield board.news(None), board.view(None)


def picture(drawn: Drawn, art: Art, size: tuple[int, int] = SIZE) -> bytes:
    """The pixels of a frame."""
    canvas = Canvas(pygame.Surface(size), art)
    drawn.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")
