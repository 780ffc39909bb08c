"""The drawings of the house, for tests that need no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.names import call_seats, cast_seats
from game.stage.art import Art
from game.stage.palette import SEATS
from tests.support.drawing import ASSETS


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.font.init()
    yield Art(ASSETS)
    pygame.font.quit()


@pytest.fixture(autouse=True)
def strangers() -> Iterator[None]:
    """What seats are called and wear in a test is nobody's in the next one."""
    yield
    call_seats(())
    cast_seats(())
    SEATS.wear()
