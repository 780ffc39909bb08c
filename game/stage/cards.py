"""A blank card: paper edge, ink outline, printed ground, worn texture, baked shadow; cards of any height."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.stage.art import Art, Painter, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import by_hand, grown, moved, rounded
from game.stage.hatch import grain, hatch
from game.stage.palette import INK, PAPER, Colour, mix

FULL_WIDTH = 256.0
"""Width of a card at full size, logical px: corners 16 px, outline 4 px."""
CORNER = 16.0
OUTLINE = 4.0
LEAST_OUTLINE = 2.6
PAPER_EDGE = 13.0
DROP = 10.0
SHADOW_ALPHA = 105


class CardColours(NamedTuple):
    """ground: of the printed field within the paper edge. ink: outlines. paper: the edge."""

    ground: Colour
    paper: Colour = PAPER
    ink: Colour = INK


class CardSizes(NamedTuple):
    """What a card of one width is made with, logical px. margin: room for outline and shadow, each side."""

    corner: float
    outline: float
    edge: float
    drop: float
    margin: float


def card_sizes(width: float) -> CardSizes:
    """The measures of a card of that width: those of a full card in proportion, lines never too thin."""
    share = width / FULL_WIDTH
    outline = max(LEAST_OUTLINE, OUTLINE * share)
    drop = max(3.0, DROP * share)
    return CardSizes(
        max(5.0, CORNER * share), outline, max(4.0, PAPER_EDGE * share), drop, outline + drop + 2
    )


def card(
    art: Art,
    key: Hashable,
    size: tuple[float, float],
    colours: CardColours,
    painter: Painter,
) -> Sprite:
    """A card with a picture of your own: `painter` draws with the card's top left at (0, 0).

    key: names all that the painter draws. The sprite's middle is the card's middle.
    """
    margin = card_sizes(size[0]).margin

    def paint(canvas: Canvas) -> None:
        canvas.shift = (margin, margin)
        paint_card(canvas, size, colours)
        painter(canvas)

    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    return art.compose(("card", key, size, colours), whole, paint)


def paint_card(canvas: Canvas, size: tuple[float, float], colours: CardColours) -> None:
    """Paint a blank card with its top left at (0, 0) on a picture's own canvas."""
    w, h = size
    made = card_sizes(w)
    ink, paper, ground = colours.ink, colours.paper, colours.ground
    whole = rounded(0, 0, w, h, made.corner, steps=8)
    outer = grown(whole, made.outline)
    canvas.polygon(moved(outer, made.drop * 0.6, made.drop), (*ink, SHADOW_ALPHA))
    canvas.polygon(outer, ink)
    canvas.polygon(whole, paper)
    grain(canvas, whole, mix(paper, ink, 0.18), each=240 * (w / 100), size=w * 0.008)
    edge, thin = made.edge, max(1.2, made.outline * 0.5)
    field = rounded(edge, edge, w - 2 * edge, h - 2 * edge, made.corner * 0.6)
    canvas.polygon(by_hand(grown(field, thin), 3, w * 0.004, w), ink)
    canvas.polygon(field, ground)
    grain(canvas, field, mix(ground, paper, 0.22), each=300 * (w / 100), size=w * 0.009, seed=5)
    foot = rounded(edge, h * 0.74, w - 2 * edge, h * 0.26 - edge, made.corner * 0.6)
    hatch(canvas, foot, mix(ground, ink, 0.28), spacing=max(5.0, w * 0.04), width=max(1.6, w * 0.012))


def shrunk(art: Art, master: Sprite, height: float) -> Sprite:
    """A picture at any height, made out of one that is put together once: growing on its way costs little."""

    def paint(canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        big = master.surface(1.0 if size[1] <= master.height else 2.0)[0]
        canvas.surface.blit(pygame.transform.smoothscale(big, size), (0, 0))

    size = height * master.width / master.height, height
    return art.compose(("shrunk", master.key), size, paint, supersample=1)
