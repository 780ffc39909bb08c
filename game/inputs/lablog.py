"""The laboratory's log: one JSON line for each press, on disk at once."""

from __future__ import annotations

import json
from pathlib import Path

from game.inputs.press import Press

STICK_DOWN, STICK_UP = 0.5, 0.3
"""A stick counts as pressed to a side from the first on, and as let go below the second."""


class LabLogError(OSError):
    """The log can't be written; the message says where and why."""


class LabLog:
    """Appends presses to a file. fault: why it has stopped ('' while it works); a full disk ends no game."""

    def __init__(self, path: Path) -> None:
        """Raises LabLogError if the file can't be opened."""
        self._path = path
        self._sticks: set[tuple[str, str]] = set()
        self.fault = ""
        try:
            self._file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise LabLogError(f"The log {path} can't be written ({error.strerror}).") from None

    def __enter__(self) -> LabLog:
        return self

    def __exit__(self, *_failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def write(self, press: Press) -> None:
        """Log a key or button that went down, or a stick pushed to a side; releases are not logged."""
        if not self._is_press(press) or self.fault:
            return
        line = {
            "lo_ns": press.lo_ns,
            "hi_ns": press.hi_ns,
            "seen_ns": press.seen_ns,
            "source": press.source,
            "device": press.device,
            "control": press.raw,
            "seat": press.seat,
        }
        try:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()
        except OSError as error:
            self.fault = f"The log {self._path} has stopped ({error.strerror})."

    def _is_press(self, press: Press) -> bool:
        if press.control not in ("x", "y"):
            return press.value > 0
        key = (press.device, press.raw.rstrip("+-"))
        if abs(press.value) < STICK_UP:
            self._sticks.discard(key)
        elif abs(press.value) >= STICK_DOWN and key not in self._sticks and press.raw != key[1]:
            self._sticks.add(key)
            return True
        return False
