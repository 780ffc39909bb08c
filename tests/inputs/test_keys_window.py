"""Real keys in a real window: what an X server and SDL make of auto-repeat, focus and keys held over."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from game.inputs.bindings import Bindings
from game.inputs.hub import Inputs
from game.inputs.zones import ZONES
from tests.inputs.conftest import Desk
from tests.support.xtest import Hands, keys_on
from tests.support.xvfb import private_display, window

pytestmark = pytest.mark.e2e

REPEATING_S = 0.9
"""X repeats a held key after 0.66 s."""


class Room:
    """A window with the focus, its inputs, and hands at the keyboard."""

    def __init__(self, desk: Desk, keys: Hands, window: int) -> None:
        self.desk, self.keys, self.window = desk, keys, window
        self.other = keys.other_window()

    def rest(self, seconds: float = 0.03) -> None:
        self.desk.until(lambda: False, within_s=seconds)

    def look_away(self) -> None:
        self.keys.focus(self.other)
        self.desk.until(lambda: not self.desk.inputs.focused)

    def look_back(self) -> None:
        self.keys.focus(self.window)
        self.desk.until(lambda: self.desk.inputs.focused)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with private_display() as name:
        yield name


@pytest.fixture
def room(display: str) -> Iterator[Room]:
    with window("x11", display), keys_on(display) as keys:
        inputs = Inputs(Bindings())
        room = Room(Desk(inputs), keys, keys.windows()[0])
        room.look_back()
        room.look_away()
        room.look_back()  # from here on the server has told which keys are held
        room.desk.presses.clear()
        room.desk.notices.clear()
        try:
            yield room
        finally:
            inputs.close()


def test_each_key_of_each_zone_arrives_with_the_servers_time(room: Room) -> None:
    made = [
        (zone, control, key, room.keys.tap(key, hold_s=0.002))
        for zone, table in ZONES.items()
        for control, keys in table.items()
        for key in keys
    ]
    room.rest(0.1)
    found = [press for press in room.desk.presses if press.value == 1.0]
    assert [(p.device, p.control, p.raw) for p in found] == [(z, c, k) for z, c, k, _span in made]
    assert {press.source for press in found} == {"x11"}
    for press, (*_names, truth) in zip(found, made, strict=True):
        assert press.lo_ns <= truth.hi and truth.lo < press.hi_ns


def test_a_key_held_down_is_one_press_and_a_key_of_nobody_is_seen_as_well(room: Room) -> None:
    room.keys.press("V")
    room.keys.press("Z")
    room.rest(REPEATING_S)
    room.keys.release("V")
    room.keys.release("Z")
    room.rest()
    found = [(p.device, p.control, p.raw, p.value) for p in room.desk.presses]
    assert [press for press in found if press[0] == "keys1"] == [
        ("keys1", "slam", "V", v) for v in (1.0, 0.0)
    ]
    assert [press for press in found if press[0] == "keys"] == [("keys", "", "Z", v) for v in (1.0, 0.0)]


def test_escape_is_start_for_everybody(room: Room) -> None:
    room.desk.inputs.seats.sit(0, "keys1")
    room.keys.tap("Escape")
    room.rest()
    (press,) = room.desk.downs("start")
    assert (press.device, press.seat) == ("keys", None)


def test_loss_of_focus_lets_go_of_all_keys_and_is_told_once(room: Room) -> None:
    room.desk.inputs.seats.sit(5, "keys2")
    room.keys.press("Up")
    room.keys.press("Return")
    room.desk.until(lambda: len(room.desk.inputs.held(5)) == 2)
    room.look_away()
    assert room.desk.inputs.held(5) == frozenset()
    assert sorted(p.control for p in room.desk.presses if p.value == 0.0) == ["slam", "up"]
    assert [notice.kind for notice in room.desk.notices if notice.kind != "exposed"] == ["focus_lost"]


def test_a_key_held_since_before_the_focus_came_counts_only_after_its_release(room: Room) -> None:
    room.keys.press("V")
    room.rest()
    room.look_away()
    room.keys.press("Return")  # pressed in another window
    room.rest()
    room.look_back()
    room.desk.presses.clear()
    room.rest(REPEATING_S)
    assert room.desk.presses == [], "auto-repeat of keys held over is no press"
    for key in ("V", "Return"):
        room.keys.release(key)
        room.rest()  # SDL takes a release and a press within 2 ms for auto-repeat
        room.keys.tap(key)
        room.rest()
    assert [press.raw for press in room.desk.downs()] == ["V", "Return"]


def test_a_key_pressed_for_another_window_is_no_press(room: Room) -> None:
    room.look_away()
    room.keys.tap("V")
    room.rest(0.1)
    room.look_back()
    room.rest()
    assert room.desk.downs() == []
    room.keys.tap("V")
    room.rest()
    assert len(room.desk.downs()) == 1


def test_two_keys_of_one_control_are_one_press_until_both_are_released(room: Room) -> None:
    for name in ("Keypad Enter", "Keypad 0"):
        room.keys.press(name)
    for name in ("Keypad Enter", "Keypad 0"):
        room.keys.release(name)
    room.rest(0.1)
    found = [(p.control, p.value, p.raw) for p in room.desk.presses if p.device == "keys4"]
    assert found == [("slam", 1.0, "Keypad Enter"), ("", 1.0, "Keypad 0"), ("slam", 0.0, "Keypad 0")]


def test_a_new_window_still_gets_the_servers_time(room: Room) -> None:
    pygame.display.set_mode((640, 480))
    room.desk.inputs.window_changed()
    room.rest(0.3)
    room.keys.tap("V")
    room.rest()
    assert [press.source for press in room.desk.downs()] == ["x11"]


def test_a_sample_without_news_costs_little(room: Room) -> None:
    room.rest()
    costs = []
    for _ in range(200):
        begin = time.perf_counter_ns()
        room.desk.inputs.sample()
        costs.append(time.perf_counter_ns() - begin)
    assert sorted(costs)[100] < 500_000, "a sample between two layers must not be felt in the frame"
