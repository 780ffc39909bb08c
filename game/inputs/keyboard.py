"""The keyboard: scancodes become controls of the zones; what was not pressed here and now is sorted out."""

from __future__ import annotations

from typing import NamedTuple

from game.inputs.bindings import Bindings
from game.inputs.pads import Change
from game.inputs.scancodes import CODES, name_of
from game.inputs.source import Edge, Source, Stamp, stamped
from game.inputs.span import MS, Span
from game.inputs.zones import PAUSE_KEY

GRACE_NS = 250 * MS
"""Where nobody tells which keys are held when the focus comes, auto-repeat shows them within this time."""

BOARD = "keys"
"""The device of keys that belong to no zone."""


class KeyMove(NamedTuple):
    """A change of a key and when it was."""

    device: str
    change: Change
    stamp: Stamp


class Keyboard:
    """Knows which keys are down and which of them count."""

    def __init__(self, bindings: Bindings, sources: tuple[Source, ...]) -> None:
        """sources: of times, best first."""
        self._sources = sources
        self._keys: dict[int, tuple[str, str]] = {}
        self._down: set[int] = set()
        self._stale: set[int] = set()
        self._just_up: set[int] = set()
        self._grace_until_ns = 0
        self.bind(bindings)

    def bind(self, bindings: Bindings) -> None:
        """Use other bindings from now on."""
        self._keys = {**bindings.keys(), CODES[PAUSE_KEY]: (BOARD, "start")}

    def begin(self) -> None:
        """A new pump has been made."""
        self._just_up.clear()
        for source in self._sources:
            source.begin()

    def key(self, scancode: int, pressed: bool, pump: Span) -> KeyMove | None:
        """SDL reports a key; None for auto-repeat and keys held over from before."""
        stamp = stamped(self._sources, Edge(BOARD, scancode, pressed), pump)
        counts = self._goes_down(scancode, stamp) if pressed else self._goes_up(scancode)
        if not counts:
            return None
        device, control = self._keys.get(scancode, (BOARD, ""))
        return KeyMove(device, Change(control, float(pressed), name_of(scancode)), stamp)

    def _goes_down(self, scancode: int, stamp: Stamp) -> bool:
        if scancode in self._down or scancode in self._stale:
            return False
        if stamp.held_over or stamp.span.lo < self._grace_until_ns:
            self._stale.add(scancode)
            return False
        self._down.add(scancode)
        return True

    def _goes_up(self, scancode: int) -> bool:
        self._stale.discard(scancode)
        if scancode not in self._down:
            return False
        self._down.discard(scancode)
        self._just_up.add(scancode)
        return True

    def focus_lost(self) -> None:
        """Keys down until now (X11 has SDL let go of them first) must be seen released before they count."""
        self._stale |= self._down | self._just_up
        self._down.clear()

    def focus_gained(self, now_ns: int) -> None:
        """The first moments are not trusted, unless `held_keys_told`."""
        self._grace_until_ns = now_ns + GRACE_NS

    def held_keys_told(self) -> None:
        """The X server has told which keys are held, right behind the focus: its stamps know them."""
        self._stale.clear()
        self._grace_until_ns = 0
