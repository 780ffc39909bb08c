"""The chapter of rulings: what was decided where the rulebook is silent, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.rulebook import RulingRow
from game.scenes.rulebook.page import Page
from game.scenes.rulebook.paper import BOTTOM, LEFT, RIGHT, TOP, soft, source_mark, strong, words
from game.scenes.rulebook.steps import Painter, draw_art
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.frames import panel, strip, strip_ink
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.stage.palette import Theme

LIST_W, ROW, GAP = 660.0, 78.0, 12.85
BOARD = Box(LEFT + LIST_W + 60, TOP, RIGHT - LEFT - LIST_W - 60, BOTTOM - TOP)
BAR_X = LEFT + LIST_W + 14
PAD = 56.0
LEAST_ART, MOST_ART = 110.0, 240.0
"""How high the pictures of a ruling are; where there is less room, there are none."""
CODE, HEAD, ASK, ANSWER, SMALL = 44.0, 64.0, 48.0, 50.0, 40.0
SAID = {
    "rulebook": "The rulebook says so.",
    "inferred": "Follows from the rulebook.",
    "house": "A house ruling.",
}
OPTION = "You can change this before a match."


class Rulings(Page):
    """A list of codes; the one in focus is told beside it."""

    visible = 9

    def __init__(self, word: str, theme: Theme, rows: Sequence[RulingRow], painter: Painter) -> None:
        """rows: at least one. painter: makes the pictures."""
        super().__init__(word, theme)
        self.rows = list(rows)
        self._painter = painter
        self.index = 0
        self.first = 0

    @property
    def row(self) -> RulingRow:
        """The ruling in focus."""
        return self.rows[self.index]

    def steer(self, step: str) -> str:
        """Up and down the list, round its ends."""
        by = {"up": -1, "down": 1}.get(step, 0)
        if not by:
            return ""
        self._focus((self.index + by) % len(self.rows))
        return "move"

    def _focus(self, index: int) -> None:
        self.index = index
        self.first = max(min(self.first, index), index - self.visible + 1)

    def point(self, x: float, y: float) -> str:
        """Put the row below the mouse into focus."""
        index = self.first + int((y - TOP) // (ROW + GAP))
        inside = (
            LEFT <= x < LEFT + LIST_W and y >= TOP and index < min(len(self.rows), self.first + self.visible)
        )
        if not inside or index == self.index:
            return ""
        self._focus(index)
        return "move"

    def hints(self) -> Sequence[Hint]:
        """Chapters across, rulings along."""
        return (Hint("right", "Chapter"), Hint("down", "Ruling"))

    def draw(self, canvas: Canvas) -> None:
        """Draw the list and the ruling in focus."""
        theme = self.theme
        shown = self.rows[self.first : self.first + self.visible]
        for place, row in enumerate(shown):
            self._draw_row(canvas, row, TOP + place * (ROW + GAP) + ROW / 2)
        if len(self.rows) > self.visible:
            self._draw_bar(canvas)
        canvas.layer()
        canvas.image(panel(canvas.art, theme, BOARD.w, BOARD.h), BOARD.x + BOARD.w / 2, BOARD.y + BOARD.h / 2)
        self._draw_ruling(canvas)

    def _draw_row(self, canvas: Canvas, row: RulingRow, y: float) -> None:
        theme, chosen = self.theme, row is self.row
        canvas.image(strip(canvas.art, theme, LIST_W, ROW, chosen=chosen), LEFT + LIST_W / 2, y)
        ink = strip_ink(theme, chosen=chosen)
        canvas.text(row.code, LEFT + 34, y, theme.head, 40, ink, anchor="midleft")
        canvas.text(row.about, LEFT + 178, y, theme.body, CODE, ink, anchor="midleft", max_width=LIST_W - 204)

    def _draw_bar(self, canvas: Canvas) -> None:
        tall = BOTTOM - TOP
        part = tall * self.visible / len(self.rows)
        top = TOP + (tall - part) * self.first / (len(self.rows) - self.visible)
        canvas.rect(BAR_X, TOP, 18, tall, self.theme.ink, radius=9)
        canvas.rect(BAR_X + 3, top + 3, 12, part - 6, self.theme.accent, radius=6)

    def _draw_ruling(self, canvas: Canvas) -> None:
        """Question, answer, and whose it is."""
        row, theme = self.row, self.theme
        x, width = BOARD.x + PAD, BOARD.w - 2 * PAD
        code = canvas.text(row.code, x, BOARD.y + 84, theme.head, HEAD, strong(theme), anchor="midleft")
        room = width - code - 30
        canvas.text(
            row.about, x + code + 30, BOARD.y + 84, theme.head, HEAD, theme.panel_ink,
            anchor="midleft", max_width=room,
        )  # fmt: skip
        foot = BOARD.y + BOARD.h - 44 - 76 * (len(row.marks) + row.option)
        y = BOARD.y + 142
        y += words(canvas, theme, row.ask, Box(x, y, width, 130), soft(theme), ASK) + 22
        y += words(canvas, theme, row.answer, Box(x, y, width, foot - y - 16), theme.panel_ink, ANSWER) + 24
        high = min(MOST_ART, foot - 24 - y)
        if high >= LEAST_ART:
            draw_art(canvas, self._painter, row.art, Box(x, y + (foot - 24 - y - high) / 2, width, high))
        canvas.line([(x, foot), (x + width, foot)], soft(theme), 3)
        for place, mark in enumerate(row.marks):
            self._draw_mark(canvas, mark, SAID[mark], x, foot + 44 + 76 * place)
        if row.option:
            self._draw_mark(canvas, "option", OPTION, x, foot + 44 + 76 * len(row.marks))

    def _draw_mark(self, canvas: Canvas, mark: str, said: str, x: float, y: float) -> None:
        canvas.image(source_mark(canvas.art, self.theme, mark, 68.0), x, y, anchor="midleft")
        canvas.text(said, x + 88, y, self.theme.body, SMALL, self.theme.panel_ink, anchor="midleft")
