"""The referee of Bandits on Mars, as screens and headless matches drive it.

Time is game time (`game.match.clock`). Everything takes effect at its own instant, whatever the rate at which
`advance` is called; only the flip waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

from typing import Any

from game.inputs.press import Press
from game.match.desk import RULES
from game.match.phases import Phases, moved
from game.race.hands import HandView
from game.race.targets import TargetView
from game.rules.kernel import Event, Request

__all__ = ["RULES", "Hunt"]

BREAKABLE = ("hush", "flip", "race", "toll", "bell", "noon")
"""Phases that `break_race` takes back."""


class Hunt(Phases):
    """One match of Bandits on Mars in game time.

    phase: 'wait' (for the active player's reveal), 'hush', 'flip' (the card is to be drawn and flipped),
    'race', 'check' (what was captured, or a look at a Bandit), 'choose' (an Escape card), 'count' (3-2-1),
    'toll' (before the bell), 'bell' (is to be drawn), 'noon', 'over'. since_ns, ends_ns: when the phase began
    and when it ends by itself, or None. now_ns: the watermark so far. cursor: index of the option under the
    chooser's hand. held: no card is revealed while True.
    """

    # What a screen asks.

    @property
    def wants_flip(self) -> bool:
        """Whether what `view` shows is to be drawn now and reported with `flipped`."""
        return self.phase in ("flip", "bell") and self._flip_ns is None

    @property
    def request(self) -> Request | None:
        """The Escape card that somebody is asked to choose, in phase 'choose'."""
        return self.match.pending()[0] if self.phase == "choose" else None

    @property
    def result(self) -> dict[str, Any]:
        """Of a hunt that is over, see `BanditsRules.result`. Raises RuleError before."""
        return RULES.result(self.match.state)

    def left_ns(self, now_ns: int) -> int | None:
        """How much time is left at a game time, None without a limit (BM21)."""
        return max(0, self.limit_ns - self.played_ns(now_ns)) if self.limit_ns else None

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
            self._contest.feed(moved(press, -self.since_ns))
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
        self._spent_ns -= self.now_ns - self._quiet_ns + self.pace.count  # what is run again costs no time
        self.match.take_back(self._before)
        self._flush()
        self._news.append(Event("race_broken", why="The race is run again; nothing was captured."))
        self.count_down()
