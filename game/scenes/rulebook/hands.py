"""The chapter of Bountytown's ranking of hands, in both ways of the house (BT1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.bountytown.ranking import draw_ranking
from game.scenes.rulebook.leaves import Leaves
from game.scenes.rulebook.steps import CELLS
from game.stage.boxes import Box
from game.stage.canvas import WIDTH, Canvas

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.palette import Theme

SIDE = 16.0
"""Room at each side of the table, px."""
HIGH, NOTE_Y, NOTE_SIZE = 586.0, 938.0, 50.0
NOTE = "You can agree on either before a match (BT1)."
HEADS = (
    "Three of a Kind below Two Pair: the usual way",
    "Three of a Kind above Two Pair: a house rule",
)


class Hands(Leaves):
    """Two sheets: what beats what, as it is usual and by the house rule."""

    def __init__(self, app: App, word: str, theme: Theme) -> None:
        """app: whose pictures the table is made of."""
        super().__init__(word, theme, HEADS)
        self._app = app

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet that is open."""
        theme = self.theme
        super().draw(canvas)
        box = Box(SIDE, CELLS, WIDTH - 2 * SIDE, HIGH)
        draw_ranking(canvas, self._app, self.index == 1, box)
        canvas.text(NOTE, WIDTH / 2, NOTE_Y, theme.body, NOTE_SIZE, theme.paper, outline=theme.ink, rim=6)
