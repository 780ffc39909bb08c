"""A board game on the real screen of the program, without a window, on a clock that only moves with `frames`.

To look at a table: `python -m tests.scenes.board.look bountytown OUT`, see `look`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import GAMES
from game.match.seats import parse_seats
from game.scenes.app import App
from game.scenes.board.gate import GAP_NS
from game.scenes.board.scene import BoardScene
from game.scenes.board.table import BoardTable
from game.scenes.games import make_table
from game.scenes.sitdown import seat_known
from game.scenes.stack import Scene
from tests.scenes.board.stand_in import StandIn
from tests.scenes.house import FRAME_NS, House, house

MakeTable = Callable[[App, str, int], BoardTable]
START_NS = 10**15
"""The clock begins alike in every match: what beats on screen beats alike."""
GAP_FRAMES = GAP_NS // FRAME_NS + 3


class Done(Scene):
    """What follows a match here."""


def stand_in(app: App, game: str, seats: int) -> BoardTable:  # noqa: ARG001 - it serves all games
    return StandIn(app.art, seats)


class Hall:
    """An open program with a match. place: the program; board: the match; scene: its screen."""

    def __init__(self, place: House, board: BoardMatch, table: Any, manner: str) -> None:
        self.place, self.board, self.table = place, board, table
        place.now_ns = START_NS
        seat_known(place.app.roster, tuple(board.match.seats), [])
        self.scene = BoardScene(board, table, manner=manner, after=lambda _: Done(), left=Done)
        place.open(self.scene)

    def frames(self, count: int = 1) -> None:
        """Let frames go by."""
        self.place.frames(count)

    def ripe(self) -> None:
        """Wait until all was shown, what is asked then is asked, and presses count."""
        self.place.until(lambda: self.scene.director.done, "all was shown")
        self.frames(GAP_FRAMES)

    def tap(self, seat: int, *controls: str) -> None:
        """Somebody presses and lets go, one after the other."""
        device = self.place.app.inputs.seats.device_of(seat)
        assert device is not None
        self.place.tap(device, *controls)

    def press(self, seat: int, control: str, value: float = 1.0) -> None:
        """Somebody presses, or lets go."""
        device = self.place.app.inputs.seats.device_of(seat)
        assert device is not None
        self.place.press(device, control, value)

    def shown(self) -> bytes:
        """The pixels of a frame."""
        return self.place.draw()

    def photo(self, path: Path) -> None:
        """Keep a frame as a picture."""
        self.shown()
        pygame.image.save(self.place.app.window.canvas.surface, str(path))


@contextmanager
def hall(
    folder: Path,
    game: str = "bountytown",
    seats: str = "keys1,keys2,keys3",
    *,
    manner: str = "peek",
    seed: int = 1,
    table: MakeTable = stand_in,
    board: BoardMatch | None = None,
    size: tuple[int, int] | None = None,
    **settings: Any,
) -> Iterator[Hall]:
    """A match that was just dealt, or another one. table: what shows it, `make_table` for the game's own."""
    with house(folder, seed, **settings) as place:
        if size is not None:
            pygame.display.set_mode(size)
            place.app.window.begin()
        if board is None:
            kind = GAMES[game]
            board = new_board(kind, kind.box(), parse_seats(seats), seed)
        yield Hall(place, board, table(place.app, game, len(board.match.seats)), manner)


def go_to(place: Hall, label: str) -> None:
    """Focus a line of the panel."""
    panel = place.scene.asking.panel
    assert panel is not None
    for _ in panel.lines:
        if panel.focus.label == label:
            return
        place.tap(panel.seat, "down")
    raise AssertionError(f"there is no line '{label}'")


def end_turn(place: Hall) -> None:
    """Whoever has a turn ends it."""
    panel = place.scene.asking.panel
    assert panel is not None
    go_to(place, "End")
    place.tap(panel.seat, "slam", "down", "slam")


OWN: MakeTable = make_table
