"""The picture of what seldom changes: parts are painted anew when their key changes, and only then."""

from __future__ import annotations

import pygame
import pytest

from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.ground import Ground, Part

RED, BLUE, SAND = (200, 0, 0), (0, 0, 200), (220, 190, 130)


@pytest.fixture
def canvas(house: Art) -> Canvas:
    return Canvas(pygame.Surface((192, 108)), house)


class Counted:
    """Paints a square of one colour, and counts how often."""

    def __init__(self) -> None:
        self.colour = RED
        self.times = 0

    def part(self) -> Part:
        return Part(self.colour, (0, 0, 400, 400), self.paint)

    def paint(self, canvas: Canvas) -> None:
        self.times += 1
        canvas.rect(0, 0, 400, 400, self.colour)


def at(canvas: Canvas, x: float, y: float) -> tuple[int, int, int]:
    return canvas.surface.get_at(canvas.px(x, y))[:3]


def test_a_part_is_painted_once_and_anew_only_when_its_key_changes(canvas: Canvas) -> None:
    ground, square = Ground(lambda canvas: canvas.fill(SAND)), Counted()
    for _ in range(3):
        ground.draw(canvas, [square.part()])
    assert square.times == 1
    square.colour = BLUE
    ground.draw(canvas, [square.part()])
    assert square.times == 2
    assert at(canvas, 200, 200) == BLUE


def test_what_is_still_lies_around_the_parts_and_covers_the_last_frame(canvas: Canvas) -> None:
    ground, square = Ground(lambda canvas: canvas.fill(SAND)), Counted()
    ground.draw(canvas, [square.part()])
    canvas.fill(BLUE)
    ground.draw(canvas, [square.part()])
    assert at(canvas, 1000, 800) == SAND
    assert at(canvas, 200, 200) == RED


def test_another_size_of_the_screen_paints_everything_anew(canvas: Canvas) -> None:
    ground, square = Ground(lambda canvas: canvas.fill(SAND)), Counted()
    ground.draw(canvas, [square.part()])
    canvas.target(pygame.Surface((384, 216)))
    ground.draw(canvas, [square.part()])
    assert square.times == 2
    assert at(canvas, 200, 200) == RED
