"""Gives the responses of a journal again: to resume a match, or to check it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.match.games import KNOWN
from game.match.journal import Accepted, Back, Entry, JournalError, Note, Written, read
from game.match.journal_file import JournalFile
from game.match.match import Mark, Match
from game.match.seating import reseat, seats_of
from game.match.seats import SeatError, SeatSpec
from game.rules.kernel import Event, RuleError, Rules, ScriptedChance

WAITING = ("flip", "bell")
"""Requests before which an open race can be taken back."""


class Differs(ValueError):  # noqa: N818  a finding, not a fault of the program
    """The first place where a match that is run again does not go as it went."""


def rules_of(written: Written) -> Rules[Any]:
    """The rules that a journal was played by. Raises JournalError if this program has others."""
    header = written.header
    game = KNOWN.get(header.game)
    if game is None:
        raise JournalError(f"{written.path} is of a game this program doesn't know: '{header.game}'.")
    rules = game.rules
    if header.rules != rules.version:
        raise JournalError(
            f"{written.path} was played by version {header.rules} of the rules of {header.game}; "
            f"this program knows version {rules.version}."
        )
    return rules


def deal(written: Written, *, scripted: bool) -> Match[Any]:
    """The match of a journal before its first response. scripted: chance comes from the journal."""
    header = written.header
    rules = rules_of(written)
    script = None
    if scripted:
        used = [entry for entry in written.entries if isinstance(entry, Accepted)]
        script = ScriptedChance([*header.deal, *(result for entry in used for result in entry.chance)])
    try:
        return Match(rules, header.setup, header.seed, tuple(seats_of(header)), chance=script)
    except (RuleError, ValueError) as error:
        raise JournalError(f"{written.path} can't be dealt again: {error}") from None


BROKEN = (Event("race_broken"),)
"""What happens when a race is taken back."""


class Rerun:
    """The responses of a journal given again. mark: where a race that is open now can be taken back to."""

    def __init__(self, match: Match[Any], entries: Iterable[Entry]) -> None:
        """match: dealt."""
        self.match = match
        self.mark: Mark[Any] = match.mark()
        self._marks = {0: self.mark}
        self._entries = list(entries)

    def events(self) -> Iterator[tuple[Event, ...]]:
        """Give them one by one; what each one did. Raises Differs at the first digest that is another."""
        for entry in self._entries:
            if isinstance(entry, Accepted):
                yield self._accept(entry)
            elif isinstance(entry, Back):
                self._back(entry)
                yield BROKEN
            elif entry.name == "seat":
                self._reseat(entry)

    def resume(self, written: Written) -> list[tuple[Event, ...]]:
        """Give them all and let the match go on in its journal; what each one did. Raises JournalError."""
        try:
            told = list(self.events())
        except Differs as error:
            raise JournalError(f"{written.path} can't be resumed: {error}.") from None
        self.match.journal = JournalFile(written.path, good=written.good)
        return told

    def _accept(self, entry: Accepted) -> tuple[Event, ...]:
        name = f"response {self.match.count + 1} ({entry.response.kind} by seat {entry.response.seat + 1})"
        try:
            events = self.match.submit(entry.response)
        except RuleError as error:
            raise Differs(f"{name} was accepted then and is refused now: {error}") from None
        digest = self.match.digest()
        if digest != entry.digest:
            raise Differs(f"after {name} the digest was {entry.digest} and is {digest} now")
        pending = self.match.pending()
        if pending and pending[0].kind in WAITING and entry.response.kind != "early":
            self.mark = self._marks[self.match.count] = self.match.mark()
        return events

    def _reseat(self, note: Note) -> None:
        try:
            reseat(self.match.seats, note)
        except SeatError:
            raise Differs(f"the note '{note.data}' names no seat and who plays it") from None

    def _back(self, entry: Back) -> None:
        if entry.count not in self._marks:
            raise Differs(f"the match can't go back to response {entry.count}")
        self.match.take_back(self._marks[entry.count])


class Outcome(NamedTuple):
    """What the match of a journal has come to. result: the rules', None if it is not over. seats: of now."""

    result: dict[str, Any] | None
    seats: list[SeatSpec]


def outcome_of(path: Path) -> Outcome:
    """What a journal's match has come to. Raises JournalError."""
    written = read(path)
    match = deal(written, scripted=True)
    try:
        for _ in Rerun(match, written.entries).events():
            pass
    except Differs as error:
        raise JournalError(f"{path} can't be gone on with: {error}.") from None
    result = None if match.pending() else KNOWN[written.header.game].rules.result(match.state)
    return Outcome(result, match.seats)


def kept(entries: Iterable[Entry]) -> list[Accepted | Note]:
    """What still counts: without the races that were broken."""
    result: list[Accepted | Note] = []
    for entry in entries:
        if isinstance(entry, Back):
            result = list(_before(result, entry.count))
        else:
            result.append(entry)
    return result


def _before(entries: list[Accepted | Note], count: int) -> Iterator[Accepted | Note]:
    """The first `count` responses, the races before the last of them, and all changes of seats."""
    seen = 0
    for entry in entries:
        seen += isinstance(entry, Accepted)
        last = seen == count and isinstance(entry, Accepted)
        if seen < count or last or (isinstance(entry, Note) and entry.name == "seat"):
            yield entry
