"""The dice of one side: in their slots, in the air, and back to their slots."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from game.scenes.boomtown.dice_cube import DieLook, draw_cube, seen_at, shadow
from game.scenes.boomtown.dice_throw import SIZE, Felt, Launch, Pose, Throw
from game.scenes.boomtown.dice_turns import Quat, after, held, part
from game.stage.canvas import Canvas
from game.stage.motion import Pace, in_out

WORK = 24
"""Steps of a prepared throw that are computed a frame."""
RATTLE_S, SLIDE_S = 0.25, 0.3
SPEED = (1500.0, 1900.0)
ASIDE = 620.0
"""How fast dice leave the hand, px/s, and how much faster they may go up or down."""


class DiceTray:
    """Up to three dice on a felt. values: what they show once they lie still.

    owner: the seat whose badge lies beside them, None where their place says whose they are.
    """

    def __init__(self, felt: Felt, slots: Sequence[tuple[float, float]], look: DieLook, pace: Pace) -> None:
        """slots: where they lie in order."""
        self.felt, self.slots, self.look, self._pace = felt, tuple(slots), look, pace
        self.values: list[int] = []
        self.owner: int | None = None
        self._throw: Throw | None = None
        self._next: Throw | None = None
        self._thrown: tuple[int, ...] = ()
        self._at_s = -RATTLE_S

    def lay(self, values: Sequence[int]) -> None:
        """They lie in their slots at once."""
        self.values = list(values)
        self._throw = None

    def prepare(self, which: Sequence[int], count: int, seed: int, *, from_left: bool) -> None:
        """Begin to compute a throw of some of `count` dice before anybody knows what they will show."""
        rng = random.Random(seed)
        standing = [slot for i, slot in enumerate(self.slots[:count]) if i not in which]
        launches = [self._launch(rng, place, len(which), from_left=from_left) for place in range(len(which))]
        self._next = Throw(self.felt, launches, seed, standing)
        self._thrown = tuple(which)

    def throw(self, values: Sequence[int]) -> None:
        """Throw those that were prepared; in the end all dice show these values."""
        assert self._next is not None
        self.values = list(values)
        self._next.hold([values[i] for i in self._thrown])
        self._throw, self._next = self._next, None
        self._at_s = -RATTLE_S

    def _launch(self, rng: random.Random, place: int, count: int, *, from_left: bool) -> Launch:
        felt = self.felt
        side = 1 if from_left else -1
        x = felt.x + SIZE * 0.7 if from_left else felt.x + felt.w - SIZE * 0.7
        room = min(felt.h - SIZE * 1.4, SIZE * 1.1 * (count - 1))
        y = felt.y + felt.h / 2 + (place - (count - 1) / 2) * room / max(1, count - 1)
        return Launch(x, y, side * rng.uniform(*SPEED), rng.uniform(-ASIDE, ASIDE))

    @property
    def moving(self) -> bool:
        """Whether some are on their way."""
        return self._throw is not None

    @property
    def seconds(self) -> float:
        """How long the throw and the way to the slots take at normal pace."""
        return RATTLE_S + self._throw.seconds + SLIDE_S if self._throw else 0.0

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        if self._next is not None:
            self._next.work(WORK)
        throw = self._throw
        if throw is None:
            return
        self._at_s += dt_ns / 1e9 / self._pace.ms(1.0)
        if self._at_s >= throw.seconds + SLIDE_S:
            self._throw = None

    def finish(self) -> None:
        """All lie in their slots."""
        self._throw = None

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them, those in front last."""
        poses = self._poses()
        dark = shadow(canvas.art, SIZE)
        for pose in poses:
            canvas.image(dark, pose.x, pose.y)
        for pose in sorted(poses, key=lambda pose: pose.y):
            draw_cube(canvas, *seen_at(pose.x, pose.y, pose.z, SIZE), SIZE, pose.turn, self.look)

    def _poses(self) -> list[Pose]:
        still = [
            Pose(*self.slots[i], 0.0, lying(value))
            for i, value in enumerate(self.values)
            if self._throw is None or i not in self._thrown
        ]
        throw = self._throw
        if throw is None or self._at_s < 0:
            return still
        slide = in_out(max(0.0, min(1.0, (self._at_s - throw.seconds) / SLIDE_S)))
        return still + [
            _slid(pose, self.slots[i], lying(self.values[i]), slide)
            for i, pose in zip(self._thrown, throw.poses(self._at_s), strict=True)
        ]


def lying(value: int) -> Quat:
    """How a die lies in its slot."""
    return held(1, value)


def _slid(pose: Pose, slot: tuple[float, float], turn: Quat, share: float) -> Pose:
    """On the way from where it came to rest to its slot."""
    if share <= 0:
        return pose
    w, x, y, z = pose.turn
    rest = after(turn, (w, -x, -y, -z))
    x, y = pose.x + (slot[0] - pose.x) * share, pose.y + (slot[1] - pose.y) * share
    lift = 26 * math.sin(math.pi * share)
    return Pose(x, y, lift, after(part(rest, share) if share < 1 else rest, pose.turn))
