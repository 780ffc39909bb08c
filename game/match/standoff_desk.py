"""What the referee of Noon has before it, and how long it takes its time."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from game.match.bot import Bot, make_bot
from game.match.inbox import Inbox
from game.match.journal import pack
from game.match.match import Mark, Match
from game.match.round import Duel
from game.match.seats import SeatSpec
from game.match.seeds import derive
from game.rules.kernel import Event, Response, View
from game.rules.noon import NoonRules

RULES = NoonRules()
MS = 1_000_000
SECOND = 1_000 * MS


class NoonPace(msgspec.Struct, frozen=True):
    """Times in ns of game time.

    ready: before a round. toll: shortest and longest wait for the bell. check: how long the times of a round
    are shown, and how long at least. again: how long a round that came to nothing is shown. count: the 3-2-1
    before a round that was broken off.
    """

    ready: int = 1_900 * MS
    toll: tuple[int, int] = (1_500 * MS, 5_000 * MS)
    check: int = 4_600 * MS
    check_least: int = 1_500 * MS
    again: int = 2_400 * MS
    count: int = 3 * SECOND

    @classmethod
    def of(cls, factor: float) -> NoonPace:
        """What players only watch takes so many times as long."""
        base = cls()
        return cls(check=int(base.check * factor), again=int(base.again * factor))


class StandoffDesk:
    """What the referee has before it: the match, the bots, the journal, the news.

    phase: 'ready' (a round is announced), 'toll' (everybody waits), 'bell' (is to be drawn), 'noon' (who is
    first?), 'check' (the times), 'count' (3-2-1), 'over'. since_ns, ends_ns: when it began, and when it ends
    by itself or None. now_ns: the watermark so far. bots: by seat.
    """

    def __init__(self, match: Match[Any], pace: NoonPace | None = None, *, headless: bool = False) -> None:
        """match: as dealt, or resumed between two rounds. headless: the bell rings when it is due."""
        self.match = match
        self.pace = pace or NoonPace()
        self.phase = ""
        self.since_ns = self.now_ns = 0
        self.ends_ns: int | None = None
        self.held = False
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, seat, match.seed) for seat, spec in enumerate(match.seats) if spec.is_bot
        }
        self.journal_name = match.journal_name
        self.inbox = Inbox()
        self._headless = headless
        self._bell_ns: int | None = None
        self._toll_ns = 0
        self._chance = random.Random(derive(match.seed, "toll", match.count))
        self._duel: Duel | None = None
        self._before: Mark[Any] = match.mark()
        self._news: list[Event] = [] if match.count else [*RULES.opening(match.state)]
        self._decided = False

    # What a screen asks.

    @property
    def wants_bell(self) -> bool:
        """Whether the bell is to be drawn now and reported with `flipped`."""
        return self.phase == "bell" and self._bell_ns is None

    @property
    def view(self) -> View:
        """The shared screen's view."""
        return self.match.view(None)

    @property
    def result(self) -> dict[str, Any]:
        """Of a match that is over. Raises RuleError before."""
        return RULES.result(self.match.state)

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else, or a bot, plays a seat from now on."""
        self.match.seats[seat] = spec
        self.inbox.forget(seat)
        self.bots.pop(seat, None)
        if spec.is_bot:
            self.bots[seat] = make_bot(spec, seat, self.match.seed)
        self._note("seat", spec.note(seat))

    def end(self, how: str = "over") -> None:
        """Write down that the match needs no resuming."""
        data: dict[str, Any] = {"how": how, "trail": self.match.trail()}
        if how == "over":
            data |= {"winners": self.result["winners"], "played_ms": self.since_ns // MS}
        self._note("end", data)
        if self.match.journal is not None:
            self.match.journal.flush(sync=True)

    # Small things.

    def _enter(self, phase: str, at_ns: int, lasts_ns: int | None = None) -> None:
        self.phase, self.since_ns = phase, at_ns
        self.ends_ns = None if lasts_ns is None else at_ns + lasts_ns
        self._news.append(Event("phase", data={"phase": phase, "at_ns": at_ns}))

    def _kind(self) -> str:
        pending = self.match.pending()
        return pending[0].kind if pending else ""

    def _submit(self, response: Response, after_ns: int) -> None:
        self._tell(self.match.submit(response, after_ns))

    def _tell(self, events: Iterable[Event]) -> None:
        told = list(events)
        for bot in self.bots.values():
            bot.see(told)
        self._news += told

    def _note(self, name: str, data: Any, *, before_last: bool = False) -> None:
        if self.match.journal is not None:
            self.match.journal.note(name, data, before_last=before_last)

    def _keep(self, duel: Duel) -> None:
        """The presses of a round, before the response that closed it."""
        data = {"clock": 0, "held": [], "presses": [pack(press) for press in duel.heard()]}
        self._note("race", data, before_last=True)
