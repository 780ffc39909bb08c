"""The hands on screen: gloves on long sleeves, squash and dust of a slam; drawn from kept sprites."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.race.hands import HandView
from game.scenes.bandits.arms import Arm, heading, port, ribs, second
from game.scenes.bandits.glove_art import (
    DUST_FRAMES,
    PALM_OFF,
    dust_sprite,
    glove_sprite,
    port_sprite,
    rib_sprite,
    shadow_sprite,
)
from game.stage.art import Art, Sprite, Zoom
from game.stage.canvas import Canvas, Point
from game.stage.palette import SEATS, SeatLook

POSE_OF = {
    "home": "open", "delayed": "open", "away": "open", "wave": "open", "reach": "reach",
    "down": "slam", "hold": "hold", "recoil": "open",
}  # fmt: skip
"""State of a hand (those of HandView, and 'wave' for who has just sat down) -> pose."""

GLOVE_ANGLE, RIB_ANGLE = 4.0, 6.0
"""Steps of the kept rotations, degrees."""

SLAM_STEPS: tuple[tuple[float, Zoom], ...] = (
    (30.0, 1.125),
    (60.0, 1.0625),
    (105.0, (1.125, 0.90625)),
    (160.0, (1.0625, 0.9375)),
)
"""(until ms after the press, zoom): the palm drops, is squashed and springs back."""
FLAT_MS = 300.0
"""A palm that keeps its card closes on it after that time."""
DUST_MS = 380.0
SHADOWS = {"open": 5.0, "reach": 15.0, "slam": 0.0, "hold": 3.0}
"""How far a glove's shadow falls, px: the higher the hand the further."""
WAVE_DEGREES, WAVE_MS = 14.0, 420.0
SHIVER_PX, SHIVER_MS = 3.0, 90.0

Blit = tuple[pygame.Surface, tuple[float, float]]


class Stamp(NamedTuple):
    """A ready picture. dx, dy: from the point it is placed by to its top left, device px."""

    surface: pygame.Surface
    dx: float
    dy: float


class Gloves:
    """All hands of a match. Give `draw` the hands as they are now; slams are noticed by themselves."""

    def __init__(
        self, art: Art, arms: Sequence[Arm], looks: Sequence[SeatLook] = SEATS, *, less_motion: bool = False
    ) -> None:
        """arms: by seat, see `arms.arm`. looks: by seat. less_motion: no squash, no shiver."""
        self.art = art
        self.arms = tuple((first, second(first)) for first in arms)
        self.looks = tuple(looks)
        self.less_motion = less_motion
        self._stamps: dict[object, Stamp] = {}
        self._scale = 0.0
        self._slams: dict[tuple[int, int], tuple[int, float, float]] = {}

    def reset(self) -> None:
        """Forget the slams of the race before: its clock starts again."""
        self._slams.clear()

    def warm(self, canvas: Canvas, *, spread: float = 60.0) -> None:
        """Make ahead what a race will show: reaching gloves up to `spread` degrees aside, all sleeves."""
        self._fit(canvas)
        for seat, (first, _) in enumerate(self.arms):
            self._port(seat)
            for step in range(0, 360, round(RIB_ANGLE)):
                self._rib(seat, step)
            straight = _step(heading(first, first.home), GLOVE_ANGLE)
            for pose in ("open", "reach", "slam"):
                self._shadow(pose, 0, straight)
            for aside in range(-round(spread), round(spread) + 1, round(GLOVE_ANGLE)):
                self._glove(seat, 0, "reach", straight + aside, 1.0)

    def draw(self, canvas: Canvas, hands: Iterable[HandView], now_ns: int) -> None:
        """Draw all hands that are there: shadows, sleeves, then gloves, so that no sleeve hides an emblem.

        now_ns: on the clock of `since_ns`.
        """
        self._fit(canvas)
        low: list[Blit] = []
        sleeves: list[Blit] = []
        high: list[Blit] = []
        for hand in hands:
            self._notice(hand, now_ns)
            self._sleeve(canvas, hand, sleeves)
            self._hand(canvas, hand, now_ns, low, high)
        surface = canvas.surface
        surface.fblits(low)
        surface.fblits(sleeves)
        surface.fblits(self._dust(canvas, now_ns))
        surface.fblits(high)

    # What is drawn

    def _sleeve(self, canvas: Canvas, hand: HandView, out: list[Blit]) -> None:
        arm = self.arms[hand.seat][hand.hand]
        line = ribs(arm, (hand.x, hand.y))
        out.extend(_placed(canvas, self._rib(hand.seat, rib.angle), rib.x, rib.y) for rib in line)
        if hand.hand == 0:
            out.append(_placed(canvas, self._port(hand.seat), *port(arm, (hand.x, hand.y))))

    def _hand(self, canvas: Canvas, hand: HandView, now_ns: int, low: list[Blit], high: list[Blit]) -> None:
        pose, zoom = self._pose(hand, now_ns)
        angle = heading(self.arms[hand.seat][hand.hand], (hand.x, hand.y))
        x = hand.x
        age_ms = (now_ns - hand.since_ns) / 1e6
        if hand.state == "wave":
            angle += WAVE_DEGREES * math.sin(math.tau * age_ms / WAVE_MS)
        elif hand.state == "delayed" and not self.less_motion:
            x += SHIVER_PX * math.sin(math.tau * age_ms / SHIVER_MS)
        step = _step(angle, GLOVE_ANGLE)
        fall = SHADOWS[pose] + (10.0 if zoom in (1.125, 1.0625) else 0.0)
        if fall:
            low.append(_placed(canvas, self._shadow(pose, hand.hand, step), x + fall * 0.6, hand.y + fall))
        high.append(_placed(canvas, self._glove(hand.seat, hand.hand, pose, step, zoom), x, hand.y))

    def _pose(self, hand: HandView, now_ns: int) -> tuple[str, Zoom]:
        pose = POSE_OF.get(hand.state, "open")
        slam = self._slams.get((hand.seat, hand.hand))
        if slam is None or hand.state not in ("down", "hold", "recoil"):
            return pose, 1.0
        age_ms = (now_ns - slam[0]) / 1e6
        if hand.state != "recoil" and age_ms < FLAT_MS:
            pose = "slam"
        if pose != "slam" or self.less_motion:
            return pose, 1.0
        return pose, next((zoom for until, zoom in SLAM_STEPS if age_ms < until), 1.0)

    def _notice(self, hand: HandView, now_ns: int) -> None:
        key = hand.seat, hand.hand
        if hand.state == "down":
            self._slams[key] = hand.since_ns, hand.x, hand.y
        elif hand.state in ("home", "reach", "wave") or self._slams.get(key, (0,))[0] > now_ns:
            self._slams.pop(key, None)

    def _dust(self, canvas: Canvas, now_ns: int) -> list[Blit]:
        found: list[Blit] = []
        for at_ns, x, y in self._slams.values():
            age = (now_ns - at_ns) / 1e6 - SLAM_STEPS[0][0]
            if 0 <= age < DUST_MS:
                found.append(_placed(canvas, self._ring(int(age / DUST_MS * DUST_FRAMES)), x, y))
        return found

    # Kept pictures

    def _fit(self, canvas: Canvas) -> None:
        if canvas.scale != self._scale:
            self._stamps.clear()
            self._scale = canvas.scale

    def _rib(self, seat: int, angle: float) -> Stamp:
        step = _step(angle, RIB_ANGLE)
        key = "rib", seat, step
        found = self._stamps.get(key)
        if found is None:
            found = self._keep(key, rib_sprite(self.art, self.looks[seat]), step, 1.0, (0.0, 0.0))
        return found

    def _glove(self, seat: int, hand: int, pose: str, step: int, zoom: Zoom) -> Stamp:
        key = seat, hand, pose, step, zoom
        found = self._stamps.get(key)
        if found is None:
            sprite = glove_sprite(self.art, self.looks[seat], pose, mirrored=bool(hand))
            found = self._keep(key, sprite, step, zoom, PALM_OFF)
        return found

    def _shadow(self, pose: str, hand: int, step: int) -> Stamp:
        key = "shadow", pose, hand, step
        found = self._stamps.get(key)
        if found is None:
            found = self._keep(key, shadow_sprite(self.art, pose, mirrored=bool(hand)), step, 1.0, PALM_OFF)
        return found

    def _port(self, seat: int) -> Stamp:
        key = "port", seat
        found = self._stamps.get(key)
        if found is None:
            sprite = port_sprite(self.art, self.looks[seat])
            found = self._keep(key, sprite, 0 if self.arms[seat][0].left else 180, 1.0, (0.0, 0.0))
        return found

    def _ring(self, frame: int) -> Stamp:
        key = "dust", frame
        found = self._stamps.get(key)
        if found is None:
            found = self._keep(key, dust_sprite(self.art, frame), 0, 1.0, (0.0, 0.0))
        return found

    def _keep(self, key: object, sprite: Sprite, angle: float, zoom: Zoom, off: Point) -> Stamp:
        drawn, turned = sprite.surface(self._scale, angle, zoom)
        box = drawn.get_bounding_rect()
        cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
        dx, dy = off[0] * cos - off[1] * sin, off[0] * sin + off[1] * cos
        stamp = Stamp(
            drawn.subsurface(box),
            box.x - drawn.get_width() / 2 - dx * self._scale,
            box.y - drawn.get_height() / 2 - dy * self._scale,
        )
        self._stamps[key] = stamp
        return stamp


def _placed(canvas: Canvas, stamp: Stamp, x: float, y: float) -> Blit:
    left, top = canvas.px(x, y)
    return stamp.surface, (left + stamp.dx, top + stamp.dy)


def _step(angle: float, step: float) -> int:
    """The kept angle nearest to that one, 0..359 degrees."""
    return round(round(angle / step) * step) % 360
