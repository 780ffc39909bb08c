from __future__ import annotations

import pytest

from game.inputs.bindings import BindingError, Bindings
from game.inputs.padroles import HABIT
from game.inputs.remap import copied, with_button, with_key, with_offset, without_changes


def test_a_key_takes_the_place_of_those_that_the_control_had() -> None:
    old = Bindings()
    new = with_key(old, "keys4", "down", "Keypad 3")
    assert new.zones["keys4"]["down"] == ["Keypad 3"]
    assert old.zones["keys4"]["down"] == ["Keypad 5", "Keypad 2"]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("Up", "Up is already Up of Keys 2"),
        ("D", "D is already Right of Keys 1"),
        ("Keypad 2", "Keypad 2 is already Down of Keys 4"),
        ("Escape", "everybody's pause"),
        ("Left Shift", "Systems take Left Shift"),
        ("F99", "can't be used"),
    ],
)
def test_a_key_that_is_taken_or_none_is_refused_with_the_reason(key: str, reason: str) -> None:
    with pytest.raises(BindingError, match=reason):
        with_key(Bindings(), "keys1", "slam", key)


def test_a_button_leaves_the_control_that_it_had() -> None:
    new = with_button(Bindings(), "Pad", HABIT.controls, "back", "b1")
    assert new.pads == {"Pad": {"b1": "back"}}
    assert with_button(new, "Pad", {**HABIT.controls, "b1": "back"}, "back", "b1") is new


@pytest.mark.parametrize("raw", ["b9"])
def test_the_only_button_of_a_control_stays_with_it(raw: str) -> None:
    with pytest.raises(BindingError, match="only button for Pause"):
        with_button(Bindings(), "Pad", HABIT.controls, "slam", raw)


def test_an_offset_is_kept_by_name_and_none_is_none() -> None:
    new = with_offset(Bindings(), "Pad", -8)
    assert new.offset_ns("Pad") == -8_000_000
    assert with_offset(new, "Pad", 0).offsets_ms == {}
    with pytest.raises(BindingError, match="must be from"):
        with_offset(new, "Pad", 99)


def test_the_defaults_come_back_for_one_device_alone() -> None:
    changed = with_button(with_key(Bindings(), "keys1", "slam", "B"), "Pad", HABIT.controls, "back", "b1")
    assert without_changes(changed, "keys1").zones == Bindings().zones
    assert without_changes(changed, "keys1").pads == changed.pads
    assert without_changes(changed, "Pad").pads == {}


def test_a_default_key_that_serves_another_zone_now_is_not_taken_away_from_it() -> None:
    moved = with_key(with_key(Bindings(), "keys1", "slam", "B"), "keys3", "slam", "V")
    with pytest.raises(BindingError, match="V is already Palm of Keys 3"):
        without_changes(moved, "keys1")


def test_a_copy_shares_nothing() -> None:
    old = Bindings()
    copied(old).zones["keys1"]["up"].append("T")
    assert old.zones["keys1"]["up"] == ["W"]
