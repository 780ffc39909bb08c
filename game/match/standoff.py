"""The referee of Noon, as screens and headless matches drive it.

Presses before the bell take effect at their own instants; those after it go to a `Duel`, which tells the
rules. The bell waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

from typing import Any

from game.inputs.press import Press
from game.match.match import Match
from game.match.pace import MS, NoonPace
from game.match.referee import Referee, is_slam
from game.rules.kernel import TABLE, Event, Response, View
from game.rules.noon import NoonRules

RULES = NoonRules()
JUMP_NS = 150 * MS
"""Who draws so soon after the last false start has not waited for the bell either."""


class Standoff(Referee):
    """One match of Noon in game time.

    phase: 'ready' (a round is announced), 'toll' (everybody waits), 'bell' (is to be drawn), 'noon' (who is
    first?), 'check' (the times), 'count' (3-2-1), 'over'.
    """

    rules = RULES
    pace: NoonPace
    stream = "toll"

    def __init__(self, match: Match[Any], pace: NoonPace | None = None, *, headless: bool = False) -> None:
        """match: as dealt, or resumed between two rounds. headless: the bell rings when it is due."""
        super().__init__(match, headless=headless)
        self.pace = pace or NoonPace()
        self._runs = {
            "ready": self._run_ready,
            "toll": self._run_toll,
            "bell": self._run_bell,
            "noon": self._run_contest,
            "check": self._run_check,
            "count": self._run_ready,
        }
        self._next_round(0)

    @property
    def view(self) -> View:
        """The shared screen's view."""
        return self.match.view(None)

    def break_round(self) -> None:
        """The screen stops: nothing is held any more, an open round is run again after a 3-2-1."""
        self.inbox.forget()
        if self.phase not in ("toll", "bell", "noon"):
            return
        self._contest = None
        self.match.take_back(self._before)
        self._news.append(Event("race_broken", why="The round is run again; nobody had it."))
        self._enter("count", self.now_ns, self.pace.count)

    # The phases: each runs up to the mark and says whether there may be more to do.

    def _next_round(self, at_ns: int) -> None:
        if not self.match.pending():
            self._enter("over", at_ns)
            self.end()
            return
        self._enter("ready", at_ns, self.pace.ready)

    def _run_ready(self, mark: int) -> bool:
        if not self._goes_by(mark) or self.held:
            return False
        self._toll(max(self.ends_ns or 0, self.now_ns))
        return True

    def _toll(self, at_ns: int) -> None:
        self._before = self.match.mark()
        self._enter("toll", at_ns)
        self.ends_ns = at_ns + self._toll_lasts()
        self._let_bots_wait(at_ns)

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
            self._submit(Response(TABLE, "advance"), due - self._quiet_ns)
            self._check(due)
            return True
        self._flip_ns = due if self._headless else None
        self._enter("bell", due)
        return True

    def _too_soon(self, press: Press) -> None:
        if not is_slam(press) or press.seat is None or press.seat not in self.view["noon"]["may"]:
            return
        self._submit(Response(press.seat, "early"), press.at_ns - self._quiet_ns)
        if self._kind() == "advance":
            self.ends_ns = min(self.ends_ns or 0, press.at_ns + JUMP_NS)

    def _settled(self, at_ns: int, events: list[Event]) -> None:  # noqa: ARG002  all news of the round count
        self._check(at_ns)

    def _check(self, at_ns: int) -> None:
        self._decided = True
        ends = (event.kind for event in reversed(self._news) if event.kind in ("again", "round_over"))
        self._enter("check", at_ns, self.pace.again if next(ends, "") == "again" else self.pace.check)

    def _run_check(self, mark: int) -> bool:
        """A press of somebody who has seen enough goes on."""
        due, least = self.ends_ns or 0, self.since_ns + self.pace.check_least
        while (press := self.inbox.take(min(mark, due))) is not None:
            if is_slam(press) and press.at_ns > least:
                due = self.ends_ns = min(due, press.at_ns)
        if mark < due or self.held:
            return False
        self._next_round(max(due, self.now_ns))
        return True
