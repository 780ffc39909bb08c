"""Turns in space as quaternions (w, x, y, z), and how a die lies: x right, y towards the viewer, z up."""

from __future__ import annotations

import math

Quat = tuple[float, float, float, float]
Vector = tuple[float, float, float]
STILL: Quat = (1.0, 0.0, 0.0, 0.0)
SIDES: tuple[Vector, ...] = ((0, 0, 1), (0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, -1, 0), (0, 0, -1))
"""Where the faces with 1 to 6 pips point on a die that lies as it was made; opposite faces make seven."""


def turn(axis: Vector, angle: float) -> Quat:
    """The turn about an axis (any length) by an angle, radians."""
    x, y, z = axis
    length = math.sqrt(x * x + y * y + z * z)
    if length < 1e-12:
        return STILL
    s = math.sin(angle / 2) / length
    return math.cos(angle / 2), x * s, y * s, z * s


def after(a: Quat, b: Quat) -> Quat:
    """First b, then a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def part(q: Quat, share: float) -> Quat:
    """That share of a turn, the short way round."""
    w, x, y, z = q if q[0] >= 0 else (-q[0], -q[1], -q[2], -q[3])
    return turn((x, y, z), 2 * math.acos(min(1.0, w)) * share)


def carried(q: Quat, v: Vector) -> Vector:
    """Where a turn carries a vector."""
    w, x, y, z = q
    vx, vy, vz = v
    tx, ty, tz = 2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)
    return (
        vx + w * tx + y * tz - z * ty,
        vy + w * ty + z * tx - x * tz,
        vz + w * tz + x * ty - y * tx,
    )


def top_of(q: Quat) -> int:
    """The pips of the face that looks up most."""
    return 1 + max(range(6), key=lambda side: carried(q, SIDES[side])[2])


def flattening(q: Quat, angle: float) -> Quat:
    """The smallest turn after which a die lies on a face with its edges along `angle`, radians."""
    up = carried(q, SIDES[top_of(q) - 1])
    lean = math.acos(max(-1.0, min(1.0, up[2])))
    upright = turn((up[1], -up[0], 0.0), lean)
    edge = carried(after(upright, q), _level_side(after(upright, q)))
    off = math.remainder(angle - math.atan2(edge[1], edge[0]), math.pi / 2)
    return after(turn((0, 0, 1), off), upright)


def _level_side(q: Quat) -> Vector:
    """A face of a flat die that looks to a side."""
    return min(SIDES, key=lambda side: abs(carried(q, side)[2]))


def held(top: int, wanted: int) -> Quat:
    """How a die must have been held so that its face `wanted` lies where `top` would."""
    a, b = SIDES[wanted - 1], SIDES[top - 1]
    if a == b:
        return STILL
    if wanted + top == 7:
        return turn(next(side for side in SIDES if not _dot(side, a)), math.pi)
    return turn(
        (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]), math.pi / 2
    )


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
