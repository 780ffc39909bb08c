"""The hands on screen: gloves on long sleeves, squash and dust of a slam; drawn from kept sprites."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.scenes.bandits.arms import Arm, Rib, heading, port, ribs, second
from game.stage.art import Art, Sprite, Zoom
from game.stage.canvas import Canvas, Point
from game.stage.palette import INK, SEATS, SeatLook

POSES = ("open", "reach", "slam", "hold")
POSE_OF = {
    "home": "open", "delayed": "open", "away": "open", "wave": "open", "reach": "reach",
    "down": "slam", "hold": "hold", "recoil": "open",
}  # fmt: skip
"""State of a hand (`race.hands.HandView`, and 'wave' of who has just sat down) -> pose."""

GLOVE_SIZE: Point = (150.0, 160.0)
PALM: Point = (75.0, 85.0)
"""The palm's middle in the glove's picture, px: what lies at the hand's place."""
EMBLEM = 42.0
RIB_SIZE: Point = (78.0, 52.0)
PORT_SIZE: Point = (34.0, 104.0)
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
DUST_MS, DUST_FRAMES, DUST_SIZE = 380.0, 9, 300.0
DUST, DUST_SHADE = (233, 205, 160), (176, 124, 72)
SHADOW_ALPHA = 92
SHADOWS = {"open": 5.0, "reach": 15.0, "slam": 0.0, "hold": 3.0}
"""How far a glove's shadow falls, px: the higher the hand the further."""
WAVE_DEGREES, WAVE_MS = 14.0, 420.0
SHIVER_PX, SHIVER_MS = 3.0, 90.0

Blit = tuple[pygame.Surface, tuple[float, float]]


class HandLike(Protocol):
    """What drawing needs of a hand: `race.hands.HandView` has it."""

    @property
    def seat(self) -> int: ...  # noqa: D102
    @property
    def hand(self) -> int: ...  # noqa: D102
    @property
    def x(self) -> float: ...  # noqa: D102
    @property
    def y(self) -> float: ...  # noqa: D102
    @property
    def state(self) -> str: ...  # noqa: D102
    @property
    def since_ns(self) -> int: ...  # noqa: D102


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

    def draw(self, canvas: Canvas, hands: Iterable[HandLike], now_ns: int) -> None:
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

    def _sleeve(self, canvas: Canvas, hand: HandLike, out: list[Blit]) -> None:
        arm = self.arms[hand.seat][hand.hand]
        line = ribs(arm, (hand.x, hand.y))
        out.extend(_placed(canvas, self._rib(hand.seat, rib.angle), rib.x, rib.y) for rib in line)
        if hand.hand == 0:
            out.append(_placed(canvas, self._port(hand.seat), *port(arm, (hand.x, hand.y))))

    def _hand(
        self, canvas: Canvas, hand: HandLike, now_ns: int, low: list[Blit], high: list[Blit]
    ) -> None:
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

    def _pose(self, hand: HandLike, now_ns: int) -> tuple[str, Zoom]:
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

    def _notice(self, hand: HandLike, now_ns: int) -> None:
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
            found = self._keep(key, sprite, step, zoom, _PALM_OFF)
        return found

    def _shadow(self, pose: str, hand: int, step: int) -> Stamp:
        key = "shadow", pose, hand, step
        found = self._stamps.get(key)
        if found is None:
            found = self._keep(key, shadow_sprite(self.art, pose, mirrored=bool(hand)), step, 1.0, _PALM_OFF)
        return found

    def _port(self, seat: int) -> Stamp:
        key = "port", seat
        found = self._stamps.get(key)
        if found is None:
            sprite = self.art.sprite("hands/port", width=PORT_SIZE[0], recolour=self.looks[seat].recolour())
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


_PALM_OFF: Point = (PALM[0] - GLOVE_SIZE[0] / 2, PALM[1] - GLOVE_SIZE[1] / 2)


def glove_sprite(art: Art, look: SeatLook, pose: str, *, mirrored: bool = False) -> Sprite:
    """A seat's glove with its emblem, fingers up; mirrored: the other hand (not its emblem)."""

    def paint(canvas: Canvas) -> None:
        canvas.surface.blit(_leather(art, look, pose, canvas.scale, mirrored=mirrored), (0, 0))
        emblem = art.sprite(f"seats/emblem-{look.emblem}", width=EMBLEM, recolour=look.recolour())
        canvas.image(emblem, *PALM)

    return art.compose(("glove", look.number, pose, mirrored), GLOVE_SIZE, paint, supersample=1)


def shadow_sprite(art: Art, pose: str, *, mirrored: bool = False) -> Sprite:
    """The flat shadow of any glove in that pose."""

    def paint(canvas: Canvas) -> None:
        shape = _leather(art, SEATS[0], pose, canvas.scale, mirrored=mirrored)
        canvas.surface.blit(pygame.mask.from_surface(shape).to_surface(
            setcolor=(*INK, SHADOW_ALPHA), unsetcolor=(0, 0, 0, 0)), (0, 0))  # fmt: skip

    return art.compose(("glove shadow", pose, mirrored), GLOVE_SIZE, paint, supersample=1)


def rib_sprite(art: Art, look: SeatLook) -> Sprite:
    """One rib of a seat's sleeve, its hand above."""
    return art.sprite("hands/sleeve", width=RIB_SIZE[0], recolour=look.recolour())


def _leather(art: Art, look: SeatLook, pose: str, scale: float, *, mirrored: bool) -> pygame.Surface:
    sprite = art.sprite(f"hands/glove-{pose}", width=GLOVE_SIZE[0], recolour=look.recolour())
    drawn, _ = sprite.surface(scale)
    return pygame.transform.flip(drawn, True, False) if mirrored else drawn  # noqa: FBT003


def dust_sprite(art: Art, frame: int) -> Sprite:
    """Frame 0..DUST_FRAMES-1 of the ring of dust that a slam beats out of the table."""

    def paint(canvas: Canvas) -> None:
        rng = random.Random(7)
        t = (frame + 0.5) / DUST_FRAMES
        grow = 1.0 - (1.0 - t) ** 2.2
        for i in range(22):
            turn = math.tau * (i + rng.uniform(-0.3, 0.3)) / 22
            near = 46.0 + 78.0 * grow + rng.uniform(-8.0, 8.0)
            long, wide = rng.uniform(18.0, 34.0) * (1.0 - t), rng.uniform(5.0, 9.0) * (1.0 - t)
            for grown, colour in ((3.5, INK), (0.0, DUST if i % 3 else DUST_SHADE)):
                canvas.polygon(_chip(turn, near, long + grown, wide + grown), colour)

    return art.compose(("dust ring", frame), (DUST_SIZE, DUST_SIZE), paint)


def _chip(turn: float, near: float, long: float, wide: float) -> list[Point]:
    """A lens that flies outwards from the middle of the dust's picture."""
    cos, sin = math.cos(turn), math.sin(turn)
    shape = ((-long * 0.4, 0.0), (0.0, wide), (long, 0.0), (0.0, -wide))
    half = DUST_SIZE / 2
    return [(half + (near + a) * cos - b * sin, half + (near + a) * sin + b * cos) for a, b in shape]


def _placed(canvas: Canvas, stamp: Stamp, x: float, y: float) -> Blit:
    left, top = canvas.px(x, y)
    return stamp.surface, (left + stamp.dx, top + stamp.dy)


def _step(angle: float, step: float) -> int:
    """The kept angle nearest to that one, 0..359 degrees."""
    return round(round(angle / step) * step) % 360


__all__ = ["POSES", "POSE_OF", "Gloves", "Rib", "dust_sprite", "glove_sprite", "rib_sprite", "shadow_sprite"]
