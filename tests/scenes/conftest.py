"""The drawings of the house, for tests that need no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.art import Art
from tests.support.drawing import ASSETS


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.font.init()
    yield Art(ASSETS)
    pygame.font.quit()
