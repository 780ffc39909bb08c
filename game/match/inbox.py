"""Presses that wait for their turn, and what everybody holds down."""

from __future__ import annotations

from bisect import insort

from game.inputs.press import DIRECTIONS, Press
from game.race.steering import HELD_TILT


class Inbox:
    """Presses in the order of their instants, whatever the order in which they came."""

    def __init__(self) -> None:
        """Empty; nobody holds anything."""
        self._waiting: list[tuple[tuple[int, int, int, int], Press]] = []
        self._held: dict[int, set[str]] = {}
        self._count = 0

    def add(self, press: Press) -> None:
        """Take a press in game time; its seat is known."""
        self._count += 1
        insort(self._waiting, ((press.at_ns, press.lo_ns, press.seat or 0, self._count), press))

    def take(self, until_ns: int) -> Press | None:
        """The next press that took effect up to an instant."""
        if not self._waiting or self._waiting[0][1].at_ns > until_ns:
            return None
        press = self._waiting.pop(0)[1]
        self.note(press)
        return press

    def drain(self, until_ns: int) -> None:
        """Let presses up to an instant go by."""
        while self.take(until_ns) is not None:
            pass

    def rest(self) -> list[Press]:
        """All that still wait, which are handed over."""
        waiting, self._waiting = self._waiting, []
        return [press for _, press in waiting]

    def note(self, press: Press) -> None:
        """Keep track of what is held."""
        if press.seat is None:
            return
        held = self._held.setdefault(press.seat, set())
        tilted = abs(press.value) >= HELD_TILT if press.control in ("x", "y") else bool(press.value)
        if tilted and press.control in (*DIRECTIONS, "x", "y", "slam"):
            held.add(press.control)
        else:
            held.discard(press.control)

    def held(self) -> dict[int, frozenset[str]]:
        """By seat, the controls held; only seats that hold any."""
        return {seat: frozenset(held) for seat, held in sorted(self._held.items()) if held}

    def forget(self, seat: int | None = None) -> None:
        """Nothing is held any more (by one seat, or by anybody) and nothing waits."""
        if seat is None:
            self._held.clear()
            self._waiting.clear()
        else:
            self._held.pop(seat, None)
            self._waiting = [row for row in self._waiting if row[1].seat != seat]


class Told(Inbox):
    """Presses in the order in which a journal tells of them, also those of one instant."""

    def add(self, press: Press) -> None:
        """Take the next press."""
        self._waiting.append(((0, 0, 0, 0), press))
