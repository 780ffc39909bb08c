"""The logical 1920x1080 sheet on which every scene draws; it lies scaled and letterboxed on a surface."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.stage.palette import INK, Colour, Paint
from game.stage.sheet import ANCHORS, HEIGHT, WIDTH, Anchor, Fit, Point, letterbox
from game.stage.text import MIN_SIZE
from game.stage.textsize import BOUND, CLOSEST, NORMAL, Line, grown

__all__ = ["ANCHORS", "HEIGHT", "WIDTH", "Anchor", "Canvas", "Fit", "Point", "letterbox"]

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite

LEADING = 1.16
"""Line step of paragraphs as a share of the font's size."""


def _nothing() -> None:
    """No sampling."""


def _step(size: float, drawn: float) -> float:
    """From line to line of a text of that size that is drawn a little larger."""
    return max(size * LEADING, drawn * CLOSEST)


def _middle(sprite: Sprite, at: Point, anchor: Anchor, degrees: float, zoom: float | Point) -> Point:
    """Where the middle of a sprite is that is turned about its anchor, which lies at a point."""
    ax, ay = ANCHORS[anchor] if isinstance(anchor, str) else anchor
    zx, zy = (zoom, zoom) if isinstance(zoom, (int, float)) else zoom
    dx, dy = (0.5 - ax) * sprite.width * zx, (0.5 - ay) * sprite.height * zy
    if degrees:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        dx, dy = dx * cos - dy * sin, dx * sin + dy * cos
    return at[0] + dx, at[1] + dy


class Canvas:
    """Draws in logical px (origin top left, y down) on a surface of any size.

    shift: logical px by which all that follows is moved (shake). sampler: called by `layer`. text_size: how
    large small texts are set, one of GROWTH; only those on the sheet itself, not those within pictures.
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

    # Text

    def text(  # noqa: PLR0913 - a line of text has so many sides
        self,
        s: str,
        x: float,
        y: float,
        font: str,
        size: float,
        colour: Paint,
        *,
        anchor: Anchor = "center",
        outline: Paint | None = None,
        rim: float = 0.0,
        max_width: float | None = None,
        whole: bool = False,
        alpha: int = 255,
    ) -> float:
        """Draw one line; gives its logical width.

        outline: colour of a rim round the letters, `rim` logical px wide (a ninth of the size by default).
        max_width: a longer line is set smaller, down to the least readable size, then clipped.
        whole: then it is set narrower instead, such as a name, which must not be clipped.
        """
        texts, px = self.art.texts, self.length(self._set(s, size))
        edge = self.length(rim or size / 9) if outline is not None else 0
        room = None if max_width is None else max(1, int(max_width * self.scale))
        least = self.length(min(size, MIN_SIZE))
        if room is not None and whole:
            px = texts.shrunk(s, font, px, least, room)
        elif room is not None:
            s, px = texts.fitted(s, font, px, least, room)
        drawn = texts.surface(s, font, px, colour, outline, edge, room if whole else None)
        width, height = drawn.get_size()
        ax, ay = ANCHORS[anchor] if isinstance(anchor, str) else anchor
        left, top = self.px(x, y)
        left -= round((width - 2 * edge) * ax) + edge
        self._put(drawn, (left, top - round((height - 2 * edge) * ay) - edge), alpha)
        return (width - 2 * edge) / self.scale

    def _set(self, s: str, size: float) -> float:
        """The size at which a line is really set."""
        return s.size if isinstance(s, Line) else grown(size, self.text_size)

    def text_width(self, s: str, font: str, size: float) -> float:
        """The logical width that `text` would draw."""
        return self.art.texts.width(s, font, self.length(self._set(s, size))) / self.scale

    def wrap(self, s: str, font: str, size: float, width: float) -> list[str]:
        """The lines of a text in a column of that logical width; they lie size * LEADING apart."""
        return self._lines(s, font, size, width, min(grown(size, self.text_size), size * BOUND))

    def _lines(
        self, s: str, font: str, size: float, width: float, most: float, height: float = 0.0
    ) -> list[str]:
        """The lines of a text, as large as `most` if they fit into `height`, or are no more than before."""
        texts, room = self.art.texts, max(1, int(width * self.scale))
        plain = texts.wrapped(s, font, self.length(size), room)
        tall = height or math.inf
        for larger in (most - less for less in range(math.ceil(most - size))):
            lines = texts.wrapped(s, font, self.length(larger), room)
            fits = len(lines) * _step(size, larger) <= tall and (height or len(lines) <= len(plain))
            if fits and " ".join(lines) == " ".join(plain):  # none is clipped
                return [Line(line, larger) for line in lines]
        return [Line(line, size) for line in plain]

    def paragraph(  # noqa: PLR0913 - the same
        self,
        s: str,
        x: float,
        y: float,
        font: str,
        size: float,
        colour: Paint,
        *,
        width: float,
        anchor: Anchor = "topleft",
        outline: Paint | None = None,
        height: float = 0.0,
    ) -> float:
        """Draw a wrapped text with its block's anchor at (x, y); gives its logical height.

        height: there is room for so much, if it is known: larger texts may then take more lines.
        """
        lines = self._lines(s, font, size, width, grown(size, self.text_size), height)
        ax, ay = ANCHORS[anchor] if isinstance(anchor, str) else anchor
        step = _step(size, self._set(lines[0], size))
        top = y - ay * step * len(lines)
        for i, line in enumerate(lines):
            self.text(line, x, top + (i + 0.5) * step, font, size, colour, anchor=(ax, 0.5), outline=outline)
        return step * len(lines)

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
