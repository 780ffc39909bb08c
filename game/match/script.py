"""A journal as the course of a race that is played back, and the referee that keeps to it."""

from __future__ import annotations

from typing import Any, TypeGuard, TypeVar

import msgspec

from game.inputs.press import Press
from game.match.desk import CLOCK, spent_of
from game.match.inbox import Told
from game.match.journal import Accepted, JournalError, Note, RaceNote, Written, race_of, unpack
from game.match.match import Match, canonical
from game.match.referee import Referee
from game.match.rerun import deal, kept
from game.match.round import Contest, Duel
from game.rules.kernel import Event, Response, RuleError

LONGEST_NS = 60_000_000_000
"""Nobody watches longer how nothing happens; no race depends on how long that was."""
C = TypeVar("C", bound=Contest)


class Script:
    """A journal as the course of a match that is played back; also the journal that checks it.

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


def scripted(written: Written) -> tuple[Match[Any], Script]:
    """The match of a journal as dealt, and the course that it took.

    Raises JournalError for a journal that can't be played back.
    """
    entries = kept(written.entries)
    try:
        script = Script(entries)
    except msgspec.ValidationError as error:
        raise JournalError(f"{written.path} holds a race that can't be run again: {error}.") from None
    match = deal(Written(written.path, written.header, list(entries), written.good), scripted=True)
    match.journal = script
    return match, script


class BrokenOffError(Exception):
    """The journal ends in an open contest, or before its card shows."""


class PlayedBack(Referee):
    """Goes as its script says, driven like any other; presses are not heard. Derive it before the referee."""

    script: Script

    def press(self, press: Press) -> None:
        """Nobody can press anything in what has been."""

    def advance(self, watermark_ns: int) -> list[Event]:
        """As ever; it is over where the journal ends or where it goes another way."""
        try:
            return super().advance(watermark_ns)
        except RuleError as error:
            self.script.difference = self.script.difference or f"the rules refuse to go on: {error}"
        except BrokenOffError:
            pass
        self._break_off()
        return self._take_news()

    def _break_off(self) -> None:
        self._contest = None
        self._enter("over", self.now_ns)

    def _draw_early(self, entries: list[Accepted]) -> None:
        """Press what was pressed before the card or the bell."""
        self.inbox = Told()
        for entry in entries:
            at = self.since_ns + min(entry.after_ns, LONGEST_NS)
            self.inbox.add(Press(entry.response.seat, "slam", 1.0, at, at, at, "journal", "journal"))

    def _duel(self) -> Duel:
        return fed(Duel(self.match, {}), self._presses())

    def _presses(self) -> RaceNote:
        note = self.script.race()
        if note is None:
            raise BrokenOffError
        return note


def fed(contest: C, note: RaceNote) -> C:
    """The contest with the presses that it had."""
    for row in note.presses:
        contest.take(unpack(row))
    return contest
