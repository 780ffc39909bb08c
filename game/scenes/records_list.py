"""A list of any length, of which a window shows; rows are drawn by whoever knows what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.records_page import Page
from game.stage.canvas import Canvas
from game.stage.frames import pointer, strip
from game.stage.palette import Theme

LEFT, WIDTH, TOP = 76.0, 1728.0, 204.0
ROW, GAP = 78.0, 10.0
BAR_X, BAR_W = 1842.0, 18.0


class Place(NamedTuple):
    """Where a row is drawn: its left, its middle line, its width; chosen: whether it is in focus."""

    x: float
    y: float
    width: float
    chosen: bool


class Lines:
    """`count` rows of which `visible` show. 'up' and 'down' go round."""

    def __init__(self, count: int = 0, visible: int = 9, *, row: float = ROW) -> None:
        """row: height of a row."""
        self.visible = visible
        self.index = 0
        self.first = 0
        self.row = row
        self.count = count

    def resize(self, count: int) -> None:
        """There are so many rows now; the focus stays where it can."""
        self.count = count
        self.index = max(0, min(self.index, count - 1))
        self._scroll()

    def move(self, step: int) -> bool:
        """Go so many rows down (or up); over the end only by one step. False if nothing moves."""
        if self.count < 2:
            return False
        wanted = self.index + step
        over = not 0 <= wanted < self.count
        self.index = wanted % self.count if over and abs(step) == 1 else min(max(wanted, 0), self.count - 1)
        self._scroll()
        return True

    def _scroll(self) -> None:
        self.first = max(min(self.first, self.index), self.index - self.visible + 1)
        self.first = max(0, min(self.first, self.count - self.visible))

    @property
    def shown(self) -> range:
        """The rows that show."""
        return range(self.first, min(self.first + self.visible, self.count))

    def at(self, x: float, y: float) -> int | None:
        """Which row lies there."""
        place = int((y - TOP) // (self.row + GAP))
        inside = LEFT <= x < LEFT + WIDTH and y >= TOP and place < self.visible
        index = self.first + place
        return index if inside and index < self.count else None

    def draw(self, canvas: Canvas, theme: Theme, painter: Callable[[Canvas, int, Place], None]) -> None:
        """Draw the rows that show, each by the painter over its strip."""
        for slot, index in enumerate(self.shown):
            chosen = index == self.index
            middle = TOP + slot * (self.row + GAP) + self.row / 2
            drawn = strip(canvas.art, theme, WIDTH, self.row, chosen=chosen)
            canvas.image(drawn, LEFT + WIDTH / 2, middle)
            if chosen:
                canvas.image(pointer(canvas.art, theme, 76.0), LEFT + 2, middle)
            painter(canvas, index, Place(LEFT, middle, WIDTH, chosen))
            canvas.layer()
        if self.count > self.visible:
            self._bar(canvas, theme)

    def _bar(self, canvas: Canvas, theme: Theme) -> None:
        """How far down the window is."""
        tall = self.visible * (self.row + GAP) - GAP
        part = max(44.0, tall * self.visible / self.count)
        top = TOP + (tall - part) * self.first / (self.count - self.visible)
        canvas.rect(BAR_X, TOP, BAR_W, tall, theme.ink, radius=9)
        canvas.rect(BAR_X + 3, top + 3, BAR_W - 6, part - 6, theme.accent, radius=6)


class ListPage(Page):
    """A page that is one list: up and down and the mouse choose a line of it."""

    lines: Lines

    def move(self, step: int) -> bool:
        """A line up or down."""
        return self.lines.move(step)

    def point(self, x: float, y: float) -> bool:
        """The line that lies there."""
        index = self.lines.at(x, y)
        if index is None:
            return False
        self.lines.index = index
        return True
