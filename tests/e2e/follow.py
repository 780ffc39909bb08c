"""Follows a match by its journal while another process plays it; every digest is compared on the way."""

from __future__ import annotations

from typing import Any

from game.match.journal import Entry, Note, Written, read
from game.match.match import Match
from game.match.rerun import Rerun
from game.rules.kernel import Event


class Follow(Rerun):
    """The match as far as its journal tells. told: all events so far; ended: how, '' while it goes on."""

    def __init__(self, written: Written, dealt: Match[Any], told: list[Event]) -> None:
        """written: the journal, with its first line at least. dealt: the match as it began."""
        super().__init__(dealt, ())
        self.path = written.path
        self.written = written
        self.told = told
        self.ended = ""
        self._read = 0
        self._size = -1

    def look(self) -> list[Entry]:
        """Take what has been written since; gives the new entries."""
        size = self.path.stat().st_size
        if size == self._size:
            return []
        self._size = size
        self.written = read(self.path)
        new = self.written.entries[self._read :]
        self._read += len(new)
        self._entries = new
        for events in self.events():
            self.told += events
        for entry in new:
            if isinstance(entry, Note) and entry.name == "end":
                self.ended = entry.data["how"]
        return new
