"""What an operator wants to know of what happened: a JSON line an event, in a file that stays small."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

import msgspec

MOST_BYTES = 1_000_000
"""Then the file is put aside as '.old', in place of the one before."""
MOST_WAITING = 500
"""Then those that have waited longest are lost."""


class Audit(msgspec.Struct, frozen=True):
    """One event. at: local time, ISO 8601. kind: 'match', 'crash', 'restart', 'lost_pad', 'storage'..."""

    at: str
    kind: str
    text: str = ""
    data: dict[str, Any] = {}


class Audits:
    """The file; several processes may append. What a disk refuses waits here until it takes it."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._torn = False

    def add(self, kind: str, text: str = "", **data: Any) -> None:
        """Append an event, behind those that wait; the first one that has to wait says why."""
        waited = bool(self._waiting)
        self._waiting.append(_line(kind, text, data))
        reason = self._hand_over()
        if reason and not waited:
            self._waiting.append(_line("storage", f"Audits wait in memory: {reason}."))

    def _hand_over(self) -> str:
        """Write down all that waits, as far as that goes; why it does not go, or ''."""
        try:
            self._turn_over()
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
            try:
                while self._waiting:
                    line = b"\n" * self._torn + self._waiting[0]
                    self._torn = os.write(handle, line) < len(line)
                    if self._torn:  # a disk that is nearly full; a line that is torn is passed over
                        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                    self._waiting.popleft()
            finally:
                os.close(handle)
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def all(self) -> list[Audit]:
        """All events that are kept or wait, the oldest first; lines that can't be read are passed over."""
        lines: list[bytes] = []
        for path in (self._old, self.path):
            with contextlib.suppress(OSError):
                lines += path.read_bytes().splitlines()
        found = []
        for line in (*lines, *self._waiting):
            with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
                found.append(msgspec.json.decode(line, type=Audit))
        return found

    def counts(self) -> Counter[str]:
        """How often each kind came."""
        return Counter(audit.kind for audit in self.all())

    def clear(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        for path in (self._old, self.path):
            with contextlib.suppress(OSError):
                path.unlink()

    @property
    def _old(self) -> Path:
        return self.path.with_name(self.path.name + ".old")

    def _turn_over(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            if self.path.stat().st_size > MOST_BYTES:
                self.path.replace(self._old)


def _line(kind: str, text: str, data: dict[str, Any] | None = None) -> bytes:
    return msgspec.json.encode(Audit(time.strftime("%Y-%m-%dT%H:%M:%S%z"), kind, text, data or {})) + b"\n"
