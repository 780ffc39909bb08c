"""A journal of Noon as a match that can be watched: its presses are made again."""

from __future__ import annotations

import msgspec

from game.inputs.press import Press
from game.match.journal import Accepted, JournalError, Note, Written, unpack
from game.match.playback import LONGEST_NS, Script
from game.match.rerun import deal, kept
from game.match.round import Duel
from game.match.standoff import Standoff
from game.rules.kernel import Event, RuleError


class _BrokenOffError(Exception):
    """The journal ends in an open round."""


class StandoffPlayback(Standoff):
    """A match that goes as its journal says; driven like any other, presses are not heard."""

    def __init__(self, written: Written, *, headless: bool = False) -> None:
        """Raises JournalError for a journal that can't be played back."""
        entries = kept(written.entries)
        self._waits = list(waits(entries))
        try:
            self.script = Script(entries)
        except msgspec.ValidationError as error:
            raise JournalError(f"{written.path} holds a round that can't be run again: {error}.") from None
        match = deal(Written(written.path, written.header, list(entries), written.good), scripted=True)
        match.journal = self.script
        super().__init__(match, headless=headless)
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
        self._duel = None
        self._enter("over", self.now_ns)
        news, self._news = self._news, []
        return news

    def _next_round(self, at_ns: int) -> None:
        if self.match.pending() and (self.script.difference is not None or not self._waits):
            self._enter("over", at_ns)
        else:
            super()._next_round(at_ns)

    def _toll_lasts(self) -> int:
        early, end = self._waits.pop(0)
        if end is None:
            raise _BrokenOffError
        for entry in early:
            at = self.since_ns + min(entry.after_ns, LONGEST_NS)
            self.inbox.add(Press(entry.response.seat, "slam", 1.0, at, at, at, "journal", "journal"))
        return min(end.after_ns, LONGEST_NS)

    def _new_duel(self) -> Duel:
        note = self.script.race()
        if note is None:
            raise _BrokenOffError
        duel = Duel(self.match, {})
        for row in note.presses:
            duel.take(unpack(row))
        return duel


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
