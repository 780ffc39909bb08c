"""The slow hand of the lessons: it comes second, unless a pupil lets it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bots.pilot import TICK_NS, Pilot
from game.inputs.press import Press
from game.race.hands import FREE, STOPPED, HandView
from game.race.world import WorldView
from game.rules.kernel import Event, Request, View

MS = 1_000_000
NEVER = 1 << 62
SLOW, BRISK = 0.42, 0.8
"""How far the stick is pushed on the way to a card, and once it is the foil's turn."""
NEAR = 96.0
"""So close it comes while it waits for its turn, px."""
BEHIND_NS = 350 * MS
"""So long after the pupils it comes down."""
PATIENCE_NS = 150 * MS


class Foil:
    """Plays a seat like a bot. It goes for one target after the other, each with a hand of its own."""

    def __init__(self, seat: int, pupils: Sequence[int], goals: Sequence[str], patience_ns: int) -> None:
        """pupils: whom it lets go first. goals: targets; one that is taken is tried all the same."""
        self.wake_ns = 0
        self._seat = seat
        self._pupils = tuple(pupils)
        self._goals = list(goals)
        self._patience_ns = patience_ns
        self._pilot = Pilot(seat)
        self._done_ns: int | None = None
        self._slammed_ns = -NEVER

    def see(self, events: Iterable[Event]) -> None:
        """A hand that was beaten goes for the next target."""
        for event in events:
            if event.seat == self._seat and event.kind in ("beaten", "award", "slip"):
                self._goals = self._goals[1:]
                self._slammed_ns = -NEVER

    def hush(self) -> list[Press]:
        """It never starts too soon."""
        return []

    def reveal_ns(self) -> int:
        """Pupils turn all cards."""
        return NEVER

    def choose(self, view: View, request: Request) -> str:  # noqa: ARG002 - any will do
        """The first one."""
        return request.options[0]

    def plan(self, view: View, table: WorldView, t_ns: int) -> list[Press]:  # noqa: ARG002 - it needs no view
        """Come near, wait until the pupils are done, then slam."""
        hand = next((h for h in table.hands if h.seat == self._seat and h.state in FREE), None)
        if not self._goals or hand is None or t_ns < self._slammed_ns + PATIENCE_NS:
            return []
        turn = self._my_turn(table, t_ns)
        target = table.targets[self._goals[0]]
        to = (target.x, target.y)
        if not turn and _near(hand, to):
            return self._pilot.rest(t_ns)
        arrival = self._pilot.arrival_ns(hand, to) if turn else None
        if arrival is None:
            return self._pilot.steer(hand, to, BRISK if turn else SLOW, t_ns)
        self._slammed_ns = t_ns + arrival
        return self._pilot.slam(self._slammed_ns)

    def _my_turn(self, table: WorldView, t_ns: int) -> bool:
        if self._done_ns is None and all(h.state in STOPPED for h in table.hands if h.seat in self._pupils):
            self._done_ns = t_ns
        due = self._patience_ns if self._done_ns is None else self._done_ns + BEHIND_NS
        return t_ns >= min(due, self._patience_ns) - TICK_NS


def _near(hand: HandView, to: tuple[float, float]) -> bool:
    return (hand.x - to[0]) ** 2 + (hand.y - to[1]) ** 2 < NEAR**2
