"""A sheet on which only words are measured: drawings cost time and say nothing about words."""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame

from game.stage.art import Art
from game.stage.canvas import ANCHORS, Canvas
from game.stage.text import MIN_SIZE

CAPITALS = 0.36
"""Half the height of a line's letters, as a share of its size."""


class Line(NamedTuple):
    """One line of words as it would be drawn: what, how big, and the box of its letters."""

    words: str
    size: float
    left: float
    top: float
    right: float
    bottom: float
    outline: bool


class Gauge(Canvas):
    """Keeps the lines that are drawn on it. room: the widest that the last one could be."""

    def __init__(self, art: Art) -> None:
        super().__init__(pygame.Surface((1920, 1080)), art)
        self.lines: list[Line] = []

    def image(self, *args: Any, **sides: Any) -> None:
        """Nothing."""

    def text(self, s: str, x: float, y: float, font: str, size: float, _colour: Any, **sides: Any) -> float:
        """Measure it as `Canvas.text` would draw it; words that would be clipped end in an ellipsis."""
        texts, px, room = self.art.texts, self.length(size), sides.get("max_width")
        if room is not None:
            s, px = texts.fitted(s, font, px, min(px, MIN_SIZE), int(room))
        anchor = sides.get("anchor", "center")
        ax, ay = ANCHORS[anchor] if isinstance(anchor, str) else anchor
        wide = texts.width(s, font, px)
        left, middle = x - wide * ax, y + px * (0.5 - ay)
        high = px * CAPITALS
        self.lines.append(
            Line(s, px, left, middle - high, left + wide, middle + high, sides.get("outline") is not None)
        )
        return wide

    def crossing(self) -> list[tuple[str, str]]:
        """Words that lie over other words; a headline is printed over itself."""
        found = []
        for index, one in enumerate(self.lines):
            for other in self.lines[index + 1 :]:
                across = min(one.right, other.right) - max(one.left, other.left)
                along = min(one.bottom, other.bottom) - max(one.top, other.top)
                if across > 1 and along > 1 and one.words != other.words:
                    found.append((one.words, other.words))
        return found
