"""Runs a journal again: the responses alone (to resume or check), or the hunt with its hands (to watch)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from game.inputs.press import Press
from game.match.hunt import Hunt
from game.match.journal import Accepted, Back, Entry, JournalError, Note, Written, unpack
from game.match.match import Mark, Match, canonical
from game.match.round import Contest, Duel, Race
from game.match.seats import parse_seats
from game.race.table import TableFaults, decode
from game.rules.bandits import BanditsRules
from game.rules.kernel import Event, Response, RuleError, Rules, ScriptedChance

S = TypeVar("S")

GAMES: dict[str, Rules[Any]] = {BanditsRules.id: BanditsRules()}
WAITING = ("flip", "bell")
"""Requests before which an open race can be taken back."""


class Differs(ValueError):  # noqa: N818  a finding, not a fault of the program
    """The first place where a match that is run again does not go as it went."""


def rules_of(written: Written) -> Rules[Any]:
    """The rules that a journal was played by. Raises JournalError if this program has others."""
    header = written.header
    rules = GAMES.get(header.game)
    if rules is None:
        raise JournalError(f"{written.path} is of a game that this program does not know: '{header.game}'.")
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
        return Match(rules, header.setup, header.seed, parse_seats(",".join(header.seats)), chance=script)
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
                self.match.seats[entry.data["seat"]] = parse_seats(f"pad,{entry.data['word']}")[1]

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

    def _back(self, entry: Back) -> None:
        if entry.count not in self._marks:
            raise Differs(f"the match can't go back to response {entry.count}")
        self.match.take_back(self._marks[entry.count])


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


class Script:
    """A journal as the course of a hunt that is played back; also the journal that checks it.

    difference: the first thing that went another way, or None.
    """

    def __init__(self, entries: list[Accepted | Note]) -> None:
        """entries: those that count."""
        self.difference: str | None = None
        self._entries = entries
        self._next = 0

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

    def race(self) -> dict[str, Any] | None:
        """The presses of the race that comes now."""
        for entry in self._entries[self._next :]:
            if isinstance(entry, Note) and entry.name == "race":
                data: dict[str, Any] = entry.data
                return data
            if isinstance(entry, Accepted) and entry.response.kind == "reveal":
                return None
        return None

    def accepted(self, response: Response, chance: list[list[Any]], digest: str, after_ns: int) -> None:  # noqa: ARG002
        """Compare a response with the one in the journal."""
        while self._next < len(self._entries) and isinstance(self._entries[self._next], Note):
            self._next += 1
        if self.difference is not None:
            return
        number = sum(isinstance(entry, Accepted) for entry in self._entries[: self._next]) + 1
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


class _BrokenOffError(Exception):
    """The journal ends in an open race."""


class Playback(Hunt):
    """A hunt that goes as its journal says; driven like any other, presses are not heard."""

    def __init__(self, written: Written, *, headless: bool = False) -> None:
        """Raises JournalError for a journal that can't be played back."""
        entries = kept(written.entries)
        self.script = Script(entries)
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
        if self.script.difference is not None or self.script.ahead("reveal", "choose_escape", "bell") is None:
            self._enter("over", at_ns)
        else:
            super()._next_phase(at_ns)

    def _wait_lasts(self) -> int | None:
        return self._after("reveal")

    def _hush_lasts(self) -> int:
        for entry in self.script.until("flip"):
            at = self.since_ns + entry.after_ns
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
        return entry.after_ns if entry is not None else 0

    def _race(self, flip_ns: int) -> Race:  # noqa: ARG002  the journal knows the table's clock then
        data = self._presses()
        held = {seat: frozenset(controls) for seat, controls in data["held"]}
        race = Race(self.match, {}, self.world, held, data["clock"])
        return _fed(race, data)

    def _duel(self) -> Duel:
        return _fed(Duel(self.match, {}), self._presses())

    def _presses(self) -> dict[str, Any]:
        data = self.script.race()
        if data is None:
            raise _BrokenOffError
        return data


C = TypeVar("C", bound=Contest)


def _fed(contest: C, data: dict[str, Any]) -> C:
    for row in data["presses"]:
        contest.take(unpack(row))
    return contest


def check(written: Written) -> str | None:
    """Run a journal again, first the responses, then the hands; the first difference, or None."""
    rerun = Rerun(deal(written, scripted=True), written.entries)
    try:
        for _ in rerun.events():
            pass
    except (Differs, RuleError) as error:
        return str(error)
    playback = Playback(written, headless=True)
    while playback.phase != "over":
        playback.advance(playback.now_ns + 60_000_000_000)
    return playback.script.difference
