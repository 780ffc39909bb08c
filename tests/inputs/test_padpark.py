"""Opening pads that are no longer there, and dating reports of pads that are not virtual."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from game.inputs.bindings import Bindings
from game.inputs.padpark import PadPark
from game.inputs.sdl import PadEvent, Sdl
from game.inputs.source import Edge, Stamp
from game.inputs.span import MS, Span


class FakeSdl:
    """A system with one real pad whose reports are given."""

    def __init__(self, *events: PadEvent) -> None:
        self.events = list(events)

    def take_pad_events(self) -> list[PadEvent]:
        events, self.events = self.events, []
        return events

    def mapping(self, _index: int) -> str:
        return ""

    def serial(self, _instance: int) -> str:
        return ""

    def kind(self, _index: int) -> int:
        return 0

    def is_virtual(self, _index: int) -> bool:
        return False

    def rest(self, _instance: int, _axis: int) -> int | None:
        return None


class Clockwork:
    """A source of times that keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Edge, Span]] = []

    def begin(self) -> None:
        pass

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        self.asked.append((edge, pump))
        return Stamp(Span(100 * MS, 101 * MS), "pad")


def joystick(index: int) -> SimpleNamespace:
    if index == 1:
        raise pygame.error("Invalid joystick device number")
    return SimpleNamespace(
        get_instance_id=lambda: 7, get_name=lambda: "Real", get_guid=lambda: "g", get_numaxes=lambda: 2
    )


@pytest.fixture
def two_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 2)
    monkeypatch.setattr(pygame.joystick, "Joystick", joystick)


def park(sdl: FakeSdl | None, source: Clockwork) -> PadPark:
    return PadPark(Bindings(), cast("Sdl", sdl), (source,))


@pytest.mark.usefixtures("two_listed")
def test_a_pad_that_is_gone_before_it_is_opened_is_no_trouble_and_none_is_opened_twice() -> None:
    one = park(FakeSdl(), Clockwork())
    assert [info.device for info in one.scan()] == ["pad:7"]
    assert one.scan() == []
    assert one.remove(99) is None


@pytest.mark.usefixtures("two_listed")
def test_a_press_of_a_real_pad_may_be_older_than_its_report_by_one_period() -> None:
    one = park(FakeSdl(PadEvent(7, "button", 0, 1, 5), PadEvent(8, "button", 0, 1, 5)), Clockwork())
    one.scan()
    (move,) = one.take(Span(0, 1))
    assert move.stamp.span == Span(92 * MS, 101 * MS)


@pytest.mark.usefixtures("two_listed")
def test_reports_are_dated_until_they_were_taken_and_know_when_the_queue_was_empty() -> None:
    clock = Clockwork()
    sdl = FakeSdl()
    one = park(sdl, clock)
    one.scan()
    one.take(Span(0, 1))
    sdl.events = [PadEvent(7, "button", 0, 1, 5)]
    one.take(Span(0, 1))
    one.feed(PadEvent(7, "button", 0, 0, None), Span(0, 1))
    (taken, taken_pump), (late, late_pump) = clock.asked
    assert taken.unseen_ns is not None and late.unseen_ns is not None
    assert 1 < taken.unseen_ns < late.unseen_ns < taken_pump.hi < late_pump.hi


@pytest.mark.usefixtures("two_listed")
def test_without_sdl_the_pump_is_all_that_is_known() -> None:
    clock = Clockwork()
    one = park(None, clock)
    one.scan()
    assert one.take(Span(0, 1)) == []
    one.feed(PadEvent(7, "button", 0, 1, None), Span(3, 9))
    assert clock.asked == [(Edge("pad:7", 0, True), Span(3, 9))]
