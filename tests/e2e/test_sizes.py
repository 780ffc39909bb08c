"""The same picture in every size of window."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from tests.e2e.rig import Program, screen, until

pytestmark = [pytest.mark.e2e, pytest.mark.company, pytest.mark.whole]

ALIKE = 8.0
"""Pictures of the same scene in two sizes differ by less: letters are fitted, things pulse."""
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3440, 1440))


def seen(program: Program) -> pygame.Surface:
    """What the window shows, small."""
    return sheet_of(program.photo().subsurface((0, 0, *program.keys.size_of(program.window))))


def view(program: Program, size: tuple[int, int], name: str, like: pygame.Surface) -> None:
    """Drag the window to that size, and wait until it looks `like` that; it is kept among the artefacts."""
    program.keys.resize(program.window, *size)
    until(lambda: program.keys.size_of(program.window) == size, "the window has the size")
    until(
        lambda: difference(like, seen(program)) < ALIKE,
        f"{name} looks the same in {size}",
        within_s=15,
        every_s=0.2,
    )
    program.check()
    program.keep(f"size-{size[0]}x{size[1]}-{name}", size)


def wait_for_another(program: Program, scene: pygame.Surface) -> None:
    """Until something else is on than that scene."""
    until(lambda: difference(scene, seen(program)) > 3 * ALIKE, "the next scene is on")
    time.sleep(0.5)


def sheet_of(picture: pygame.Surface) -> pygame.Surface:
    """The 16:9 part in the middle, small."""
    width, height = picture.get_size()
    scale = min(width / 16, height / 9)
    w, h = int(scale * 16), int(scale * 9)
    part = picture.subsurface(((width - w) // 2, (height - h) // 2, w, h))
    return pygame.transform.smoothscale(part, (160, 90))


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    """The mean difference of two small pictures, 0..255."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(two, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (160 * 90 * 3)


def test_every_size_of_window_shows_the_whole_picture(tmp_path: Path) -> None:
    settings = {"less_motion": True, "auto_reveal_s": 0}
    with (
        screen("3440x1440") as display,
        Program(tmp_path, display, "--seed", "5", settings=settings) as program,
    ):
        program.open()
        program.keys.resize(program.window, *program.keys.size_of(program.window))  # to the corner
        time.sleep(1.0)
        like = seen(program)
        for name, keys in (("title", ""), ("seats", "V W W W"), ("hunt", "V")):
            for key in keys.split():
                program.walk(key)
            if name == "hunt":
                wait_for_another(program, like)
            like = seen(program)
            for size in SIZES:
                view(program, size, name, like)
        program.quit()
