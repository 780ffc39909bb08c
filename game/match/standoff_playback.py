"""A journal of Noon as a match that can be watched: its presses are made again."""

from __future__ import annotations

from game.match.journal import Accepted, Note, Written
from game.match.rerun import kept
from game.match.script import LONGEST_NS, BrokenOffError, PlayedBack, scripted
from game.match.standoff import Standoff


class StandoffPlayback(PlayedBack, Standoff):
    """A match of Noon that goes as its journal says."""

    def __init__(self, written: Written, *, headless: bool = False) -> None:
        """Raises JournalError for a journal that can't be played back."""
        self._waits = waits(kept(written.entries))
        match, self.script = scripted(written)
        super().__init__(match, headless=headless)
        self.bots.clear()

    def _next_round(self, at_ns: int) -> None:
        if self.match.pending() and (self.script.difference is not None or not self._waits):
            self._enter("over", at_ns)
        else:
            super()._next_round(at_ns)

    def _toll_lasts(self) -> int:
        early, end = self._waits.pop(0)
        if end is None:
            raise BrokenOffError
        self._draw_early(early)
        return min(end.after_ns, LONGEST_NS)


def waits(entries: list[Accepted | Note]) -> list[tuple[list[Accepted], Accepted | None]]:
    """By round, who drew while everybody waited, and what ended the wait.

    That is the bell, or after draws too soon that at most one was left; None in a round that was broken off.
    """
    found: list[tuple[list[Accepted], Accepted | None]] = []
    early: list[Accepted] = []
    for entry in entries:
        if not isinstance(entry, Accepted):
            continue
        kind = entry.response.kind
        if kind == "early":
            early.append(entry)
        elif kind == "bell" or (kind == "advance" and early):
            found.append((early, entry))
            early = []
    return [*found, (early, None)] if early else found
