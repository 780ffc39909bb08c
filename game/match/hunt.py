"""The referee of Bandits on Mars: when cards show, when races run, what comes next.

Time is game time (`game.match.clock`). Everything takes effect at its own instant, whatever the rate at which
`advance` is called; only the flip waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.inputs.press import Press
from game.match.inbox import Inbox
from game.match.journal import pack
from game.match.ledger import Ledger
from game.match.match import Mark, Match
from game.match.pace import Pace
from game.match.places import targets_of
from game.match.round import Contest, Duel, Race
from game.match.seats import SeatSpec, derive
from game.match.stand_in import Bot, make_bot
from game.race.hands import HandView
from game.race.spec import TableSpec
from game.race.targets import TargetView
from game.race.world import World
from game.rules.bandits import BanditsRules
from game.rules.kernel import TABLE, Event, Request, Response, RuleError, View

BREAKABLE = ("hush", "flip", "race", "toll", "bell", "noon")
"""Phases that `break_race` takes back."""
RULES = BanditsRules()
STICK_STEP = 0.6
"""A stick pushed so far moves the cursor of a choice."""


class Hunt:
    """One match of Bandits on Mars in game time.

    phase: 'wait' (for the active player's reveal), 'hush', 'flip' (the card is to be drawn and flipped),
    'race', 'check' (what was captured, or a look at a Bandit), 'choose' (an Escape card), 'count' (3-2-1),
    'toll' (before the bell), 'bell' (is to be drawn), 'noon', 'over'. since_ns, ends_ns: when the phase began
    and when it ends by itself, or None. now_ns: the watermark so far. cursor: index of the option under the
    chooser's hand. held: no card is revealed while True.
    """

    def __init__(
        self, match: Match[Any], table: TableSpec, pace: Pace | None = None, *, headless: bool = False
    ) -> None:
        """match: as dealt, or resumed. headless: nobody watches; cards flip when they are due."""
        self.match = match
        self.table = table
        self.pace = pace or Pace()
        self.phase = ""
        self.since_ns = 0
        self.ends_ns: int | None = None
        self.now_ns = 0
        self.cursor = 0
        self.held = False
        self.bots: dict[int, Bot] = {}
        self.world = World(table, len(match.seats), derive(match.seed, "world"))
        self.inbox = Inbox()
        self.ledger = Ledger()
        self._laid_ns = 0
        self._headless = headless
        self._quiet_ns = 0
        self._flip_ns: int | None = None
        self._chance = random.Random(derive(match.seed, "pace", match.count))
        self._early: list[int] = []
        self._shown: View | None = None
        self._seen: View = {}
        self._seen_at = -1
        self._contest: Contest | None = None
        self._before: Mark[Any] = match.mark()
        self._news: list[Event] = []
        self._decided = False
        self._runs: Mapping[str, Callable[[int], bool]] = {
            "wait": self._run_wait,
            "hush": self._run_hush,
            "flip": self._run_flip,
            "race": self._run_contest,
            "check": self._run_check,
            "choose": self._run_choose,
            "count": self._run_count,
            "toll": self._run_toll,
            "bell": self._run_bell,
            "noon": self._run_contest,
        }
        for seat, spec in enumerate(match.seats):
            if spec.is_bot:
                self.bots[seat] = make_bot(spec, seat, match.seed)
        if match.count == 0:
            self._news += RULES.opening(match.state)
        self._next_phase(0)

    # What a screen asks.

    @property
    def view(self) -> View:
        """The shared screen's view, not to be changed; a card that is being flipped is up already."""
        if self._shown is not None:
            return self._shown
        if self._seen_at != self.match.changes:
            self._seen_at, self._seen = self.match.changes, self.match.view(None)
        return self._seen

    @property
    def wants_flip(self) -> bool:
        """Whether what `view` shows is to be drawn now and reported with `flipped`."""
        return self.phase in ("flip", "bell") and self._flip_ns is None

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.view["active"])

    @property
    def request(self) -> Request | None:
        """The Escape card that somebody is asked to choose, in phase 'choose'."""
        return self.match.pending()[0] if self.phase == "choose" else None

    @property
    def result(self) -> dict[str, Any]:
        """Of a hunt that is over, see `BanditsRules.result`. Raises RuleError before."""
        return RULES.result(self.match.state)

    def hands(self, now_ns: int) -> list[HandView]:
        """Hands as they will be at a game time at or after the watermark if nobody presses anything new."""
        if self.phase == "race":
            return self.world.ahead(max(0, now_ns - self._laid_ns - self.world.now_ns))
        return self.world.hands()

    def cards(self, now_ns: int) -> list[TargetView]:
        """Where everything on the table lies at a game time, with drift and hops."""
        return self.world.cards(max(0, now_ns - self._laid_ns - self.world.now_ns))

    def table_ns(self, now_ns: int) -> int:
        """A game time on the clock that hands use for `since_ns`."""
        return now_ns - self._laid_ns

    # What drives it.

    def press(self, press: Press) -> None:
        """Take a press in game time; what people press for a bot's seat is dropped."""
        if press.seat is None or not 0 <= press.seat < len(self.match.seats) or press.seat in self.bots:
            return
        if self._contest is not None and press.at_ns >= self.since_ns:
            self._contest.feed(_moved(press, -self.since_ns))
        else:
            self.inbox.add(press)

    def flipped(self, game_ns: int) -> None:
        """What `wants_flip` asked for is on screen since game_ns (stamped after `flip()`)."""
        if self.wants_flip:
            self._flip_ns = max(game_ns, self.since_ns)

    def advance(self, watermark_ns: int) -> list[Event]:
        """Go on to the watermark: every press before it has been given. Returns what happened."""
        mark = max(watermark_ns, self.now_ns)
        while self.phase != "over" and self._runs[self.phase](mark):
            pass
        self.now_ns = mark
        self._flush()
        return self._take_news()

    def break_race(self) -> None:
        """The screen stops: nothing is held any more, an open race is void and run again after a 3-2-1."""
        self.inbox.forget()
        if self.phase not in BREAKABLE:
            return
        self.match.take_back(self._before)
        self._flush()
        self._news.append(Event("race_broken", why="The race is run again; nothing was captured."))
        self.count_down()

    def count_down(self) -> None:
        """Count 3-2-1 before the next race; what was pressed until now is forgotten."""
        self.inbox.forget()
        self._shown = self._contest = None
        self._enter("count", self.now_ns, self.pace.count)
        self._lay_out(self.now_ns)

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else, or a bot, plays a seat from now on."""
        self.match.seats[seat] = spec
        self.inbox.forget(seat)
        self.bots.pop(seat, None)
        if spec.is_bot:
            self.bots[seat] = make_bot(spec, seat, self.match.seed)
        self._note("seat", {"seat": seat, "word": spec.word})

    def end(self, how: str = "over") -> None:
        """Write down that the match needs no resuming. how: 'over', or 'left' when it was given up."""
        self._note("end", {"how": how, "trail": self.match.trail()})
        self._decided = True
        self._flush()

    def tell_bots(self, events: Iterable[Event]) -> None:
        """Let the bots see what their seats may know."""
        for seat, bot in self.bots.items():
            bot.see([event for event in events if event.audience is None or seat in event.audience])

    # Phases. Each run goes on up to the mark and returns whether there may be more to do before it.

    def _run_wait(self, mark: int) -> bool:
        due, active = self.ends_ns, self.active
        until = mark if due is None else min(mark, due)
        while (press := self.inbox.take(until)) is not None:
            if press.seat == active and _slam(press) and not self.held:
                return self._reveal(max(press.at_ns, self.since_ns))
        if due is None or mark < due or self.held:
            return False
        return self._reveal(max(due, self.now_ns))  # later than due if it was held

    def _reveal(self, at_ns: int) -> bool:
        self._submit(Response(self.active, "reveal", ("reveal",)), at_ns - self.since_ns)
        self._hush(at_ns)
        return True

    def _hush(self, at_ns: int) -> None:
        self._before = self.match.mark()
        self._early = []
        self._enter("hush", at_ns)
        self.ends_ns = at_ns + self._hush_lasts()
        for seat, bot in self.bots.items():
            for press in bot.hush():
                self.inbox.add(_moved(press._replace(seat=seat), at_ns))

    def _run_hush(self, mark: int) -> bool:
        due = self.ends_ns or 0
        self._false_starts(min(mark, due))
        if mark < due:
            return False
        state, shown = self.match.preview(Response(TABLE, "flip"))
        self._shown = self.match.rules.view(state, None)
        self._flip_ns = due if self._headless else None
        self._enter("flip", due)
        self._news += shown
        return True

    def _run_flip(self, mark: int) -> bool:
        flip = self._flip_ns
        self._false_starts(mark if flip is None else min(mark, flip))
        if flip is None or mark < flip:
            return False
        self._shown = None
        self.tell_bots(self.match.submit(Response(TABLE, "flip"), flip - self._quiet_ns))
        if self._kind() == "advance":
            self._laid_ns = flip
            self._start(self._race(flip), "race", flip)
        else:
            self._lay_out(flip)
            self._enter("check", flip, self.pace.look)
        return True

    def _start(self, contest: Contest, phase: str, at_ns: int) -> None:
        """From now on presses go to the race (or duel) itself."""
        self._contest = contest
        self._enter(phase, at_ns)
        for press in self.inbox.rest():
            self._contest.feed(_moved(press, -at_ns))

    def _run_contest(self, mark: int) -> bool:
        contest = self._contest
        assert contest is not None
        events = contest.run(mark - self.since_ns)
        self.tell_bots(events)
        self._news += events
        if not contest.over:
            return False
        self._contest = None
        self._journal(contest)
        for press in contest.presses:
            if press.seat not in self.bots:
                if press.at_ns <= contest.now_ns:
                    self.inbox.note(press)
                else:
                    self.inbox.add(_moved(press, self.since_ns))
        shown = sum(event.kind in ("right", "wrong") for event in events)
        self._enter("check", self.since_ns + contest.now_ns, self.pace.check + shown * self.pace.check_each)
        return True

    def _run_check(self, mark: int) -> bool:
        """Presses do nothing (BM10)."""
        due = self.ends_ns or 0
        self.inbox.drain(min(mark, due))
        if mark < due:
            return False
        self._next_phase(due)
        return True

    def _run_count(self, mark: int) -> bool:
        due = self.ends_ns or 0
        self.inbox.drain(min(mark, due))
        if mark < due:
            return False
        if self._kind() == "bell":
            self._toll(due)
        else:
            self._hush(due)
        return True

    def _run_choose(self, mark: int) -> bool:
        request, due = self.match.pending()[0], self.ends_ns or 0
        while (press := self.inbox.take(min(mark, due))) is not None:
            if press.seat == request.seat and press.value:
                if press.control == "slam":
                    return self._choose(request, press.at_ns)
                self.cursor = (self.cursor + _step(press)) % len(request.options)
        return mark >= due and self._choose(request, due)

    def _choose(self, request: Request, at_ns: int) -> bool:
        pick = request.options[self.cursor]
        self._submit(Response(request.seat, request.kind, (pick,)), at_ns - self.since_ns)
        self._enter("check", at_ns, self.pace.check)
        return True

    def _toll(self, at_ns: int) -> None:
        self._before = self.match.mark()
        self._enter("toll", at_ns, self._toll_lasts())

    def _run_toll(self, mark: int) -> bool:
        """Presses stay in the inbox: they are false starts, told after the bell (BM16)."""
        due = self.ends_ns or 0
        if mark < due:
            return False
        self._flip_ns = due if self._headless else None
        self._enter("bell", due)
        return True

    def _run_bell(self, mark: int) -> bool:
        bell = self._flip_ns
        if bell is None or mark < bell:
            return False
        self._submit(Response(TABLE, "bell"), bell - self._quiet_ns)
        self._start(self._duel(), "noon", bell)
        return True

    # Small helpers.

    def _flush(self) -> None:
        """Have the journal before anything is shown (Law 4)."""
        if self.match.journal is not None:
            self.match.journal.flush(sync=self._decided)
        self._decided = False

    def _take_news(self) -> list[Event]:
        news, self._news = self._news, []
        self.ledger.take(news)
        return news

    def _next_phase(self, at_ns: int) -> None:
        """Enter the phase that the rules ask for."""
        kind = self._kind()
        if kind == "reveal":
            self._lay_out(at_ns)
            self._enter("wait", at_ns, self._wait_lasts())
        elif kind == "choose_escape":
            self.cursor = 0
            self._enter("choose", at_ns, self._choice_lasts())
        elif kind == "bell":
            self._toll(at_ns)
        elif kind == "flip":
            self.count_down()
        else:
            self._enter("over", at_ns)
            self.end()

    def _enter(self, phase: str, at_ns: int, lasts_ns: int | None = None) -> None:
        self.phase = phase
        self.since_ns = at_ns
        self.ends_ns = None if lasts_ns is None else at_ns + lasts_ns
        if phase in ("hush", "toll"):
            self._quiet_ns = at_ns
        self._news.append(Event("phase", data={"phase": phase, "at_ns": at_ns, "ends_ns": self.ends_ns}))

    def _lay_out(self, at_ns: int) -> None:
        """Put everything where it lies and all hands at home."""
        targets = targets_of(self.match.view(None), self.table, len(self.match.seats))
        self._laid_ns = at_ns
        self.world.begin(targets, {}, 1, clock_ns=at_ns)

    def _false_starts(self, mark: int) -> None:
        """Slams before the card showed, one a seat (BM19)."""
        while (press := self.inbox.take(mark)) is not None:
            if not _slam(press) or press.seat is None or press.seat in self._early:
                continue
            self._early.append(press.seat)
            with contextlib.suppress(RuleError):  # the players have switched false starts off
                self._submit(Response(press.seat, "early"), press.at_ns - self._quiet_ns)

    def _submit(self, response: Response, after_ns: int) -> None:
        events = self.match.submit(response, after_ns)
        self.tell_bots(events)
        self._news += events

    def _kind(self) -> str:
        pending = self.match.pending()
        return pending[0].kind if pending else ""

    def _note(self, name: str, data: Any) -> None:
        if self.match.journal is not None:
            self.match.journal.note(name, data)

    # What a playback takes from its journal instead.

    def _wait_lasts(self) -> int | None:
        bot = self.bots.get(self.active)
        return bot.reveal_ns() if bot is not None else self.pace.auto_reveal or None

    def _hush_lasts(self) -> int:
        return self._chance.randint(*self.pace.hush)

    def _toll_lasts(self) -> int:
        return self._chance.randint(*self.pace.toll)

    def _choice_lasts(self) -> int:
        """Bots choose through the cursor as well."""
        request = self.match.pending()[0]
        bot = self.bots.get(request.seat)
        if bot is None:
            return self.pace.choose
        self.cursor = request.options.index(bot.choose(self.match.view(request.seat), request))
        return self.pace.bot_choose

    def _race(self, flip_ns: int) -> Race:
        return Race(self.match, self.bots, self.world, self.inbox.held(), flip_ns)

    def _duel(self) -> Duel:
        return Duel(self.match, self.bots)

    def _journal(self, contest: Contest) -> None:
        """Keep what it takes to run a race again, before the response that decides it: never one alone."""
        done = [press for press in contest.presses if press.at_ns <= contest.now_ns]
        held = [[seat, sorted(controls)] for seat, controls in contest.held.items()]
        data = {"clock": contest.clock_ns, "held": held, "presses": [pack(press) for press in done]}
        self._decided = True
        if self.match.journal is not None:
            self.match.journal.note("race", data, before_last=True)


def _moved(press: Press, by_ns: int) -> Press:
    return press._replace(lo_ns=press.lo_ns + by_ns, hi_ns=press.hi_ns + by_ns, seen_ns=press.seen_ns + by_ns)


def _slam(press: Press) -> bool:
    return press.control == "slam" and bool(press.value)


def _step(press: Press) -> int:
    """How far a press moves the cursor of a choice."""
    if press.control in ("x", "y"):
        return 0 if abs(press.value) < STICK_STEP else 1 if press.value > 0 else -1
    return {"left": -1, "up": -1, "right": 1, "down": 1}.get(press.control, 0)
