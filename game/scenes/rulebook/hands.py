"""The chapter of Bountytown's ranking of hands, in both ways of the house (BT1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.bountytown.ranking import draw_ranking
from game.scenes.rulebook.page import Page
from game.scenes.rulebook.paper import LEFT, RIGHT
from game.scenes.rulebook.steps import CELLS, HEAD, HEAD_Y, leaf_sign
from game.stage.boxes import Box
from game.stage.canvas import WIDTH, Canvas
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.palette import Theme

LEAF = (Hint("right", "Chapter"), Hint("down", "Page"), Hint("slam", "Next"))
SIDE = 16.0
"""Room at each side of the table, px."""
HIGH, NOTE_Y, NOTE_SIZE = 586.0, 938.0, 50.0
NOTE = "Before a match you can agree on the one or the other (BT1)."
HEADS = (
    "Three of a Kind below Two Pair: the usual way",
    "Three of a Kind above Two Pair: a house rule",
)


class Hands(Page):
    """Two sheets: what beats what, as it is usual and by the house rule."""

    def __init__(self, app: App, word: str, theme: Theme) -> None:
        """app: whose pictures the table is made of."""
        super().__init__(word, theme)
        self.index = 0
        self._app = app

    def show(self) -> None:
        """The usual way first."""
        self.index = 0

    def steer(self, step: str) -> str:
        """Turn the sheet."""
        by = {"down": 1, "slam": 1, "up": -1}.get(step, 0)
        if not by:
            return ""
        if not 0 <= self.index + by < len(HEADS):
            return "" if step == "slam" else "deny"
        self.index += by
        return "move"

    def hints(self) -> Sequence[Hint]:
        """Chapters across, sheets along."""
        return LEAF

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet that is open."""
        theme = self.theme
        canvas.text(
            HEADS[self.index], LEFT + 6, HEAD_Y, theme.head, HEAD, theme.paper,
            anchor="midleft", outline=theme.ink, rim=7, max_width=RIGHT - LEFT - 260,
        )  # fmt: skip
        leaf_sign(canvas, theme, self.index, len(HEADS))
        box = Box(SIDE, CELLS, WIDTH - 2 * SIDE, HIGH)
        draw_ranking(canvas, self._app, self.index == 1, box)
        canvas.text(NOTE, WIDTH / 2, NOTE_Y, theme.body, NOTE_SIZE, theme.paper, outline=theme.ink, rim=6)
