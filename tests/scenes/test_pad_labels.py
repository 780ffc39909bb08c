"""Every place that names a pad's button says what is printed on the pad of who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.buttons import button_names, numbered
from game.scenes.hints import control_keys, hint_groups, legend_for, pad_kinds, shared_hints
from game.scenes.joining import TURN_NS, _device
from game.scenes.remap import DeviceScene
from game.scenes.settings import SettingsScene
from game.stage.hints import Hint
from tests.scenes.house import House, house
from tests.support.pads import virtual_pads

SWITCH, DUAL, PLAIN = "Nintendo Switch Pro Controller", "DualSense Wireless Controller", "Gamepad"
HINTS = (Hint("slam", "Take"), Hint("back", "Back"))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as place, virtual_pads() as pads:
        for name in (SWITCH, DUAL, PLAIN):
            pads.attach(name[:4], make=name)
        place.frames(2)
        yield place


def device(room: House, name: str) -> str:
    return next(pad.device for pad in room.app.inputs.pads() if pad.name == name)


def test_each_pad_shows_its_own_sign_for_the_palm(room: House) -> None:
    shown = {name: legend_for(room.app, device(room, name))("slam") for name in (SWITCH, DUAL, PLAIN)}
    assert shown == {SWITCH: "pad:south@nintendo", DUAL: "pad:south@playstation", PLAIN: "pad:slam"}


def test_pads_of_two_makes_have_each_their_hints_and_like_ones_share_them(room: House) -> None:
    for seat, name in enumerate((SWITCH, DUAL)):
        room.app.inputs.seats.sit(seat, device(room, name))
    groups = hint_groups(room.app, HINTS, (0, 1))
    assert [group.legend("slam") for group in groups] == ["pad:south@nintendo", "pad:south@playstation"]
    assert [group.seat for group in groups] == [0, 1]
    room.app.settings.button_labels = "xbox"
    groups = hint_groups(room.app, HINTS, (0, 1))
    assert [group.legend("slam") for group in groups] == ["pad:south@xbox"]
    assert groups[0].seat is None
    assert control_keys(room.app, 1) == ("pad:move@xbox", "pad:south@xbox")


def test_a_menu_shows_the_signs_of_the_pad_that_was_used_last(room: House) -> None:
    room.open(SettingsScene())
    room.tap(device(room, DUAL), "down")
    assert shared_hints(room.app, HINTS)[0].legend("slam") == "pad:south@playstation"
    room.tap(device(room, SWITCH), "down")
    assert shared_hints(room.app, HINTS)[0].legend("start") == "pad:start@nintendo"
    room.draw()


def test_the_sign_to_join_shows_the_pads_that_are_free(room: House) -> None:
    room.app.inputs.seats.sit(0, device(room, SWITCH))
    shown = {_device(room.app, turn * TURN_NS) for turn in range(8)}
    assert {device(room, DUAL), device(room, PLAIN)} <= shown
    assert device(room, SWITCH) not in shown
    assert len(pad_kinds(room.app)) == 3


def test_the_board_of_a_pad_names_its_buttons_as_they_are_printed(room: House) -> None:
    assert button_names(room.app, device(room, SWITCH), "slam") == "B, A, Y, X, ZL, ZR"
    assert button_names(room.app, device(room, DUAL), "slam") == "Cross, Circle, Square, Triangle, L2, R2"
    assert button_names(room.app, device(room, PLAIN), "slam") == "Lower, Right, Left, Upper, LT, RT"
    assert button_names(room.app, device(room, SWITCH), "start") == "+"
    room.open(DeviceScene(SWITCH))
    assert room.top.menu.row("slam").label == "Palm: B, A, Y, X, ZL, ZR"
    room.app.settings.button_labels = "playstation"
    assert button_names(room.app, device(room, SWITCH), "back") == "L1, R1, Select"
    room.draw()


@pytest.mark.parametrize(
    ("raw", "words"), [("b0", "1"), ("b11", "12"), ("h0up", "D-pad up"), ("a2+", "lever 3+")]
)
def test_buttons_of_which_nothing_is_known_are_counted_as_people_do(raw: str, words: str) -> None:
    assert numbered(raw) == words
