"""Keys are bound by place, and called by what is printed there in the layout in use, also once it changes."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

import pytest

from game.inputs.bindings import Bindings
from game.inputs.hub import Inputs
from game.inputs.remap import with_key
from game.inputs.scancodes import CODES
from game.inputs.zones import ZONES
from tests.inputs.conftest import Desk
from tests.support.xvfb import private_display, window

STEER = ("up", "left", "down", "right", "slam", "back")
PRINTED = {
    "us": {"keys1": "WASDVQ", "keys3": "IJKLNO"},
    "fr": {"keys1": "ZQSDVA", "keys3": "IJKLNO"},
    "de": {"keys1": "WASDVQ", "keys3": "IJKLNO"},
    "us(dvorak)": {"keys1": ",AOEK'", "keys3": "CHTNBR"},
}
"""What stands on the keys of two zones, in the order of STEER."""
ELSEWHERE = {"fr": {";": "M", "Z": "W"}, "de": {";": "Ö", "Y": "Z", "Z": "Y"}, "us": {";": ";", "Y": "Y"}}
"""What stands where boards of the United States have a sign."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    if shutil.which("setxkbmap") is None:
        pytest.skip("there is no setxkbmap")
    with private_display() as name:
        yield name


def lay(display: str, layout: str) -> None:
    name, _, variant = layout.rstrip(")").partition("(")
    words = ["setxkbmap", "-display", display, "-layout", name, "-variant", variant]
    subprocess.run(words, check=True, timeout=20)


@pytest.mark.e2e
def test_zones_are_called_by_the_letters_of_the_layout_also_when_it_is_changed(display: str) -> None:
    lay(display, "fr")
    with window("x11", display):
        inputs = Inputs(Bindings())
        try:
            desk = Desk(inputs)
            for layout in ("fr", "de", "us(dvorak)", "us", "fr"):
                lay(display, layout)
                for zone, letters in PRINTED[layout].items():
                    desk.until(lambda: inputs.key_name(zone, "up") == letters[0])  # noqa: B023
                    assert "".join(inputs.key_name(zone, control) for control in STEER) == letters, layout
                for key, printed in ELSEWHERE.get(layout, {}).items():
                    assert inputs.printed(key) == printed, layout
                assert [inputs.key_name("keys2", control) for control in STEER] == [
                    ZONES["keys2"][control][0] for control in STEER
                ]
        finally:
            inputs.close()


def test_signs_that_no_layout_tells_keep_the_name_of_their_place(monkeypatch: pytest.MonkeyPatch) -> None:
    board = {CODES["W"]: "z", CODES[";"]: "ö", CODES["A"]: "", CODES["D"]: "Dead Circumflex"}
    with window():
        inputs = Inputs(Bindings())
        try:
            monkeypatch.setattr(inputs, "key_label", lambda code: board.get(code, ""))
            inputs.rebind(with_key(Bindings(), "keys1", "back", ";"))
            assert [inputs.key_name("keys1", control) for control in ("up", "left", "right", "back")] == [
                "Z", "A", "D", "Ö",
            ]  # fmt: skip
            board.update({CODES["W"]: "\u0446", CODES["A"]: "\u03b1", CODES["-"]: "\u00df", CODES["<"]: "<"})
            assert [inputs.printed(key) for key in ("W", "A", "-", "<")] == ["W", "A", "\u00df", "<"]
            assert inputs.printed("Keypad 8") == "Keypad 8"
            assert inputs.printed("Scancode 135") == "Scancode 135"
        finally:
            inputs.close()
