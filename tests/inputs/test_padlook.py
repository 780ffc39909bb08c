"""Whose letters a pad bears, and which of its buttons is shown for a control."""

from __future__ import annotations

import pytest

from game.inputs.padlook import look_of, style_of
from game.inputs.padroles import parts_of, roles_for

NAMES = (
    "a:b0,b:b1,x:b2,y:b3,back:b4,start:b6,leftshoulder:b9,rightshoulder:b10,lefttrigger:a4,righttrigger:a5,"
)
SWITCHED = (
    "a:b0,b:b1,x:b3,y:b2,back:b9,start:b10,leftshoulder:b5,rightshoulder:b6,lefttrigger:b7,righttrigger:b8,"
)
"""A Switch Pro pad by place, as SDL names it once it is told to."""


@pytest.mark.parametrize(
    ("kind", "guid", "name", "style"),
    [
        (5, "", "Pro Controller", "nintendo"),
        (13, "", "Joy-Con (L/R)", "nintendo"),
        (0, "050000007e0500000920000001800000", "Wireless Gamepad", "nintendo"),
        (6, "", "8BitDo SN30 Pro", "nintendo"),
        (7, "", "DualSense Wireless Controller", "playstation"),
        (0, "030000004c050000cc09000000010000", "Wireless Controller", "playstation"),
        (0, "", "PS4 Controller", "playstation"),
        (1, "", "X360", "xbox"),
        (0, "030000005e0400008e02000000010000", "Gamepad", "xbox"),
        (9, "", "Stadia", "xbox"),
        (0, "03000000790000000600000010010000", "Generic USB Joystick", ""),
        (6, "", "Pad A", ""),
    ],
)
def test_the_letters_of_a_pad_are_known_by_kind_vendor_or_name(
    kind: int, guid: str, name: str, style: str
) -> None:
    assert style_of(kind, guid, name) == style


@pytest.mark.parametrize("mapping", [NAMES, SWITCHED])
@pytest.mark.parametrize("style", ["xbox", "playstation", "nintendo"])
def test_the_palm_is_the_lower_button_on_every_pad(mapping: str, style: str) -> None:
    look = look_of(style, mapping, roles_for(mapping, {}).controls)
    assert look.parts == {"slam": "south", "back": "back", "hold": "lb", "start": "start"}


def test_a_pad_without_letters_shows_all_four_faces_for_the_palm() -> None:
    assert "slam" not in look_of("", NAMES, roles_for(NAMES, {}).controls).parts


def test_what_a_player_has_changed_is_what_is_shown() -> None:
    changed = {"b0": "back", "b1": "back", "b2": "back", "b9": "slam"}
    for style in ("", "nintendo"):
        look = look_of(style, NAMES, roles_for(NAMES, changed).controls)
        assert (look.parts["slam"], look.parts["hold"]) == ("north", "rb")
    only = {f"b{n}": "" for n in range(4)}
    assert look_of("xbox", NAMES, roles_for(NAMES, only).controls).parts["slam"] == "rt"


def test_a_pad_that_no_database_knows_shows_numbers_as_people_count() -> None:
    habit = roles_for("", {})
    assert look_of("", "", habit.controls).parts == {
        "back": "number-5", "hold": "number-5", "start": "number-10",
    }  # fmt: skip
    moved = roles_for("", {**{f"b{n}": "" for n in (0, 1, 2, 3, 6, 7)}, "b11": "slam"})
    assert look_of("", "", moved.controls).parts["slam"] == "number-12"


def test_places_come_from_the_names_of_the_database() -> None:
    places = parts_of("a:b1,b:b0,dpup:h0.1,lefttrigger:a2,righttrigger:+a5,leftx:a0,guide:b12,")
    assert places == {"b1": "south", "b0": "east", "h0up": "dpad-up", "a2+": "lt", "a5+": "rt"}
    assert parts_of("") == {}
