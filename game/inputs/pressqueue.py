"""The presses that wait to be drained: consistent in themselves, whatever the devices send."""

from __future__ import annotations

import hashlib

from game.inputs.held import Held
from game.inputs.pads import Change
from game.inputs.press import Press
from game.inputs.seats import SeatMap
from game.inputs.source import Stamp
from game.inputs.span import Span


class PressQueue:
    """Changes become presses of a seat; releases match presses, and no release is dated before its press."""

    def __init__(self, seats: SeatMap) -> None:
        self._seats = seats
        self._queue: list[Press] = []
        self._last: dict[tuple[str, str], Span] = {}
        self.held = Held()

    def put(self, device: str, change: Change, stamp: Stamp, seen_ns: int, offset_ns: int = 0) -> None:
        """Queue one change. A second key of a control that is held already is nobody's control ('')."""
        control = change.control
        if control not in ("x", "y") and not self._edge(device, change):
            if not change.value:
                return
            control = ""
        span = self._in_order(device, control or change.raw, stamp.span.shift(offset_ns))
        seat = self._seats.seat_of(device)
        self._queue.append(
            Press(seat, control, change.value, span.lo, span.hi, seen_ns, stamp.source, device, change.raw)
        )

    def release(self, device: str | None, stamp: Stamp, seen_ns: int) -> None:
        """Queue the release of all that a device (None: any) holds."""
        for name, control, raw in self.held.clear(device):
            seat = self._seats.seat_of(name)
            span = self._in_order(name, control or raw, stamp.span)
            self._queue.append(Press(seat, control, 0.0, span.lo, span.hi, seen_ns, stamp.source, name, raw))

    def drain(self) -> list[Press]:
        """All that waits, by `at_ns`; where instants of two devices are equal the order is by lot."""
        presses, self._queue = self._queue, []
        presses.sort(key=lambda press: (press.at_ns, _lot(press)))
        return presses

    def clear(self) -> None:
        """Forget what waits and what is held."""
        self._queue.clear()
        self.held.clear()

    def forget(self, device: str) -> None:
        """A device is gone for good: its id will not come again."""
        for key in [key for key in self._last if key[0] == device]:
            del self._last[key]

    def _edge(self, device: str, change: Change) -> bool:
        if change.value:
            return self.held.press(device, change.control, change.raw)
        return self.held.release(device, change.control, change.raw)

    def _in_order(self, device: str, what: str, span: Span) -> Span:
        """what: the control, which several keys may share, or the key of no control."""
        last = self._last.get((device, what))
        if last is not None:
            span = Span(max(span.lo, last.lo), max(span.hi, last.hi))
        self._last[device, what] = span
        return span


def _lot(press: Press) -> bytes:
    """Who comes first of equals: fair over devices, and one lot for all that a device did at an instant."""
    return hashlib.blake2b(f"{press.at_ns} {press.device}".encode(), digest_size=8).digest()
