"""A private X server for tests, and a window on it in this very process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import pytest

from game.cli.xrig import PrivateDisplay, RigError
from game.inputs.environment import prepare_environment

prepare_environment()

import pygame  # noqa: E402 - SDL reads its hints on import

ENVIRONMENT = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
"""What a program on the private server should be started with, besides DISPLAY."""


NEEDED = "RED_FRONTIER_NEED_SCREEN"
"""Set where a test without a screen is a fault and not a pity."""


def do_without(error: RigError) -> NoReturn:
    """Skip a test for which something is missing, or fail it where that must not be."""
    if os.environ.get(NEEDED):
        pytest.fail(str(error))
    pytest.skip(str(error))


@contextmanager
def private_display() -> Iterator[str]:
    """The name of an X server of our own, such as ':345'; the test is skipped where there is no Xvfb."""
    try:
        display = PrivateDisplay()
    except RigError as error:
        do_without(error)
    with display:
        yield display.name


@contextmanager
def window(driver: str = "dummy", display: str = "", size: tuple[int, int] = (1920, 1080)) -> Iterator[None]:
    """A window in this process, and afterwards none. Its X id is in `Keys.windows`: get_wm_info can crash."""
    interval = sys.getswitchinterval()
    wanted = ENVIRONMENT | {"SDL_VIDEODRIVER": driver, "DISPLAY": display}
    pygame.display.quit()
    patch = pytest.MonkeyPatch()
    try:
        for name, value in wanted.items():
            patch.setenv(name, value)
        pygame.display.init()
        pygame.display.set_mode(size)
        yield
    finally:
        pygame.joystick.quit()
        pygame.display.quit()  # before the server goes away: Xlib ends the process of an orphan
        sys.setswitchinterval(interval)
        patch.undo()
