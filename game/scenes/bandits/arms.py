"""How an arm lies on the screen: from the edge of its player's plate over an elbow to the hand."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

from game.race.spec import CENTRE
from game.stage.canvas import Point

OUTWARD = 110.0
"""How far behind its home the elbow of an arm lies, px."""
TOWARDS_SHOULDER = 0.22
"""How far the elbow leans to the shoulder, as a share of the way there."""
UNDER_PLATE = 60.0
"""How far inside the plate the shoulder lies, px: only what lies before the plate's edge is drawn."""
PLATE_MARGIN = 58.0
PORT_DEPTH, FIRST_DEPTH = 10.0, 20.0
"""How far before the plate's edge the middles of its port and of the sleeve's first rib lie, px."""
LOWEST = 1000.0
"""Elbows stay above the line of controls, px."""
SECOND_HAND = 78.0
"""How far beside the first the second hand of a seat and its elbow lie, px."""
MERGE = 60.0
"""Both hands have one home: that far from it the second is drawn where it really is, px."""
CUFF = 64.0
"""From the palm's middle to the middle of the first rib of the sleeve, px: it lies under the cuff."""
RIB_STEP = 32.0
"""From rib to rib, px: less than a rib is long, so that they overlap."""
_SAMPLES = 16
_WEIGHTS = [((1 - t) * (1 - t), 2 * t * (1 - t), t * t) for t in (i / _SAMPLES for i in range(_SAMPLES + 1))]
"""Of the three points of a curve, along it."""


class Arm(NamedTuple):
    """The fixed points of an arm. edge: x of the plate's inner edge, where the sleeve comes out."""

    home: Point
    shoulder: Point
    elbow: Point
    edge: float

    @property
    def left(self) -> bool:
        """Whether it comes from the left column."""
        return self.edge < CENTRE[0]


class Rib(NamedTuple):
    """One rib of a sleeve: its middle, and where the hand is from there, degrees clockwise from up."""

    x: float
    y: float
    angle: float


def arm(home: Point, edge: float, top: float, bottom: float) -> Arm:
    """The arm from a plate whose inner edge is the line x = edge, y = top..bottom, px."""
    out_x, out_y = _unit(home[0] - CENTRE[0], home[1] - CENTRE[1])
    share = (edge - CENTRE[0]) / out_x if abs(out_x) > 0.2 else 0.0
    straight = CENTRE[1] + out_y * share if share > 0 else home[1]
    shoulder_y = min(max(straight, top + PLATE_MARGIN), bottom - PLATE_MARGIN)
    shoulder = (edge + math.copysign(UNDER_PLATE, edge - CENTRE[0]), shoulder_y)
    elbow = (
        home[0] + out_x * OUTWARD + (shoulder[0] - home[0]) * TOWARDS_SHOULDER,
        home[1] + out_y * OUTWARD + (shoulder[1] - home[1]) * TOWARDS_SHOULDER,
    )
    return Arm(home, shoulder, (elbow[0], min(elbow[1], LOWEST)), edge)


def second(first: Arm) -> Arm:
    """The arm of the same player's other hand."""
    dx, dy = _aside(first)
    elbow = (first.elbow[0] + dx, min(first.elbow[1] + dy, LOWEST))
    return first._replace(elbow=elbow, shoulder=(first.shoulder[0], first.shoulder[1] + SECOND_HAND / 3))


def second_at(arm_: Arm, hand: Point) -> Point:
    """Where a second hand that is free is drawn: beside the first while both wait at home."""
    share = 1.0 - math.hypot(hand[0] - arm_.home[0], hand[1] - arm_.home[1]) / MERGE
    if share <= 0:
        return hand
    dx, dy = _aside(arm_)
    return hand[0] + dx * share, hand[1] + dy * share


def _aside(arm_: Arm) -> Point:
    ux, uy = _unit(arm_.home[0] - CENTRE[0], arm_.home[1] - CENTRE[1])
    length = SECOND_HAND if arm_.left else -SECOND_HAND
    return -uy * length, ux * length


def heading(arm_: Arm, hand: Point) -> float:
    """Where the fingers point, degrees clockwise from up: away from the elbow."""
    return _clockwise(hand[0] - arm_.elbow[0], arm_.elbow[1] - hand[1])


def ribs(arm_: Arm, hand: Point) -> list[Rib]:
    """The ribs of the sleeve from the plate's edge to the hand, in the order of drawing.

    They lie on a curve that leaves the hand straight backwards; the last one lies under the cuff.
    """
    line = _curve(hand, arm_.elbow, arm_.shoulder)
    first = _crossing(arm_, line, FIRST_DEPTH)
    found: list[Rib] = []
    ahead = CUFF
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        while ahead <= length:
            t = ahead / length
            x = ax + (bx - ax) * t
            if x <= first.x if arm_.left else x >= first.x:
                return [first, *found[::-1]]
            found.append(Rib(x, ay + (by - ay) * t, _clockwise(ax - bx, by - ay)))
            ahead += RIB_STEP
        ahead -= length
    return [first, *found[::-1]]


def port(arm_: Arm, first: Rib) -> Point:
    """The middle of the port out of which the sleeve comes. first: its first rib."""
    return arm_.edge + (PORT_DEPTH if arm_.left else -PORT_DEPTH), first.y


def _crossing(arm_: Arm, line: list[Point], depth: float) -> Rib:
    """Where the curve is so far before the plate's edge, seen from the shoulder."""
    x = arm_.edge + (depth if arm_.left else -depth)
    for (ax, ay), (bx, by) in zip(line[::-1], line[-2::-1], strict=False):
        if (ax - x) * (bx - x) <= 0 and ax != bx:
            return Rib(x, ay + (by - ay) * (x - ax) / (bx - ax), _clockwise(bx - ax, ay - by))
    return Rib(x, arm_.shoulder[1], 90.0 if arm_.left else 270.0)


def _clockwise(right: float, up: float) -> float:
    """The angle of that direction, degrees clockwise from up."""
    return math.degrees(math.atan2(right, up))


def _curve(start: Point, control: Point, end: Point) -> list[Point]:
    """A quadratic Bezier curve as points."""
    (ax, ay), (bx, by), (cx, cy) = start, control, end
    return [(a * ax + b * bx + c * cx, a * ay + b * by + c * cy) for a, b, c in _WEIGHTS]


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y) or 1.0
    return x / length, y / length
