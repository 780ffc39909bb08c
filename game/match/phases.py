"""The phases of a hunt, each at its own instants: when cards show, when races run, what comes next."""

from __future__ import annotations

import contextlib
from typing import Any

from game.inputs.press import Press
from game.match.desk import Desk
from game.match.match import Match
from game.match.pace import Pace
from game.match.referee import is_slam
from game.race.spec import TableSpec
from game.rules.kernel import TABLE, Event, Request, Response, RuleError

STICK_STEP = 0.6
"""A stick pushed so far moves the cursor of a choice."""


class Phases(Desk):
    """Goes from phase to phase. A run goes on up to the mark and returns whether there may be more to do."""

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
        super().__init__(match, table, pace or Pace(), headless=headless, spent_ns=spent_ns)
        self._runs = {
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
        self._next_phase(0)

    def _next_phase(self, at_ns: int) -> None:
        """Enter the phase that the rules ask for."""
        kind = self._kind()
        if kind == "reveal":
            self._lay_out(at_ns)
            if self.limit_ns:
                self._read_clock(at_ns)
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

    def count_down(self) -> None:
        """Count 3-2-1 before the next race; what was pressed until now is forgotten."""
        self.inbox.forget()
        self._shown = self._contest = None
        self._enter("count", self.now_ns, self.pace.count)
        self._lay_out(self.now_ns)

    def _run_wait(self, mark: int) -> bool:
        due, active, out_ns = self.ends_ns, self.active, self._out_ns()
        until = min(at for at in (mark, due, out_ns) if at is not None)
        while (press := self.inbox.take(until)) is not None:
            if press.seat == active and is_slam(press) and not self.held:
                return self._reveal(max(press.at_ns, self.since_ns))
        if out_ns is not None and mark >= out_ns and (due is None or out_ns <= max(due, self.now_ns)):
            return self._call_time(max(out_ns, self.since_ns))
        if due is None or mark < due or self.held:
            return False
        return self._reveal(max(due, self.now_ns))  # later than due if it was held

    def _out_ns(self) -> int | None:
        """When time is up, None without a limit."""
        return self.limit_ns - self.played_ns(0) if self.limit_ns else None

    def _call_time(self, at_ns: int) -> bool:
        """No more cards; what was open has been played to its end (BM21)."""
        self._submit(Response(TABLE, "time_up", lo_ns=self._time_up_ns(at_ns)), at_ns - self.since_ns)
        self._enter("check", at_ns, self.pace.check)
        return True

    def _reveal(self, at_ns: int) -> bool:
        self._submit(Response(self.active, "reveal", ("reveal",)), at_ns - self.since_ns)
        self._hush(at_ns)
        return True

    def _hush(self, at_ns: int) -> None:
        self._before = self.match.mark()
        self._early = []
        self._enter("hush", at_ns)
        self.ends_ns = at_ns + self._hush_lasts()
        self._let_bots_wait(at_ns)

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

    def _settled(self, at_ns: int, events: list[Event]) -> None:
        shown = sum(event.kind in ("right", "wrong") for event in events)
        self._enter("check", at_ns, self.pace.check + shown * self.pace.check_each)

    def _run_check(self, mark: int) -> bool:
        """Presses do nothing (BM10)."""
        if not self._goes_by(mark):
            return False
        self._next_phase(self.ends_ns or 0)
        return True

    def _run_count(self, mark: int) -> bool:
        if not self._goes_by(mark):
            return False
        due = self.ends_ns or 0
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

    def _false_starts(self, mark: int) -> None:
        """Slams before the card showed, one a seat (BM19)."""
        while (press := self.inbox.take(mark)) is not None:
            if not is_slam(press) or press.seat is None or press.seat in self._early:
                continue
            self._early.append(press.seat)
            with contextlib.suppress(RuleError):  # the players have switched false starts off
                self._submit(Response(press.seat, "early"), press.at_ns - self._quiet_ns)


def _step(press: Press) -> int:
    """How far a press moves the cursor of a choice."""
    if press.control in ("x", "y"):
        return 0 if abs(press.value) < STICK_STEP else 1 if press.value > 0 else -1
    return {"left": -1, "up": -1, "right": 1, "down": 1}.get(press.control, 0)
