"""What every game speaks: Rules, Setup, Request, Response, Event, Chance."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from game.rules.wanted import misfit

TABLE = -1
"""The seat of responses that nobody gives: time that passes, a card that turns."""

S = TypeVar("S")
T = TypeVar("T")
View = dict[str, Any]
"""What one seat (or the shared screen) may know of a state: plain JSON-able data."""


class RuleError(ValueError):
    """An illegal response: refused with a sentence for the player; the state has not changed."""


def fitted(data: Any, kind: type[T], otherwise: str) -> T:
    """JSON-able data as what it has to be. Raises RuleError with the words `otherwise` and the fault."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise RuleError(f"{otherwise}: {misfit(error, kind, data)}") from None


class Setup(msgspec.Struct, frozen=True):
    """What is agreed before a match.

    seats: number of players. options: house rules by name. content: the decks, plain JSON-able data.
    """

    seats: int
    options: dict[str, str | int | bool] = {}
    content: dict[str, Any] = {}


class Request(msgspec.Struct, frozen=True):
    """A question that a seat can answer now.

    options: ordered and unique. least, most: how many to pick. secret: others may not see the options.
    default: a safe answer. optional: may be left unanswered for ever, the TABLE goes on without it (slams).
    due_ns: for requests of the TABLE in real time, when it will next decide something (game time in ns
    since the reveal), None if nothing is due. prompt: for players.
    """

    seat: int
    kind: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    secret: bool = False
    default: tuple[str, ...] = ()
    optional: bool = False
    due_ns: int | None = None
    prompt: str = ""


class Response(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to a request. The timed fields serve real-time requests only.

    lo_ns, hi_ns: interval of the press in game time, ns since the reveal (Law 3). hand: 0 or 1.
    aim: distance of the palm from the middle of what it covers, in hundredths of a canvas pixel (BM17).
    """

    seat: int
    kind: str
    picks: tuple[str, ...] = ()
    hand: int = 0
    lo_ns: int = 0
    hi_ns: int = 0
    aim: int = 0


class Event(NamedTuple):
    """Something that happened. audience None = public, else the seats that may know it.

    data: plain JSON-able values. why: one line for players in the words of the rule, or ''; `{2}` in it
    stands for the name of seat 2, see `tell`.
    """

    kind: str
    seat: int = TABLE
    data: dict[str, Any] = {}  # noqa: RUF012 - a field's default, not a class attribute; never changed
    audience: tuple[int, ...] | None = None
    why: str = ""


def seat_word(seat: int) -> str:
    """The placeholder of a seat's name in a why line."""
    return f"{{{seat}}}"


def seat_list(seats: Sequence[int]) -> str:
    """The placeholders of several seats as 'A, B and C', '' if none."""
    words = [seat_word(seat) for seat in seats]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count_word(n: int, word: str) -> str:
    """'1 Wound', '2 Wounds'."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def tell(why: str, names: Sequence[str]) -> str:
    """A why line with the names of the seats put in."""
    return re.sub(r"\{(\d+)\}", lambda found: names[int(found[1])], why)


class Chance(Protocol):
    """Where chance comes from. stream: 'deck', 'dice' or 'tie', each with its own sequence."""

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place."""

    def below(self, stream: str, n: int) -> int:
        """An integer in 0..n-1."""


class SeededChance:
    """Chance from one seed; each stream is its own generator, so that they do not shift each other."""

    def __init__(self, seed: int) -> None:
        """seed: any integer."""
        self.seed = seed
        self._streams: dict[str, random.Random] = {}

    def _stream(self, name: str) -> random.Random:
        found = self._streams.get(name)
        if found is None:
            mixed = self.seed
            for byte in name.encode():
                mixed = (mixed * 1_000_003 + byte + 1) & 0xFFFF_FFFF_FFFF_FFFF
            found = self._streams[name] = random.Random(mixed)
        return found

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place."""
        self._stream(stream).shuffle(items)

    def below(self, stream: str, n: int) -> int:
        """An integer in 0..n-1."""
        return self._stream(stream).randrange(n)


class LoggedChance:
    """Passes another Chance through and keeps every result, for the journal (`taken`)."""

    def __init__(self, inner: Chance) -> None:
        """inner: where results come from."""
        self.inner = inner
        self.log: list[list[Any]] = []

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place; the permutation is logged."""
        order = list(range(len(items)))
        self.inner.shuffle(stream, order)
        _permute(items, order)
        self.log.append([stream, order])

    def below(self, stream: str, n: int) -> int:
        """An integer in 0..n-1; logged."""
        result = self.inner.below(stream, n)
        self.log.append([stream, result])
        return result

    def taken(self) -> list[list[Any]]:
        """The results since the last call, oldest first."""
        log, self.log = self.log, []
        return log


class ScriptedChance:
    """Chance from a list of logged results: for replays and tests."""

    def __init__(self, results: Iterable[list[Any]]) -> None:
        """results: `[stream, permutation or integer]`, as LoggedChance keeps them."""
        self._results = list(results)
        self._next = 0

    def extend(self, results: Iterable[list[Any]]) -> None:
        """Add results behind those still to come."""
        self._results.extend(results)

    def _take(self, stream: str) -> Any:
        if self._next >= len(self._results):
            raise RuleError(f"the script of chance is at its end, but a result of '{stream}' is wanted")
        entry = self._results[self._next]
        if len(entry) != 2 or entry[0] != stream:
            raise RuleError(f"the script of chance has {entry!r:.60} where a result of '{stream}' is wanted")
        self._next += 1
        return entry[1]

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Shuffle in place by the scripted permutation."""
        order = self._take(stream)
        if not (isinstance(order, list) and all(isinstance(place, int) for place in order)):
            raise RuleError(f"the script of chance has {order!r:.60} where an order is wanted")
        _permute(items, order)

    def below(self, stream: str, n: int) -> int:
        """The scripted integer, which must be in 0..n-1."""
        result = self._take(stream)
        if not (isinstance(result, int) and 0 <= result < n):
            raise RuleError(f"the script of chance has {result!r:.60} where 0..{n - 1} is wanted")
        return result


def _permute(items: MutableSequence[T], order: list[int]) -> None:
    """Put items into the order given by their old positions."""
    if sorted(order) != list(range(len(items))):
        raise RuleError(f"the script of chance orders {len(order)} items where {len(items)} are shuffled")
    items[:] = [items[i] for i in order]


class Rules(Protocol[S]):
    """One game as a stateless engine over a plain state S (Law 1)."""

    id: str
    version: int
    seats: range

    def new(self, setup: Setup, chance: Chance) -> S:
        """The state after the deal. Raises RuleError for a setup out of bounds."""

    def pending(self, s: S) -> tuple[Request, ...]:
        """What can be answered now: () = over; several = simultaneous."""

    def submit(self, s: S, r: Response, chance: Chance) -> tuple[Event, ...]:
        """Apply a response in place. Raises RuleError, changing nothing, if it is illegal."""

    def view(self, s: S, seat: int | None) -> View:
        """What a seat may know; None = the shared screen (Law 2)."""

    def clone(self, s: S) -> S:
        """An independent copy."""

    def to_json(self, s: S) -> dict[str, Any]:
        """The state as JSON-able data."""

    def from_json(self, d: dict[str, Any]) -> S:
        """The state that `to_json` gave."""
