"""One device that the system shows twice: two devices whose presses always fall together, and never apart."""

from __future__ import annotations

from typing import NamedTuple

from game.inputs.press import Press
from game.inputs.span import MS

NEAR_NS = 2 * MS
"""Two hands do not meet so closely again and again."""
ENOUGH = 6
"""Presses in a row that fell together."""
ZONE = "keys"


class Twins(NamedTuple):
    """Two devices that are one. kept: goes on playing. other: is let go."""

    kept: str
    other: str


class TwinFinder:
    """Listens to all presses; a pair of devices is suspected while each press of one has one of the other."""

    def __init__(self) -> None:
        """Nobody is suspected."""
        self._devices: list[str] = []
        self._last: dict[str, Press] = {}
        self._open: dict[tuple[str, str], Press] = {}
        self._count: dict[tuple[str, str], int] = {}

    def forget(self, device: str) -> None:
        """A device is gone."""
        if device in self._devices:
            self._devices.remove(device)
            self._last.pop(device, None)
        for kept in (self._open, self._count):
            for pair in [pair for pair in kept if device in pair]:
                del kept[pair]

    def feed(self, press: Press) -> Twins | None:
        """Take a press in order of time; the pair that is found out by it."""
        if press.value != 1.0 or press.control in ("", "x", "y") or press.device == ZONE:
            return None
        if press.device not in self._devices:
            self._devices.append(press.device)
        for other in self._devices:
            if other != press.device and not _one_board(press.device, other):
                first, second = sorted((press.device, other), key=self._devices.index)
                if self._seen((first, second), press) >= ENOUGH:
                    twins = _kept(first, second)
                    self.forget(twins.other)
                    return twins
        self._last[press.device] = press
        return None

    def _seen(self, pair: tuple[str, str], press: Press) -> int:
        """How many presses of a pair have fallen together in a row by now."""
        if pair not in self._count:  # two that have just met
            self._count[pair] = 0
            before = self._last.get(pair[0] if press.device == pair[1] else pair[1])
        else:
            before = self._open.pop(pair, None)
        if before is None:
            self._open[pair] = press
        elif before.device != press.device and before.control == press.control and _near(before, press):
            self._count[pair] += 1
        else:
            self._count[pair] = 0
            self._open[pair] = press
        return self._count[pair]


def _near(a: Press, b: Press) -> bool:
    return max(a.lo_ns, b.lo_ns) - min(a.hi_ns, b.hi_ns) <= NEAR_NS


def _one_board(a: str, b: str) -> bool:
    """Two key zones are two players at one board."""
    return a.startswith(ZONE) and b.startswith(ZONE)


def _kept(a: str, b: str) -> Twins:
    """A pad stays rather than keys that something presses for it; of two pads the one plugged in first."""
    first, second = sorted((a, b), key=lambda device: (device.startswith(ZONE), len(device), device))
    return Twins(first, second)
