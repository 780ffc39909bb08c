"""All that the kit draws can be drawn on every poster and at every size of screen."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.stage.art import Art
from game.stage.canvas import Canvas
from tests.stage import contact_sheet

SHEETS = {name: (paint, theme) for name, paint, theme in contact_sheet.sheets()}


def shown(name: str, size: tuple[int, int], art: Art) -> pygame.Surface:
    """The sheet alone as a screen of that size shows it."""
    surface = pygame.Surface(size)
    canvas = Canvas(surface, art)
    paint, theme = SHEETS[name]
    paint(canvas, theme)
    fit = canvas.fit
    return surface.subsurface(pygame.Rect(fit.x, fit.y, fit.width, fit.height))


def colours(pixels: np.ndarray) -> int:
    return len(np.unique(pixels.reshape(-1, 3).astype(int) @ (65536, 256, 1)))


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_full_of_drawing_in_all_its_parts(name: str, house: Art) -> None:
    pixels = pygame.surfarray.array3d(shown(name, (640, 360), house))
    assert colours(pixels) > 500
    parts = [part for row in np.array_split(pixels, 4, 0) for part in np.array_split(row, 3, 1)]
    assert all(colours(part) > 4 for part in parts)


@pytest.mark.parametrize("size", [(1024, 768), (3440, 1440)])
def test_the_settings_look_the_same_on_screens_of_other_shapes(size: tuple[int, int], house: Art) -> None:
    small = [
        pygame.surfarray.array3d(pygame.transform.smoothscale(shown("widgets-mars", s, house), (320, 180)))
        for s in ((1920, 1080), size)
    ]
    assert np.abs(small[0].astype(int) - small[1]).mean() < 7
