"""The keyboard at the PIN of a kiosk whose guests may use no key at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.cli.kiosk_game import _pin_first
from game.inputs.press import Press
from game.inputs.scancodes import CODES
from game.inputs.zones import ZONES
from game.kiosk.config import Kiosk
from game.kiosk.pin import Pin
from game.kiosk.pin_keys import DIGIT_KEYS, pin_hints
from game.kiosk.pin_scene import PinScene
from game.scenes import entrance
from tests.kiosk.booth import Booth
from tests.scenes.house import house

BARE = Kiosk()


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path, BARE)


@pytest.fixture
def tried(booth: Booth) -> list[str]:
    """What is entered at the PIN that is asked for."""
    found: list[str] = []

    def take(digits: str) -> str:
        found.append(digits)
        return "That is not it."

    booth.place.open(PinScene("PIN", take))
    return found


def keys(booth: Booth, *names: str) -> None:
    """Press and let go of keys by name, as the keyboard tells them."""
    zones = {key: (zone, way) for zone, ways in ZONES.items() for way, all_ in ways.items() for key in all_}
    for name in names:
        device, control = zones.get(name, ("keys", ""))
        for value in (1.0, 0.0):
            now = booth.place.now_ns
            booth.app._give(Press(None, control, value, now - 1, now, now, "test", device, name))
        booth.place.frames()


def words(booth: Booth) -> list[str]:
    """What the bottom line says."""
    groups = pin_hints(booth.app, typing=booth.place.top._typing)
    return [hint.text for group in groups for hint in group.hints]


@pytest.mark.parametrize("zones", [(), ("keys1",), ("keys2", "keys4"), tuple(ZONES)])
def test_a_pin_can_be_typed_whatever_zones_are_chosen(
    booth: Booth, tried: list[str], zones: tuple[str, ...]
) -> None:
    booth.keeper.configure(msgspec.structs.replace(BARE, zones=zones))
    keys(booth, "4", "0", "2", "5", "Return")
    keys(booth, "Keypad 4", "Keypad 8", "Keypad 0", "Keypad 5", "Keypad Enter")
    assert tried == ["4025", "4805"]


def test_arrows_turn_and_the_way_back_is_from_wheel_to_wheel(booth: Booth, tried: list[str]) -> None:
    keys(booth, "Up", "Right", "Down", "Return", "7", "8", "Backspace", "1", "2", "Left", "Right", "Return")
    assert tried == ["1912"]
    keys(booth, "3", "Backspace", "Backspace")
    assert booth.top == "TitleScene"


def test_those_keys_get_guests_nowhere_else(booth: Booth) -> None:
    every = [key for key in CODES if key != BARE.coin_key]
    keys(booth, *every)
    assert booth.top == "TitleScene"
    booth.place.tap("pad:0", "start")
    row = booth.place.top.menu.selected.id
    keys(booth, *every)
    assert booth.top == "MainMenu"
    assert booth.place.top.menu.selected.id == row


def test_at_the_pin_no_other_key_does_anything(booth: Booth, tried: list[str]) -> None:
    mean = {*DIGIT_KEYS, "Up", "Down", "Left", "Right", "Return", "Keypad Enter", "Backspace"}
    keys(booth, *(key for key in CODES if key not in mean))
    assert booth.top == "PinScene"
    assert booth.place.top.digits == [0, 0, 0, 0]
    assert not tried


def test_a_digit_that_is_the_key_of_coins_is_a_digit_here(booth: Booth, tried: list[str]) -> None:
    booth.keeper.configure(msgspec.structs.replace(BARE, credits_a_match=1))
    keys(booth, "5", "5", "5", "5", "Return")
    assert tried == ["5555"]
    assert not booth.keeper.till.credits


def test_the_first_start_without_pad_or_zone_says_what_works_and_a_pin_can_be_set(
    booth: Booth, tmp_path: Path
) -> None:
    pin = Pin(tmp_path / "pin.json")
    booth.place.open(_pin_first(booth.app, pin, entrance.title(booth.app)))
    booth.place.frames(2, draw=True)
    assert words(booth)[0] == "Plug in a pad or use the keyboard"
    keys(booth, *(*"1234", "Return") * 2)
    assert pin.fits("1234")


def test_the_bottom_line_goes_with_whoever_pressed_last(booth: Booth, tried: list[str]) -> None:  # noqa: ARG001
    booth.keeper.configure(msgspec.structs.replace(BARE, zones=("keys1", "keys4")))
    assert words(booth) == ["Turn the wheels", "Pick", "Back", "Or type it"]
    keys(booth, "4")
    assert words(booth) == ["Type", "Turn the wheels", "Pick", "Back"]
    keys(booth, "W")
    assert words(booth)[-1] == "Or type it"
    booth.keeper.configure(msgspec.structs.replace(BARE, zones=("keys4",)))
    booth.place.frames(draw=True)
    assert words(booth)[0] == "Plug in a pad or use the keyboard", "its digits type and do not turn"
