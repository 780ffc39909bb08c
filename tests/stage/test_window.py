"""The window: all sizes, screens that are not there, full screen and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stage.art import Art
from game.stage.window import ACCELERATION, Window, WindowError
from tests.support.xtest import keys_on
from tests.support.xvfb import private_display
from tests.support.xvfb import window as window_on

SMALL = (640, 360)
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160), (333, 999))


@pytest.fixture(autouse=True)
def afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Acceleration as before, and a small screen for the tests that follow."""
    monkeypatch.setenv(ACCELERATION, "0")
    yield
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 36))


@pytest.mark.parametrize("size", SIZES)
def test_a_window_of_any_size_is_drawn_on_to_the_edge_of_the_sheet(size: tuple[int, int], art: Art) -> None:
    window = Window(art, size=size)
    canvas = window.begin()
    canvas.fill("red")
    window.present()
    fit = canvas.fit
    assert canvas.surface.get_size() == size
    assert canvas.surface.get_at((fit.x, fit.y)) == pygame.Color("red")
    assert canvas.surface.get_at((fit.x + fit.width - 1, fit.y + fit.height - 1)) == pygame.Color("red")
    if fit.x:
        assert canvas.surface.get_at((fit.x - 1, fit.y)) != pygame.Color("red")


def test_the_canvas_stays_the_same_object_when_the_window_changes(art: Art) -> None:
    window = Window(art, size=(1280, 720))
    canvas = window.begin()
    pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
    assert window.begin() is canvas
    assert canvas.fit.y == 96 and canvas.scale == pytest.approx(1024 / 1920)


def test_full_screen_and_back_gives_the_window_its_size_again(art: Art) -> None:
    window = Window(art, size=(1280, 720))
    window.set_fullscreen(True)
    assert window.begin().surface.get_size() == pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(False)
    assert window.begin().surface.get_size() == (1280, 720)


def test_a_screen_that_is_not_there_gives_the_first_and_a_notice(art: Art) -> None:
    window = Window(art, display=7, size=(640, 360))
    assert window.display == 0 and "7" in window.notice


def test_no_screen_at_all_is_one_sentence(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(WindowError, match="No window can be opened"):
        Window(art)


def test_the_acceleration_that_a_user_asks_for_is_kept(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ACCELERATION, "1")
    assert Window(art, size=(320, 180)).accelerated
    assert os.environ[ACCELERATION] == "1"


def test_a_new_frame_is_not_shaken_by_the_last_one(art: Art) -> None:
    window = Window(art, size=(640, 360))
    window.begin().shift = (9.0, 9.0)
    assert window.begin().shift == (0.0, 0.0)


def test_an_icon_is_used_when_it_is_drawn(tmp_path: Path, art: Art) -> None:
    (tmp_path / "title").mkdir()
    (tmp_path / "title" / "icon.svg").write_text((tmp_path / "square.svg").read_text())
    assert Window(art, size=(320, 180)).canvas.size == (1920, 1080)


def test_a_nudged_picture_lies_aside_and_comes_back(art: Art) -> None:
    window = Window(art, size=(1280, 720))
    for aside, lit in (((2, 1), (2, 1)), ((-3, 0), (0, 0)), ((0, 0), (0, 0))):
        window.nudge(*aside)
        canvas = window.begin()
        canvas.rect(0, 0, 1920, 1080, "red")
        assert canvas.surface.get_at(lit) == pygame.Color("red")
        if aside == (2, 1):
            assert canvas.surface.get_at((1, 1)) != pygame.Color("red")
            assert canvas.surface.get_at((2, 0)) != pygame.Color("red")


@pytest.mark.e2e
def test_a_window_fills_the_screen_and_comes_back_to_its_place_without_a_window_manager(art: Art) -> None:
    with private_display() as display, window_on("x11", display, SMALL), keys_on(display) as keys:
        shown = Window(art, size=SMALL)

        def place() -> tuple[int, ...]:
            pygame.event.pump()
            found = keys._window(keys.windows()[0])
            corner, size = found.translate_coords(found.query_tree().root, 0, 0), found.get_geometry()
            return -corner.x, -corner.y, size.width, size.height

        before = place()
        assert before[2:] == SMALL
        shown.set_fullscreen(True)
        assert place() == (0, 0, *pygame.display.get_desktop_sizes()[0])
        shown.set_fullscreen(False)
        assert place() == before
