"""The hands on screen: gloves on long sleeves, squash and dust of a slam; drawn from kept sprites."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.race.hands import HandView
from game.scenes.bandits.arms import Arm, Rib, heading, port, ribs, second, second_at
from game.scenes.bandits.glove_art import (
    DUST_FRAMES,
    PALM_OFF,
    dust_sprite,
    glove_sprite,
    port_sprite,
    rib_sprite,
    shadow_sprite,
)
from game.scenes.bandits.stamps import Blit, Stamp, Stamps, placed
from game.stage.art import Art, Zoom
from game.stage.canvas import Canvas, Point
from game.stage.palette import SEATS

POSE_OF = {
    "home": "open", "delayed": "open", "wave": "open", "reach": "reach",
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
DROPPING, DROP = tuple(zoom for _, zoom in SLAM_STEPS[:2]), 10.0
"""Zooms of a palm that drops, and how much further its shadow falls meanwhile, px."""
WAVE_DEGREES, WAVE_MS = 14.0, 420.0
SHIVER_PX, SHIVER_MS = 3.0, 90.0
FRESH_MOST, NEAR_DEGREES = 1, 60.0
"""Pictures of gloves made in one frame; beyond them one that is turned nearly so serves until the next."""
ALL = -10_000
"""From here on nothing is spared."""
SPREAD = 60
"""So many degrees to either side gloves that reach are made ahead."""


class Gloves:
    """All hands of a match. Give `draw` the hands as they are now; slams are noticed by themselves."""

    def __init__(self, art: Art, arms: Sequence[Arm], *, less_motion: bool = False) -> None:
        """arms: by seat, see `arms.arm`. less_motion: no squash, no shiver."""
        self.art = art
        self.arms = tuple((first, second(first)) for first in arms)
        self.less_motion = less_motion
        self.stamps = Stamps()
        self._fresh = 0
        self._slams: dict[tuple[int, int], tuple[int, float, float]] = {}
        self._lines: dict[tuple[int, int], tuple[Point, list[Rib]]] = {}

    def warm(self, canvas: Canvas) -> None:
        """Make ahead what a race will show: gloves that reach more or less straight on, all sleeves."""
        self.stamps.fit(canvas)
        self._fresh = ALL
        for step in range(0, 360, round(GLOVE_ANGLE)):
            self._shadow("reach", 0, step)
        for frame in range(DUST_FRAMES):
            self._ring(frame)
        for seat, (first, _) in enumerate(self.arms):
            self._port(seat)
            for step in range(0, 360, round(RIB_ANGLE)):
                self._rib(seat, step)
            straight = _step(heading(first, first.home), GLOVE_ANGLE)
            for pose in ("open", "reach", "slam", "hold"):
                self._shadow(pose, 0, straight)
                self._glove(seat, 0, pose, straight, 1.0)
            for _, zoom in SLAM_STEPS:
                self._glove(seat, 0, "slam", straight, zoom)
            for aside in range(-SPREAD, SPREAD + 1, round(GLOVE_ANGLE)):
                self._glove(seat, 0, "reach", (straight + aside) % 360, 1.0)

    def draw(self, canvas: Canvas, hands: Iterable[HandView], now_ns: int) -> None:
        """Draw all hands that are there: shadows, sleeves, then gloves, so that no sleeve hides an emblem.

        now_ns: on the clock of `since_ns`.
        """
        self.stamps.fit(canvas)
        self._fresh = 0
        low: list[Blit] = []
        sleeves: list[Blit] = []
        high: list[Blit] = []
        for view in hands:
            hand = self._beside(view)
            self._notice(hand, now_ns)
            self._sleeve(canvas, hand, sleeves)
            self._hand(canvas, hand, now_ns, low, high)
        surface = canvas.surface
        surface.fblits(low)
        surface.fblits(sleeves)
        surface.fblits(self._dust(canvas, now_ns))
        surface.fblits(high)

    # What is drawn

    def _beside(self, hand: HandView) -> HandView:
        if hand.hand == 0 or hand.state in ("down", "hold", "recoil"):
            return hand
        x, y = second_at(self.arms[hand.seat][hand.hand], (hand.x, hand.y))
        return hand._replace(x=x, y=y)

    def _sleeve(self, canvas: Canvas, hand: HandView, out: list[Blit]) -> None:
        arm = self.arms[hand.seat][hand.hand]
        line = self._line(arm, hand)
        out.extend(placed(canvas, self._rib(hand.seat, rib.angle), rib.x, rib.y) for rib in line)
        if hand.hand == 0:
            out.append(placed(canvas, self._port(hand.seat), *port(arm, line[0])))

    def _line(self, arm: Arm, hand: HandView) -> list[Rib]:
        """The sleeve's ribs; a hand that rests has those of the frame before."""
        key, at = (hand.seat, hand.hand), (hand.x, hand.y)
        found = self._lines.get(key)
        if found is None or found[0] != at:
            found = self._lines[key] = at, ribs(arm, at)
        return found[1]

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
        fall = SHADOWS[pose] + (DROP if zoom in DROPPING else 0.0)
        if fall:
            low.append(placed(canvas, self._shadow(pose, hand.hand, step), x + fall * 0.6, hand.y + fall))
        high.append(placed(canvas, self._glove(hand.seat, hand.hand, pose, step, zoom), x, hand.y))

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
                found.append(placed(canvas, self._ring(int(age / DUST_MS * DUST_FRAMES)), x, y))
        return found

    # Kept pictures

    def _rib(self, seat: int, angle: float) -> Stamp:
        step = _step(angle, RIB_ANGLE)
        key = "rib", seat, step
        found = self.stamps.get(key)
        return found or self.stamps.keep(key, rib_sprite(self.art, SEATS[seat]), step)

    def _glove(self, seat: int, hand: int, pose: str, step: int, zoom: Zoom) -> Stamp:
        key = seat, hand, pose, step, zoom
        found = self.stamps.get(key)
        if found is None and self._fresh >= FRESH_MOST:
            found = self._near((seat, hand, pose), step, zoom)
        if found is None:
            self._fresh += 1
            sprite = glove_sprite(self.art, SEATS[seat], pose, mirrored=bool(hand))
            found = self.stamps.keep(key, sprite, step, zoom, PALM_OFF)
        return found

    def _near(self, which: tuple[int, int, str], step: int, zoom: Zoom) -> Stamp | None:
        """The glove turned a little otherwise, if it has been made: enough for one frame."""
        for aside in range(0, round(NEAR_DEGREES) + 1, round(GLOVE_ANGLE)):
            for turned in (step + aside, step - aside):
                found = self.stamps.get((*which, turned % 360, zoom))
                if found is not None:
                    return found
        return None

    def _shadow(self, pose: str, hand: int, step: int) -> Stamp:
        key = "shadow", pose, hand, step
        found = self.stamps.get(key)
        if found is None:
            sprite = shadow_sprite(self.art, pose, mirrored=bool(hand))
            found = self.stamps.keep(key, sprite, step, 1.0, PALM_OFF)
        return found

    def _port(self, seat: int) -> Stamp:
        key = "port", seat
        found = self.stamps.get(key)
        if found is None:
            angle = 0 if self.arms[seat][0].left else 180
            found = self.stamps.keep(key, port_sprite(self.art, SEATS[seat]), angle)
        return found

    def _ring(self, frame: int) -> Stamp:
        key = "dust", frame
        return self.stamps.get(key) or self.stamps.keep(key, dust_sprite(self.art, frame))


def _step(angle: float, step: float) -> int:
    """The kept angle nearest to that one, 0..359 degrees."""
    return round(round(angle / step) * step) % 360
