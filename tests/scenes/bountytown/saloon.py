"""The board of Bountytown without a window: matches by chance, played on a small canvas."""

from __future__ import annotations

from collections.abc import Iterator

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOUNTYTOWN
from game.match.seats import bot_seats
from game.rules.kernel import Request
from game.scenes.bountytown.table import BountytownTable
from game.stage.art import Art
from tests.support.drawing import FRAME_NS, app_of

CONTENT = BOUNTYTOWN.box().content


def match(seats: int, seed: int, level: str = "random") -> BoardMatch:
    return new_board(BOUNTYTOWN, BOUNTYTOWN.box(), bot_seats(seats, (level,)), seed)


def questions(seed: int, seats: int, kind: str) -> Iterator[tuple[Request, BoardMatch]]:
    """All questions of a kind in a match by chance."""
    board = match(seats, seed)
    while board.requests:
        for request in board.requests:
            if request.kind == kind:
                yield request, board
        board.step()


def in_turn(seats: int, seed: int) -> BoardMatch:
    """A match whose first turn has begun."""
    return next(board for _, board in questions(seed, seats, "turn"))


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
