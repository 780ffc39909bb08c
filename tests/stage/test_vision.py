from __future__ import annotations

import pygame
import pytest

from game.stage.vision import VISIONS, seen


def patch(colour: tuple[int, int, int], vision: str) -> tuple[int, ...]:
    picture = pygame.Surface((2, 2))
    picture.fill(colour)
    return tuple(seen(picture, vision).get_at((1, 1)))[:3]


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("level", [0, 90, 255])
def test_grey_is_grey_to_everybody(vision: str, level: int) -> None:
    assert all(abs(channel - level) <= 2 for channel in patch((level, level, level), vision))


@pytest.mark.parametrize("vision", ["Deuteranopia", "Protanopia"])
def test_red_and_green_of_one_lightness_are_told_apart_by_blue_alone(vision: str) -> None:
    red, green = patch((190, 60, 60), vision), patch((60, 130, 60), vision)
    plain = abs(190 - 60) + abs(60 - 130)
    assert abs(red[0] - green[0]) + abs(red[1] - green[1]) < plain / 2


def test_blue_and_green_come_close_where_blue_is_lacking() -> None:
    blue, green = patch((0, 120, 200), "Tritanopia"), patch((0, 140, 120), "Tritanopia")
    assert max(abs(a - b) for a, b in zip(blue, green, strict=True)) < 60


def test_the_picture_itself_stays_as_it_is() -> None:
    picture = pygame.Surface((2, 2))
    picture.fill((200, 30, 30))
    seen(picture, "Protanopia")
    assert tuple(picture.get_at((0, 0)))[:3] == (200, 30, 30)
