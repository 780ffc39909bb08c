"""What seldom changes on a screen, kept as one picture: only the parts that have changed are painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from game.stage.canvas import Canvas


class Part(NamedTuple):
    """A piece of the ground that changes by itself.

    key: names everything that `paint` draws. box: left, top, width, height of all that it draws, px.
    """

    key: Hashable
    box: tuple[float, float, float, float]
    paint: Callable[[Canvas], None]


class Ground:
    """A picture of the whole sheet; of its parts only those are painted anew whose key changes."""

    def __init__(self, still: Callable[[Canvas], None]) -> None:
        """still: draws what never changes, over the whole sheet."""
        self._still = still
        self._picture: pygame.Surface | None = None
        self._look: Hashable = None
        self._keys: list[Hashable] = []

    def draw(self, canvas: Canvas, parts: Sequence[Part]) -> None:
        """Draw it."""
        shift, canvas.shift = canvas.shift, (0.0, 0.0)
        picture = self._fitting(canvas)
        for index, part in enumerate(parts):
            if index == len(self._keys):
                self._keys.append(None)
            if part.key != self._keys[index]:
                self._paint(canvas, picture, part)
                self._keys[index] = part.key
        canvas.shift = shift
        left, top = canvas.px(0, 0)
        canvas.surface.blit(picture, (left - canvas.fit.x, top - canvas.fit.y))

    def _fitting(self, canvas: Canvas) -> pygame.Surface:
        """The picture, with nothing but what is still if the screen or its texts have another size."""
        look = canvas.surface.get_size(), canvas.fit, canvas.text_size
        if self._picture is None or look != self._look:
            self._still(canvas)
            self._picture, self._look = canvas.surface.copy(), look
            self._keys = []
        return self._picture

    def _paint(self, canvas: Canvas, picture: pygame.Surface, part: Part) -> None:
        """Paint a part on the screen itself, where everything has its size, and keep a copy."""
        x, y, w, h = part.box
        clip = canvas.surface.get_clip()
        box = pygame.Rect(canvas.px(x, y), (canvas.length(w), canvas.length(h))).clip(clip)
        canvas.surface.set_clip(box)
        self._still(canvas)
        part.paint(canvas)
        canvas.surface.set_clip(clip)
        picture.blit(canvas.surface, box, box)
