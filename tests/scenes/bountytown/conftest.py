"""Pictures for tests of the board of Bountytown, on no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.art import Art
from tests.scenes.bountytown.noon import ROOT
from tests.support.xvfb import window


@pytest.fixture(scope="package")
def house() -> Iterator[Art]:
    """The drawings of the house."""
    with window(size=(480, 270)):
        pygame.font.init()
        yield Art(ROOT / "assets")
