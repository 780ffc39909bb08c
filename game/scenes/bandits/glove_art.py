"""The pictures that hands are drawn from: gloves with emblems, their shadows, sleeves, the dust of a slam."""

from __future__ import annotations

import math
import random

import pygame

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas, Point
from game.stage.palette import INK, SEATS, SeatLook

GLOVE_SIZE: Point = (150.0, 160.0)
PALM: Point = (75.0, 85.0)
"""The palm's middle in the glove's picture, px: what lies at the hand's place."""
PALM_OFF: Point = (PALM[0] - GLOVE_SIZE[0] / 2, PALM[1] - GLOVE_SIZE[1] / 2)
"""The palm from the picture's middle, px."""
EMBLEM = 42.0
RIB_WIDTH = 78.0
PORT_WIDTH = 34.0
SHADOW_ALPHA = 92
DUST_FRAMES, DUST_SIZE = 9, 300.0
DUST_CHIPS = 22
DUST, DUST_SHADE = (233, 205, 160), (176, 124, 72)
RIM = 3.5
"""Width of the ink round a chip of dust, px."""


def glove_sprite(art: Art, look: SeatLook, pose: str, *, mirrored: bool = False) -> Sprite:
    """A seat's glove with its emblem, fingers up.

    pose: 'open', 'reach', 'slam' or 'hold'. mirrored: the other hand (not its emblem).
    """

    def paint(canvas: Canvas) -> None:
        canvas.surface.blit(_leather(art, look, pose, canvas.scale, mirrored=mirrored), (0, 0))
        emblem = art.sprite(f"seats/emblem-{look.emblem}", width=EMBLEM, recolour=look.recolour())
        canvas.image(emblem, *PALM)

    return art.compose(("glove", look.number, pose, mirrored), GLOVE_SIZE, paint, supersample=1)


def shadow_sprite(art: Art, pose: str, *, mirrored: bool = False) -> Sprite:
    """The flat shadow of any glove in that pose."""

    def paint(canvas: Canvas) -> None:
        shape = _leather(art, SEATS[0], pose, canvas.scale, mirrored=mirrored).copy()
        shape.fill((0, 0, 0, SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        shape.fill((*INK, 0), special_flags=pygame.BLEND_RGBA_ADD)
        canvas.surface.blit(shape, (0, 0))

    return art.compose(("glove shadow", pose, mirrored), GLOVE_SIZE, paint, supersample=1)


def rib_sprite(art: Art, look: SeatLook) -> Sprite:
    """One rib of a seat's sleeve, its hand above."""
    return art.sprite("hands/sleeve", width=RIB_WIDTH, recolour=look.recolour())


def port_sprite(art: Art, look: SeatLook) -> Sprite:
    """The ring in a plate's right edge out of which a seat's sleeve comes."""
    return art.sprite("hands/port", width=PORT_WIDTH, recolour=look.recolour())


def _leather(art: Art, look: SeatLook, pose: str, scale: float, *, mirrored: bool) -> pygame.Surface:
    sprite = art.sprite(f"hands/glove-{pose}", width=GLOVE_SIZE[0], recolour=look.recolour())
    drawn, _ = sprite.surface(scale)
    return pygame.transform.flip(drawn, True, False) if mirrored else drawn


def dust_sprite(art: Art, frame: int) -> Sprite:
    """Frame 0..DUST_FRAMES-1 of the ring of dust that a slam beats out of the table."""

    def paint(canvas: Canvas) -> None:
        rng = random.Random(7)
        t = (frame + 0.5) / DUST_FRAMES
        grow = 1.0 - (1.0 - t) ** 2.2
        for i in range(DUST_CHIPS):
            turn = math.tau * (i + rng.uniform(-0.3, 0.3)) / DUST_CHIPS
            near = 46.0 + 78.0 * grow + rng.uniform(-8.0, 8.0)
            long, wide = rng.uniform(18.0, 34.0) * (1.0 - t), rng.uniform(5.0, 9.0) * (1.0 - t)
            for grown, colour in ((RIM, INK), (0.0, DUST if i % 3 else DUST_SHADE)):
                canvas.polygon(_chip(turn, near, long + grown, wide + grown), colour)

    return art.compose(("dust ring", frame), (DUST_SIZE, DUST_SIZE), paint)


def _chip(turn: float, near: float, long: float, wide: float) -> list[Point]:
    """A lens that flies outwards from the middle of the dust's picture."""
    cos, sin = math.cos(turn), math.sin(turn)
    shape = ((-long * 0.4, 0.0), (0.0, wide), (long, 0.0), (0.0, -wide))
    half = DUST_SIZE / 2
    return [(half + (near + a) * cos - b * sin, half + (near + a) * sin + b * cos) for a, b in shape]
