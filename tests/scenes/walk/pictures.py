"""Pictures of all screens in the sizes that screens have, to be looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame

from tests.scenes.house import SIZE, House
from tests.scenes.walk.walker import opened

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (3440, 1440), (3840, 2160))
AT_REST = 90
"""Frames after which what has begun shows all there is."""
PASSING = ("bandits, a race", "seats, countdown", "noon, before the bell")
"""Screens that are gone by then."""


def photograph(place: House, screen: str, size: tuple[int, int], folder: Path) -> Path:
    """Write one screen as PNG, bars and all; gives the file."""
    if place.app.window.canvas.surface.get_size() != size:  # or what is painted beside the sheet is lost
        pygame.display.set_mode(size)
    place.app.window.begin()
    opened(place, screen)
    place.frames(20 if screen in PASSING else AT_REST)
    place.draw()
    name = re.sub(r"[^a-z0-9]+", "-", screen.lower()).strip("-")
    file = folder / f"{size[0]}x{size[1]}" / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(place.app.window.canvas.surface, file)
    return file


def album(place: House, screens: list[str], folder: Path) -> Iterator[Path]:
    """Write these screens in all sizes."""
    for size in SIZES:
        for screen in screens:
            yield photograph(place, screen, size, folder)
    pygame.display.set_mode(SIZE)
