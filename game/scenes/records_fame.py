"""The wall of fame of a game: its records side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.games import LOOKS
from game.scenes.records_boards import Board, draw_board
from game.scenes.records_match import Watch
from game.scenes.records_page import Page
from game.scenes.records_sign import Signs
from game.scenes.records_top import TopScene
from game.scenes.records_words import short_name
from game.stage.boxes import Box
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas
    from game.store.records import Kind

ALL = ""
"""The page of all games."""
KINDS: dict[str, tuple[Kind, ...]] = {
    ALL: ("wins", "reign", "played", "draw"),
    "bandits": ("capture", "photo", "draw", "wins", "reign"),
    "bountytown": ("score", "wins", "reign"),
    "boomtown": ("turns", "wins", "reign"),
    "noon": ("draw", "wins", "reign"),
}
HINTS = (Hint("slam", "Best ten"),)
LEFT, WIDTH, TOP, BOTTOM, GAP = 42.0, 1836.0, 206.0, 1000.0, 28.0


class FamePage(Page):
    """The records of one game, or of all."""

    def __init__(self, app: App, game: str, watch: Watch | None) -> None:
        """game: its id, or ALL. watch: shows a journal, None where that can't be done."""
        super().__init__(app)
        self._watch = watch
        self._game = game
        self.word = short_name(game) if game else "All"
        self.theme = LOOKS.get(game, "mars")
        self.boards: list[Board] = []
        self.index = 0
        self._signs = Signs(())

    def show(self) -> None:
        """Ask the data base."""
        records = self.app.records
        self._signs = Signs(records.profiles.all())
        kinds = KINDS[self._game]
        self.boards = [
            Board(kind, self._game, records.best(kind, self._game), box)
            for kind, box in zip(kinds, places(len(kinds)), strict=True)
        ]

    def move(self, step: int) -> bool:
        """The board before or after."""
        self.index = (self.index + (1 if step > 0 else -1)) % len(self.boards)
        return True

    def slam(self) -> str:
        """The ten best of the board in focus."""
        board = self.boards[self.index]
        if not board.holders:
            return "deny"
        self.app.stack.push(TopScene(board, self.theme, self._watch))
        return "choose"

    def point(self, x: float, y: float) -> bool:
        """The board that hangs there."""
        for index, board in enumerate(self.boards):
            if board.box.holds(x, y):
                self.index = index
                return True
        return False

    def hints(self) -> Sequence[Hint]:
        """What can be done with the board in focus."""
        return HINTS if self.boards and self.boards[self.index].holders else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the boards, the one in focus over the others."""
        for index, board in sorted(enumerate(self.boards), key=lambda entry: entry[0] == self.index):
            draw_board(canvas, self.poster, board, self._signs, chosen=index == self.index)
            canvas.layer()


def places(count: int) -> list[Box]:
    """Where so many boards hang: up to three side by side, more in two rows, the longer one above."""
    rows = [count] if count <= 3 else [(count + 1) // 2, count // 2]
    tall = (BOTTOM - TOP - GAP * (len(rows) - 1)) / len(rows)
    found = []
    for row, columns in enumerate(rows):
        wide = (WIDTH - GAP * (columns - 1)) / columns
        found += [
            Box(LEFT + column * (wide + GAP), TOP + row * (tall + GAP), wide, tall)
            for column in range(columns)
        ]
    return found
