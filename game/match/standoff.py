"""The referee of Noon, as screens and headless matches drive it.

Time is game time (`game.match.clock`). Presses before the bell take effect at their own instants; those after
it go to a `Duel`, which tells the rules. The bell waits for the screen, which reports it with `flipped`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.inputs.press import Press
from game.match.match import Match
from game.match.phases import moved
from game.match.round import Duel
from game.match.standoff_desk import MS, RULES, NoonPace, StandoffDesk
from game.rules.kernel import TABLE, Event, Response

__all__ = ["MS", "RULES", "NoonPace", "Standoff"]

JUMP_NS = 150 * MS
"""Who draws so soon after the last false start has not waited for the bell either."""


class Standoff(StandoffDesk):
    """One match of Noon in game time; each run of a phase goes on up to the mark."""

    def __init__(self, match: Match[Any], pace: NoonPace | None = None, *, headless: bool = False) -> None:
        """match: as dealt, or resumed between two rounds. headless: the bell rings when it is due."""
        super().__init__(match, pace, headless=headless)
        self._runs: Mapping[str, Callable[[int], bool]] = {
            "ready": self._run_ready,
            "toll": self._run_toll,
            "bell": self._run_bell,
            "noon": self._run_noon,
            "check": self._run_check,
            "count": self._run_count,
        }
        self._next_round(0)

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
        self._enter("toll", at_ns)
        self.ends_ns = at_ns + self._toll_lasts()
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
        self._duel = self._new_duel()
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
        ends = (event.kind for event in reversed(self._news) if event.kind in ("again", "round_over"))
        self._enter("check", at_ns, self.pace.again if next(ends, "") == "again" else self.pace.check)

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

    # What a playback takes from its journal instead.

    def _toll_lasts(self) -> int:
        return self._chance.randint(*self.pace.toll)

    def _new_duel(self) -> Duel:
        return Duel(self.match, self.bots)
