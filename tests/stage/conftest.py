"""A screen that nobody sees, and the drawings of the house."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage.art import Art
from game.stage.canvas import Canvas
from tests.support.drawing import ASSETS, SIZE

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">'
    '<rect x="0" y="0" width="50" height="50" fill="#00FF01"/>'
    '<rect x="50" y="0" width="50" height="50" fill="#00ff02"/></svg>'
)
"""A drawing of 100x50 whose halves have placeholder colours."""


@pytest.fixture(scope="session", autouse=True)
def blind() -> Iterator[None]:
    """SDL's driver without a screen, for these tests only."""
    before = os.environ.get("SDL_VIDEODRIVER")
    pygame.display.quit()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    yield
    pygame.display.quit()
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before


@pytest.fixture(autouse=True, scope="module")
def letters(blind: None) -> None:  # noqa: ARG001 - after the driver is chosen
    """Fonts for each module: tests of other rooms, run before it, may have put them away."""
    pygame.font.init()


@pytest.fixture
def art(tmp_path: Path) -> Art:
    """A folder with one drawing, `square`, 100x50."""
    (tmp_path / "square.svg").write_text(SQUARE)
    return Art(tmp_path)


@pytest.fixture(scope="session")
def house(blind: None) -> Art:  # noqa: ARG001 - after the driver is chosen
    """The drawings of the house."""
    return Art(ASSETS)


@pytest.fixture
def canvas(house: Art) -> Canvas:
    """A quarter-size sheet."""
    return Canvas(pygame.Surface(SIZE), house)
