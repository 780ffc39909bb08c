"""What an operator wants to know of what happened: a JSON line an event, in a file that stays small."""

from __future__ import annotations

import contextlib
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

MOST_BYTES = 1_000_000
"""Then the file is put aside as '.old', in place of the one before."""


class Audit(msgspec.Struct, frozen=True):
    """One event. at: local time, ISO 8601. kind: 'match', 'crash', 'frozen', 'restart', 'lost_pad'..."""

    at: str
    kind: str
    text: str = ""
    data: dict[str, Any] = {}


class Audits:
    """The file; several processes may append. missed: what could not be written since it last could."""

    def __init__(self, path: Path) -> None:
        """path: need not exist."""
        self.path = path
        self.missed = 0

    def add(self, kind: str, text: str = "", **data: Any) -> None:
        """Append an event; a disk that refuses is told with the next one that it takes."""
        if self.missed:
            data["missed"] = self.missed
        line = msgspec.json.encode(Audit(time.strftime("%Y-%m-%dT%H:%M:%S%z"), kind, text, data)) + b"\n"
        try:
            self._turn_over()
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
            try:
                os.write(handle, line)
            finally:
                os.close(handle)
        except OSError:
            self.missed += 1
        else:
            self.missed = 0

    def all(self) -> list[Audit]:
        """All events that are kept, the oldest first; lines that can't be read are passed over."""
        found = []
        for path in (self._old, self.path):
            with contextlib.suppress(OSError):
                for line in path.read_bytes().splitlines():
                    with contextlib.suppress(msgspec.DecodeError):
                        found.append(msgspec.json.decode(line, type=Audit))
        return found

    def counts(self) -> Counter[str]:
        """How often each kind came."""
        return Counter(audit.kind for audit in self.all())

    def clear(self) -> None:
        """Forget everything."""
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
