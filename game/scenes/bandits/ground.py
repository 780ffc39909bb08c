"""Where the plates of a hunt lie, so that nothing is drawn over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

COLUMNS = (440.0, 1480.0)
"""Between these x nothing of a plate lies, px."""


def within_columns(canvas: Canvas) -> pygame.Rect:
    """Let nothing be drawn over the plates; gives the clip as it was."""
    before = canvas.surface.get_clip()
    left, right = canvas.px(COLUMNS[0], 0)[0], canvas.px(COLUMNS[1], 0)[0]
    canvas.surface.set_clip(pygame.Rect(left, before.y, right - left, before.h))
    return before
