"""A row of buttons at the foot of a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.canvas import Canvas
from game.stage.frames import strip, strip_ink
from game.stage.palette import Theme

WIDTH, GAP = 420.0, 28.0
HEIGHT = 76.0
SIZE = 44.0


class Button(NamedTuple):
    """id: what is done. label: what players read. off: why it can't be done now, '' = it can."""

    id: str
    label: str
    off: str = ""


class Buttons:
    """Side by side about x; 'left' and 'right' go round."""

    def __init__(self, buttons: Sequence[Button], x: float, y: float) -> None:
        """x, y: the middle of the row."""
        self.buttons = list(buttons)
        self.index = 0
        self._x, self._y = x, y

    @property
    def chosen(self) -> Button:
        """The one in focus."""
        return self.buttons[self.index]

    def turn(self, step: int) -> None:
        """The next one (1) or the one before (-1)."""
        self.index = (self.index + step) % len(self.buttons)

    def _middle(self, index: int) -> float:
        return self._x + (index - (len(self.buttons) - 1) / 2) * (WIDTH + GAP)

    def at(self, x: float, y: float) -> int | None:
        """Which button lies there."""
        if abs(y - self._y) > HEIGHT / 2:
            return None
        near = (i for i in range(len(self.buttons)) if abs(x - self._middle(i)) <= WIDTH / 2)
        return next(near, None)

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """Draw them all."""
        for index, button in enumerate(self.buttons):
            chosen, x = index == self.index, self._middle(index)
            canvas.image(strip(canvas.art, theme, WIDTH, HEIGHT, chosen=chosen), x, self._y)
            ink = strip_ink(theme, chosen=chosen, off=bool(button.off))
            canvas.text(button.label, x, self._y, theme.body, SIZE, ink, max_width=WIDTH - 40)
