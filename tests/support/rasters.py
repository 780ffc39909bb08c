"""Drawings rasterised once a process in tests: most begin with a fresh `Art`, whose dearest work it is."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from game.stage.cache import SurfaceCache
from tests.support.xvfb import pygame

KEPT_BYTES = 128 * 2**20


@pytest.fixture(scope="session", autouse=True)
def rasterised_once() -> Iterator[None]:
    """What SDL makes of the same file at the same size is a copy of what it made of it before."""
    kept = SurfaceCache(KEPT_BYTES)
    real = pygame.image.load_sized_svg

    def load(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        key = file.getvalue(), size
        return (kept.get(key) or kept.put(key, real(file, size))).copy()

    patch = pytest.MonkeyPatch()
    patch.setattr(pygame.image, "load_sized_svg", load)
    yield
    patch.undo()
