"""Turned and cropped pictures, ready to be blitted in bulk."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from game.stage.art import Sprite, Zoom
from game.stage.canvas import Canvas, Point

CAP_BYTES = 96 * 2**20

Blit = tuple[pygame.Surface, tuple[int, int]]


class Stamp(NamedTuple):
    """A ready picture. dx, dy: from the point it is placed by to its top left, device px."""

    surface: pygame.Surface
    dx: float
    dy: float


class Stamps:
    """Stamps by key for one scale; beyond `cap` bytes the oldest go."""

    def __init__(self, cap: int = CAP_BYTES) -> None:
        """cap: bytes of pixels."""
        self.cap = cap
        self.bytes = 0
        self.scale = 0.0
        self._found: dict[Hashable, Stamp] = {}

    def __len__(self) -> int:
        return len(self._found)

    def fit(self, canvas: Canvas) -> None:
        """Make ready for that canvas: with another scale all is made anew."""
        if canvas.scale != self.scale:
            self._found.clear()
            self.bytes = 0
            self.scale = canvas.scale

    def __iter__(self) -> Iterator[Hashable]:
        """The keys of all stamps, oldest first."""
        return iter(self._found)

    def get(self, key: Hashable) -> Stamp | None:
        """The stamp of that key if it is there."""
        return self._found.get(key)

    def keep(
        self, key: Hashable, sprite: Sprite, angle: float = 0.0, zoom: Zoom = 1.0, off: Point = (0.0, 0.0)
    ) -> Stamp:
        """Make a stamp.

        angle: degrees clockwise. off: the point that it is placed by, px from the middle.
        """
        across, along = (zoom, zoom) if isinstance(zoom, (int, float)) else zoom
        turned = _turned(sprite.surface(self.scale)[0], angle, across, along)
        box = turned.get_bounding_rect()
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        ox, oy = off[0] * across * self.scale, off[1] * along * self.scale
        stamp = Stamp(
            turned.subsurface(box).copy(),
            box.x - turned.get_width() / 2 - (ox * cos - oy * sin),
            box.y - turned.get_height() / 2 - (ox * sin + oy * cos),
        )
        self._found[key] = stamp
        self.bytes += _size(stamp)
        while self.bytes > self.cap and len(self._found) > 1:
            self.bytes -= _size(self._found.pop(next(iter(self._found))))
        return stamp


def placed(canvas: Canvas, stamp: Stamp, x: float, y: float) -> Blit:
    """The blit that puts a stamp at a logical point."""
    left, top = canvas.px(x, y)
    return stamp.surface, (round(left + stamp.dx), round(top + stamp.dy))


def _turned(plain: pygame.Surface, angle: float, across: float, along: float) -> pygame.Surface:
    if across != along:
        size = max(1, round(plain.get_width() * across)), max(1, round(plain.get_height() * along))
        plain, across = pygame.transform.smoothscale(plain, size), 1.0
    if angle % 360 or across != 1.0:
        return pygame.transform.rotozoom(plain, -angle, across)
    return plain


def _size(stamp: Stamp) -> int:
    return stamp.surface.get_height() * stamp.surface.get_pitch()
