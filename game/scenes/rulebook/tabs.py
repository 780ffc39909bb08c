"""The tabs of a rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.canvas import Canvas
from game.stage.cut import wedge
from game.stage.frames import strip, strip_ink
from game.stage.palette import Theme

LEFT, RIGHT, Y = 84.0, 1836.0, 132.0
HEIGHT, GAP = 62.0, 12.0
SIZE, SIDE = 42.0, 12.0


class Tabs:
    """Words side by side, one of which is chosen."""

    def __init__(self, words: Sequence[str]) -> None:
        """words: at least one."""
        self.words = list(words)
        self.index = 0
        self._width = (RIGHT - LEFT + GAP) / len(words) - GAP

    def at(self, x: float, y: float) -> int | None:
        """Which tab lies there."""
        if abs(y - Y) > HEIGHT / 2 or not LEFT <= x < RIGHT:
            return None
        return int((x - LEFT) / (self._width + GAP))

    def draw(self, canvas: Canvas, theme: Theme, *, steered: bool) -> None:
        """Draw all. steered: left and right turn them now."""
        for index, word in enumerate(self.words):
            chosen = index == self.index
            x = LEFT + index * (self._width + GAP) + self._width / 2
            canvas.image(strip(canvas.art, theme, self._width, HEIGHT, chosen=chosen), x, Y)
            ink = strip_ink(theme, chosen=chosen)
            canvas.text(word, x, Y, theme.body, SIZE, ink, max_width=self._width - 2 * SIDE)
        for x, way in ((LEFT - 40, "left"), (RIGHT + 40, "right")) if steered else ():
            canvas.polygon(wedge(x, Y, 44, way), theme.ink)
            canvas.polygon(wedge(x, Y, 32, way), theme.accent)
