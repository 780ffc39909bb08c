"""What the referee of a hunt has before it: the match, the table, the bots, the journal, the news."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from game.match.bot import Bot, make_bot
from game.match.inbox import Inbox
from game.match.journal import Entry, Note, pack
from game.match.ledger import Ledger
from game.match.match import Mark, Match
from game.match.pace import Pace
from game.match.places import targets_of
from game.match.round import Contest, Duel, Race
from game.match.seats import AWAY, SeatSpec
from game.match.seeds import derive
from game.race.spec import TableSpec
from game.race.world import World
from game.rules.bandits import BanditsRules
from game.rules.kernel import Event, Response, View

RULES = BanditsRules()
MS = 1_000_000
AWAY_NS = 800 * MS
"""After which the card of somebody who has left is turned."""
DAWDLE_NS = 3_000 * MS
"""Against the clock nobody can hold their card back for longer, whatever the settings say (BM21)."""
CLOCK = "clock"
"""The note of how long a match with a limit of time has been played."""


def spent_of(entries: Iterable[Entry]) -> int:
    """How long a match had been played by the last clock that was written down, 0 without any."""
    spent = 0
    for entry in entries:
        if isinstance(entry, Note) and entry.name == CLOCK and isinstance(entry.data, dict):
            played = entry.data.get("played_ns")
            spent = played if isinstance(played, int) and played >= 0 else spent
    return spent


class Desk:
    """The parts of a hunt and the small things that are done with them; see `game.match.hunt.Hunt`."""

    def __init__(
        self,
        match: Match[Any],
        table: TableSpec,
        pace: Pace | None = None,
        *,
        headless: bool = False,
        spent_ns: int = 0,
    ) -> None:
        """match: as dealt, or resumed after spent_ns of play.

        headless: nobody watches; cards flip when they are due.
        """
        self.match = match
        self.table = table = table.scattered(derive(match.seed, "tokens"))
        self.pace = pace or Pace()
        self.phase = ""
        self.since_ns = 0
        self.ends_ns: int | None = None
        self.now_ns = 0
        self.cursor = 0
        self.held = False
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, seat, match.seed) for seat, spec in enumerate(match.seats) if spec.is_bot
        }
        self.world = World(table, len(match.seats), derive(match.seed, "world"))
        self.inbox = Inbox()
        self.ledger = Ledger()
        self.journal_name = match.journal_name
        self._laid_ns = 0
        self._spent_ns = spent_ns
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
        self._news: list[Event] = [] if match.count else [*RULES.opening(match.state)]
        self._decided = False

    @property
    def view(self) -> View:
        """The shared screen's view, not to be changed; a card that is being flipped is up already."""
        if self._shown is not None:
            return self._shown
        if self._seen_at != self.match.changes:
            self._seen_at, self._seen = self.match.changes, self.match.view(None)
        return self._seen

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.view["active"])

    def played_ns(self, at_ns: int) -> int:
        """How long the match has been played at a game time, with what was played before it was resumed."""
        return self._spent_ns + at_ns

    @property
    def limit_ns(self) -> int:
        """After how long no card is revealed any more, 0 = never (BM21)."""
        return int(self.view["options"]["limit_ns"])

    def replace(self, seat: int, spec: SeatSpec) -> None:
        """Somebody else, or a bot, plays a seat from now on."""
        self.match.seats[seat] = spec
        self.inbox.forget(seat)
        self.bots.pop(seat, None)
        if spec.is_bot:
            self.bots[seat] = make_bot(spec, seat, self.match.seed)
        self._note("seat", spec.note(seat))
        if self.phase == "wait" and seat == self.active:
            lasts = self._wait_lasts()
            self.ends_ns = None if lasts is None else self.now_ns + lasts

    def end(self, how: str = "over") -> None:
        """Write down that the match needs no resuming. how: 'over', or 'left' when it was given up."""
        data: dict[str, Any] = {"how": how, "trail": self.match.trail()}
        if how == "over":
            result = RULES.result(self.match.state)
            data |= {"winners": result["winners"], "played_ms": self.since_ns // MS}
        self._note("end", data)
        self._decided = True
        self._flush()

    def tell_bots(self, events: Iterable[Event]) -> None:
        """Let the bots see what their seats may know."""
        for seat, bot in self.bots.items():
            bot.see([event for event in events if event.audience is None or seat in event.audience])

    def _flush(self) -> None:
        """Have the journal before anything is shown (Law 4)."""
        if self.match.journal is not None:
            self.match.journal.flush(sync=self._decided)
        self._decided = False

    def _take_news(self) -> list[Event]:
        news, self._news = self._news, []
        self.ledger.take(news)
        return news

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
        if bot is not None:
            return bot.reveal_ns()
        if self.match.seats[self.active].device == AWAY:
            return AWAY_NS
        return self.pace.auto_reveal or (DAWDLE_NS if self.limit_ns else None)

    def _read_clock(self, at_ns: int) -> None:
        """Write down how long has been played: a match that is resumed goes on from there."""
        self._note(CLOCK, {"played_ns": self.played_ns(at_ns)})

    def _time_up_ns(self, at_ns: int) -> int:
        """What the table says has been played when it calls time."""
        return self.played_ns(at_ns)

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
        held = [[seat, sorted(controls)] for seat, controls in contest.held.items()]
        presses = [pack(press) for press in contest.heard()]
        data = {"clock": contest.clock_ns, "held": held, "presses": presses}
        self._decided = True
        if self.match.journal is not None:
            self.match.journal.note("race", data, before_last=True)
