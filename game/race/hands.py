"""One hand: where it is, what it does, and how it glides."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.race.spec import CENTRE, Physics
from game.race.targets import Felt

RECOIL_NS = 400_000_000
"""A beaten hand is of no use for so long (BM5)."""
RECOIL_SPEED = 260.0
"""Speed at which it bounces back toward its player, px/s."""
LIFT_NS = 250_000_000
"""A palm on bare felt is lifted again in this time."""
RECOIL_DRAG = 900.0
"""How fast the bounce dies away, px/s2."""
FREE = ("home", "reach")
STOPPED = ("down", "hold")


class HandView(NamedTuple):
    """A hand for drawing and for bots.

    state: 'home' (waits), 'reach' (free), 'down' (slammed, verdict open), 'hold' (keeps what it covers),
    'recoil' (beaten, or lifts from bare felt), 'delayed' (false start). x, y px; vx, vy px/s.
    target: what lies under it, '' if nothing. since_ns: race time at which the state began.
    """

    seat: int
    hand: int
    x: float
    y: float
    vx: float
    vy: float
    state: str
    target: str
    since_ns: int


class Hand:
    """A hand that glides: velocity goes toward what is steered, at most `accel` (or `drag`) fast."""

    __slots__ = (
        "free_ns", "hand", "home_x", "home_y", "seat", "since_ns", "state", "target", "vx", "vy", "x", "y",
    )  # fmt: skip

    def __init__(self, seat: int, hand: int, home: tuple[float, float]) -> None:
        self.seat = seat
        self.hand = hand
        self.home_x, self.home_y = home
        self.x, self.y = home
        self.vx = self.vy = 0.0
        self.state = "home"
        self.target = ""
        self.since_ns = 0
        self.free_ns = 0

    def copy(self) -> Hand:
        """An independent copy."""
        other = Hand(self.seat, self.hand, (self.home_x, self.home_y))
        other.x, other.y, other.vx, other.vy = self.x, self.y, self.vx, self.vy
        other.state, other.target = self.state, self.target
        other.since_ns, other.free_ns = self.since_ns, self.free_ns
        return other

    def view(self) -> HandView:
        """What others may know of it."""
        return HandView(
            self.seat, self.hand, self.x, self.y, self.vx, self.vy, self.state, self.target, self.since_ns
        )

    def enter(self, state: str, at_ns: int, free_ns: int = 0) -> None:
        """Change the state. free_ns: when a waiting hand is free again."""
        self.state, self.since_ns, self.free_ns = state, at_ns, free_ns

    def stop(self, state: str, target: str, at_ns: int) -> None:
        """Come down on something."""
        self.vx = self.vy = 0.0
        self.target = target
        self.enter(state, at_ns)

    def bounce(self, at_ns: int) -> None:
        """Beaten: back toward home a little, then free again (BM5)."""
        dx, dy = self.home_x - self.x, self.home_y - self.y
        far = math.hypot(dx, dy)
        if far > 0.0:
            self.vx, self.vy = dx / far * RECOIL_SPEED, dy / far * RECOIL_SPEED
        self.target = ""
        self.enter("recoil", at_ns, at_ns + RECOIL_NS)

    def lift(self, at_ns: int) -> None:
        """Slammed on bare felt."""
        self.vx = self.vy = 0.0
        self.enter("recoil", at_ns, at_ns + LIFT_NS)

    def glide(self, seconds: float, steer: tuple[float, float], physics: Physics) -> None:
        """Move on. steer: direction, length 0..1."""
        want_x, want_y = steer[0] * physics.speed, steer[1] * physics.speed
        dx, dy = want_x - self.vx, want_y - self.vy
        change = math.sqrt(dx * dx + dy * dy)
        turning = change / (physics.accel if want_x or want_y else physics.drag)
        if turning > seconds:
            share = seconds / turning
            want_x, want_y = self.vx + dx * share, self.vy + dy * share
            turning = seconds
        half = turning / 2
        self.x += (self.vx + want_x) * half + want_x * (seconds - turning)
        self.y += (self.vy + want_y) * half + want_y * (seconds - turning)
        self.vx, self.vy = want_x, want_y

    def slow(self, seconds: float) -> None:
        """Bounce on, ever slower."""
        speed = math.sqrt(self.vx * self.vx + self.vy * self.vy)
        if speed > 0.0:
            share = max(0.0, 1.0 - RECOIL_DRAG * seconds / speed)
            self.x += self.vx * (1.0 + share) / 2 * seconds
            self.y += self.vy * (1.0 + share) / 2 * seconds
            self.vx, self.vy = self.vx * share, self.vy * share

    def draw_in(self, pull: float, felt: Felt, clock_ns: int) -> None:
        """Let the magnet draw the palm at most `pull` px toward the middle of what lies under it."""
        way = felt.attraction(self.x, self.y, clock_ns)
        if way is None:
            return
        far = math.hypot(*way)
        share = 1.0 if far <= pull else pull / far
        self.x += way[0] * share
        self.y += way[1] * share

    def stay_within(self, reach: float) -> None:
        """Palms never leave the table."""
        dx, dy = self.x - CENTRE[0], self.y - CENTRE[1]
        far = dx * dx + dy * dy
        if far > reach * reach:
            share = reach / math.sqrt(far)
            self.x, self.y = CENTRE[0] + dx * share, CENTRE[1] + dy * share
