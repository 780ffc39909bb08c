"""The board of Bountytown without a window: matches by chance, played on a small canvas."""

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
from game.match.games import BOUNTYTOWN
from game.match.seats import bot_seats
from game.rules.kernel import Event, Request, View
from game.scenes.bountytown.table import BountytownTable
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import Pace
from tests.support.xvfb import window

ROOT = Path(__file__).parents[3]
SIZE = (480, 270)
FRAME_NS = 1_000_000_000 // 60
CONTENT = BOUNTYTOWN.box().content


class Silence:
    """A sound that remembers what it was asked for."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, voice: str, *_: Any, **__: Any) -> None:
        self.heard.append(voice)


def app_of(art: Art) -> Any:
    return SimpleNamespace(art=art, pace=Pace(), rng=random.Random(1), sound=Silence())


def match(seats: int, seed: int, level: str = "random") -> BoardMatch:
    return new_board(BOUNTYTOWN, BOUNTYTOWN.box(), bot_seats(seats, (level,)), seed)


def moments(board: BoardMatch) -> Iterator[tuple[list[Event], View]]:
    """What everybody learns, moment by moment, and what the board shows then."""
    yield board.news(None), board.view(None)
    while board.step():
        yield board.news(None), board.view(None)


def questions(seed: int, seats: int, kind: str) -> Iterator[tuple[Request, BoardMatch]]:
    """All questions of a kind in a match by chance."""
    board = match(seats, seed)
    while board.requests:
        for request in board.requests:
            if request.kind == kind:
                yield request, board
        board.step()


def laid(art: Art, board: BoardMatch) -> BountytownTable:
    table = BountytownTable(app_of(art), CONTENT, len(board.view(None)["players"]))
    table.lay(board.view(None))
    return table


def let_go(table: BountytownTable, ms: float) -> None:
    """Let so much time pass on a table, in frames."""
    for _ in range(round(ms * 1e6 / FRAME_NS) + 1):
        table.advance(FRAME_NS)


def still(table: BountytownTable) -> None:
    """Let time pass until nothing moves."""
    for _ in range(60 * 20):
        if not table.moving:
            return
        table.advance(FRAME_NS)
    raise AssertionError("something moves for ever")


def picture(table: BountytownTable, art: Art, size: tuple[int, int] = SIZE) -> bytes:
    canvas = Canvas(pygame.Surface(size), art)
    table.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@contextmanager
def drawing() -> Iterator[Art]:
    """Pictures, and a screen of nothing to make them for."""
    with window(size=SIZE):
        pygame.font.init()
        yield Art(ROOT / "assets")
