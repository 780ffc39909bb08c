"""A chapter of boards with pictures: 'In a nutshell', the order of a turn, the steps of a Duel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.match.rulebook import PageRow, Step
from game.scenes.rulebook.leaves import Leaves
from game.scenes.rulebook.paper import BOTTOM, LEFT, RIGHT, badge, fitted, fitting, strong
from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.frames import panel, strip, strip_ink

if TYPE_CHECKING:
    from game.stage.palette import Theme

Painter = Callable[[Art, str, float], Sprite]
"""The picture that a word names, of some height."""
CELLS, GAP = 272.0, 26.0
FLAT, TALL = 300.0, 430.0
"""Height from which a board is a whole panel, and from which its pictures are on top, not at its left."""
TITLE, FLAT_TITLE, MOST = 54.0, 46.0, 46.0
OVERLAP = 0.1
BADGE_ROOM = 16.0
"""How far a picture gives way to a number."""
FITS = 6
TILT = (-4.0, 3.0, -2.0, 4.0)
LYING = ("card", "duel", "back", "poster", "wound", "item", "traincard")
"""Words of what lies on a table: these are laid down by hand, a little askew."""


class Steps(Leaves):
    """Sheets of boards."""

    clicks = True

    def __init__(self, word: str, theme: Theme, sheets: Sequence[PageRow], painter: Painter) -> None:
        """sheets: at least one. painter: makes the pictures."""
        super().__init__(word, theme, [sheet.head for sheet in sheets])
        self.sheets = list(sheets)
        self._painter = painter

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet that is open."""
        super().draw(canvas)
        sheet = self.sheets[self.index]
        size = self._size(canvas, sheet)
        for place, (step, spot) in enumerate(zip(sheet.step, cells(sheet), strict=True)):
            number = place + 1 if sheet.numbered else 0
            self._draw_board(canvas, step, spot, number, size)
            canvas.layer()

    def _size(self, canvas: Canvas, sheet: PageRow) -> float:
        """The size of the words of all boards: the biggest at which each has room."""
        sizes = []
        for step, spot in zip(sheet.step, cells(sheet), strict=True):
            room = split(spot, art=bool(step.art))[1]
            sizes.append(fitting(canvas, step.text, self.theme.body, room.w, room.h - below(spot), MOST))
        return min(sizes)

    def _draw_board(self, canvas: Canvas, step: Step, spot: Box, number: int, size: float) -> None:
        theme = self.theme
        make = panel if spot.h >= FLAT else strip
        canvas.image(make(canvas.art, theme, spot.w, spot.h), spot.x + spot.w / 2, spot.y + spot.h / 2)
        pictures, text = split(spot, art=bool(step.art))
        if number and spot.h < FLAT:
            pictures = pictures._replace(x=pictures.x + BADGE_ROOM)
        draw_art(canvas, self._painter, step.art, pictures)
        title = title_size(spot)
        canvas.text(
            step.head, text.x, text.y + title / 2, theme.head, title, strong(theme),
            anchor="midleft", max_width=text.w,
        )  # fmt: skip
        ink = theme.panel_ink if spot.h >= FLAT else strip_ink(theme, chosen=False)
        top = text.y + below(spot)
        canvas.paragraph(
            step.text, text.x, top, theme.body, size, ink, width=text.w, height=text.h - below(spot)
        )
        if number:
            canvas.image(badge(canvas.art, theme, number), spot.x + 30, spot.y + 30)


def draw_art(canvas: Canvas, painter: Painter, art: Sequence[str], spot: Box) -> None:
    """The pictures of some words side by side in the middle of a place."""
    if not art:
        return
    sprites = laid(canvas.art, painter, art, spot)
    total = sum(sprite.width for sprite in sprites)
    gap = 0.0 if len(sprites) < 2 else min(14.0, (spot.w - total) / (len(sprites) - 1))
    x = spot.x + (spot.w - total - gap * (len(sprites) - 1)) / 2
    for place, (word, sprite) in enumerate(zip(art, sprites, strict=True)):
        lies = word.partition(":")[0] in LYING
        angle = TILT[place % len(TILT)] if lies else 0.0
        canvas.image(sprite, x + sprite.width / 2, spot.y + spot.h / 2, angle=angle)
        x += sprite.width + gap


def laid(art: Art, painter: Painter, pictures: Sequence[str], spot: Box) -> list[Sprite]:
    """The pictures of some words, as high as a place lets them be beside each other."""
    height = spot.h
    for _ in range(FITS):
        sprites = [
            fitted(art, lambda a, h, word=word: painter(a, word, h), spot.w, height)  # type: ignore[misc]
            for word in pictures
        ]
        wide = sum(sprite.width for sprite in sprites) * (1 - OVERLAP * (len(sprites) > 1))
        if wide <= spot.w + 1:
            break
        height = min(height, max(sprite.height for sprite in sprites)) * spot.w / wide
    return sprites


def cells(sheet: PageRow) -> list[Box]:
    """Where the boards of a sheet lie; the last row may be shorter."""
    count, columns = len(sheet.step), sheet.columns
    rows = -(-count // columns)
    wide = (RIGHT - LEFT + GAP) / columns - GAP
    high = (BOTTOM - CELLS + GAP) / rows - GAP
    return [
        Box(LEFT + i % columns * (wide + GAP), CELLS + i // columns * (high + GAP), wide, high)
        for i in range(count)
    ]


def split(spot: Box, *, art: bool) -> tuple[Box, Box]:
    """A board's room for pictures and its room for words."""
    across, along = (54.0, 50.0) if spot.h >= FLAT else (38.0, 18.0)
    inner = Box(spot.x + across, spot.y + along, spot.w - 2 * across, spot.h - 2 * along)
    if not art:
        return Box(inner.x, inner.y, 0, 0), inner
    if spot.h >= TALL:
        high = inner.h * 0.46
        return (
            Box(inner.x, inner.y, inner.w, high),
            Box(inner.x, inner.y + high + 18, inner.w, inner.h - high - 18),
        )
    wide = min(inner.w * 0.3, inner.h * (1.2 if spot.h >= FLAT else 1.0))
    return (
        Box(inner.x - 12, inner.y - 4, wide, inner.h + 8),
        Box(inner.x + wide + 8, inner.y, inner.w - wide - 8, inner.h),
    )


def title_size(spot: Box) -> float:
    """The size of a board's headline."""
    return TITLE if spot.h >= FLAT else FLAT_TITLE


def below(spot: Box) -> float:
    """How far below a board's headline its words begin."""
    return title_size(spot) + (12.0 if spot.h >= FLAT else 4.0)
