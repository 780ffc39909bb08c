"""The board of Boom Town without a window: matches by chance, drawn on a small canvas."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN
from game.match.seats import bot_seats
from game.rules.kernel import Event, View
from game.scenes.boomtown.table import BoomTownTable
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import Pace
from tests.support.xvfb import window

ROOT = Path(__file__).parents[3]
SIZE = (480, 270)
FRAME_NS = 1_000_000_000 // 60
CONTENT = BOOMTOWN.box().content


class Silence:
    """A sound that remembers what it was asked for."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, voice: str, *_: Any, **__: Any) -> None:
        self.heard.append(voice)


@contextmanager
def drawing() -> Iterator[Art]:
    """The drawings of the house."""
    with window(size=SIZE):
        pygame.font.init()
        yield Art(ROOT / "assets")


def app_of(art: Art) -> Any:
    return SimpleNamespace(art=art, pace=Pace(), rng=random.Random(1), sound=Silence())


def match(seats: int, seed: int, level: str = "random", **options: Any) -> BoardMatch:
    return new_board(BOOMTOWN, BOOMTOWN.box(), bot_seats(seats, (level,)), seed, options=options)


def moments(board: BoardMatch) -> Iterator[tuple[list[Event], View]]:
    """What everybody learns, moment by moment, and what the board shows then."""
    yield board.news(None), board.view(None)
    while board.step():
        yield board.news(None), board.view(None)


def laid(art: Art, view: View) -> BoomTownTable:
    """A table as the shared view has it."""
    table = BoomTownTable(app_of(art), CONTENT, len(view["money"]))
    table.lay(view)
    return table


def wait(table: BoomTownTable, ms: float) -> None:
    """Let frames go by."""
    while ms > 0:
        table.advance(FRAME_NS)
        ms -= FRAME_NS / 1e6


def picture(table: BoomTownTable, art: Art) -> bytes:
    """The pixels of a frame."""
    surface = pygame.Surface(SIZE)
    table.draw(Canvas(surface, art))
    return pygame.image.tobytes(surface, "RGB")
