"""The roll-over test: all hold their keys, and the keyboard shows what it loses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.inputs.bindings import Bindings
from game.inputs.press import Press

HOLD = ("up", "right", "slam")
"""What each zone holds: a slam on the way to a corner is the most that a hand does."""


class Finding(NamedTuple):
    """What the test found. lost: keys by zone that never arrived. dropped: keys that went while others came.

    phantoms: keys that nobody was asked to hold. text: one sentence for players.
    """

    lost: Mapping[str, tuple[str, ...]]
    dropped: Mapping[str, tuple[str, ...]]
    phantoms: tuple[str, ...]
    text: str


def wanted_keys(bindings: Bindings, zones: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The keys that each zone is asked to hold."""
    return {zone: tuple(bindings.first_key(zone, control) for control in HOLD) for zone in zones}


class RollOver:
    """Collects presses while everybody holds."""

    def __init__(self, wanted: Mapping[str, tuple[str, ...]], named: Callable[[str], str] = str) -> None:
        """wanted: scancode names by zone. named: a key by its scancode name -> what is printed on it."""
        self._wanted, self._named = wanted, named
        self._asked = {key for keys in wanted.values() for key in keys}
        self._seen: set[str] = set()
        self._held: set[str] = set()
        self._phantoms: dict[str, None] = {}

    def feed(self, press: Press) -> None:
        """Take a press or release; those of pads are of no interest."""
        if not press.device.startswith("keys"):
            return
        if not press.value:
            self._held.discard(press.raw)
        elif press.raw in self._asked:
            self._seen.add(press.raw)
            self._held.add(press.raw)
        else:
            self._phantoms[press.raw] = None

    @property
    def complete(self) -> bool:
        """Whether all keys are held at this moment."""
        return self._held == self._asked

    def waiting(self) -> dict[str, tuple[str, ...]]:
        """The keys by zone that are not held at this moment."""
        return self._without(self._held)

    def finding(self) -> Finding:
        """The verdict, to be asked while everybody still holds."""
        lost = self._without(self._seen)
        absent = self._without(self._held | (self._asked - self._seen))
        return Finding(lost, absent, tuple(self._phantoms), self._text(lost, absent))

    def _without(self, keys: set[str]) -> dict[str, tuple[str, ...]]:
        rest = {zone: tuple(k for k in wanted if k not in keys) for zone, wanted in self._wanted.items()}
        return {zone: missing for zone, missing in rest.items() if missing}

    def _text(self, lost: Mapping[str, tuple[str, ...]], dropped: Mapping[str, tuple[str, ...]]) -> str:
        if not lost and not dropped and not self._phantoms:
            return f"All {len(self._asked)} keys arrive together: this keyboard is fine for these players."
        parts = [f"{zone} loses {self._list(keys)}" for zone, keys in lost.items()]
        parts += [f"{zone} lets go of {self._list(keys)}" for zone, keys in dropped.items()]
        if self._phantoms:
            parts.append(f"{self._list(self._phantoms)} came without being asked for")
        return f"{'; '.join(parts)}: give one of these players a pad, or other keys."

    def _list(self, keys: Iterable[str]) -> str:
        return ", ".join(map(self._named, keys))
