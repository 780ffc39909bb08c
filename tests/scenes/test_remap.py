"""Keys and buttons are changed on screen, refused with a reason, kept, and in force at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.inputs.bindings import Bindings
from game.inputs.press import Press
from game.scenes.remap import PATIENCE_NS, AskKeyScene, RemapScene
from game.store.settings import SettingsFile
from tests.scenes.house import House, house
from tests.support.pads import virtual_pads


@pytest.fixture
def room(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as place:
        place.open(RemapScene())
        place.frames()
        yield place


def raw(place: House, device: str, key: str, control: str = "") -> None:
    for value in (1.0, 0.0):
        now = place.now_ns
        place.app._give(Press(None, control, value, now - 1000, now, now, "test", device, key))
    place.frames()


def palm_of_keys1(place: House) -> None:
    place.tap("keys2", "slam")
    place.top.menu.select("slam")
    place.tap("keys2", "slam")
    assert isinstance(place.top, AskKeyScene)


def test_a_new_key_counts_at_once_and_is_kept(room: House) -> None:
    palm_of_keys1(room)
    raw(room, "keys", "B")
    assert room.app.inputs.bindings.zones["keys1"]["slam"] == ["B"]
    kept = SettingsFile(room.app.folders.settings).load().bindings
    assert kept["zones"]["keys1"]["slam"] == ["B"]
    assert room.top.menu.row("slam").label == "Palm: B"


def test_a_key_of_another_zone_is_refused_with_the_reason_and_nothing_changes(room: House) -> None:
    palm_of_keys1(room)
    raw(room, "keys2", "Up", "up")
    assert room.app.inputs.bindings.zones["keys1"]["slam"] == ["V"]
    assert "Up is already Up of Keys 2" in room.top.menu.selected.note
    assert "deny" in room.heard


def test_escape_and_time_give_it_up(room: House) -> None:
    palm_of_keys1(room)
    raw(room, "keys", "Escape", "start")
    assert not isinstance(room.top, AskKeyScene)
    room.tap("keys2", "slam")
    room.now_ns += PATIENCE_NS
    room.frames(3)
    assert not isinstance(room.top, AskKeyScene)
    assert room.app.inputs.bindings.zones["keys1"]["slam"] == ["V"]


def test_the_defaults_come_back(room: House) -> None:
    palm_of_keys1(room)
    raw(room, "keys", "B")
    room.top.menu.select("reset")
    room.tap("keys2", "slam")
    assert room.app.inputs.bindings.zones["keys1"]["slam"] == ["V"]


def test_a_button_of_a_pad_is_learnt_from_a_pad_of_that_name_only(tmp_path: Path) -> None:
    with house(tmp_path) as place, virtual_pads() as pads:
        pads.attach("A")
        place.frames(3)
        place.open(RemapScene())
        place.frames()
        (pad,) = place.app.inputs.pads()
        place.top.menu.select(pad.name)
        place.tap("keys1", "slam")
        place.top.menu.select("back")
        place.tap("keys1", "slam")
        raw(place, "keys1", "V", "slam")
        assert isinstance(place.top, AskKeyScene), "a key is no button"
        raw(place, pad.device, "b1", "slam")
        assert place.app.inputs.bindings.pads == {pad.name: {"b1": "back"}}
        assert place.app.inputs.pad_controls(pad.device)["b1"] == "back"
        assert place.top.menu.selected.note == "Right is Back now, not Palm."


def test_settings_whose_keys_are_of_no_use_are_told_in_words_and_defaults_serve(tmp_path: Path) -> None:
    with house(tmp_path, bindings={"dead_zone": "wide"}) as place:
        (said,) = place.app.notes._waiting
        assert "The keys in the settings can't be used: dead_zone: expected a number, found the text" in said
        assert place.app.inputs.bindings.dead_zone == Bindings().dead_zone
