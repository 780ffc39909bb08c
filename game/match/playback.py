"""A journal as a hunt that can be watched: its presses move the hands again."""

from __future__ import annotations

from game.match.hunt import Hunt
from game.match.journal import Accepted, JournalError, Written
from game.match.round import Race
from game.match.script import LONGEST_NS, BrokenOffError, PlayedBack, fed, scripted
from game.race.table import TableFaults, decode

ASKED = ("reveal", "time_up", "choose_escape", "bell")
"""What the referee waits for between two races."""


class Playback(PlayedBack, Hunt):
    """A hunt that goes as its journal says."""

    def __init__(self, written: Written, *, headless: bool = False) -> None:
        """Raises JournalError for a journal that can't be played back."""
        match, self.script = scripted(written)
        try:
            table = decode(written.header.table)
        except TableFaults as error:
            raise JournalError(f"{written.path} holds no table: {error.faults[0]}") from None
        super().__init__(match, table, written.header.pace, headless=headless)
        self.bots.clear()

    def _break_off(self) -> None:
        self._shown = None
        super()._break_off()

    def _next_phase(self, at_ns: int) -> None:
        if self.script.difference is not None or self.script.ahead(*ASKED) is None:
            self._enter("over", at_ns)
        else:
            super()._next_phase(at_ns)

    def _wait_lasts(self) -> int | None:
        return self._after("reveal") if self._called() is None else None

    def _called(self) -> Accepted | None:
        """That time was called, if that is what comes now."""
        entry = self.script.ahead(*ASKED)
        return entry if entry is not None and entry.response.kind == "time_up" else None

    def _out_ns(self) -> int | None:
        entry = self._called()
        return None if entry is None else self.since_ns + min(entry.after_ns, LONGEST_NS)

    def _time_up_ns(self, at_ns: int) -> int:
        entry = self._called()
        return super()._time_up_ns(at_ns) if entry is None else entry.response.lo_ns

    def _read_clock(self, at_ns: int) -> None:
        """It shows what it showed."""
        played = self.script.clock()
        if played is not None:
            self._spent_ns = played - at_ns

    def _hush_lasts(self) -> int:
        if self.script.ahead("flip") is None:
            raise BrokenOffError
        self._draw_early(self.script.until("flip"))
        return self._after("flip")

    def _toll_lasts(self) -> int:
        return self._after("bell")

    def _choice_lasts(self) -> int:
        entry = self.script.ahead("choose_escape")
        if entry is not None:
            self.cursor = self.match.pending()[0].options.index(entry.response.picks[0])
        return self._after("choose_escape")

    def _after(self, kind: str) -> int:
        entry = self.script.ahead(kind)
        return min(entry.after_ns, LONGEST_NS) if entry is not None else 0

    def _race(self, flip_ns: int) -> Race:  # noqa: ARG002  the journal knows the table's clock then
        note = self._presses()
        return fed(Race(self.match, {}, self.world, dict(note.held), note.clock), note)
