"""One race: presses move the hands, hands cover, covers go to the rules, verdicts go back to the hands.

The noon duel is a race without hands (BM16). Both are driven alike: `feed` presses, `run` up to a watermark.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.inputs.press import Press
from game.match.bot import Bot
from game.match.journal import STICK, TICK_NS
from game.match.match import Match
from game.match.places import targets_of
from game.race.player import Cover
from game.race.space import RATE
from game.race.world import SECOND, World, WorldView
from game.rules.kernel import TABLE, Event, Response, RuleError, View

PLAN_STEPS = 6
"""Bots think each 6 steps: 25 ms."""


def rounded(press: Press) -> Press:
    """The press as the journal keeps it; its interval never shrinks."""
    lo = press.lo_ns // TICK_NS * TICK_NS
    hi = -(-press.hi_ns // TICK_NS) * TICK_NS
    return press._replace(lo_ns=lo, hi_ns=max(hi, lo), value=round(press.value * STICK) / STICK)


class Contest:
    """What a race and a duel share.

    now_ns: time since the reveal (or the bell). presses: fed so far, rounded. held: controls that seats held
    when the card showed. clock_ns: the table's clock then.
    """

    def __init__(self, match: Match[Any], bots: Mapping[int, Bot]) -> None:
        """match: its rules are in a capture, or the bell has rung."""
        self.match = match
        self.now_ns = 0
        self.over = False
        self.presses: list[Press] = []
        self.held: Mapping[int, frozenset[str]] = {}
        self.clock_ns = 0
        self._bots = bots
        self._steps = 0
        self._slams: list[Press] = []
        self._due: int | None = None
        self._decided_ns = 0
        self._seen: dict[int, View] = {}
        self._seen_at = -1

    def feed(self, press: Press) -> None:
        """Take a press in race time; one that comes too late takes effect now."""
        self.take(self._timely(rounded(press)))

    def take(self, press: Press) -> None:
        """Take a press that `feed` took before, from a journal."""
        self.presses.append(press)
        if press.control == "slam" and press.value:
            self._slams.append(press)

    def heard(self) -> list[Press]:
        """The presses of a contest that is over which had a part in it: all that it takes to run it again.

        One that had begun but was still to take effect is among them: the last verdict heeded it.
        """
        return [press for press in self.presses if press.lo_ns <= self.now_ns]

    def run(self, until_ns: int) -> list[Event]:
        """Go on in steps of 1/240 s, up to until_ns or the end."""
        events: list[Event] = []
        while not self.over and (self._steps + 1) * SECOND // RATE <= until_ns:
            if self._bots and self._steps % PLAN_STEPS == 0:
                self._plan()
            self._steps += 1
            self._step(events)
            if not self.over and self._due is not None and self._due <= self.now_ns:
                self._decide(self._due, events)
        return events

    def _timely(self, press: Press) -> Press:
        """A press can't begin before what is decided, nor take effect before now, once time goes on."""
        if not self._steps:
            return press
        lo = max(press.lo_ns, self._decided_ns)
        if (lo + press.hi_ns) // 2 < self.now_ns:
            lo = max(lo, -(-self.now_ns // TICK_NS) * TICK_NS)
        return press._replace(lo_ns=lo, hi_ns=max(press.hi_ns, lo))

    def _plan(self) -> None:
        awake = [seat for seat, bot in self._bots.items() if bot.wake_ns <= self.now_ns]
        if not awake:
            return
        if self._seen_at != self.match.changes:
            self._seen_at = self.match.changes
            self._seen = {}
        world = self._world_view()
        for seat in awake:
            if seat not in self._seen:
                self._seen[seat] = self.match.view(seat)
            for press in self._bots[seat].plan(self._seen[seat], world, self.now_ns):
                self.feed(press)

    def _decide(self, due_ns: int, events: list[Event]) -> None:
        """Let the rules decide, but not while a press that may have begun before is still to take effect."""
        self._slams = [press for press in self._slams if press.at_ns >= self.now_ns]
        settled = min([self.now_ns, *(press.lo_ns for press in self._slams)])
        if settled >= due_ns:
            self._decided_ns = -(-settled // TICK_NS) * TICK_NS
            self._submit(Response(TABLE, "advance", lo_ns=settled), events)

    def _submit(self, response: Response, events: list[Event]) -> None:
        more = self.match.submit(response)
        for event in more:
            self._tell(event)
        events += more
        self._ask()

    def _ask(self) -> None:
        """See what the rules wait for now."""
        table = [request for request in self.match.pending() if request.kind == "advance"]
        self.over = not table
        self._due = table[0].due_ns if table else None

    def _world_view(self) -> WorldView:
        raise NotImplementedError

    def _step(self, events: list[Event]) -> None:
        raise NotImplementedError

    def _tell(self, event: Event) -> None:
        """Let the hands know a verdict."""


class Race(Contest):
    """A capture over a table."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[int, Bot],
        world: World,
        held: Mapping[int, frozenset[str]],
        clock_ns: int,
    ) -> None:
        """The rules are in a capture."""
        super().__init__(match, bots)
        self.held = held
        self.clock_ns = clock_ns
        self._world = world
        view = match.view(None)
        capture = view["capture"]
        targets = targets_of(view, world.table, len(match.seats))
        delays = dict(enumerate(capture["delays_ns"]))
        world.begin(targets, delays, capture["hands"], held=held, clock_ns=clock_ns)
        self._ask()

    def take(self, press: Press) -> None:
        """Take a press that `feed` took before, from a journal."""
        super().take(press)
        self._world.feed(press)

    def _world_view(self) -> WorldView:
        return self._world.view()

    def _step(self, events: list[Event]) -> None:
        for sign in self._world.step():
            if isinstance(sign, Cover):
                self._cover(sign, events)
        self.now_ns = self._world.now_ns

    def _cover(self, cover: Cover, events: list[Event]) -> None:
        try:
            timed = (cover.hand, max(cover.lo_ns, 0), cover.hi_ns, cover.aim)
            self._submit(Response(cover.seat, "cover", (cover.target,), *timed), events)
        except RuleError:  # a hand that the rules don't count must not lie there for ever
            self._world.recoil(cover.seat, cover.hand)

    def _tell(self, event: Event) -> None:
        hand = event.data.get("hand", 0)
        if event.kind == "award":
            self._world.hold(event.seat, hand)
        elif event.kind in ("beaten", "slip"):
            self._world.recoil(event.seat, hand)


class Duel(Contest):
    """The duel at noon: nothing but slams. Those before the bell have negative times (BM16)."""

    def __init__(self, match: Match[Any], bots: Mapping[int, Bot]) -> None:
        """The bell has rung."""
        super().__init__(match, bots)
        self._ask()

    def _world_view(self) -> WorldView:
        return WorldView(self.now_ns, len(self.match.seats), (), {})

    def _step(self, events: list[Event]) -> None:
        end = self._steps * SECOND // RATE
        due = [press for press in self._slams if press.at_ns < end]
        due.sort(key=lambda press: (press.at_ns, press.seat or 0))
        self._slams = [press for press in self._slams if press.at_ns >= end]
        self.now_ns = end
        for press in due:
            try:
                if not self.over and press.seat is not None:
                    self._submit(Response(press.seat, "draw", lo_ns=press.lo_ns, hi_ns=press.hi_ns), events)
            except RuleError:  # not a duellist, or has drawn
                continue
