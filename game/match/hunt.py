"""The referee of Bandits on Mars, as screens and headless matches drive it.

Everything takes effect at its own instant, whatever the rate at which `advance` is called; only the flip
waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

from game.inputs.press import Press
from game.match.desk import RULES
from game.match.phases import Phases
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
    'toll' (before the bell), 'bell' (is to be drawn), 'noon', 'over'. cursor: index of the option under the
    chooser's hand. held: no card is revealed while True.
    """

    # What a screen asks.

    @property
    def request(self) -> Request | None:
        """The Escape card that somebody is asked to choose, in phase 'choose'."""
        return self.match.pending()[0] if self.phase == "choose" else None

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

    def _takes_part(self, press: Press) -> bool:
        """What took effect before the card showed is no part of its race."""
        return press.at_ns >= self.since_ns

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
