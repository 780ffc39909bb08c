"""The presses that wait: consistent whatever the devices send, and in an order that favours nobody."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from game.inputs.pads import Change
from game.inputs.pressqueue import PressQueue
from game.inputs.seats import SeatMap
from game.inputs.source import Stamp
from game.inputs.span import Span

DEVICES = ("keys1", "keys2", "pad:0", "pad:1")


def queue() -> PressQueue:
    seats = SeatMap()
    for seat, device in enumerate(DEVICES):
        seats.sit(seat, device)
    return PressQueue(seats)


def put(
    q: PressQueue, device: str, at: int, value: float = 1.0, raw: str = "b0", control: str = "slam"
) -> None:
    q.put(device, Change(control, value, raw), Stamp(Span(at, at + 10), "pump"), at + 20)


def test_presses_come_by_their_instant_not_by_the_order_in_which_they_were_seen() -> None:
    q = queue()
    for device, at in (("keys1", 50), ("pad:1", 30), ("pad:0", 40), ("keys2", 20)):
        put(q, device, at)
    assert [press.device for press in q.drain()] == ["keys2", "pad:1", "pad:0", "keys1"]
    assert q.drain() == []


def test_of_equal_instants_neither_device_index_nor_seat_nor_queue_decides() -> None:
    first = dict.fromkeys(DEVICES, 0)
    for at in range(4000):
        q = queue()
        order = DEVICES if at % 2 else DEVICES[::-1]
        for device in order:
            put(q, device, at)
        first[q.drain()[0].device] += 1
    assert all(800 < count < 1200 for count in first.values()), first


def test_the_offset_moves_the_interval_but_not_when_it_was_seen() -> None:
    q = queue()
    q.put("pad:0", Change("slam", 1.0, "b0"), Stamp(Span(100, 110), "pad"), 120, offset_ns=-30)
    (press,) = q.drain()
    assert (press.lo_ns, press.hi_ns, press.seen_ns, press.seat, press.source) == (70, 80, 120, 2, "pad")


def test_the_release_of_all_is_one_release_for_each_control_that_is_held() -> None:
    q = queue()
    put(q, "keys1", 10, raw="V")
    put(q, "keys1", 11, raw="C")
    put(q, "keys1", 12, raw="W", control="up")
    put(q, "pad:0", 13)
    q.drain()
    q.release("keys1", Stamp(Span(50, 60), "pump"), 60)
    assert sorted(press.control for press in q.drain()) == ["slam", "up"]
    assert q.held.controls("keys1") == frozenset()
    assert q.held.controls("pad:0") == {"slam"}
    put(q, "keys1", 70, 0.0, raw="V")
    assert q.drain() == [], "the key's own release comes too late"


changes = st.lists(
    st.tuples(
        st.sampled_from(DEVICES),
        st.sampled_from([("slam", "b0"), ("slam", "b1"), ("back", "b4"), ("", "b9")]),
        st.sampled_from([0.0, 1.0]),
        st.integers(0, 400),
        st.sampled_from(["put", "put", "put", "put", "release", "clear", "drain"]),
    ),
    max_size=80,
)


@given(changes)
@example(
    [
        ("keys1", ("slam", "b0"), 1.0, 1, "put"),
        ("keys1", ("slam", "b0"), 0.0, 0, "put"),
        ("keys1", ("slam", "b1"), 1.0, 0, "put"),
        ("keys1", ("slam", "b0"), 0.0, 0, "drain"),
    ]
)  # two keys of one control, seen in another order than they are dated
def test_presses_and_releases_of_a_control_alternate_and_no_release_is_dated_before_its_press(
    stream: list[tuple[str, tuple[str, str], float, int, str]],
) -> None:
    """Also if spans come late and overlap, and changes are doubled or missing."""
    q = queue()
    down: dict[tuple[str, str], int] = {}
    for device, (control, raw), value, at, verb in stream:
        if verb == "put":
            put(q, device, at, value, raw, control)
        elif verb == "release":
            q.release(device, Stamp(Span(at, at + 50), "pump"), at + 50)
        elif verb == "clear":
            q.clear()
            down.clear()
        else:
            for press in q.drain():
                key = (press.device, press.control or press.raw)
                assert press.lo_ns < press.hi_ns
                if press.control and press.value:
                    assert key not in down
                    down[key] = press.at_ns
                elif press.control:
                    assert press.at_ns >= down.pop(key)
