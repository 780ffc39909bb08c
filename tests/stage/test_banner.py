"""Banners are up long enough to be read; toasts do not pile up."""

from __future__ import annotations

import pygame
import pytest

from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import BANNER_MS, HOLD_MS, NS_PER_MS, Pace
from game.stage.palette import MARS
from game.stage.widgets import Banner, Meter, Toasts

MS = NS_PER_MS


def test_a_banner_stays_at_least_nine_hundred_ms_even_if_less_is_asked_for() -> None:
    banner = Banner(MARS, "Wanted", hold_ms=100)
    banner.advance((HOLD_MS - 1) * MS)
    assert not banner.gone and not banner._leaving
    banner.advance(MS)
    banner.advance(BANNER_MS * MS)
    assert banner.gone


def test_a_banner_is_pressed_away_only_once_it_could_be_read() -> None:
    banner = Banner(MARS, "Wanted", hold_ms=None)
    banner.advance(300 * MS)
    assert not banner.press("slam")
    banner.advance(HOLD_MS * MS)
    assert not banner.press("left") and banner.press("slam")
    banner.advance(BANNER_MS * MS)
    assert banner.gone


def test_a_banner_without_an_end_stays_until_it_is_sent_away() -> None:
    banner = Banner(MARS, "Draw!", hold_ms=None)
    banner.advance(3_600_000 * MS)
    assert not banner.gone
    banner.away()
    banner.advance(BANNER_MS * MS)
    assert banner.gone


@pytest.mark.parametrize(("pace", "there"), [(Pace(), False), (Pace(less_motion=True), True)])
def test_with_less_motion_a_banner_is_there_at_once(pace: Pace, there: bool, house: Art) -> None:
    surface = pygame.Surface((480, 270))
    canvas = Canvas(surface, house)
    Banner(MARS, "Wanted", pace=pace).draw(canvas)
    assert (surface.get_at((240, 10)).g > 100) is there


def test_the_same_notice_twice_is_shown_once_and_the_oldest_of_four_goes() -> None:
    toasts = Toasts(MARS)
    for text in ("one", "one", "two", "three", "four"):
        toasts.say(text, ms=500)
    assert [text for text, _, _ in toasts._shown] == ["two", "three", "four"]
    toasts.advance(499 * MS)
    assert len(toasts) == 3
    toasts.advance(MS)
    assert len(toasts) == 0


@pytest.mark.parametrize(("share", "lit"), [(-1.0, 0), (0.0, 0), (0.5, 60), (1.0, 120), (7.0, 120)])
def test_a_meter_is_as_long_as_its_share(share: float, lit: int, house: Art) -> None:
    surface = pygame.Surface((1920, 1080))
    Meter(MARS, 120, 40).draw(Canvas(surface, house), 960, 540, share, colour=(1, 2, 250))
    row = [surface.get_at((x, 542))[:3] == (1, 2, 250) for x in range(900, 1020)]
    assert sum(row) <= lit
    assert sum(row) >= lit - 40 * 1.7 / 2 * (0 < share < 1)
