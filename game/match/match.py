"""One match of any game: responses in, events out, everything journaled before it is shown (Law 4)."""

from __future__ import annotations

import copy
import hashlib
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.match.seats import SeatSpec
from game.match.seeds import derive
from game.rules.kernel import Chance, Event, LoggedChance, Request, Response, Rules, SeededChance, Setup, View

S = TypeVar("S")

_CANONICAL = msgspec.json.Encoder(order="sorted")


class Journal(Protocol):
    """Where a match is written down; `game.match.journal_file.JournalFile` is the one on disk.

    Lines may wait in memory; a referee calls `flush` before it shows what they tell.
    name: of its file, '' for one without.
    """

    name: str

    def accepted(self, response: Response, chance: list[list[Any]], digest: str, after_ns: int) -> None:
        """A response was accepted, after_ns into a phase of the referee's."""

    def back(self, count: int) -> None:
        """The state went back to what it was after the first `count` responses that count."""

    def note(self, name: str, data: Any, *, before_last: bool = False) -> None:
        """Something beside the rules. before_last: belongs before the response that was accepted last."""

    def flush(self, *, sync: bool = False) -> None:
        """Hand all lines to the system. sync: a good moment to make them last a loss of power."""

    def close(self) -> None:
        """Nothing more comes."""


def canonical(data: Any) -> bytes:
    """JSON with sorted keys: the same bytes in every process."""
    return _CANONICAL.encode(data)


def digest_of(data: Any) -> str:
    """A short digest of JSON-able data."""
    return hashlib.blake2b(canonical(data), digest_size=16).hexdigest()


class Mark(msgspec.Struct, Generic[S], frozen=True):
    """A moment of a match to which it can be taken back."""

    count: int
    state: S


class Match(Generic[S]):
    """The state of one match and the only way to change it.

    count: responses that count so far. changes: grows whenever the state is another. deal: what chance
    gave when it was dealt.
    """

    def __init__(
        self,
        rules: Rules[S],
        setup: Setup,
        seed: int,
        seats: tuple[SeatSpec, ...],
        chance: Chance | None = None,
    ) -> None:
        """Deal. chance: instead of the seed's own. Raises RuleError for a setup out of bounds."""
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.seats = list(seats)
        self.journal: Journal | None = None
        self.count = 0
        self.changes = 0
        self._chance = LoggedChance(chance or SeededChance(derive(seed, "rules")))
        self.state: S = rules.new(setup, self._chance)
        self.deal = self._chance.taken()
        self._trail = hashlib.blake2b(canonical(self.deal), digest_size=16)

    @property
    def journal_name(self) -> str:
        """The name of the journal's file, '' if none is kept."""
        return self.journal.name if self.journal is not None else ""

    def submit(self, response: Response, after_ns: int = 0) -> tuple[Event, ...]:
        """Apply and journal; returns what happened. Raises RuleError, changing nothing."""
        events = self.rules.submit(self.state, response, self._chance)
        chance = self._chance.taken()
        self.count += 1
        self.changes += 1
        self._trail.update(canonical((response, chance)))
        if self.journal is not None:
            self.journal.accepted(response, chance, self.digest(), after_ns)
        return events

    def preview(self, response: Response) -> tuple[S, tuple[Event, ...]]:
        """What a response would do: a state of its own and its events; the match is left alone."""
        state = self.rules.clone(self.state)
        return state, self.rules.submit(state, response, copy.deepcopy(self._chance))

    def pending(self) -> tuple[Request, ...]:
        """What can be answered now."""
        return self.rules.pending(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat, or with None the shared screen, may know (Law 2)."""
        return self.rules.view(self.state, seat)

    def mark(self) -> Mark[S]:
        """This moment, for `take_back`."""
        return Mark(self.count, self.rules.clone(self.state))

    def take_back(self, mark: Mark[S]) -> None:
        """Void what was accepted since; chance that was used stays used."""
        self.state = self.rules.clone(mark.state)
        self.count = mark.count
        self.changes += 1
        self._trail.update(b"back %d" % mark.count)
        if self.journal is not None:
            self.journal.back(mark.count)

    def close(self) -> None:
        """Let the journal go; it can be resumed."""
        journal, self.journal = self.journal, None
        if journal is not None:
            journal.close()

    def digest(self) -> str:
        """Of the state."""
        return digest_of(self.rules.to_json(self.state))

    def trail(self) -> str:
        """Of everything that happened, up to the state now."""
        trail = self._trail.copy()
        trail.update(canonical(self.rules.to_json(self.state)))
        return trail.hexdigest()
