"""Plans how a hand gets to a target, by trying it out on a world of its own."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.inputs.press import Press
from game.match.places import targets_of
from game.race.hands import Hand, HandView
from game.race.player import Cover
from game.race.spec import TableSpec
from game.race.world import World
from game.rules.kernel import View

MS = 1_000_000
STEP_NS = 1_000_000_000 // 240
NEAR = 22.0
"""A palm that is nearer to the middle of its target than this is well aimed, px."""
COMES_TO_REST_NS = 250 * MS
"""A hand that is let go lies still after that."""
PASSED = 60.0
"""So much farther than it was at best: the hand has gone past its target, px."""
LONGEST_NS = 1_200 * MS
TURNS = range(-24, 25)
"""Steps around the guess at which the turn from a diagonal is tried."""
FREE = ("home", "reach")


class Move(NamedTuple):
    """Something that a hand does, so many ns after the reveal (or from now on)."""

    at_ns: int
    control: str
    value: float


class Pilot:
    """One seat in one race. done: what has been moved so far. held: what its hands keep."""

    def __init__(self, view: View, table: TableSpec, seat: int, *, stick: bool) -> None:
        """view: at the reveal. stick: whether the seat has one, else it steers with four keys."""
        self.done: list[Move] = []
        self.held: set[str] = set()
        self.targets = targets_of(view, table, len(view["decks"]))
        self._capture = view["capture"]
        self._seats = len(view["decks"])
        self._table, self._seat, self._stick = table, seat, stick

    def plan(self, target: str, now_ns: int) -> list[Move]:
        """What to do from now on to slam there; nothing if there is no way."""
        hand = self.hand(now_ns)
        if hand is None:
            return []
        wanted = self.targets[target]
        best: list[Move] = []
        least = NEAR
        for way in self._ways(wanted.x - hand.x, wanted.y - hand.y):
            slam_ns, far = self._closest(hand, way, target)
            if far < least:
                least, best = far, _with_slam(way, slam_ns)
            if far < NEAR / 3:
                break
        return [move._replace(at_ns=now_ns + move.at_ns) for move in best]

    def nudge(self, target: str, now_ns: int) -> list[Move]:
        """Hold one key so long that the hand comes to rest level with the target; nothing if it is."""
        hand = self.hand(now_ns)
        assert hand is not None, "the hand is not free"
        wanted = self.targets[target]
        dx, dy = wanted.x - hand.x, wanted.y - hand.y
        far = max(abs(dx), abs(dy))
        if far < NEAR:
            return []
        key = ("right" if dx > 0 else "left") if abs(dx) == far else ("down" if dy > 0 else "up")
        low, high = STEP_NS, LONGEST_NS
        while high - low > STEP_NS:
            held = (low + high) // 2
            low, high = (held, high) if self._glides(hand, key, held) < far else (low, held)
        return [Move(now_ns, key, 1.0), Move(now_ns + low, key, 0.0)]

    def _glides(self, start: HandView, key: str, held_ns: int) -> float:
        """How far a hand gets with a key held so long, px."""
        world = self._world([Move(0, key, 1.0), Move(held_ns, key, 0.0)], start)
        while world.now_ns < held_ns + COMES_TO_REST_NS:
            world.step()
        hand = _free(world, self._seat)
        return max(abs(hand.x - start.x), abs(hand.y - start.y)) if hand else 0.0

    def hand(self, now_ns: int) -> HandView | None:
        """The hand that is free to go at a time, after all that has been done."""
        world = self._world(self.done)
        while world.now_ns < now_ns:
            for sign in world.step():
                if isinstance(sign, Cover) and sign.target in self.held:
                    world.hold(sign.seat, sign.hand)
                elif isinstance(sign, Cover):
                    world.recoil(sign.seat, sign.hand)
        return _free(world, self._seat)

    def _ways(self, dx: float, dy: float) -> Iterator[list[Move]]:
        far = math.hypot(dx, dy) or 1.0
        if self._stick:
            yield [Move(0, "x", dx / far), Move(0, "y", dy / far)]
            return
        across, along = ("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")
        first, second = (across, along) if abs(dx) > abs(dy) else (along, across)
        shorter = min(abs(dx), abs(dy))
        yield [Move(0, first, 1.0)]
        guess = round((shorter + 20) / self._table.physics.speed * 1.414e9) if shorter > 12 else 0
        for off in sorted(TURNS, key=abs):
            turn = guess + off * STEP_NS
            if turn > 0:
                yield [Move(0, second, 1.0), Move(0, first, 1.0), Move(turn, second, 0.0)]

    def _closest(self, start: HandView, way: list[Move], target: str) -> tuple[int, float]:
        """When a hand comes nearest to a target on a way, and how near that is, px."""
        world = self._world(way, start)
        wanted = self.targets[target]
        best = 0, math.inf
        while world.now_ns < LONGEST_NS:
            world.step()
            hand = _free(world, self._seat)
            far = math.hypot(wanted.x - hand.x, wanted.y - hand.y) if hand else math.inf
            if far < best[1]:
                best = world.now_ns, far
            elif far > best[1] + PASSED:
                break
        return best

    def _world(self, moves: Iterable[Move], start: HandView | None = None) -> World:
        """A world in which this seat makes some moves, from home or from where a hand is."""
        world = World(self._table, self._seats, 0)
        delay = 0 if start else self._capture["delays_ns"][self._seat]
        world.begin(self.targets, {self._seat: delay}, self._capture["hands"])
        if start is not None:
            _put(world, start)
        for move in moves:
            at = move.at_ns
            world.feed(Press(self._seat, move.control, move.value, at, at, at, "plan", "plan"))
        return world


def _free(world: World, seat: int) -> HandView | None:
    return next((h for h in world.hands() if h.seat == seat and h.state in FREE), None)


def _put(world: World, start: HandView) -> None:
    """Lay a hand where it is; the other one of its seat is busy."""
    hands: list[Hand] = world._players[start.seat].hands
    for hand in hands:
        if hand.hand == start.hand:
            hand.x, hand.y, hand.state = start.x, start.y, "reach"
        else:
            hand.state = "hold"
    world._players[start.seat].choose()


def _with_slam(way: list[Move], slam_ns: int) -> list[Move]:
    """Slam at a time and let everything go."""
    held = {move.control: move.value for move in way if move.at_ns < slam_ns}
    moves = [*(move for move in way if move.at_ns < slam_ns), Move(slam_ns, "slam", 1.0)]
    moves += [Move(slam_ns + 25 * MS, control, 0.0) for control, value in held.items() if value]
    return [*moves, Move(slam_ns + 40 * MS, "slam", 0.0)]
