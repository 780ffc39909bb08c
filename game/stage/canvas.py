"""The logical 1920x1080 sheet on which every scene draws; it lies scaled and letterboxed on a surface."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.stage.palette import INK, Colour, Paint
from game.stage.sheet import ANCHORS, HEIGHT, WIDTH, Anchor, Fit, Point, letterbox
from game.stage.textsize import NORMAL
from game.stage.typesetting import LEADING, Typesetter

__all__ = ["ANCHORS", "HEIGHT", "LEADING", "WIDTH", "Anchor", "Canvas", "Fit", "Point", "letterbox"]

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite


def _nothing() -> None:
    """No sampling."""


def _middle(sprite: Sprite, at: Point, anchor: Anchor, degrees: float, zoom: float | Point) -> Point:
    """Where the middle of a sprite is that is turned about its anchor, which lies at a point."""
    ax, ay = ANCHORS[anchor] if isinstance(anchor, str) else anchor
    zx, zy = (zoom, zoom) if isinstance(zoom, (int, float)) else zoom
    dx, dy = (0.5 - ax) * sprite.width * zx, (0.5 - ay) * sprite.height * zy
    if degrees:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        dx, dy = dx * cos - dy * sin, dx * sin + dy * cos
    return at[0] + dx, at[1] + dy


class Canvas(Typesetter):
    """Draws in logical px (origin top left, y down) on a surface of any size.

    shift: logical px by which all that follows is moved (shake). sampler: called by `layer`. text_size: how
    large small texts are set, one of GROWTH; for those within pictures see `Art.compose`.
    share: of the surface that the sheet takes, from the next `target` on.
    """

    def __init__(
        self, surface: pygame.Surface, art: Art, size: Point = (WIDTH, HEIGHT), *, cover: bool = False
    ) -> None:
        """surface: where to draw. art: where sprites and texts come from. size: logical width and height.

        cover: the sheet covers the whole surface, whatever rounding did to its shape (for painted pictures).
        """
        self.art = art
        self.size = size
        self._cover = cover
        self.text_size = NORMAL
        self.share = 1.0
        self.sampler: Callable[[], None] = _nothing
        self.shift: Point = (0.0, 0.0)
        self.target(surface)

    def target(self, surface: pygame.Surface) -> None:
        """Draw on that surface from now on (after the window got another size)."""
        self.surface = surface
        self.fit = letterbox(surface.get_size(), self.size, self.share)
        if self._cover:
            width, height = surface.get_size()
            self.fit = Fit(max(width / self.size[0], height / self.size[1]), 0, 0, width, height)
        self.scale = self.fit.scale
        surface.set_clip(pygame.Rect(self.fit.x, self.fit.y, self.fit.width, self.fit.height))

    def layer(self) -> None:
        """Between two layers of a frame: lets the input be sampled, so that no press waits for drawing."""
        self.sampler()

    # Places

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The device px of a logical point."""
        return (
            round((x + self.shift[0]) * self.scale) + self.fit.x,
            round((y + self.shift[1]) * self.scale) + self.fit.y,
        )

    def at(self, device: tuple[float, float]) -> Point:
        """The logical point of a device px (of the mouse)."""
        return (device[0] - self.fit.x) / self.scale, (device[1] - self.fit.y) / self.scale

    def length(self, logical: float) -> int:
        """A length in device px, at least 1."""
        return max(1, round(logical * self.scale))

    def _box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self.px(x, y)
        right, bottom = self.px(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    # Sprites

    def image(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        *,
        anchor: Anchor = "center",
        angle: float = 0.0,
        zoom: float | Point = 1.0,
        alpha: int = 255,
    ) -> None:
        """Draw a sprite with its anchor at (x, y), turned about that anchor.

        angle: degrees clockwise as seen, in steps of the cache. zoom: one factor, or (across, along).
        alpha: 0..255.
        """
        drawn, turned = sprite.surface(self.scale, angle, zoom)
        if anchor != "center":
            x, y = _middle(sprite, (x, y), anchor, turned, zoom)
        width, height = drawn.get_size()
        place = (
            round((x + self.shift[0]) * self.scale + self.fit.x - width / 2),
            round((y + self.shift[1]) * self.scale + self.fit.y - height / 2),
        )
        self._put(drawn, place, alpha)

    def _put(self, drawn: pygame.Surface, place: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(drawn, place)
        elif alpha > 0:
            drawn.set_alpha(alpha)
            self.surface.blit(drawn, place)
            drawn.set_alpha(255)

    # Shapes

    def fill(self, colour: Paint) -> None:
        """Paint the whole sheet."""
        self.surface.fill(colour)

    def veil(self, alpha: int, colour: Colour = INK) -> None:
        """Lay a see-through colour over the whole sheet; alpha 0..255."""
        keep = 255 - alpha
        self.surface.fill((keep, keep, keep), special_flags=pygame.BLEND_MULT)
        if any(colour):
            add = tuple(c * alpha // 255 for c in colour)
            self.surface.fill(add, special_flags=pygame.BLEND_ADD)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Paint,
        *,
        radius: float = 0.0,
        width: float = 0.0,
    ) -> None:
        """A rectangle from its top left; width 0 = filled, else a line of that width inside it."""
        line = self.length(width) if width else 0
        box = self._box(x, y, w, h)
        pygame.draw.rect(self.surface, colour, box, line, self.length(radius) if radius else 0)

    def circle(self, x: float, y: float, radius: float, colour: Paint, *, width: float = 0.0) -> None:
        """A disc about (x, y), or a ring whose line of that width lies inside the radius."""
        line = self.length(width) if width else 0
        pygame.draw.aacircle(self.surface, colour, self.px(x, y), self.length(radius), line)

    def polygon(self, points: Iterable[Point], colour: Paint, *, width: float = 0.0) -> None:
        """A filled polygon with smooth edges, or its outline of that width with round corners."""
        device = [self.px(x, y) for x, y in points]
        if width:
            self._outline(device, colour, self.length(width), closed=True)
        else:
            pygame.draw.polygon(self.surface, colour, device)
            pygame.draw.aalines(self.surface, colour, True, device)

    def line(self, points: Sequence[Point], colour: Paint, width: float = 4.0) -> None:
        """An open line through the points with round corners and ends."""
        self._outline([self.px(x, y) for x, y in points], colour, self.length(width), closed=False)

    def _outline(self, device: list[tuple[int, int]], colour: Paint, width: int, *, closed: bool) -> None:
        ends = [*device[1:], device[0]] if closed else device[1:]
        for start, end in zip(device, ends, strict=False):
            pygame.draw.aaline(self.surface, colour, start, end, width)
        if width > 2:
            for point in device:
                pygame.draw.aacircle(self.surface, colour, point, width // 2)
