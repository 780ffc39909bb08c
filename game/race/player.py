"""One seat at the table: its hands, its controls and its presses, each at its own instant."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import NamedTuple

from game.inputs.press import CONTROLS, Press
from game.race.hands import FREE, STOPPED, Hand
from game.race.spec import Physics
from game.race.steering import Controls
from game.race.targets import Felt

Vector = tuple[float, float]
NOTHING = (0.0, 0.0)
AIM_UNIT = 100.0
"""Aims are counted in hundredths of a px (BM17)."""
PULLS_PER_S = 10.0
"""The magnet's strength is given for a tenth of a second."""


class Cover(NamedTuple):
    """A palm came down on a target. at_ns: when it took effect; lo_ns, hi_ns: interval of the press.

    aim: from the palm to the middle of the target, hundredths of a px. x, y: where the palm is.
    """

    seat: int
    hand: int
    target: str
    lo_ns: int
    hi_ns: int
    aim: int
    at_ns: int
    x: float
    y: float


class Miss(NamedTuple):
    """A palm came down on bare felt."""

    seat: int
    hand: int
    at_ns: int
    x: float
    y: float


class Scene(NamedTuple):
    """What all hands share in a race. start_ns: the table's clock when the race began."""

    physics: Physics
    reach: float
    felt: Felt
    start_ns: int


class Player:
    """Steers one hand at a time: the first free one (Brawl: the second when the first has covered)."""

    __slots__ = ("_active", "_count", "_queue", "controls", "hands", "seat")

    def __init__(self, seat: int, hands: list[Hand], controls: Controls) -> None:
        self.seat = seat
        self.hands = hands
        self.controls = controls
        self._active = hands[0]
        self._queue: list[tuple[int, int, int, Press]] = []
        self._count = 0

    def copy(self) -> Player:
        """An independent copy, for looking ahead."""
        other = Player(self.seat, [hand.copy() for hand in self.hands], self.controls.copy())
        other._active = other.hands[self._active.hand]
        other._queue = list(self._queue)
        return other

    def feed(self, press: Press, at_ns: int) -> None:
        """Queue a press. At equal instants the order of feeding only counts within one control."""
        self._count += 1
        insort(self._queue, (at_ns, CONTROLS.index(press.control), self._count, press))

    def quiet(self) -> bool:
        """Nothing moves by itself and nothing is due."""
        if self._queue:
            return False
        steered = self.controls.direction != NOTHING
        for hand in self.hands:
            if hand.state not in STOPPED and (steered or hand.state != "home"):
                return False
        return True

    def run(self, start_ns: int, end_ns: int, scene: Scene, carry: Vector) -> list[Cover | Miss]:
        """Live from one instant to another; presses in [start, end) take effect inside."""
        results: list[Cover | Miss] = []
        if self._queue and self._queue[0][0] < end_ns:
            due = bisect_left(self._queue, (end_ns,))
            for at_ns, _, _, press in self._queue[:due]:
                self._move(start_ns, at_ns, scene, carry)
                start_ns = at_ns
                if self.controls.take(press):
                    results += self._slam(press, at_ns, scene)
            del self._queue[:due]
        self._move(start_ns, end_ns, scene, carry)
        return results

    def _move(self, start_ns: int, end_ns: int, scene: Scene, carry: Vector) -> None:
        for hand in self.hands:
            if start_ns < hand.free_ns < end_ns:
                self._move(start_ns, hand.free_ns, scene, carry)
                start_ns = hand.free_ns
        seconds = (end_ns - start_ns) * 1e-9
        for hand in self.hands:
            if seconds and hand.state not in STOPPED:
                self._move_hand(hand, start_ns, seconds, scene, carry)
            if hand.free_ns and hand.free_ns <= end_ns:
                hand.enter("home" if hand.state == "delayed" else "reach", hand.free_ns)
                self.choose()

    def _move_hand(self, hand: Hand, start_ns: int, seconds: float, scene: Scene, carry: Vector) -> None:
        steer = self.controls.direction if hand is self._active else NOTHING
        if hand.state == "home" and steer != NOTHING:
            hand.enter("reach", start_ns)
        if hand.state == "reach":
            hand.glide(seconds, steer, scene.physics)
            hand.x += carry[0] * seconds
            hand.y += carry[1] * seconds
            if scene.physics.magnet:
                pull = scene.physics.magnet * PULLS_PER_S * seconds
                hand.draw_in(pull, scene.felt, scene.start_ns + start_ns)
            hand.stay_within(scene.reach)
        elif hand.state == "recoil":
            hand.slow(seconds)

    def choose(self) -> None:
        """Steer on with the same hand while it is free, else with the first that is."""
        if self._active.state not in FREE:
            self._active = next((hand for hand in self.hands if hand.state in FREE), self._active)

    def _slam(self, press: Press, at_ns: int, scene: Scene) -> list[Cover | Miss]:
        hand = self._active
        if hand.state not in FREE:
            return []
        found = scene.felt.under(hand.x, hand.y, scene.start_ns + at_ns)
        if found is None:
            hand.lift(at_ns)
            return [Miss(self.seat, hand.hand, at_ns, hand.x, hand.y)]
        target, far = found
        hand.stop("down", target.id, at_ns)
        self.choose()
        aim = round(far * AIM_UNIT)
        return [Cover(self.seat, hand.hand, target.id, press.lo_ns, press.hi_ns, aim, at_ns, hand.x, hand.y)]
