"""What the referees of races share: one match in game time, its phases, its bots, its journal, its news."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.inputs.press import Press
from game.match.bot import Bot, make_bot
from game.match.inbox import Inbox
from game.match.journal import pack
from game.match.match import Mark, Match
from game.match.pace import MS, NoonPace, Pace
from game.match.round import Contest, Duel
from game.match.seats import SeatSpec
from game.match.seeds import derive
from game.rules.kernel import TABLE, Event, Response

if TYPE_CHECKING:
    from game.match.games import GameRules


class Referee:
    """One match against the clock; time is game time (`game.match.clock`).

    phase: each runs up to a mark and says whether there may be more to do; 'over' is the last one. since_ns,
    ends_ns: when it began, and when it ends by itself or None. now_ns: the watermark so far. held: nothing
    new begins while True. bots: by seat.
    """

    rules: GameRules
    pace: Pace | NoonPace
    stream = ""
    """Of the chance by which it makes people wait."""

    def __init__(self, match: Match[Any], *, headless: bool) -> None:
        """match: as dealt, or resumed. headless: nobody watches; what is to be shown shows when it is due."""
        self.match = match
        self.phase = ""
        self.since_ns = self.now_ns = 0
        self.ends_ns: int | None = None
        self.held = False
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, seat, match.seed) for seat, spec in enumerate(match.seats) if spec.is_bot
        }
        self.inbox = Inbox()
        self.journal_name = match.journal_name
        self._runs: Mapping[str, Callable[[int], bool]] = {}
        self._headless = headless
        self._quiet_ns = 0
        self._flip_ns: int | None = None
        self._chance = random.Random(derive(match.seed, self.stream, match.count))
        self._contest: Contest | None = None
        self._before: Mark[Any] = match.mark()
        self._news: list[Event] = [] if match.count else [*self.rules.opening(match.state)]
        self._decided = False

    # What a screen asks.

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.phase == "over"

    @property
    def wants_flip(self) -> bool:
        """Whether what `view` shows is to be drawn now and reported with `flipped`."""
        return self.phase in ("flip", "bell") and self._flip_ns is None

    @property
    def result(self) -> dict[str, Any]:
        """Of a match that is over, see the rules' `result`. Raises RuleError before."""
        return self.rules.result(self.match.state)

    # What drives it.

    def press(self, press: Press) -> None:
        """Take a press in game time; what people press for a bot's seat is dropped."""
        if press.seat is None or not 0 <= press.seat < len(self.match.seats) or press.seat in self.bots:
            return
        if self._contest is not None and self._takes_part(press):
            self._contest.feed(moved(press, -self.since_ns))
        else:
            late_ns = max(0, self.now_ns - press.at_ns)
            self.inbox.add(moved(press, late_ns))  # too late takes effect now: what was decided stays first

    def flipped(self, game_ns: int) -> None:
        """What `wants_flip` asked for is on screen since game_ns (stamped after `flip()`)."""
        if self.wants_flip:
            self._flip_ns = max(game_ns, self.since_ns)

    def advance(self, watermark_ns: int) -> list[Event]:
        """Go on to the watermark: every press before it has been given. Returns what happened."""
        mark = max(watermark_ns, self.now_ns)
        while not self.over and self._runs[self.phase](mark):
            pass
        self.now_ns = mark
        self._flush()
        return self._take_news()

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else, or a bot, plays a seat from now on."""
        self.match.seats[seat] = spec = spec.following(self.match.seats[seat])
        self.inbox.forget(seat)
        self.bots.pop(seat, None)
        if spec.is_bot:
            self.bots[seat] = make_bot(spec, seat, self.match.seed)
        self._note("seat", spec.note(seat))

    def end(self, how: str = "over") -> None:
        """Write down that the match needs no resuming. how: 'over', or 'left' when it was given up."""
        data: dict[str, Any] = {"how": how, "trail": self.match.trail()}
        if how == "over":
            data |= {"winners": self.result["winners"], "played_ms": self.since_ns // MS}
        self._note("end", data)
        self._decided = True
        self._flush()

    def tell_bots(self, events: Iterable[Event]) -> None:
        """Let the bots see what their seats may know."""
        for seat, bot in self.bots.items():
            bot.see([event for event in events if event.audience is None or seat in event.audience])

    # Phases.

    def _enter(self, phase: str, at_ns: int, lasts_ns: int | None = None) -> None:
        self.phase = phase
        self.since_ns = at_ns
        self.ends_ns = None if lasts_ns is None else at_ns + lasts_ns
        if phase in ("hush", "toll"):
            self._quiet_ns = at_ns
        self._news.append(Event("phase", data={"phase": phase, "at_ns": at_ns, "ends_ns": self.ends_ns}))

    def _goes_by(self, mark: int) -> bool:
        """Whether a phase in which presses do nothing has come to its end."""
        due = self.ends_ns or 0
        self.inbox.drain(min(mark, due))
        return mark >= due

    def _let_bots_wait(self, at_ns: int) -> None:
        """Bots may lose their nerve before what everybody waits for."""
        for seat, bot in self.bots.items():
            for press in bot.hush():
                self.inbox.add(moved(press._replace(seat=seat), at_ns))

    def _run_bell(self, mark: int) -> bool:
        bell = self._flip_ns
        if bell is None or mark < bell:
            return False
        self._submit(Response(TABLE, "bell"), bell - self._quiet_ns)
        self._start(self._duel(), "noon", bell)
        return True

    def _start(self, contest: Contest, phase: str, at_ns: int) -> None:
        """From now on presses go to the race (or duel) itself."""
        self._contest = contest
        self._enter(phase, at_ns)
        for press in self.inbox.rest():
            contest.feed(moved(press, -at_ns))

    def _run_contest(self, mark: int) -> bool:
        contest = self._contest
        assert contest is not None
        events = contest.run(mark - self.since_ns)
        self._tell(events)
        if not contest.over:
            return False
        self._contest = None
        self._journal(contest)
        for press in contest.presses:
            if press.seat not in self.bots:
                if press.at_ns <= contest.now_ns:
                    self.inbox.note(press)
                else:
                    self.inbox.add(moved(press, self.since_ns))
        self._settled(self.since_ns + contest.now_ns, events)
        return True

    def _settled(self, at_ns: int, events: list[Event]) -> None:
        """A contest is over. events: with which it ended."""
        raise NotImplementedError

    def _takes_part(self, press: Press) -> bool:  # noqa: ARG002  it depends on the game
        """Whether a press is part of the contest that is on."""
        return True

    # Answers, news and the journal.

    def _kind(self) -> str:
        """Of what the rules ask for now, '' if that is nothing."""
        pending = self.match.pending()
        return pending[0].kind if pending else ""

    def _submit(self, response: Response, after_ns: int) -> None:
        self._tell(self.match.submit(response, after_ns))

    def _tell(self, events: Iterable[Event]) -> None:
        events = list(events)
        self.tell_bots(events)
        self._news += events

    def _take_news(self) -> list[Event]:
        news, self._news = self._news, []
        return news

    def _note(self, name: str, data: Any, *, before_last: bool = False) -> None:
        if self.match.journal is not None:
            self.match.journal.note(name, data, before_last=before_last)

    def _flush(self) -> None:
        """Have the journal before anything is shown (Law 4)."""
        if self.match.journal is not None:
            self.match.journal.flush(sync=self._decided)
        self._decided = False

    def _journal(self, contest: Contest) -> None:
        """Keep what it takes to run a contest again, before the response that decides it: never one alone."""
        held = [[seat, sorted(controls)] for seat, controls in contest.held.items()]
        presses = [pack(press) for press in contest.heard()]
        self._decided = True
        self._note("race", {"clock": contest.clock_ns, "held": held, "presses": presses}, before_last=True)

    # What a playback takes from its journal instead.

    def _toll_lasts(self) -> int:
        return self._chance.randint(*self.pace.toll)

    def _duel(self) -> Duel:
        return Duel(self.match, self.bots)


def moved(press: Press, by_ns: int) -> Press:
    """The same press, later or earlier."""
    return press._replace(lo_ns=press.lo_ns + by_ns, hi_ns=press.hi_ns + by_ns, seen_ns=press.seen_ns + by_ns)


def is_slam(press: Press) -> bool:
    """Whether it is a palm that comes down."""
    return press.control == "slam" and bool(press.value)
