"""A throw of dice: pymunk lets them roll, and they were held so that they show what the rules drew.

The rules draw; here nothing is drawn. Where and how dice come to rest is computed without any numbers; that
says how each must have been held in the hand for its number to lie on top (`hold`). One seed, one throw.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import pymunk

from game.scenes.boomtown.dice_turns import STILL, Quat, after, flattening, held, part, top_of, turn

RATE = 120
"""Steps a second."""
SIZE = 102.0
"""Edge of a die, px."""
MOST_STEPS = 3 * RATE
LEAST_STEPS = RATE // 2
BRAKE = 1000.0
"""By how much a rolling die slows down, px/s2."""
SPIN_BRAKE = 9.0
SLOW = 14.0
"""Below this a die stands still, px/s."""
ROLL = SIZE * 0.64
"""Radius on which a die rolls: a turn of it takes as long a way as its four edges."""
TOPPLE = 0.42
"""The last share of its way in which a die falls flat."""
HOP, HOP_S = 120.0, 0.30
"""How high the first bounce is, px, and how long it takes; each further one is half as long."""


class Launch(NamedTuple):
    """Where a die leaves the hand, px, and which way it flies, px/s."""

    x: float
    y: float
    vx: float
    vy: float


class Felt(NamedTuple):
    """What dice roll on: left, top, width, height, px; they bounce off its edges."""

    x: float
    y: float
    w: float
    h: float


class Pose(NamedTuple):
    """A die at one moment. z: how high it flies, px. turn: how it lies, see `dice_turns`."""

    x: float
    y: float
    z: float
    turn: Quat


class Throw:
    """Dice on their way. values: what they show at the end, set by `hold`."""

    def __init__(
        self,
        felt: Felt,
        launches: Sequence[Launch],
        seed: int,
        standing: Sequence[tuple[float, float]] = (),
    ) -> None:
        """standing: middles of dice that lie there and stay."""
        self.values: tuple[int, ...] = ()
        self._tops: list[int] = []
        self._grips: list[Quat] = [STILL for _ in launches]
        self._rng = random.Random(seed)
        self._space = pymunk.Space()
        self._space.iterations = 12
        self._fence(felt)
        for place in standing:
            self._space.add(_square(self._space.static_body, SIZE, place))
        self._bodies = [self._die(launch) for launch in launches]
        self._turns: list[Quat] = [_any_turn(self._rng) for _ in launches]
        self._ways: list[list[Pose]] = [[] for _ in launches]
        self._gone = [0.0 for _ in launches]
        self._lengths: list[list[float]] = [[] for _ in launches]
        self.ready = False

    def _fence(self, felt: Felt) -> None:
        left, top, right, bottom = felt.x, felt.y, felt.x + felt.w, felt.y + felt.h
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            wall = pymunk.Segment(self._space.static_body, a, b, 4.0)
            wall.elasticity, wall.friction = 0.55, 0.4
            self._space.add(wall)

    def _die(self, launch: Launch) -> pymunk.Body:
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (SIZE, SIZE)))
        body.position = launch.x, launch.y
        body.velocity = launch.vx, launch.vy
        body.angle = self._rng.uniform(0, math.tau)
        body.angular_velocity = self._rng.uniform(-9, 9)
        self._space.add(body, _square(body, SIZE))
        return body

    # Computing

    def work(self, steps: int = MOST_STEPS) -> bool:
        """Compute so many steps more; gives whether the throw is ready to be shown."""
        for _ in range(steps):
            if self.ready:
                break
            moving = self._step()
            count = len(self._ways[0])
            if count >= MOST_STEPS or (not moving and count >= LEAST_STEPS):
                self._end()
        return self.ready

    def _step(self) -> bool:
        """One step; gives whether a die still moves."""
        moving = False
        at = len(self._ways[0]) / RATE
        for i, body in enumerate(self._bodies):
            x, y = body.position
            vx, vy = body.velocity
            speed = math.hypot(vx, vy)
            if speed > SLOW:
                moving = True
                rolled = speed / RATE
                self._gone[i] += rolled
                self._turns[i] = after(turn((-vy, vx, 0.0), rolled / ROLL), self._turns[i])
            self._ways[i].append(Pose(x, y, _hop(at), self._turns[i]))
            self._lengths[i].append(self._gone[i])
            left = max(0.0, speed - BRAKE / RATE)
            keep = left / speed if speed > SLOW else 0.0
            body.velocity = vx * keep, vy * keep
            body.angular_velocity *= max(0.0, 1.0 - SPIN_BRAKE / RATE) if keep else 0.0
        self._space.step(1.0 / RATE)
        return moving

    def _end(self) -> None:
        """All lie still: let each fall flat at the end of its way."""
        for i, (way, lengths) in enumerate(zip(self._ways, self._lengths, strict=True)):
            fall = flattening(way[-1].turn, self._bodies[i].angle)
            whole = lengths[-1] or 1.0
            self._tops.append(top_of(after(fall, way[-1].turn)))
            for step, (pose, length) in enumerate(zip(way, lengths, strict=True)):
                share = max(0.0, 1.0 - (1.0 - length / whole) / TOPPLE)
                way[step] = pose._replace(turn=after(part(fall, share * share * (3 - 2 * share)), pose.turn))
        self.ready = True

    def hold(self, values: Sequence[int]) -> None:
        """Say what the rules drew: each die was held so that this is what it shows in the end."""
        self.work()
        self.values = tuple(values)
        self._grips = [held(top, value) for top, value in zip(self._tops, values, strict=True)]

    # Showing

    @property
    def seconds(self) -> float:
        """How long it takes at normal pace. Needs all of it computed."""
        self.work()
        return len(self._ways[0]) / RATE

    def poses(self, seconds: float) -> list[Pose]:
        """All dice at a time since they left the hand."""
        self.work()
        at = max(0.0, min(seconds * RATE, len(self._ways[0]) - 1.001))
        step, share = int(at), at - int(at)
        ways = zip(self._ways, self._grips, strict=True)
        return [_held(_between(way[step], way[step + 1], share), grip) for way, grip in ways]


def _square(body: pymunk.Body, size: float, middle: tuple[float, float] = (0.0, 0.0)) -> pymunk.Poly:
    h = size / 2
    x, y = middle
    shape = pymunk.Poly(body, [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)], radius=2.5)
    shape.elasticity, shape.friction = 0.5, 0.5
    return shape


def _any_turn(rng: random.Random) -> Quat:
    return after(turn((rng.uniform(-1, 1), rng.uniform(-1, 1), 1.0), rng.uniform(0, math.tau)), STILL)


def _hop(seconds: float) -> float:
    """How high a die is that long after it left the hand, px: bounces, each half as long as the last."""
    length, high = HOP_S, HOP
    for _ in range(4):
        if seconds < length:
            share = seconds / length
            return high * 4 * share * (1 - share)
        seconds -= length
        length, high = length / 2, high / 4
    return 0.0


def _held(pose: Pose, grip: Quat) -> Pose:
    return pose._replace(turn=after(pose.turn, grip))


def _between(a: Pose, b: Pose, share: float) -> Pose:
    x, y, z = (p + (q - p) * share for p, q in zip(a[:3], b[:3], strict=True))
    return Pose(x, y, z, b.turn if share > 0.5 else a.turn)
