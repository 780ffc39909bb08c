"""Pairing the X server's key events with SDL's, also when the streams are not what they should be."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from game.inputs.source import Edge, Stamp
from game.inputs.span import MS, Span
from game.inputs.x11time import LATE_NS, X11KeyTimes, XKey, key_time_width_ns

KEYCODES = {4: 38, 22: 39, 25: 55, 40: 36}
"""Keycode by scancode, of four keys."""

START_MS = 2**32 - 500
"""So that the server's clock wraps during a test."""


def times() -> X11KeyTimes:
    return X11KeyTimes(offset_ns=0, width_ns=MS)


def xevent(kind: int, time_ms: int = 0, keycode: int = 0, held: tuple[int, ...] = ()) -> bytes:
    """An XEvent as SDL passes it on, of 192 bytes."""
    raw = bytearray(192)
    struct.pack_into("=i", raw, 0, kind)
    if kind == 11:
        for code in held:
            raw[40 + code // 8] |= 1 << code % 8
    else:
        struct.pack_into("=Q", raw, 56, time_ms)
        struct.pack_into("=I", raw, 84, keycode)
    return bytes(raw)


def test_a_key_has_the_servers_time_within_the_pumps_span() -> None:
    x11 = times()
    x11.begin()
    x11.saw(xevent(2, 1007, 38))
    found = x11.stamp(Edge("keys", 4, True), Span(1000 * MS, 1016 * MS))
    assert found == Stamp(Span(1007 * MS, 1008 * MS), "x11")


def test_a_key_that_a_busy_server_delivers_late_keeps_its_time_unless_it_is_from_another_age() -> None:
    pump = Span(1000 * MS, 1016 * MS)
    for at, found in ((990, Stamp(Span(990 * MS, 991 * MS), "x11")), (900, Stamp(pump, "pump"))):
        x11 = times()
        x11.saw(xevent(2, at, 38))
        assert x11.stamp(Edge("keys", 4, True), pump) == found


def test_the_servers_time_ends_with_the_pump() -> None:
    x11 = times()
    x11.saw(xevent(2, 1015, 38))
    found = x11.stamp(Edge("keys", 4, True), Span(1000 * MS, 1015 * MS + 300))
    assert found == Stamp(Span(1015 * MS, 1015 * MS + 300), "x11")


def test_a_server_with_another_clock_is_not_believed() -> None:
    x11 = times()
    x11.saw(xevent(2, 77_777_777, 38))
    pump = Span(1000 * MS, 1016 * MS)
    assert x11.stamp(Edge("keys", 4, True), pump) == Stamp(pump, "pump")


def test_events_that_are_not_of_this_machines_size_or_not_of_keys_are_ignored() -> None:
    x11 = times()
    x11.saw(xevent(2, 1007, 38)[:96])
    x11.saw(xevent(4, 1007, 38))
    assert x11.stamp(Edge("keys", 4, True), Span(1000 * MS, 1016 * MS)) is None


def test_of_auto_repeat_release_and_press_in_one_pump_the_press_has_its_own_time() -> None:
    x11 = times()
    pump = Span(1000 * MS, 1100 * MS)
    for kind, at in ((2, 1010), (2, 1050)):  # repeats, of which SDL tells nothing
        x11.saw(xevent(kind, at, 38))
    x11.saw(xevent(3, 1060, 38))
    assert x11.stamp(Edge("keys", 4, False), pump) == Stamp(Span(1060 * MS, 1061 * MS), "x11")
    x11.saw(xevent(2, 1080, 38))
    assert x11.stamp(Edge("keys", 4, True), pump) == Stamp(Span(1080 * MS, 1081 * MS), "x11")


def test_a_time_is_used_once() -> None:
    x11 = times()
    pump = Span(1000 * MS, 1100 * MS)
    x11.saw(xevent(2, 1010, 38))
    assert x11.stamp(Edge("keys", 4, True), pump)
    x11.saw(xevent(3, 1020, 38))
    assert x11.stamp(Edge("keys", 4, False), pump)
    assert x11.stamp(Edge("keys", 4, True), pump) is None, "an input method has made this one"


def test_a_key_that_was_held_when_the_focus_came_is_held_over_until_its_release() -> None:
    x11 = times()
    pump = Span(1000 * MS, 1100 * MS)
    assert x11.saw(xevent(11, held=(38, 55)))
    x11.saw(xevent(2, 1010, 38))
    assert x11.stamp(Edge("keys", 4, True), pump) == Stamp(Span(1010 * MS, 1011 * MS), "x11", held_over=True)
    x11.saw(xevent(3, 1020, 38))
    x11.stamp(Edge("keys", 4, False), pump)
    x11.saw(xevent(2, 1030, 38))
    assert x11.stamp(Edge("keys", 4, True), pump) == Stamp(Span(1030 * MS, 1031 * MS), "x11")


def test_a_stamp_left_over_from_the_last_pump_is_not_used() -> None:
    x11 = times()
    x11.saw(xevent(2, 1007, 38))
    x11.begin()
    assert x11.stamp(Edge("keys", 4, True), Span(1000 * MS, 1016 * MS)) is None


def test_a_key_stamp_is_one_or_two_milliseconds_wide_by_the_servers_clock() -> None:
    assert MS <= key_time_width_ns() <= 2 * MS


fates = st.sampled_from(["ok", "ok", "ok", "no x", "no key", "twice", "swap"])
taps = st.lists(st.tuples(st.sampled_from(sorted(KEYCODES)), st.integers(0, 20), fates), max_size=30)


@given(taps, st.lists(st.integers(1, 12), min_size=1))
def test_dropped_doubled_and_swapped_events_never_give_a_wrong_time(
    stream: list[tuple[int, int, str]], pumps: list[int]
) -> None:
    """Once a key's number is known, no answer excludes the truth, and none lies outside of its pump."""
    x11 = times()
    for scancode, keycode in KEYCODES.items():
        x11.begin()
        x11.saw_key(XKey(True, 0, keycode))
        x11.stamp(Edge("keys", scancode, True), Span(0, MS))
    at_ms, lo_ms = START_MS, START_MS - 1
    rest = list(stream)
    for count in pumps * len(stream):
        batch, rest = rest[:count], rest[count:]
        queue: list[tuple[str, int, int]] = []
        for scancode, gap, fate in batch:
            at_ms += gap
            pair = [("x", scancode, at_ms), ("key", scancode, at_ms)]
            if fate == "no x":
                pair = pair[1:]
            elif fate == "no key":
                pair = pair[:1]
            elif fate == "twice":
                pair = [pair[0], *pair]
            queue += pair[::-1] if fate == "swap" else pair
        pump = Span(lo_ms * MS, (at_ms + 2) * MS)
        lo_ms = at_ms
        x11.begin()
        for kind, scancode, true_ms in queue:
            if kind == "x":
                x11.saw_key(XKey(True, true_ms & 0xFFFF_FFFF, KEYCODES[scancode]))
                continue
            found = x11.stamp(Edge("keys", scancode, True), pump)
            if found is not None:
                assert pump.lo - LATE_NS <= found.span.lo < found.span.hi <= pump.hi
                same = [true for kind, code, true in queue if code == scancode]
                assert any(found.span.lo <= true * MS < found.span.hi for true in same)
                if len(set(same)) == 1:
                    assert found.span.lo <= true_ms * MS < found.span.hi
        if not rest:
            return
