"""Bindings: the defaults are sound, faults are told as sentences."""

from __future__ import annotations

import copy
import re

import msgspec
import pytest

from game.inputs.bindings import BindingError, Bindings, faults
from game.inputs.scancodes import CODES, MODIFIERS, name_of
from game.inputs.sdl import load
from game.inputs.zones import PAUSE_KEY, ZONE_CONTROLS, ZONES


def test_the_defaults_are_without_fault_and_survive_the_settings_file() -> None:
    bindings = Bindings()
    assert faults(bindings) == []
    assert msgspec.json.decode(msgspec.json.encode(bindings), type=Bindings) == bindings
    assert bindings.checked() is bindings


def test_four_zones_share_no_key_and_use_no_modifier_no_space_and_no_pause_key() -> None:
    keys = [key for table in ZONES.values() for names in table.values() for key in names]
    assert list(ZONES) == ["keys1", "keys2", "keys3", "keys4"]
    assert len(keys) == len(set(keys))
    assert not set(keys) & {*MODIFIERS, "Space", PAUSE_KEY}
    assert all(tuple(table) == ("up", "left", "down", "right", "slam", "back") for table in ZONES.values())
    assert set(ZONE_CONTROLS) == {"up", "left", "down", "right", "slam", "back"}


def test_slams_of_the_letter_zones_close_no_rectangle_of_the_usual_matrix_with_two_of_their_directions() -> (
    None
):
    columns = ("1QAZ", "2WSX", "3EDC", "4RFV", "5TGB", "6YHN", "7UJM", "8IK,", "9OL.", "0P;/")
    at = {key: (column, keys.index(key)) for column, keys in enumerate(columns) for key in keys}
    for zone in ("keys1", "keys3"):
        keys = [at[ZONES[zone][control][0]] for control in ("up", "left", "down", "right")]
        column, row = at[ZONES[zone]["slam"][0]]
        for a in keys:
            for b in keys:
                assert not (a[0] == column and b[1] == row), zone
                assert not (a != b and a[0] == column and a[1] == b[1]), zone


def test_names_of_keys_are_those_of_sdl() -> None:
    sdl = load()
    assert sdl is not None
    for name, code in CODES.items():
        if name != "<":  # on European boards only, and SDL has no name for it
            assert sdl.lib.SDL_GetScancodeName(code).decode() == name
        assert name_of(code) == name
    assert name_of(400) == "Scancode 400"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"zones": {"keys9": {}}}, "There is no key zone 'keys9'"),
        ({"zones": {"keys1": {"jump": ["W"]}}}, "'keys1' binds 'jump', but a zone has only up,"),
        ({"zones": {"keys1": {"up": []}}}, "'keys1' has no key for 'up'."),
        ({"zones": {"keys1": {"up": ["Shift"]}}}, "'up' of 'keys1' is bound to 'Shift', which is no key"),
        ({"zones": {"keys1": {"up": ["Left Shift"]}}}, "systems take that key for themselves"),
        (
            {"zones": {"keys1": {"up": ["Return"]}}},
            "Return is bound twice: to 'up' of 'keys1' and to 'slam' of 'keys2'",
        ),
        (
            {"zones": {"keys1": {"up": ["Escape"]}}},
            "Escape is bound twice: to the pause and to 'up' of 'keys1'.",
        ),
        ({"pads": {"*": {"b0": "jump"}}}, "Pad '*' binds 'b0' to 'jump'; a button can be left,"),
        ({"dead_zone": 0.9}, "The dead zone is 0.9, it must be from 0 to 0.8."),
        ({"trigger": float("nan")}, "The trigger point is nan"),
        ({"offsets_ms": {"keys1": 50.0}}, "The offset of 'keys1' is 50.0 ms, it must be from -20 to 20."),
    ],
)
def test_each_fault_is_a_sentence(change: dict[str, object], sentence: str) -> None:
    plain = copy.deepcopy(msgspec.to_builtins(Bindings()))
    for name, value in change.items():
        if name == "zones":
            assert isinstance(value, dict)
            for zone, table in value.items():
                plain["zones"].setdefault(zone, {}).update(table)
        else:
            plain[name] = value
    bindings = msgspec.convert(plain, Bindings)
    assert any(sentence in fault for fault in faults(bindings))
    with pytest.raises(BindingError, match=re.escape(sentence)):
        bindings.checked()


def test_an_offset_is_that_of_the_first_name_that_has_one() -> None:
    bindings = Bindings(offsets_ms={"keys": -3.0, "keys2": 4.5})
    assert bindings.offset_ns("keys2", "keys") == 4_500_000
    assert bindings.offset_ns("keys1", "keys") == -3_000_000
    assert bindings.offset_ns("Pad") == 0


def test_hints_show_the_first_key_of_a_control() -> None:
    assert Bindings().first_key("keys4", "down") == "Keypad 5"
    assert Bindings().first_key("keys4", "jump") == ""


def test_zones_that_are_not_named_have_their_usual_keys() -> None:
    own = {control: [key] for control, key in zip(ZONES["keys1"], "TFGHVQ", strict=True)}
    bindings = msgspec.convert({"zones": {"keys1": own}}, Bindings).checked()
    assert bindings.first_key("keys1", "up") == "T"
    assert bindings.first_key("keys2", "slam") == "Return"
