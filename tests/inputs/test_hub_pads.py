"""Pads as SDL really delivers them: virtual ones, with and without the pad thread."""

from __future__ import annotations

import random

import pygame
import pytest

from game.inputs.bindings import Bindings
from game.inputs.span import now_ns
from game.inputs.virtual import VirtualPads
from tests.inputs.conftest import Desk
from tests.inputs.plugs import plug
from tests.support.pads import BACK, LEFT_TRIGGER, LEFT_X, START, A


def test_any_face_button_or_trigger_slams_and_the_truth_lies_in_its_interval(
    desk: Desk, pads: VirtualPads
) -> None:
    device = plug(desk, pads, "one")
    for kind, number, value, rest in [
        *(("button", n, 1, 0) for n in range(4)),
        ("axis", LEFT_TRIGGER, 32767, -32768),
        ("axis", LEFT_TRIGGER + 1, 32767, -32768),
    ]:
        desk.presses.clear()
        before = now_ns()
        pads.set("one", kind, number, value)
        after = now_ns()
        desk.until(desk.downs)
        (press,) = desk.downs()
        assert (press.device, press.source) == (device, "pad")
        assert press.lo_ns <= after and press.hi_ns > before
        assert press.hi_ns <= press.seen_ns
        pads.set("one", kind, number, rest)
        desk.until(lambda: [p for p in desk.presses if p.control == "slam" and p.value == 0.0])
        assert [p.value for p in desk.presses if p.control == "slam"] == [1.0, 0.0]


def test_back_start_and_directional_buttons_have_their_controls(desk: Desk, pads: VirtualPads) -> None:
    plug(desk, pads, "one")
    for number in (BACK, START, 11, 12, 13, 14):
        pads.set("one", "button", number, 1)
        desk.until(lambda: False, within_s=0.02)
    found = [press.control for press in desk.presses if press.value == 1.0]
    assert found == ["back", "start", "up", "down", "left", "right"]


def test_a_hat_gives_directions_and_lets_go_of_the_old_one_first(desk: Desk, pads: VirtualPads) -> None:
    plug(desk, pads, "one")
    pads.set("one", "hat", 0, 1)
    desk.until(lambda: desk.downs("up"))
    pads.set("one", "hat", 0, 2)
    desk.until(lambda: desk.downs("right"))
    assert [(p.control, p.value, p.raw) for p in desk.presses] == [
        ("up", 1.0, "h0up"), ("up", 0.0, "h0up"), ("right", 1.0, "h0right"),
    ]  # fmt: skip


def test_a_seat_gets_the_presses_of_its_pad_and_shows_what_it_holds(desk: Desk, pads: VirtualPads) -> None:
    device = plug(desk, pads, "one")
    desk.inputs.seats.sit(4, device)
    pads.set("one", "button", A, 1)
    pads.set("one", "axis", LEFT_X, 32767)
    desk.until(lambda: desk.downs() and [p for p in desk.presses if p.control == "x" and p.value])
    assert {press.seat for press in desk.presses} == {4}
    assert desk.inputs.held(4) == {"slam"}
    assert max(press.value for press in desk.presses if press.control == "x") == 1.0


def test_eight_pads_at_once_are_eight_devices_and_none_is_lost(desk: Desk, pads: VirtualPads) -> None:
    names = [str(n) for n in range(8)]
    devices = [plug(desk, pads, name) for name in names]
    for seat, device in enumerate(devices):
        desk.inputs.seats.sit(seat, device)
    for _ in range(5):
        random.shuffle(names)
        for name in names:
            pads.set(name, "button", A, 1)
        desk.until(lambda: all(desk.inputs.held(seat) for seat in range(8)))
        for name in names:
            pads.set(name, "button", A, 0)
        desk.until(lambda: not any(desk.inputs.held(seat) for seat in range(8)))
    assert sorted(press.seat or 0 for press in desk.downs()) == sorted(list(range(8)) * 5)


def test_no_pads_are_no_trouble(desk: Desk) -> None:
    desk.sample(50)
    assert desk.inputs.pads() == []
    assert not desk.told("warning")


def test_pads_don_t_press_while_another_window_has_the_focus(desk: Desk, pads: VirtualPads) -> None:
    plug(desk, pads, "one")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    desk.sample()
    pads.set("one", "button", A, 1)
    desk.until(lambda: False, within_s=0.03)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    desk.until(lambda: False, within_s=0.03)
    assert not desk.downs(), "it was pressed before the focus came"
    pads.set("one", "button", A, 0)
    desk.until(lambda: False, within_s=0.03)
    pads.set("one", "button", A, 1)
    desk.until(desk.downs)
    assert len(desk.downs()) == 1


def test_flush_forgets_what_is_held_until_it_is_pressed_anew(desk: Desk, pads: VirtualPads) -> None:
    desk.inputs.seats.sit(0, plug(desk, pads, "one"))
    pads.set("one", "button", A, 1)
    pads.set("one", "axis", LEFT_X, 32767)
    desk.until(lambda: desk.inputs.held(0) and [p for p in desk.presses if p.control == "x"])
    desk.inputs.flush()
    assert desk.inputs.held(0) == frozenset()
    desk.presses.clear()
    pads.set("one", "button", A, 0)
    desk.until(lambda: False, within_s=0.03)
    assert desk.presses == []
    pads.set("one", "button", A, 1)
    pads.set("one", "axis", LEFT_X, 32700)
    desk.until(lambda: len(desk.presses) == 2)
    assert {press.control: press.value for press in desk.presses} == {"slam": 1.0, "x": 1.0}


@pytest.mark.parametrize("offset_ms", [-7.0, 5.0])
def test_the_offset_of_a_device_moves_its_intervals(desk: Desk, pads: VirtualPads, offset_ms: float) -> None:
    plug(desk, pads, "slow")
    desk.inputs.rebind(Bindings(offsets_ms={"Pad slow": offset_ms}))
    before = now_ns()
    pads.set("slow", "button", A, 1)
    after = now_ns()
    desk.until(desk.downs)
    (press,) = desk.downs()
    assert press.lo_ns - round(offset_ms * 1e6) <= after and press.hi_ns - round(offset_ms * 1e6) > before


def test_new_bindings_serve_pads_that_are_plugged_in_already(desk: Desk, pads: VirtualPads) -> None:
    plug(desk, pads, "one")
    desk.inputs.rebind(Bindings(pads={"*": {"b0": "back", "b4": "slam"}}))
    pads.set("one", "button", A, 1)
    pads.set("one", "button", BACK, 1)
    desk.until(lambda: desk.downs() and desk.downs("back"))
    assert [press.raw for press in desk.downs()] == ["b4"]
    assert [press.raw for press in desk.downs("back")] == ["b0"]
