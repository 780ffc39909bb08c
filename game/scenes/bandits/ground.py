"""What seldom changes under a hunt: room, plates, decks and piles, kept as one picture of the screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

COLUMNS = (440.0, 1480.0)
"""Between these x nothing of a plate lies, px."""


class Ground:
    """A picture of the whole sheet that is painted anew when its key changes."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self._picture: pygame.Surface | None = None
        self._key: Hashable = None

    def draw(self, canvas: Canvas, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Draw it. key: names everything that `paint` draws."""
        size = canvas.surface.get_size()
        if self._picture is None or self._picture.get_size() != size or key != self._key:
            self._paint(canvas, paint)
            self._key = key
        assert self._picture is not None
        left, top = canvas.px(0, 0)
        canvas.surface.blit(self._picture, (left - canvas.fit.x, top - canvas.fit.y))

    def _paint(self, canvas: Canvas, paint: Callable[[Canvas], None]) -> None:
        """Paint on the screen itself, where everything has its size, and keep a copy."""
        shift, canvas.shift = canvas.shift, (0.0, 0.0)
        paint(canvas)
        canvas.shift = shift
        self._picture = canvas.surface.copy()


def within_columns(canvas: Canvas) -> pygame.Rect:
    """Let nothing be drawn over the plates; gives the clip as it was."""
    before = canvas.surface.get_clip()
    left, right = canvas.px(COLUMNS[0], 0)[0], canvas.px(COLUMNS[1], 0)[0]
    canvas.surface.set_clip(pygame.Rect(left, before.y, right - left, before.h))
    return before
