"""Pictures cut out of paper: a pale rim round their outline, by which they stand off the dusk."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.palette import BOOM

BENCH_BYTES = 32 * 2**20
RIM = 0.014
"""Width of the rim as a share of the picture's height."""
LEAST = 1.6
SEEN = 90
"""From this alpha on a px belongs to the outline."""
STEPS = 16
SMOOTH = 2
"""How many times finer a silhouette is cut, for a smooth edge."""
WIDE = 4.0
"""A rim of more device px than this is laid px by px, a thinner one as fine as it is cut."""


def bench(art: Art) -> Art:
    """Where parts of pictures are made: few of them are kept, unlike the pictures."""
    return _bench(art.root, art.complain)


@cache
def _bench(root: Path, complain: Callable[[str], None] | None) -> Art:
    return Art(root, cap=BENCH_BYTES, complain=complain)


def cut_out(canvas: Canvas, inner: Sprite, *, flip: bool = False) -> None:
    """Paint a sprite with its rim, fitted into a picture's own canvas. flip: left becomes right."""
    rim = max(LEAST, RIM * canvas.size[1])
    share = min(1 - 2 * rim / canvas.size[0], 1 - 2 * rim / canvas.size[1])
    wide, high = canvas.surface.get_size()
    whole = inner.surface(canvas.scale)[0]
    picture = pygame.transform.smoothscale(whole, (round(wide * share), round(high * share)))
    if flip:
        picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
    left, top = (wide - picture.get_width()) / 2, (high - picture.get_height()) / 2
    fine = pygame.transform.smoothscale_by(picture, SMOOTH)
    paper = pygame.mask.from_surface(fine, SEEN).to_surface(
        setcolor=(*BOOM.paper, 255), unsetcolor=(*BOOM.paper, 0)
    )
    canvas.surface.blit(_border(paper, (wide, high), (left, top), rim * canvas.scale), (0, 0))
    canvas.surface.blit(picture, (left, top))


def _border(
    paper: pygame.Surface, size: tuple[int, int], at: tuple[float, float], reach: float
) -> pygame.Surface:
    """A silhouette, SMOOTH times as fine as it lies at `at`, grown by `reach` px to all sides."""
    fine = 1 if reach > WIDE else SMOOTH
    if fine < SMOOTH:
        paper = pygame.transform.smoothscale_by(paper, fine / SMOOTH)
    border = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    border.fill((*BOOM.paper, 0))
    for step in range(STEPS):
        turn = math.tau * step / STEPS
        place = (at[0] + reach * math.cos(turn)) * fine, (at[1] + reach * math.sin(turn)) * fine
        border.blit(paper, (round(place[0]), round(place[1])), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(border, size)
