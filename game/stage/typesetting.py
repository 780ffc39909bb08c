"""Texts on a canvas: lines that are fitted and paragraphs that are wrapped, as large as players want them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.stage.palette import Paint
from game.stage.sheet import ANCHORS, Anchor
from game.stage.text import MIN_SIZE
from game.stage.textsize import BOUND, CLOSEST, Line, grown

if TYPE_CHECKING:
    import pygame

    from game.stage.art import Art

NARROWEST = 0.7
"""No line is set narrower, as a share of its width."""
LEADING = 1.16
"""Line step of paragraphs as a share of the font's size."""


def _step(size: float, drawn: float) -> float:
    """From line to line of a text of that size that is drawn a little larger."""
    return max(size * LEADING, drawn * CLOSEST)


class Typesetter:
    """The part of a canvas that sets texts. text_size: one of GROWTH."""

    art: Art
    scale: float
    text_size: str

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The device px of a logical point."""
        raise NotImplementedError

    def length(self, logical: float) -> int:
        """A length in device px, at least 1."""
        raise NotImplementedError

    def _put(self, drawn: pygame.Surface, place: tuple[int, int], alpha: int) -> None:
        raise NotImplementedError

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
        max_width: a longer line is set smaller, down to the least readable size, then narrower, then clipped.
        whole: it must not be clipped, such as a name: rather smaller than too narrow to be read.
        """
        texts, px = self.art.texts, self.length(self._set(s, size))
        edge = self.length(rim or size / 9) if outline is not None else 0
        room = None if max_width is None else max(1, int(max_width * self.scale))
        least = self.length(min(size, MIN_SIZE))
        if room is not None and whole:
            px = texts.shrunk(s, font, px, least, room)
            px = max(1, min(px, int(px * room / max(1.0, NARROWEST * texts.width(s, font, px)))))
        elif room is not None:
            px = texts.shrunk(s, font, px, least, room)
            s, px = texts.fitted(s, font, px, px, int(room / NARROWEST))
        drawn = texts.surface(s, font, px, colour, outline, edge, room)
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

    def alike(self, lines: Iterable[str], font: str, size: float, width: float) -> list[str]:
        """Lines that are set at one size: as large as players want them, if that is no wider for any."""
        known = list(lines)
        wide = max((self.text_width(line, font, size) for line in known), default=0.0)
        most = grown(size, self.text_size)
        drawn = max(size, min(most, most * width / wide)) if wide else size
        return [Line(line, drawn) for line in known]

    def wrap(self, s: str, font: str, size: float, width: float, height: float = 0.0) -> list[str]:
        """The lines of a text in a column of that logical width; they lie size * LEADING apart.

        height: there is room for so much, if it is known: larger texts may then take more lines (see `step`).
        """
        most = grown(size, self.text_size)
        return self._lines(s, font, size, width, most if height else min(most, size * BOUND), height)

    def step(self, line: str, size: float) -> float:
        """From line to line of a text that was wrapped at that size, logical px."""
        return _step(size, self._set(line, size))

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
        step = self.step(lines[0], size)
        top = y - ay * step * len(lines)
        for i, line in enumerate(lines):
            self.text(line, x, top + (i + 0.5) * step, font, size, colour, anchor=(ax, 0.5), outline=outline)
        return step * len(lines)
