"""Banners are up long enough to be read."""

from __future__ import annotations

import pygame
import pytest

from game.stage.art import Art
from game.stage.banner import Banner
from game.stage.canvas import Canvas
from game.stage.motion import BANNER_MS, HOLD_MS, NS_PER_MS, Pace
from game.stage.palette import MARS

MS = NS_PER_MS


def test_a_banner_stays_at_least_nine_hundred_ms_even_if_less_is_asked_for() -> None:
    banner = Banner(MARS, "Wanted", fill=MARS.accent, hold_ms=100, pace=Pace())
    banner.advance((HOLD_MS - 1) * MS)
    assert not banner.gone and not banner._leaving
    banner.advance(MS)
    banner.advance(BANNER_MS * MS)
    assert banner.gone


@pytest.mark.parametrize(("pace", "there"), [(Pace(), False), (Pace(less_motion=True), True)])
def test_with_less_motion_a_banner_is_there_at_once(pace: Pace, there: bool, house: Art) -> None:
    surface = pygame.Surface((480, 270))
    canvas = Canvas(surface, house)
    Banner(MARS, "Wanted", fill=MARS.accent, hold_ms=HOLD_MS, pace=pace).draw(canvas, 960, 78)
    assert (surface.get_at((240, 10)).g > 100) is there
