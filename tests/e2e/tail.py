"""Follows a match by its journal while another process plays it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.match.journal import Accepted, Entry, Note, Written, read
from game.match.rerun import Rerun, deal
from game.match.seeds import derive
from game.race.spec import TableSpec
from game.race.table import decode
from game.rules.bandits.state import State
from game.rules.kernel import Event, View


class Tail(Rerun):
    """The match as far as its journal tells; every digest is compared on the way."""

    def __init__(self, path: Path) -> None:
        """path: of a journal that has its first line at least."""
        self.path = path
        self.written: Written = read(path)
        super().__init__(deal(self.written, scripted=False), ())
        table: TableSpec = decode(self.written.header.table)
        self.table = table.scattered(derive(self.written.header.seed, "tokens"))
        self.ended = ""
        self.told: list[Event] = []
        self._read = 0
        self._size = -1

    @property
    def state(self) -> State:
        """As it is by now."""
        state: State = self.match.state
        return state

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.match.view(None)

    @property
    def phase(self) -> str:
        """Of the rules."""
        return self.state.phase

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

    def count(self, kind: str) -> int:
        """How many events of a kind there were."""
        return sum(event.kind == kind for event in self.told)

    def responses(self) -> list[Accepted]:
        """All responses so far, those taken back as well."""
        return [entry for entry in self.written.entries if isinstance(entry, Accepted)]


def races(written: Written) -> list[dict[str, Any]]:
    """What the journal keeps of each race that was decided."""
    return [entry.data for entry in written.entries if isinstance(entry, Note) and entry.name == "race"]
