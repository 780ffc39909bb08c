"""Pads that come and go: what they held is let go, seats wait for them, twins and batteries are told."""

from __future__ import annotations

import pygame
import pytest

from game.inputs.twins import ENOUGH
from game.inputs.virtual import VirtualPads
from tests.inputs.conftest import Desk
from tests.inputs.plugs import plug
from tests.support.pads import LEFT_X, LEFT_Y, A


def unplug(desk: Desk, pads: VirtualPads, name: str) -> None:
    count = len(desk.told("pad_lost"))
    pads.detach(name)
    desk.until(lambda: len(desk.told("pad_lost")) > count)


def test_a_pad_unplugged_while_it_holds_lets_go_and_keeps_its_seat(desk: Desk, pads: VirtualPads) -> None:
    device = plug(desk, pads, "one")
    desk.inputs.seats.sit(2, device)
    pads.set("one", "button", A, 1)
    pads.set("one", "axis", LEFT_Y, -32768)
    desk.until(lambda: desk.downs() and [p for p in desk.presses if p.control == "y" and p.value])
    unplug(desk, pads, "one")
    last = {press.control: press.value for press in desk.presses}
    assert last["slam"] == 0.0 and last["y"] == 0.0
    assert desk.inputs.held(2) == frozenset()
    assert desk.inputs.seats.lost() == [2]
    assert desk.told("pad_lost")[0].seat == 2
    assert "is gone" in desk.told("pad_lost")[0].text


def test_what_a_pad_holds_is_let_go_even_if_the_system_says_only_that_it_is_gone(
    desk: Desk, pads: VirtualPads
) -> None:
    device = plug(desk, pads, "one")
    pads.set("one", "button", A, 1)
    pads.set("one", "axis", LEFT_X, 32767)
    desk.until(lambda: desk.downs() and [p for p in desk.presses if p.control == "x" and p.value])
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=int(device.split(":")[1])))
    desk.sample()
    assert {press.control: press.value for press in desk.presses} == {"slam": 0.0, "x": 0.0}


def test_the_only_missing_pad_of_its_make_gets_its_seat_back(desk: Desk, pads: VirtualPads) -> None:
    desk.inputs.seats.sit(1, plug(desk, pads, "one"))
    plug(desk, pads, "other")
    unplug(desk, pads, "one")
    device = plug(desk, pads, "one")
    assert desk.inputs.seats.seat_of(device) == 1
    assert [notice.seat for notice in desk.told("pad_back")] == [1]


def test_between_two_like_pads_nobody_guesses_and_a_press_claims(desk: Desk, pads: VirtualPads) -> None:
    for seat, name in enumerate("ab"):
        desk.inputs.seats.sit(seat, plug(desk, pads, name, make="Twin"))
    unplug(desk, pads, "a")
    unplug(desk, pads, "b")
    back = plug(desk, pads, "c", make="Twin")
    assert desk.inputs.seats.seat_of(back) is None
    assert desk.inputs.seats.lost() == [0, 1]
    desk.inputs.asked = 0
    pads.set("c", "button", A, 1)
    desk.until(lambda: desk.told("pad_back"))
    assert desk.inputs.seats.seat_of(back) == 0
    assert not desk.downs(), "the press that claims a seat is no slam"


def test_a_pad_that_the_system_shows_twice_is_let_go_once_and_its_seat_is_free(
    desk: Desk, pads: VirtualPads
) -> None:
    first, second = plug(desk, pads, "a"), plug(desk, pads, "b")
    desk.inputs.seats.sit(0, first)
    desk.inputs.seats.sit(1, second)
    for number in range(2 * ENOUGH):
        for name in "ab":
            pads.set(name, "button", A, 1 - number % 2)
        desk.sample(2)
        desk.until(lambda: False, within_s=0.006)
    desk.until(lambda: desk.told("twin"))
    (told,) = desk.told("twin")
    assert (told.device, told.seat) == (second, 1)
    assert desk.inputs.seats.taken() == [0]
    desk.presses.clear()
    for name in "ab":
        pads.set(name, "button", A, 1)
    desk.until(desk.downs)
    assert {press.device for press in desk.presses} == {first}
    unplug(desk, pads, "a")
    pads.set("b", "button", A, 0)
    desk.until(lambda: False, within_s=0.03)
    pads.set("b", "button", A, 1)
    desk.until(lambda: second in {press.device for press in desk.presses})
    assert second in {press.device for press in desk.presses}, "it is a pad like others again"


def test_a_weak_battery_is_told_once(desk: Desk, pads: VirtualPads, monkeypatch: pytest.MonkeyPatch) -> None:
    sdl = desk.inputs._sdl
    assert sdl is not None
    monkeypatch.setattr(sdl, "power_low", lambda _instance: True)
    monkeypatch.setattr("game.inputs.vigil.POWER_EACH_NS", 0)
    plug(desk, pads, "a")
    desk.sample(20)
    (told,) = desk.told("battery")
    assert "nearly empty" in told.text


def test_a_pad_without_a_battery_is_not_said_to_be_empty(desk: Desk, pads: VirtualPads) -> None:
    instance = int(plug(desk, pads, "a").split(":")[1])
    assert desk.inputs._sdl is not None
    assert not desk.inputs._sdl.power_low(instance)
    assert not desk.inputs._sdl.power_low(instance + 999)


def test_three_hundred_plugs_and_unplugs_leave_all_as_it_was(desk: Desk, pads: VirtualPads) -> None:
    seats = desk.inputs.seats
    seats.sit(3, plug(desk, pads, "one"))
    for i in range(300):
        pads.set("one", "button", A, i % 2)
        desk.sample(i % 3)
        pads.detach("one")
        desk.sample(i % 4)
        pads.attach("one")
        desk.sample(i % 2)
    desk.until(lambda: len(desk.inputs.pads()) == 1 and seats.device_of(3))
    assert len(desk.inputs.pads()) == 1
    assert len(desk.told("pad_lost")) > 100
    assert seats.device_of(3) == desk.inputs.pads()[0].device
    desk.presses.clear()
    pads.set("one", "button", A, 1)
    desk.until(desk.downs)
    assert [press.seat for press in desk.downs()] == [3]
    assert not desk.told("warning")
