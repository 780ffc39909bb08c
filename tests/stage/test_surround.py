"""Beside the sheet: painted bars on every other shape of screen, and nothing where the sheet fills it."""

from __future__ import annotations

import pygame
import pytest

from game.stage.art import Art
from game.stage.palette import INK
from game.stage.sheet import letterbox
from game.stage.surround import RUST, surround


def colours(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    return {tuple(surface.get_at((x, y))[:3]) for x in range(surface.width) for y in range(surface.height)}  # type: ignore[misc]


@pytest.mark.parametrize(("size", "share"), [((256, 192), 1.0), ((430, 180), 1.0), ((320, 180), 0.9)])
def test_bars_carry_hatching_a_rule_and_stars(house: Art, size: tuple[int, int], share: float) -> None:
    surface, fit = pygame.Surface(size), letterbox(size, share=share)
    surround(surface, house, fit)
    bar = surface.subsurface((0, 0, size[0], fit.y) if fit.y else (0, 0, fit.x, size[1]))
    assert len(colours(bar)) > 4
    assert RUST in colours(bar)


def test_a_sheet_that_fills_the_screen_has_no_surround(house: Art) -> None:
    surface = pygame.Surface((320, 180))
    surround(surface, house, letterbox((320, 180)))
    assert colours(surface) == {INK}
