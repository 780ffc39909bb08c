"""Who plays an empty seat of Bandits on Mars: through the same hands and presses as people."""

from __future__ import annotations

import random
from collections.abc import Iterable

from game.bots.choice import choose
from game.bots.eyes import HandSeen, TableSeen
from game.bots.levels import LEVELS
from game.bots.memory import Memory
from game.bots.pilot import TICK_NS, Pilot
from game.inputs.press import Press
from game.rules.kernel import Event, Request, View

MS = 1_000_000
NEVER = 1 << 62
FREE = ("home", "reach", "delayed")
IDLE_NS = 300 * MS
"""A bot that knows nothing right to do looks again after this."""
RECALL = 1.2
"""A Hidden card takes so much longer to find than one that lies face up."""
SIMPLE = 0.85
"""A token takes so much less."""
QUICKEST = 0.7
"""Nobody decides in less than this share of their mean time."""
PATIENCE_NS = 120 * MS
"""When nothing has come of a slam by then, the bot tries again."""
REVEAL_MS = (500.0, 900.0)
EARLY_MS = (250.0, 900.0)
"""When jumpy bots press in a hush, ms after it began."""
JUMPED_MS = (30.0, 90.0)
"""When jumpy bots draw at noon."""


class BanditsBot:
    """One seat's player. Chance comes from its own seed, knowledge from its view, public events and hands.

    wake_ns: before this time of the race `plan` has nothing to say unless an event comes in.
    """

    def __init__(self, level: str, seat: int, seed: int) -> None:
        """level: 'easy', 'normal' or 'hard'."""
        self.level = LEVELS[level]
        self.seat = seat
        self.wake_ns = 0
        self._rng = random.Random(seed)
        self._memory = Memory(self.level, self._rng)
        self._pilot = Pilot(seat)
        self._start()

    def _start(self) -> None:
        self._goal = ""
        self._using = 0
        self._ready_ns = -1
        self._first = True
        self._blunder = self._rng.random() < self.level.wrong
        self._slammed_ns = -NEVER
        self._off = (0.0, 0.0)
        self.wake_ns = 0
        self._pilot.reset()

    def see(self, events: Iterable[Event]) -> None:
        """Take note of public events."""
        for event in events:
            self._memory.see(event)
            if event.kind in ("race", "bell"):
                self._start()
            elif event.seat == self.seat and event.kind in ("beaten", "slip"):
                self.wake_ns = 0
                if event.data["hand"] == self._using:
                    self._forget_goal()

    def _forget_goal(self) -> None:
        self._goal = ""
        self._ready_ns = -1
        self._slammed_ns = -NEVER
        self.wake_ns = 0

    def plan(self, view: View, table: TableSeen, t_ns: int) -> list[Press]:
        """Presses from t_ns on. To be called each 25 ms of a race, but not before `wake_ns`."""
        if t_ns < self.wake_ns:
            return []
        self.wake_ns = t_ns + TICK_NS
        if view["phase"] == "noon":
            return self._draw(view, t_ns)
        hand = self._steered(table)
        if hand is None or view["capture"] is None:
            self.wake_ns = NEVER
            return []
        if self._ready_ns < 0:
            self._decide(view, table, hand, t_ns)
        if t_ns < self._ready_ns or hand.state in ("recoil", "delayed"):
            self.wake_ns = max(self._ready_ns, self.wake_ns)
            return []
        return self._act(table, hand, t_ns)

    def _steered(self, table: TableSeen) -> HandSeen | None:
        """The hand that the stick moves: the same as before while it is of use, else the first that is."""
        own = [hand for hand in table.hands if hand.seat == self.seat]
        if not own or own[self._using].state in FREE:
            return own[self._using] if own else None
        free = next((hand for hand in own if hand.state in FREE), None)
        if free is not None:
            self._forget_goal()
            self._using = free.hand
            return free
        return next((hand for hand in own if hand.state == "recoil"), None)

    def _decide(self, view: View, table: TableSeen, hand: HandSeen, t_ns: int) -> None:
        """Look for something to capture; the answer takes its time."""
        self._goal = choose(view, table, hand, self.level, self._memory, self._rng, blunder=self._blunder)
        row = next((row for row in view["spots"] if row["target"] == self._goal), None)
        slow = (
            RECALL if row is not None and not row["up"] else SIMPLE if self._goal.startswith("token") else 1.0
        )
        mean, spread = (self.level.see, self.level.see_spread) if self._first else (self.level.again, 60.0)
        wait = max(self._rng.gauss(mean, spread), mean * QUICKEST) * slow
        self._ready_ns = t_ns + (int(wait * MS) if self._goal else IDLE_NS)
        self._first = self._first and not self._goal
        self._spread_aim()

    def _spread_aim(self) -> None:
        self._off = (self._rng.gauss(0.0, self.level.aim), self._rng.gauss(0.0, self.level.aim))

    def _act(self, table: TableSeen, hand: HandSeen, t_ns: int) -> list[Press]:
        thing = table.targets.get(self._goal)
        if thing is None or thing.covered:
            self._forget_goal()
            return self._pilot.rest(t_ns)
        if t_ns < self._slammed_ns + PATIENCE_NS:
            return []
        if self._slammed_ns > 0:
            self._slammed_ns = -NEVER
            self._spread_aim()
        to = (thing.x + self._off[0], thing.y + self._off[1])
        arrival = self._pilot.arrival_ns(hand, to)
        if arrival is None:
            return self._pilot.steer(hand, to, self.level.tilt, t_ns)
        self._slammed_ns = t_ns + arrival + int(abs(self._rng.gauss(0.0, self.level.timing)) * MS)
        return self._pilot.slam(self._slammed_ns)

    def _draw(self, view: View, t_ns: int) -> list[Press]:
        """The duel at noon (BM16); the bell is time 0."""
        self.wake_ns = NEVER
        if self.seat not in view["noon"]["may"]:
            return []
        if self._rng.random() < self.level.jumpy:
            wait = self._rng.uniform(*JUMPED_MS)
        else:
            wait = max(self._rng.gauss(self.level.bell, self.level.bell_spread), self.level.bell * QUICKEST)
        return self._pilot.slam(t_ns + int(wait * MS))

    def hush(self) -> list[Press]:
        """Presses while nobody knows the card yet, in ns since the hush began: now and then a false start."""
        if self._rng.random() >= self.level.early:
            return []
        return self._pilot.slam(int(self._rng.uniform(*EARLY_MS) * MS))

    def reveal_ns(self) -> int:
        """How long it takes to draw its own card."""
        return int(self._rng.uniform(*REVEAL_MS) * MS)

    def choose(self, view: View, request: Request) -> str:
        """The Escape card whose Bandits it wants back on the table: the one with most of them (BM14)."""
        count = {row["escape"]: len(row["cards"]) for row in view["escapes"]}
        return max(request.options, key=lambda name: count.get(name, 0))
