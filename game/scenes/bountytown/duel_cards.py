"""Cards of a Duel as they are drawn: upright, turning over, in flight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.bountytown.cards import (
    back_sprite,
    duel_card_sprite,
    item_picture,
    item_sprite,
    wound_sprite,
)
from game.scenes.bountytown.posters import poster_sprite
from game.stage.art import Art, Sprite
from game.stage.cut import torn
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.scenes.bountytown.duel_pieces import Flight
    from game.scenes.bountytown.lore import Lore
    from game.stage.canvas import Canvas

BACK = "back"
HAT = "hat:cowboy-hat"
FADED = 120
"""How much of its colours a card keeps that does not count, of 255."""
STEP = 6.0
"""Heights of what grows or shrinks are multiples of this, px: each is a picture of its own."""


def card(name: str) -> str:
    """The word for a Duel card by its name or face."""
    return f"card:{name}"


def picture(art: Art, lore: Lore, what: str, height: float) -> Sprite:
    """The picture of a word.

    'back', 'card:5Ga', 'wound:<id>', 'item:<id>', 'hat:<item>' (an Item without its card), 'poster:<id>',
    'half-left:<id>' and 'half-right:<id>' (of a torn poster).
    """
    kind, _, name = what.partition(":")
    return PICTURES[kind](art, lore, name, height)


def _half(art: Art, lore: Lore, bounty: str, height: float, *, right: bool) -> Sprite:
    """One half of a torn poster, on a sheet as big as the whole."""
    whole = poster_sprite(art, lore.bounties[bounty], height)
    w, h = whole.width, whole.height

    def paint(canvas: Canvas) -> None:
        canvas.image(whole, w / 2, h / 2)
        edge = torn(w / 2, -4, w / 2, h + 4, seed=3, depth=h * 0.03)
        far = -4 if right else w + 4
        canvas.polygon([(far, -4), *edge, (far, h + 4)], (0, 0, 0, 0))

    return art.compose(("half poster", bounty, right), (w, h), paint, supersample=1)


PICTURES: dict[str, Callable[[Art, Lore, str, float], Sprite]] = {
    BACK: lambda art, _, __, height: back_sprite(art, height),
    "card": lambda art, _, name, height: duel_card_sprite(art, name, height),
    "wound": lambda art, lore, name, height: wound_sprite(art, height, lore.wound(name)),
    "item": lambda art, _, name, height: item_sprite(art, name, height),
    "hat": lambda art, _, name, height: item_picture(art, name, height * 1.4),
    "poster": lambda art, lore, name, height: poster_sprite(art, lore.bounties[name], height),
    "half-left": lambda art, lore, name, height: _half(art, lore, name, height, right=False),
    "half-right": lambda art, lore, name, height: _half(art, lore, name, height, right=True),
}


def pale(art: Art, face: str, height: float) -> Sprite:
    """A Duel card that does not count."""
    front = duel_card_sprite(art, face, height)

    def paint(canvas: Canvas) -> None:
        canvas.image(front, front.width / 2, front.height / 2)
        canvas.surface.fill((FADED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        rest = tuple(round(part * (255 - FADED) / 255) for part in BOUNTY.shade)
        canvas.surface.fill(rest, special_flags=pygame.BLEND_RGB_ADD)

    return art.compose(("pale", face[:2]), (front.width, front.height), paint, supersample=1)


def draw_turning(canvas: Canvas, sides: tuple[Sprite, Sprite], x: float, y: float, turn: float) -> None:
    """A card that turns over. sides: the one seen at first, and the other. turn: 0..1."""
    sprite = sides[turn >= 0.5]
    share = abs(1.0 - 2.0 * turn)
    if share > 0.97:
        canvas.image(sprite, x, y)
    else:
        canvas.image(sprite, x, y, zoom=(max(share, 0.06), 1.0))


def draw_flight(canvas: Canvas, lore: Lore, flight: Flight) -> None:
    """Something on its way."""
    if flight.waits:
        return
    pose = flight.pose()
    height = max(STEP * 4, round(pose.h / STEP) * STEP)
    sprite = picture(canvas.art, lore, flight.what, height)
    if flight.under and pose.turn < 1.0:
        before = picture(canvas.art, lore, flight.under, height)
        draw_turning(canvas, (before, sprite), pose.x, pose.y, pose.turn)
    else:
        canvas.image(sprite, pose.x, pose.y, angle=pose.angle, alpha=pose.alpha)
