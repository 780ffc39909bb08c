"""The board of Boom Town without a window: matches by chance, drawn on a small canvas."""

from __future__ import annotations

from typing import Any

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN
from game.match.seats import bot_seats
from game.rules.kernel import View
from game.scenes.boomtown.table import BoomTownTable
from game.stage.art import Art
from tests.support.drawing import FRAME_NS, app_of

CONTENT = BOOMTOWN.box().content


def match(seats: int, seed: int, level: str = "random", **options: Any) -> BoardMatch:
    return new_board(BOOMTOWN, BOOMTOWN.box(), bot_seats(seats, (level,)), seed, options=options)


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
