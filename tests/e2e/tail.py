"""Follows a hunt by its journal while another process plays it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.match.journal import Accepted, Note, Written, read
from game.match.rerun import deal
from game.match.seeds import derive
from game.race.spec import TableSpec
from game.race.table import decode
from game.rules.bandits.state import State
from game.rules.kernel import View
from tests.e2e.follow import Follow


class Tail(Follow):
    """The hunt as far as its journal tells."""

    def __init__(self, path: Path) -> None:
        """path: of a journal that has its first line at least."""
        written = read(path)
        super().__init__(written, deal(written, scripted=False), [])
        table: TableSpec = decode(written.header.table)
        self.table = table.scattered(derive(written.header.seed, "tokens"))

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

    def count(self, kind: str) -> int:
        """How many events of a kind there were."""
        return sum(event.kind == kind for event in self.told)

    def responses(self) -> list[Accepted]:
        """All responses so far, those taken back as well."""
        return [entry for entry in self.written.entries if isinstance(entry, Accepted)]


def races(written: Written) -> list[dict[str, Any]]:
    """What the journal keeps of each race that was decided."""
    return [entry.data for entry in written.entries if isinstance(entry, Note) and entry.name == "race"]
