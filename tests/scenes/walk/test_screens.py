"""Every screen there is can be reached, drawn, and left."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.kiosk
import game.scenes
from game.scenes.menus import MenuScene
from game.scenes.stack import Scene
from tests.scenes.house import House, house
from tests.scenes.walk.controls import CONTROLS
from tests.scenes.walk.reasons import STAYS
from tests.scenes.walk.screens import SCREENS
from tests.scenes.walk.walker import opened

BASES = {
    "MatchOptions",
    "MenuScene",
    "PlayedScene",
    "Results",
    "ShownBoard",
    "SteeredScene",
    "TableScene",
    "TimedScene",
    "WatchedRace",
}
"""What other scenes are made of; no screen by itself."""
LINE_OF_CONTROLS = 1016


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("walk")) as made:
        yield made


def kinds(base: type[Scene] = Scene) -> Iterator[str]:
    """The names of all scenes of the program, with their modules."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(("game.scenes", "game.kiosk")):
            yield f"{kind.__module__}.{kind.__name__}"
        yield from kinds(kind)


def test_the_walk_reaches_every_kind_of_scene_draws_it_and_finds_a_way_out(place: House) -> None:
    for package in (game.scenes, game.kiosk):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    seen = set()
    for name in SCREENS:
        opened(place, name).draw()
        seen.add(f"{type(place.top).__module__}.{type(place.top).__name__}")
        if isinstance(place.top, MenuScene):
            assert place.top._top + place.top._height < LINE_OF_CONTROLS, f"too tall: {name}"
        before = list(place.app.stack.scenes)
        CONTROLS["Escape"](place)
        if name not in STAYS and list(place.app.stack.scenes) == before:
            CONTROLS["start held"](place)
            assert list(place.app.stack.scenes) != before, f"nothing leads away from: {name}"
    assert {kind for kind in kinds() if kind.split(".")[-1] not in BASES} - seen == set()


def test_a_menu_can_be_steered_by_the_mouse_alone(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        opened(place, "title")
        CONTROLS["right click"](place)
        assert place.names == ["TitleScene", "MainMenu"]
        assert isinstance(place.top, MenuScene)
        CONTROLS["wheel"](place)
        assert place.top.menu.index == 1
        CONTROLS["mouse moves"](place)
        pointed = place.top.menu.index
        assert pointed not in (0, 1)
        CONTROLS["right click"](place)
        assert place.names == ["TitleScene"]


def test_f11_fills_the_screen_anywhere_but_in_a_kiosk_and_is_remembered(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        opened(place, "settings")
        place.app._screen._fixed = False  # the command line of tests asks for a window
        for full in (True, False):
            CONTROLS["F11"](place)
            assert place.app.window.fullscreen is full
            assert place.app.settings_file.load().fullscreen is full
        opened(place, "kiosk, title's menu")
        CONTROLS["F11"](place)
        assert not place.app.window.fullscreen
