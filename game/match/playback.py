"""A journal as a hunt that can be watched: its presses move the hands again."""

from __future__ import annotations

from typing import Any, TypeGuard, TypeVar

import msgspec

from game.inputs.press import Press
from game.match.desk import CLOCK, spent_of
from game.match.hunt import Hunt
from game.match.journal import Accepted, JournalError, Note, RaceNote, Written, race_of, unpack
from game.match.match import canonical
from game.match.rerun import deal, kept
from game.match.round import Contest, Duel, Race
from game.race.table import TableFaults, decode
from game.rules.kernel import Event, Response, RuleError

ASKED = ("reveal", "time_up", "choose_escape", "bell")
"""What the referee waits for between two races."""
LONGEST_NS = 60_000_000_000
"""Nobody watches longer how nothing happens; no race depends on how long that was."""


class Script:
    """A journal as the course of a hunt that is played back; also the journal that checks it.

    difference: the first thing that went another way, or None.
    """

    def __init__(self, entries: list[Accepted | Note]) -> None:
        """entries: those that count. Raises msgspec.ValidationError for a race that can't be run again."""
        self.difference: str | None = None
        self.name = ""
        self._entries = [race_of(entry) if _is_race(entry) else entry for entry in entries]
        self._next = 0
        self._count = 0

    def ahead(self, *kinds: str) -> Accepted | None:
        """The next response of one of these kinds."""
        for entry in self._entries[self._next :]:
            if isinstance(entry, Accepted) and entry.response.kind in kinds:
                return entry
        return None

    def until(self, kind: str) -> list[Accepted]:
        """The responses before the next one of a kind."""
        found: list[Accepted] = []
        for entry in self._entries[self._next :]:
            if isinstance(entry, Accepted):
                if entry.response.kind == kind:
                    break
                found.append(entry)
        return found

    def race(self) -> RaceNote | None:
        """The presses of the race that comes now."""
        for entry in self._entries[self._next :]:
            if isinstance(entry, RaceNote):
                return entry
            if isinstance(entry, Accepted) and entry.response.kind == "reveal":
                return None
        return None

    def clock(self) -> int | None:
        """How long the match had been played when what comes now was asked; None if nobody wrote it down."""
        for entry in self._entries[self._next :]:
            if isinstance(entry, Note) and entry.name == CLOCK:
                return spent_of([entry])
            if isinstance(entry, Accepted):
                break
        return None

    def accepted(self, response: Response, chance: list[list[Any]], digest: str, after_ns: int) -> None:  # noqa: ARG002
        """Compare a response with the one in the journal."""
        while self._next < len(self._entries) and not isinstance(self._entries[self._next], Accepted):
            self._next += 1
        if self.difference is not None:
            return
        self._count += 1
        number = self._count
        entry = self._entries[self._next] if self._next < len(self._entries) else None
        self._next += 1
        if not isinstance(entry, Accepted):
            self.difference = f"response {number} ({response.kind}) comes after the end of the journal"
        elif canonical(entry.response) != canonical(response):
            then, now = canonical(entry.response).decode(), canonical(response).decode()
            self.difference = f"response {number} was {then} and is {now} when the hands are moved again"
        elif entry.digest != digest:
            self.difference = f"after response {number} the digest was {entry.digest} and is {digest} now"

    def back(self, count: int) -> None:
        """Nothing is taken back in a playback."""

    def note(self, name: str, data: Any, *, before_last: bool = False) -> None:
        """Notes are not compared."""

    def flush(self, *, sync: bool = False) -> None:
        """Nothing is kept."""

    def close(self) -> None:
        """Nothing is open."""


def _is_race(entry: Accepted | Note) -> TypeGuard[Note]:
    return isinstance(entry, Note) and entry.name == "race"


class _BrokenOffError(Exception):
    """The journal ends in an open race, or before its card shows."""


class Playback(Hunt):
    """A hunt that goes as its journal says; driven like any other, presses are not heard."""

    def __init__(self, written: Written, *, headless: bool = False) -> None:
        """Raises JournalError for a journal that can't be played back."""
        entries = kept(written.entries)
        try:
            self.script = Script(entries)
        except msgspec.ValidationError as error:
            raise JournalError(f"{written.path} holds a race that can't be run again: {error}.") from None
        match = deal(Written(written.path, written.header, list(entries), written.good), scripted=True)
        match.journal = self.script
        try:
            table = decode(written.header.table)
        except TableFaults as error:
            raise JournalError(f"{written.path} holds no table: {error.faults[0]}") from None
        super().__init__(match, table, written.header.pace, headless=headless)
        self.bots.clear()

    def press(self, press: Press) -> None:
        """Nobody can press anything in what has been."""

    def advance(self, watermark_ns: int) -> list[Event]:
        """As ever; it is over where the journal ends or where it goes another way."""
        try:
            return super().advance(watermark_ns)
        except RuleError as error:
            self.script.difference = self.script.difference or f"the rules refuse to go on: {error}"
        except _BrokenOffError:
            pass
        self._contest = self._shown = None
        self._enter("over", self.now_ns)
        return self._take_news()

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
            raise _BrokenOffError
        for entry in self.script.until("flip"):
            at = self.since_ns + min(entry.after_ns, LONGEST_NS)
            self.inbox.add(Press(entry.response.seat, "slam", 1.0, at, at, at, "journal", "journal"))
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
        return _fed(Race(self.match, {}, self.world, dict(note.held), note.clock), note)

    def _duel(self) -> Duel:
        return _fed(Duel(self.match, {}), self._presses())

    def _presses(self) -> RaceNote:
        note = self.script.race()
        if note is None:
            raise _BrokenOffError
        return note


C = TypeVar("C", bound=Contest)


def _fed(contest: C, note: RaceNote) -> C:
    for row in note.presses:
        contest.take(unpack(row))
    return contest
