"""Dating a pad's report by the looks that may have seen it: the truth must never be outside."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from game.inputs.looks import Look, LookLog, PadTimes
from game.inputs.source import Edge
from game.inputs.span import MS, Span


def tick_at(ns: int, begun_ns: int) -> int:
    """SDL 2's tick on Linux, which is rounded up in a part of each second."""
    seconds = ns // 10**9 - begun_ns // 10**9
    nanos = ns % 10**9 - begun_ns % 10**9
    return (seconds * 1000 + int(nanos / 1e6)) & 0xFFFF_FFFF


class Machine:
    """Two threads that look at a pad, one queue, one press: simulated on one clock."""

    def __init__(self, seed: int, threads: int, stall_ms: float) -> None:
        self.random = random.Random(seed)
        self.begun = self.random.randrange(10**12)
        self.logs = tuple(LookLog() for _ in range(threads))
        self.now = self.begun + self.random.randrange(2**32 * MS - 10**9, 2**32 * MS + 10**9)
        self.stall_ms = stall_ms
        self.unseen: int | None = None

    def look(self, log: LookLog, press_ns: int) -> int | None:
        """One look; the tick of the event, if the look finds the press."""
        begin = self.now
        before = tick_at(self.now, self.begun)
        log.begin(before)
        self.now += self.random.randrange(200_000)
        found = tick_at(self.now, self.begun) if press_ns <= self.now else None
        self.now += self.random.randrange(50_000)
        after = tick_at(self.now, self.begun)
        self.now += self.random.randrange(int(self.stall_ms * MS)) if self.random.random() < 0.2 else 0
        log.end(Look(begin, self.now, before, after))
        return found

    def run(self, press_after_ns: int) -> tuple[int, Edge, Span]:
        """Look until the press is in the queue; the truth, what is known of it, and the pump's span."""
        press, tick, last = self.now + press_after_ns, None, self.now
        while True:
            log = self.random.choice(self.logs)
            pump_begin = self.now
            tick = self.look(log, press) if tick is None else tick
            if log is self.logs[0]:  # the main thread empties the queue after its own looks
                peek = self.now
                self.now += self.random.randrange(20_000)
                if tick is not None:
                    return press, Edge("pad:0", 0, True, tick, self.unseen), Span(last, self.now)
                self.unseen, last = peek, pump_begin
            self.now += self.random.randrange(1_200_000)


@given(st.integers(0, 2**32), st.integers(1, 2), st.integers(0, 60 * MS), st.sampled_from([0.1, 3.0, 20.0]))
def test_the_interval_of_a_pad_holds_the_truth_on_a_quick_and_on_a_busy_machine(
    seed: int, threads: int, press_after_ns: int, stall_ms: float
) -> None:
    machine = Machine(seed, threads, stall_ms)
    truth, edge, pump = machine.run(press_after_ns)
    found = PadTimes(machine.logs).stamp(edge, pump)
    assert found is not None
    assert found.span.lo <= truth < found.span.hi, f"seed {seed}"
    assert found.source == "pad"


@given(st.integers(0, 2**32), st.integers(0, 60 * MS))
def test_a_report_without_a_tick_is_dated_by_when_it_was_not_yet_queued(
    seed: int, press_after_ns: int
) -> None:
    machine = Machine(seed, 2, 3.0)
    truth, edge, pump = machine.run(press_after_ns)
    found = PadTimes(machine.logs).stamp(edge._replace(tick=None), pump)
    assert found is None or found.span.lo <= truth < found.span.hi, f"seed {seed}"


def looks(*begins_ms: float) -> LookLog:
    log = LookLog()
    for begin in begins_ms:
        log.begin(int(begin))
        log.end(Look(round(begin * MS), round(begin * MS) + 20_000, int(begin), int(begin)))
    return log


def test_with_a_look_each_millisecond_the_interval_is_about_a_millisecond_wide() -> None:
    thread, main = looks(*(0.3 + i for i in range(30))), looks(0.1, 16.1)
    found = PadTimes((main, thread)).stamp(Edge("pad:0", 0, True, 12, 100_000), Span(0, 16_200_000))
    assert found is not None
    assert found.span == Span(11_300_000, 12_320_000)


def test_without_a_thread_the_interval_lies_between_two_pumps() -> None:
    main = looks(0.1, 16.1)
    found = PadTimes((main,)).stamp(Edge("pad:0", 0, True, 16, 150_000), Span(100_000, 16_200_000))
    assert found is not None
    assert found.span == Span(100_000, 16_120_000)


def test_a_look_that_is_still_going_on_may_have_queued_the_event() -> None:
    thread, main = looks(10.2), looks(11.1)
    thread.begin(11)
    found = PadTimes((main, thread)).stamp(Edge("pad:0", 0, True, 11, None), Span(0, 14 * MS))
    assert found is not None
    assert found.span == Span(10_200_000, 14 * MS)


def test_a_look_that_began_before_the_queue_was_found_empty_may_have_queued_the_event_after_it() -> None:
    found = PadTimes((looks(8, 9, 10),)).stamp(
        Edge("pad:0", 0, True, None, 10 * MS + 5_000), Span(0, 11 * MS)
    )
    assert found is not None
    assert found.span == Span(9 * MS, 11 * MS)


def test_the_ring_of_looks_forgets_the_oldest_only() -> None:
    log = looks(*range(5000))
    kept = [look.begin_ns // MS for look in log.newest_first()]
    assert kept[0] == 4999 and kept == list(range(4999, 4999 - len(kept), -1)) and len(kept) > 2000


def test_nothing_is_claimed_where_nobody_looked() -> None:
    assert PadTimes((looks(1),)).stamp(Edge("pad:0", 0, True), Span(0, 5 * MS)) is None
