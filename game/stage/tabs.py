"""The tabs of a book: of rules, of records, of replays."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.canvas import Canvas
from game.stage.cut import wedge
from game.stage.frames import strip, strip_ink
from game.stage.palette import Theme

LEFT, RIGHT, Y = 84.0, 1836.0, 132.0
HEIGHT, GAP = 62.0, 12.0
SIZE = 40.0
AROUND = 5
"""Room around a word, in letters."""


class Tabs:
    """Words side by side, one of which is chosen. 'left' and 'right' go round."""

    def __init__(self, words: Sequence[str]) -> None:
        """words: at least one; longer ones have wider tabs."""
        self.words = list(words)
        self.index = 0
        letters = [len(word) + AROUND for word in words]
        letter = (RIGHT - LEFT - GAP * (len(words) - 1)) / sum(letters)
        self._widths = [float(round(letter * count)) for count in letters]
        self._lefts = [LEFT + sum(self._widths[:i]) + GAP * i for i in range(len(words))]

    def turn(self, step: int) -> None:
        """Choose the next (1) or the one before (-1)."""
        self.index = (self.index + step) % len(self.words)

    def middle(self, index: int) -> float:
        """Where a tab stands, px from the left."""
        return self._lefts[index] + self._widths[index] / 2

    def at(self, x: float, y: float) -> int | None:
        """Which tab lies there."""
        if abs(y - Y) > HEIGHT / 2:
            return None
        near = (i for i, left in enumerate(self._lefts) if left <= x < left + self._widths[i])
        return next(near, None)

    def draw(self, canvas: Canvas, theme: Theme, *, steered: bool = True) -> None:
        """Draw all. steered: left and right turn them now."""
        for index, word in enumerate(self.words):
            chosen, x, width = index == self.index, self.middle(index), self._widths[index]
            canvas.image(strip(canvas.art, theme, width, HEIGHT, chosen=chosen), x, Y)
            ink = strip_ink(theme, chosen=chosen)
            canvas.text(word, x, Y, theme.body, SIZE, ink, max_width=width - 28)
        for x, way in ((LEFT - 40, "left"), (RIGHT + 40, "right")) if steered else ():
            canvas.polygon(wedge(x, Y, 44, way), theme.ink)
            canvas.polygon(wedge(x, Y, 32, way), theme.accent)
