"""What the pages of the rulebooks lie on, and how words are fitted onto a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import HEIGHT, LEADING, WIDTH, Canvas
from game.stage.cut import box, by_hand, disc, rounded
from game.stage.frames import cutout
from game.stage.palette import Colour, Theme, mix
from game.stage.text import MIN_SIZE

LEFT, RIGHT, TOP, BOTTOM = 60.0, 1860.0, 196.0, 1000.0
"""Where pages lie, px of the sheet."""
GROUNDS = {"mars": "rooms/saloon", "bounty": "bountytown/town-ground", "boom": "boomtown/street"}
VEIL = {"mars": 165, "bounty": 120, "boom": 140}
HEADER = 178.0
"""Height of the beam on which headline and tabs stand."""
SIZES = (52.0, 48.0, 46.0, 44.0, 42.0, 40.0, 38.0, float(MIN_SIZE))

Picture = Callable[[Art, float], Sprite]
"""A picture of some height, px."""


def ground(art: Art, theme: Theme) -> Sprite:
    """The game's own place, darkened, with a beam at the top."""

    def paint(canvas: Canvas) -> None:
        sprite = art.sprite(GROUNDS[theme.name], width=WIDTH, height=HEIGHT, opaque=True)
        canvas.image(sprite, WIDTH / 2, HEIGHT / 2)
        canvas.veil(VEIL[theme.name], theme.ink)
        beam = by_hand([(-20, -20), (WIDTH + 20, -20), (WIDTH + 20, HEADER), (-20, HEADER)], 5, 2.4, 140)
        canvas.polygon([(x, y + 10) for x, y in beam], theme.ink)
        canvas.polygon([(x, y + 4) for x, y in beam], theme.accent)
        canvas.polygon(beam, mix(theme.ink, theme.shade, 0.22))

    return art.compose(("rulebook", theme.name), (WIDTH, HEIGHT), paint, supersample=1, opaque=True)


def strong(theme: Theme) -> Colour:
    """The colour of what matters on a board."""
    return theme.alarm if theme.name == "bounty" else theme.accent


def soft(theme: Theme) -> Colour:
    """The colour of small print on a board."""
    return mix(theme.panel_ink, theme.panel, 0.22)


def fitting(canvas: Canvas, s: str, font: str, width: float, room: float, most: float = SIZES[0]) -> float:
    """The biggest size at which a paragraph has room, at least the least readable one."""
    for size in SIZES:
        if size <= most and len(canvas.wrap(s, font, size, width)) * size * LEADING <= room:
            return size
    return SIZES[-1]


def words(canvas: Canvas, theme: Theme, s: str, place: Box, colour: Colour, most: float = SIZES[0]) -> float:
    """A paragraph from the top of a place, as big as it has room; gives its height."""
    size = fitting(canvas, s, theme.body, place.w, place.h, most)
    return canvas.paragraph(s, place.x, place.y, theme.body, size, colour, width=place.w, height=place.h)


def fitted(art: Art, picture: Picture, w: float, h: float) -> Sprite:
    """A picture as big as a place lets it be."""
    sprite = picture(art, h)
    return sprite if sprite.width <= w else picture(art, h * w / sprite.width)


def badge(art: Art, theme: Theme, number: int, size: float = 84.0) -> Sprite:
    """A number on a disc, for what follows each other."""

    def paint(canvas: Canvas) -> None:
        middle = size / 2
        cutout(canvas, disc(middle, middle, middle - 8), strong(theme), theme.ink, line=5, seed=number)
        ink = theme.paper if theme.name == "bounty" else theme.ink
        canvas.text(str(number), middle, middle, theme.head, size * 0.56, ink)

    return art.compose(("rule number", theme.name, number), (size, size), paint)


def source_mark(art: Art, theme: Theme, kind: str, size: float) -> Sprite:
    """Where a rule comes from: an open book, a lens for 'inferred', a switch for 'option', else a house."""

    def paint(canvas: Canvas) -> None:
        MARKS.get(kind, _house)(canvas, theme, size)

    return art.compose(("source", theme.name, kind), (size, size), paint)


def _book(canvas: Canvas, theme: Theme, s: float) -> None:
    for side in (-1, 1):
        page: Sequence[tuple[float, float]] = [
            (0.5, 0.3),
            (0.3, 0.2),
            (0.08, 0.24),
            (0.08, 0.76),
            (0.3, 0.72),
            (0.5, 0.82),
        ]
        shape = [((0.5 + side * (0.5 - x)) * s, y * s) for x, y in page]
        cutout(canvas, shape, theme.paper, theme.ink, line=s * 0.05, seed=side + 3, rough=0.4)
        for line in (0.42, 0.54):
            canvas.line(
                [((0.5 + side * 0.1) * s, (line + 0.03) * s), ((0.5 + side * 0.32) * s, line * s)],
                theme.ink,
                3,
            )


def _lens(canvas: Canvas, theme: Theme, s: float) -> None:
    canvas.line([(s * 0.58, s * 0.58), (s * 0.86, s * 0.86)], theme.ink, s * 0.22)
    canvas.line([(s * 0.6, s * 0.6), (s * 0.85, s * 0.85)], mix(theme.paper, theme.ink, 0.3), s * 0.12)
    cutout(canvas, disc(s * 0.42, s * 0.42, s * 0.28), theme.paper, theme.ink, line=s * 0.08, rough=0.4)
    canvas.circle(s * 0.42, s * 0.42, s * 0.28, strong(theme), width=s * 0.06)


def _house(canvas: Canvas, theme: Theme, s: float) -> None:
    walls = box(s * 0.22, s * 0.46, s * 0.56, s * 0.4)
    cutout(canvas, walls, theme.paper, theme.ink, line=s * 0.05, seed=2, rough=0.4)
    roof = [(s * 0.08, s * 0.5), (s * 0.5, s * 0.14), (s * 0.92, s * 0.5)]
    cutout(canvas, roof, strong(theme), theme.ink, line=s * 0.05, seed=4, rough=0.4)
    canvas.polygon(box(s * 0.42, s * 0.6, s * 0.16, s * 0.26), theme.ink)


def _switch(canvas: Canvas, theme: Theme, s: float) -> None:
    cutout(
        canvas,
        rounded(s * 0.08, s * 0.3, s * 0.84, s * 0.42, s * 0.2),
        strong(theme),
        theme.ink,
        line=s * 0.05,
    )
    cutout(canvas, disc(s * 0.7, s * 0.51, s * 0.16), theme.paper, theme.ink, line=s * 0.05, rough=0.4)


MARKS = {"rulebook": _book, "inferred": _lens, "option": _switch}
