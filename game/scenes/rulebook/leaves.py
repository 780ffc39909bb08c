"""Chapters of several sheets, one behind the other, with a headline each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.rulebook.page import Page
from game.scenes.rulebook.paper import LEFT, RIGHT
from game.stage.cut import wedge
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.stage.canvas import Canvas
    from game.stage.palette import Theme

HEAD_Y, HEAD = 228.0, 60.0


class Leaves(Page):
    """Up and down turn the sheets, slam goes on. index: of the one that is open."""

    def __init__(self, word: str, theme: Theme, heads: Sequence[str]) -> None:
        """heads: what stands over each sheet; at least one."""
        super().__init__(word, theme)
        self.index = 0
        self._heads = list(heads)

    def show(self) -> None:
        """From the first sheet on."""
        self.index = 0

    def steer(self, step: str) -> str:
        """Turn a sheet."""
        by = {"down": 1, "slam": 1, "up": -1}.get(step, 0)
        if not by or len(self._heads) == 1:
            return ""
        if not 0 <= self.index + by < len(self._heads):
            return "" if step == "slam" else "deny"
        self.index += by
        return "move"

    def hints(self) -> Sequence[Hint]:
        """Chapters across, sheets along."""
        leaf = (Hint("down", "Page"),) if len(self._heads) > 1 else ()
        return (Hint("right", "Chapter"), *leaf, Hint("slam", "Next"))

    def draw(self, canvas: Canvas) -> None:
        """Draw the headline of the sheet that is open, which sheet it is, and what lies around it."""
        theme, count = self.theme, len(self._heads)
        canvas.text(
            self._heads[self.index], LEFT + 6, HEAD_Y, theme.head, HEAD, theme.paper,
            anchor="midleft", outline=theme.ink, rim=7, max_width=RIGHT - LEFT - 260,
        )  # fmt: skip
        if count == 1:
            return
        canvas.text(
            f"{self.index + 1} of {count}", RIGHT - 136, HEAD_Y, theme.head, 44, theme.paper,
            outline=theme.ink, rim=6,
        )  # fmt: skip
        for way, there, dy in (("up", self.index > 0, -18), ("down", self.index < count - 1, 18)):
            if there:
                canvas.polygon(wedge(RIGHT - 24, HEAD_Y + dy, 34, way), theme.ink)
                canvas.polygon(wedge(RIGHT - 24, HEAD_Y + dy, 24, way), theme.accent)
