"""A journal of a board game that can be watched: its answers are given again, one by one."""

from __future__ import annotations

from typing import Any

from game.match.board import Reader, heard
from game.match.board_start import game_of
from game.match.journal import Accepted, Written
from game.match.pace import MS
from game.match.rerun import Differs, Rerun, deal
from game.rules.kernel import Event, View

LONGEST_NS = 3_000 * MS
"""Nobody watches longer how somebody thought."""
SHORTEST_NS = 300 * MS


class BoardPlayback:
    """Told like a `BoardMatch`: `advance`, `news`, `view`. difference: the first thing that went another way.

    done: answers that were given. held: nothing is answered while True, for animations.
    """

    def __init__(self, written: Written, speed: float = 1.0) -> None:
        """speed: 1 = as it was, though no answer takes longer than LONGEST_NS. Raises JournalError."""
        self.game = game_of(written)
        self.match = deal(written, scripted=True)
        self.difference: str | None = None
        self.done = 0
        self.over = False
        self.held = False
        self.speed = speed
        self._answers = [entry for entry in written.entries if isinstance(entry, Accepted)]
        self._given = Rerun(self.match, written.entries).events()
        self._log: list[Event] = [*self.game.rules.opening(self.match.state)]
        self._read: dict[Reader, int] = {}
        self._since_ns: int | None = None

    @property
    def result(self) -> dict[str, Any]:
        """Of a match that was played to its end. Raises RuleError for others."""
        return self.game.rules.result(self.match.state)

    def view(self, reader: Reader = None) -> View:
        """What a seat, or with None the shared screen, could know then."""
        return self.match.view(reader)

    def news(self, reader: Reader = None) -> list[Event]:
        """What this reader could know of what was told since it asked last."""
        start = self._read.get(reader, 0)
        self._read[reader] = len(self._log)
        return heard(self._log[start:], reader)

    def advance(self, now_ns: int) -> None:
        """Go on to a time of any clock that never goes back; call it once a frame."""
        if self._since_ns is None:
            self._since_ns = now_ns
        if not self.over and not self.held and now_ns >= self._since_ns + self._wait_ns():
            self._since_ns = now_ns
            self.step()

    def step(self) -> bool:
        """Give the next answer at once; False at the end, or where the journal goes another way."""
        try:
            self._log += next(self._given)
        except StopIteration:
            self.over = True
        except Differs as error:
            self.difference = str(error)
            self.over = True
        else:
            self.done += 1
        return not self.over

    def _wait_ns(self) -> float:
        took = self._answers[self.done].after_ns if self.done < len(self._answers) else 0
        return min(max(took, SHORTEST_NS), LONGEST_NS) / self.speed
