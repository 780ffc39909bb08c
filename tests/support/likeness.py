"""How much pictures are alike to somebody who sees neither colours nor details."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pygame

from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import Colour

Pixels = np.ndarray[tuple[int, ...], np.dtype[Any]]
LUMA = np.array([0.299, 0.587, 0.114])
GAP: Colour = (255, 0, 255)


def drawn(sprite: Sprite) -> pygame.Surface:
    return sprite.surface(1.0)[0]


def luma(surface: pygame.Surface) -> Pixels:
    """0..255, indexed x, y."""
    return pygame.surfarray.array3d(surface) @ LUMA


def laid_on(ground: Colour, surface: pygame.Surface) -> pygame.Surface:
    """The picture as it lies on a ground of one colour."""
    whole = pygame.Surface(surface.get_size())
    whole.fill(ground)
    whole.blit(surface, (0, 0))
    return whole


def shape(picture: Sprite | pygame.Surface) -> Pixels:
    """Where a picture covers what is behind it."""
    surface = drawn(picture) if isinstance(picture, Sprite) else picture
    return np.asarray(pygame.surfarray.array_alpha(surface) > 128)


def shared(a: Pixels, b: Pixels) -> float:
    """How much of two silhouettes is common to both, 0..1."""
    return float((a & b).sum() / (a | b).sum())


def closest(looks: dict[str, Pixels]) -> tuple[float, str, str]:
    """The least mean difference of two pictures, and whose they are."""
    pairs = itertools.combinations(looks, 2)
    return min((float(np.abs(looks[a] - looks[b]).mean()), a, b) for a, b in pairs)


def holes(art: Art, paint: Callable[[Art, Canvas], None]) -> int:
    """How many px of a small sheet a backdrop leaves as they were."""
    surface = pygame.Surface((WIDTH // 4, HEIGHT // 4))
    surface.fill(GAP)
    paint(art, Canvas(surface, art))
    return pygame.mask.from_threshold(surface, GAP, (4, 4, 4, 255)).count()
