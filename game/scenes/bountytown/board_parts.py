"""Small drawn parts of the board: Bounties as tiles, locks, stars, and what lies around buildings."""

from __future__ import annotations

import math

import pygame

from game.rules.bountytown.rows import Bounty
from game.scenes.bountytown.cards import FOLDER, back_sprite
from game.scenes.bountytown.figures import head_sprite
from game.scenes.bountytown.figures_looks import BOUNTIES
from game.scenes.bountytown.geometry import POSTER_TILE
from game.scenes.bountytown.posters_looks import MARKED, OFFICE, SHERIFF, TINTS
from game.scenes.bountytown.town import building_sprite
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import box, disc, rounded, star
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import BOUNTY, SEATS, WHITE, Colour, mix, rgb

INK = BOUNTY.ink
STEEL: Colour = rgb("#8d8a86")
HALO = 9.0
"""Width of the light around a building, px."""
HALO_COLOUR = rgb("#ffd54a")
FAN = 0.62
"""From card to card of a hand, in widths of a card."""
FIGURE_SIZE = 36.0
"""Of figures in signs."""


def tinted(canvas: Canvas, x: float, y: float, w: float, h: float, renown: int) -> None:
    """The ground of a Bounty's face: the redder, the dearer."""
    tint = TINTS[min(renown, max(TINTS))]
    canvas.polygon(box(x, y, w, h), tint)
    hatch(canvas, box(x, y, w, h), mix(tint, INK, 0.25), spacing=8, width=2.6, angle=0)


def badge(canvas: Canvas, value: int, x: float, y: float, size: float) -> None:
    """Renown: a number on the golden star, about (x, y)."""
    canvas.image(canvas.art.sprite(f"{FOLDER}/mark-renown", height=size), x, y)
    canvas.text(str(value), x, y + 1, "west-head", max(FIGURE_SIZE, size * 0.5), INK)


def tile_sprite(art: Art, bounty: Bounty) -> Sprite:
    """An active Bounty as it hangs beside the town: face, Renown, where it is, how many cards it draws."""
    w, h = POSTER_TILE
    margin = 10.0

    def paint(canvas: Canvas) -> None:
        canvas.shift = (margin, margin)
        inner = cutout(canvas, box(0, 0, w, h), BOUNTY.paper, INK, line=3, drop=5, seed=len(bounty.id))
        hatch(canvas, inner, mix(BOUNTY.paper, BOUNTY.shade, 0.25), spacing=13, width=2)
        canvas.polygon(box(6, 6, w - 12, 106), INK)
        tinted(canvas, 9, 9, w - 18, 100, bounty.renown)
        head = head_sprite(art, BOUNTIES[bounty.id], 101)
        canvas.image(head, w / 2 + 4, 109, anchor="midbottom")
        badge(canvas, bounty.renown, 24, 26, 66)
        plan(canvas, bounty.cells, 9, h - 72, 20, 3)
        canvas.image(back_sprite(art, 76), w - 23, h - 41)
        canvas.text(
            str(bounty.draw), w - 26, h - 38, "west-head", FIGURE_SIZE + 4, BOUNTY.paper, outline=INK, rim=5
        )
        canvas.shift = (0.0, 0.0)

    size = w + 2 * margin, h + 2 * margin
    return art.compose(
        ("tile", bounty.id, bounty.cells, bounty.renown, bounty.draw), size, paint, supersample=1
    )


def plan(canvas: Canvas, cells: tuple[int, int], x: float, y: float, cell: float, gap: float) -> None:
    """The town from above with its top left at (x, y): the two cells of a Bounty."""
    step = cell + gap
    canvas.polygon(box(x - gap, y - gap, 3 * step + gap, 3 * step + gap), INK)
    for number in range(9):
        marked = number in cells
        colour = MARKED if marked else OFFICE if number == SHERIFF else BOUNTY.paper
        canvas.polygon(box(x + number % 3 * step, y + number // 3 * step, cell, cell), colour)


def mini_sprite(art: Art, bounty: Bounty, height: float, *, locked: bool = False) -> Sprite:
    """A captured Bounty on its captor's plate: Renown and face. locked: turned in, nobody can take it."""
    width = mini_width(height)

    def paint(canvas: Canvas) -> None:
        inset = 4.0
        w, h = width - 2 * inset, height - 2 * inset
        cutout(canvas, box(inset, inset, w, h), BOUNTY.paper, INK, line=2.6, seed=len(bounty.id), rough=0.8)
        face = inset + 26
        tinted(canvas, face, inset + 2, w - 28, h - 4, bounty.renown)
        head = head_sprite(art, BOUNTIES[bounty.id], h - 3)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(
            pygame.Rect(canvas.px(face, inset + 2), (canvas.length(w - 28), canvas.length(h - 4))).clip(clip)
        )
        canvas.image(head, face + (w - 28) / 2, inset + h - 1, anchor="midbottom")
        canvas.surface.set_clip(clip)
        if locked:
            _bars(canvas, face, inset + 2, w - 28, h - 4)
        ink = mix(INK, BOUNTY.paper, 0.1)
        canvas.text(str(bounty.renown), inset + 13, height / 2, "west-head", FIGURE_SIZE, ink)
        if locked:
            padlock(canvas, width - 17, height - 19, 26)

    return art.compose(("mini", bounty.id, bounty.renown, locked), (width, height), paint, supersample=1)


def mini_width(height: float) -> float:
    """How wide a captured Bounty is on a plate."""
    return height * 0.78 + 28


def _bars(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Iron bars before what is locked up."""
    count = max(2, round(w / 15))
    for index in range(count):
        at = x + (index + 0.5) * w / count
        canvas.polygon(box(at - 3.4, y, 6.8, h), INK)
        canvas.polygon(box(at - 1.6, y, 3.2, h), STEEL)


def padlock(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A brass padlock about (x, y)."""
    canvas.circle(x, y - size * 0.22, size * 0.36, INK)
    canvas.circle(x, y - size * 0.22, size * 0.26, STEEL)
    canvas.circle(x, y - size * 0.22, size * 0.13, INK)
    body = rounded(x - size * 0.42, y - size * 0.12, size * 0.84, size * 0.62, size * 0.1)
    cutout(canvas, body, BOUNTY.accent, INK, line=2.4, rough=0.4)
    canvas.circle(x, y + size * 0.16, size * 0.11, INK)


def star_sprite(art: Art, size: float, *, spent: bool = False) -> Sprite:
    """A sheriff's star, one for each Action; spent: only where it was."""

    def paint(canvas: Canvas) -> None:
        fill = mix(BOUNTY.paper, BOUNTY.shade, 0.55) if spent else BOUNTY.accent
        shape = star(size / 2, size * 0.53, size * 0.4, 5, 0.46)
        cutout(canvas, shape, fill, INK, line=size * 0.06, rough=0.4)
        for x, y in shape[::2]:
            canvas.circle(x, y, size * 0.085, INK)
            canvas.circle(x, y, size * 0.05, fill)
        if not spent:
            canvas.polygon(disc(size / 2, size * 0.53, size * 0.12), mix(fill, WHITE, 0.5))

    return art.compose(("action star", size, spent), (size, size), paint)


def base_sprite(art: Art, seat: int) -> Sprite:
    """What a figure stands on: a disc in the seat's colour, seen aslant."""
    look = SEATS[seat]
    w, h = 84.0, 30.0

    def paint(canvas: Canvas) -> None:
        for radius, colour in ((40.0, INK), (36.0, look.dark), (33.0, look.colour)):
            drop = 0.0 if colour == look.colour else 3.0
            ring = [(x, h / 2 - 2 + drop + y) for x, y in _oval(w / 2, radius)]
            canvas.polygon(ring, colour)

    return art.compose(("figure base", seat), (w, h + 6), paint)


def _oval(x: float, radius: float) -> list[tuple[float, float]]:
    turns = (2 * math.pi * i / 40 for i in range(40))
    return [(x + radius * math.cos(a), radius * 0.3 * math.sin(a)) for a in turns]


def lit_sprite(art: Art, location: str) -> Sprite:
    """A building with a rim of light."""
    plain = building_sprite(art, location)
    edge = HALO + 5
    size = plain.width + 2 * edge, plain.height + 2 * edge

    def paint(canvas: Canvas) -> None:
        drawn, _ = plain.surface(canvas.scale)
        shape = drawn.copy()
        shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        for radius, colour in ((HALO + 4, INK), (HALO, HALO_COLOUR)):
            rim = shape.copy()
            rim.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
            for turn in range(28):
                a = math.tau * turn / 28
                place = canvas.px(edge + radius * math.cos(a), edge + radius * math.sin(a))
                canvas.surface.blit(rim, place)
        canvas.surface.blit(drawn, canvas.px(edge, edge))

    return art.compose(("lit", location), size, paint, supersample=1, grows=True)


def pin_sprite(art: Art, bounty: Bounty) -> Sprite:
    """A small notice nailed up where a Bounty may be met."""
    w, h = 54.0, 62.0

    def paint(canvas: Canvas) -> None:
        cutout(canvas, box(4, 4, w - 9, h - 9), BOUNTY.paper, INK, line=2.6, seed=len(bounty.id), rough=1.0)
        tinted(canvas, 8, 9, w - 17, h - 18, bounty.renown)
        canvas.image(head_sprite(art, BOUNTIES[bounty.id], h - 17), w / 2, h - 8, anchor="midbottom")
        canvas.circle(w / 2, 6, 4.5, INK)
        canvas.circle(w / 2, 6, 2.6, BOUNTY.accent)

    return art.compose(("pin", bounty.id, bounty.renown), (w, h), paint, supersample=1)


def fan(canvas: Canvas, cards: list[Sprite], x: float, y: float, room: float, apart: float = FAN) -> None:
    """Cards side by side from the left, closer if there are many.

    y: their middle. apart: from card to card, in widths of a card.
    """
    if not cards:
        return
    step = min(cards[0].width * apart, (room - cards[0].width) / max(len(cards) - 1, 1))
    for index, card in enumerate(cards):
        canvas.image(card, x + card.width / 2 + index * step, y)
