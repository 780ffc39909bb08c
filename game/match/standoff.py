"""The referee of Noon, as screens and headless matches drive it.

Time is game time (`game.match.clock`). Presses before the bell take effect at their own instants; those after
it go to a `Duel`, which tells the rules. The bell waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from game.inputs.press import Press
from game.match.bot import Bot, make_bot
from game.match.inbox import Inbox
from game.match.journal import pack
from game.match.journal_file import JournalFile
from game.match.match import Mark, Match
from game.match.phases import moved
from game.match.round import Duel
from game.match.seats import SeatSpec
from game.match.seeds import derive
from game.rules.kernel import TABLE, Event, Response, RuleError, View
from game.rules.noon import NoonRules

RULES = NoonRules()
MS = 1_000_000
SECOND = 1_000 * MS
JUMP_NS = 150 * MS
"""Who draws so soon after the last false start has not waited for the bell either."""


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


class Standoff:
    """One match of Noon in game time.

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
        self.journal_name = match.journal.path.name if isinstance(match.journal, JournalFile) else ""
        self.inbox = Inbox()
        self._headless = headless
        self._bell_ns: int | None = None
        self._toll_ns = 0
        self._chance = random.Random(derive(match.seed, "toll", match.count))
        self._duel: Duel | None = None
        self._before: Mark[Any] = match.mark()
        self._news: list[Event] = [] if match.count else [*RULES.opening(match.state)]
        self._decided = False
        self._runs: Mapping[str, Callable[[int], bool]] = {
            "ready": self._run_ready,
            "toll": self._run_toll,
            "bell": self._run_bell,
            "noon": self._run_noon,
            "check": self._run_check,
            "count": self._run_count,
        }
        self._next_round(0)

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

    # What drives it.

    def press(self, press: Press) -> None:
        """Take a press in game time; what people press for a bot's seat is dropped."""
        if press.seat is None or not 0 <= press.seat < len(self.match.seats) or press.seat in self.bots:
            return
        if self._duel is not None:
            self._duel.feed(moved(press, -self.since_ns))
        else:
            self.inbox.add(press)

    def flipped(self, game_ns: int) -> None:
        """The bell is on screen since game_ns (stamped after `flip()`)."""
        if self.wants_bell:
            self._bell_ns = max(game_ns, self.since_ns)

    def advance(self, watermark_ns: int) -> list[Event]:
        """Go on to the watermark: every press before it has been given. Returns what happened."""
        mark = max(watermark_ns, self.now_ns)
        while self.phase != "over" and self._runs[self.phase](mark):
            pass
        self.now_ns = mark
        if self.match.journal is not None:
            self.match.journal.flush(sync=self._decided)
        self._decided = False
        news, self._news = self._news, []
        return news

    def break_round(self) -> None:
        """The screen stops: nothing is held any more, an open round is run again after a 3-2-1."""
        self.inbox.forget()
        if self.phase not in ("toll", "bell", "noon"):
            return
        self._duel = None
        self.match.take_back(self._before)
        self._news.append(Event("race_broken", why="The round is run again; nobody had it."))
        self._enter("count", self.now_ns, self.pace.count)

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

    # The phases: each runs up to the mark and says whether there may be more to do.

    def _next_round(self, at_ns: int) -> None:
        if not self.match.pending():
            self._enter("over", at_ns)
            self.end()
            return
        self._enter("ready", at_ns, self.pace.ready)

    def _run_ready(self, mark: int) -> bool:
        """Presses do nothing yet."""
        due = self.ends_ns or 0
        self.inbox.drain(min(mark, due))
        if mark < due or self.held:
            return False
        self._toll(max(due, self.now_ns))
        return True

    def _run_count(self, mark: int) -> bool:
        return self._run_ready(mark)

    def _toll(self, at_ns: int) -> None:
        self._before = self.match.mark()
        self._toll_ns = at_ns
        self._enter("toll", at_ns, self._chance.randint(*self.pace.toll))
        for seat, bot in self.bots.items():
            for press in bot.hush():
                self.inbox.add(moved(press._replace(seat=seat), at_ns))

    def _run_toll(self, mark: int) -> bool:
        while True:
            due = self.ends_ns or 0
            press = self.inbox.take(min(mark, due))
            if press is None:
                break
            self._too_soon(press)
        if mark < due:
            return False
        if self._kind() == "advance":  # at most one is left: no bell is needed
            self._submit(Response(TABLE, "advance"), due - self._toll_ns)
            self._check(due)
            return True
        self._bell_ns = due if self._headless else None
        self._enter("bell", due)
        return True

    def _too_soon(self, press: Press) -> None:
        if press.control != "slam" or not press.value or press.seat is None:
            return
        if press.seat not in self.view["noon"]["may"]:
            return
        self._submit(Response(press.seat, "early"), press.at_ns - self._toll_ns)
        if self._kind() == "advance":
            self.ends_ns = min(self.ends_ns or 0, press.at_ns + JUMP_NS)

    def _run_bell(self, mark: int) -> bool:
        bell = self._bell_ns
        if bell is None or mark < bell:
            return False
        self._submit(Response(TABLE, "bell"), bell - self._toll_ns)
        self._duel = Duel(self.match, self.bots)
        self._enter("noon", bell)
        for press in self.inbox.rest():
            self._duel.feed(moved(press, -bell))
        return True

    def _run_noon(self, mark: int) -> bool:
        duel = self._duel
        assert duel is not None
        events = duel.run(mark - self.since_ns)
        self._tell(events)
        if not duel.over:
            return False
        self._duel = None
        self._keep(duel)
        for press in duel.presses:
            if press.seat not in self.bots and press.at_ns > duel.now_ns:
                self.inbox.add(moved(press, self.since_ns))
        self._check(self.since_ns + duel.now_ns)
        return True

    def _check(self, at_ns: int) -> None:
        self._decided = True
        nothing = any(event.kind == "again" for event in self._news)
        self._enter("check", at_ns, self.pace.again if nothing else self.pace.check)

    def _run_check(self, mark: int) -> bool:
        """A press of somebody who has seen enough goes on."""
        due, least = self.ends_ns or 0, self.since_ns + self.pace.check_least
        while (press := self.inbox.take(min(mark, due))) is not None:
            if press.control == "slam" and press.value and press.at_ns > least:
                due = self.ends_ns = min(due, press.at_ns)
        if mark < due or self.held:
            return False
        self._next_round(max(due, self.now_ns))
        return True

    # Small things.

    def _enter(self, phase: str, at_ns: int, lasts_ns: int | None = None) -> None:
        self.phase, self.since_ns = phase, at_ns
        self.ends_ns = None if lasts_ns is None else at_ns + lasts_ns
        self._news.append(Event("phase", data={"phase": phase, "at_ns": at_ns}))

    def _kind(self) -> str:
        pending = self.match.pending()
        return pending[0].kind if pending else ""

    def _submit(self, response: Response, after_ns: int) -> None:
        try:
            self._tell(self.match.submit(response, after_ns))
        except RuleError:  # who has drawn already presses again
            return

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
        done = [press for press in duel.presses if press.at_ns <= duel.now_ns]
        data = {"clock": 0, "held": [], "presses": [pack(press) for press in done]}
        self._note("race", data, before_last=True)
