"""Key times from the X server: SDL passes on each X event just before the key event that it makes of it."""

from __future__ import annotations

import struct
import sys
import time
from typing import NamedTuple

from game.inputs.source import Edge, Stamp
from game.inputs.span import MS, Span, now_ns, unwrap

KEY_PRESS, KEY_RELEASE, KEYMAP = 2, 3, 11
EVENT_BYTES = 192  # an XEvent where a long has 8 bytes; others are not read
LATE_NS = 50 * MS
"""How much later than its stamp a busy server may deliver a key: a pump that missed it proves nothing."""

AT_TIME, AT_KEYCODE, AT_KEYMAP = 56, 84, 40
COARSE_CLOCK = 6
"""CLOCK_MONOTONIC_COARSE of Linux, for which Python has no name."""


class XKey(NamedTuple):
    """One key event of the X server: its time in ms (32 bits) and the server's number of the key."""

    pressed: bool
    time_ms: int
    keycode: int


def clock_offset_ns() -> int:
    """perf_counter_ns minus the X server's clock (CLOCK_MONOTONIC); 0 where they are the same clock."""
    readings = [now_ns() - time.monotonic_ns() for _ in range(5)]
    best = min(readings, key=abs)
    return 0 if abs(best) < MS // 10 else best


def key_time_width_ns() -> int:
    """How long after its stamp a key can have been pressed.

    The server cuts to whole ms. It reads the coarse clock, late by up to its resolution, where that is
    1 ms or better.
    """
    try:
        coarse = int(time.clock_getres(COARSE_CLOCK) * 1e9) if sys.platform == "linux" else 0
    except OSError:
        coarse = 0
    return MS + (coarse if 0 < coarse <= MS else 0)


class X11KeyTimes:
    """Pairs the X events of a pump with its key events; no answer lies behind the pump's end."""

    def __init__(self, offset_ns: int | None = None, width_ns: int | None = None) -> None:
        self._offset_ns = clock_offset_ns() if offset_ns is None else offset_ns
        self._width_ns = key_time_width_ns() if width_ns is None else width_ns
        self._pending: list[XKey] = []
        self._fresh = False
        self._keycode_of: dict[int, int] = {}
        self._scancode_of: dict[int, int] = {}
        self._held_over: set[int] = set()

    def begin(self) -> None:
        """Forget the X events of the last pump: SDL puts both into the same one."""
        self._pending.clear()
        self._fresh = False

    def saw(self, xevent: bytes) -> bool:
        """Take an XEvent as SDL delivers it, if it is about keys; whether it told which keys are held."""
        if len(xevent) != EVENT_BYTES:
            return False
        kind = struct.unpack_from("=i", xevent)[0]
        if kind in (KEY_PRESS, KEY_RELEASE):
            time_ms = struct.unpack_from("=Q", xevent, AT_TIME)[0] & 0xFFFF_FFFF
            self.saw_key(XKey(kind == KEY_PRESS, time_ms, struct.unpack_from("=I", xevent, AT_KEYCODE)[0]))
        elif kind == KEYMAP:
            self.saw_keymap(xevent[AT_KEYMAP : AT_KEYMAP + 32])
        return bool(kind == KEYMAP)

    def saw_key(self, key: XKey) -> None:
        """Take a key event of the server. A key that was held over is free again once it has been let go."""
        self._pending.append(key)
        self._fresh = True
        if not key.pressed:
            self._held_over.discard(key.keycode)

    def saw_keymap(self, bits: bytes) -> None:
        """Take the map of held keys that the server sends with the focus: none of them was pressed for us."""
        self._held_over = {8 * i + j for i, byte in enumerate(bits) for j in range(8) if byte >> j & 1}

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        """The server's time of the key, unless by the pump's span it runs on another clock."""
        if edge.device != "keys":
            return None
        key = self._match(edge.code, edge.pressed)
        self._fresh = False
        if key is None:
            return None
        self._pending.remove(key)
        held_over = key.pressed and key.keycode in self._held_over
        span = self._span(key.time_ms, pump).meet(pump.widen(LATE_NS))
        return Stamp(span, "x11", held_over) if span else Stamp(pump, "pump", held_over)

    def _span(self, time_ms: int, pump: Span) -> Span:
        near_ms = (pump.hi - self._offset_ns) // MS
        lo = unwrap(time_ms, near_ms) * MS + self._offset_ns
        return Span(lo, lo + self._width_ns)

    def _match(self, scancode: int, pressed: bool) -> XKey | None:
        """The X event right before the key event; else the only one here that the key is known to make."""
        last = self._pending[-1] if self._fresh else None
        if last is not None and last.pressed == pressed and self._learn(last.keycode, scancode):
            return last
        keycode = self._keycode_of.get(scancode)
        same = [key for key in self._pending if key.pressed == pressed and key.keycode == keycode]
        return same[0] if len(same) == 1 else None

    def _learn(self, keycode: int, scancode: int) -> bool:
        """Whether the two name the same key; what was first seen together stays together."""
        known = (self._scancode_of.get(keycode), self._keycode_of.get(scancode))
        if known == (None, None):
            self._scancode_of[keycode], self._keycode_of[scancode] = scancode, keycode
            return True
        return known == (scancode, keycode)
