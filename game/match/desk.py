"""What the referee of a hunt has before it, beside what all referees have: the table and its world."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.match.journal import Entry, Note
from game.match.ledger import Ledger
from game.match.match import Match
from game.match.pace import MS, Pace
from game.match.places import targets_of
from game.match.referee import Referee
from game.match.round import Race
from game.match.seats import AWAY, SeatSpec
from game.match.seeds import derive
from game.race.spec import TableSpec
from game.race.world import World
from game.rules.bandits import BanditsRules
from game.rules.kernel import Event, View

RULES = BanditsRules()
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


class Desk(Referee):
    """The parts of a hunt and the small things that are done with them; see `game.match.hunt.Hunt`."""

    rules = RULES
    pace: Pace
    stream = "pace"

    def __init__(
        self, match: Match[Any], table: TableSpec, pace: Pace, *, headless: bool, spent_ns: int
    ) -> None:
        """match: as dealt, or resumed after spent_ns of play.

        headless: nobody watches; cards flip when they are due.
        """
        super().__init__(match, headless=headless)
        self.table = table.scattered(derive(match.seed, "tokens"))
        self.pace = pace
        self.cursor = 0
        self.world = World(self.table, len(match.seats), derive(match.seed, "world"))
        self.ledger = Ledger()
        self._laid_ns = 0
        self._spent_ns = spent_ns
        self._early: list[int] = []
        self._shown: View | None = None
        self._seen: View = {}
        self._seen_at = -1

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
        super().replace(seat, spec)
        if self.phase == "wait" and seat == self.active:
            lasts = self._wait_lasts()
            self.ends_ns = None if lasts is None else self.now_ns + lasts

    def _take_news(self) -> list[Event]:
        news = super()._take_news()
        self.ledger.take(news)
        return news

    def _lay_out(self, at_ns: int) -> None:
        """Put everything where it lies and all hands at home."""
        targets = targets_of(self.match.view(None), self.table, len(self.match.seats))
        self._laid_ns = at_ns
        self.world.begin(targets, {}, 1, clock_ns=at_ns)

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
