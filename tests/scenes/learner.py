"""A pupil of 'How to play' who steers a stick to where it should go, and slams there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.scenes.bandits.howto import HowToScene
from tests.scenes.parlour import Parlour

STOP = 12.0
MOST_FRAMES = 60 * 30


class Learner:
    """Plays the lessons of a scene with one device."""

    def __init__(self, parlour: Parlour, scene: HowToScene, device: str = "keys1") -> None:
        self.parlour = parlour
        self.scene = scene
        self.device = device

    def wait_for(self, *phases: str) -> None:
        """Let time pass until the hunt is in one of these phases."""
        for _ in range(MOST_FRAMES):
            if self.scene.hunt.phase in phases:
                return
            self.parlour.frames()
        raise AssertionError(f"still in phase {self.scene.hunt.phase}, not in {phases}")

    def wait_verdict(self) -> None:
        """Let time pass until the lesson is judged."""
        for _ in range(MOST_FRAMES):
            if self.scene.verdict is not None:
                return
            self.parlour.frames()
        raise AssertionError(f"no verdict, phase {self.scene.hunt.phase}")

    def read(self) -> None:
        """Read the verdict."""
        self.parlour.frames(60)

    def turn_card(self) -> None:
        """Press the palm, and wait until the card shows."""
        self.parlour.frames()
        self.parlour.tap(self.device, "slam")
        self.wait_for("race", "check", "over")

    def cover(self, targets: Sequence[str]) -> None:
        """Go to the targets one after the other and slam."""
        for target in targets:
            self._go(target)
            self.parlour.tap(self.device, "slam")
            self.parlour.frames(6)

    def _go(self, target: str) -> None:
        scene, parlour = self.scene, self.parlour
        seat = scene.pupils.seat_of(self.device)
        for _ in range(MOST_FRAMES):
            where = next(card for card in scene.hunt.cards(scene.game_ns) if card.id == target)
            free = [h for h in scene.hunt.world.hands() if h.seat == seat and h.state in ("home", "reach")]
            if free:
                dx, dy = where.x - free[0].x, where.y - free[0].y
                far = math.hypot(dx, dy)
                tilt = 0.0 if far < STOP else 1.0 if far > 220 else 0.5 if far > 60 else 0.3
                self._stick(dx / max(far, 1) * tilt, dy / max(far, 1) * tilt)
                if far < STOP and math.hypot(free[0].vx, free[0].vy) < 20:
                    return
            parlour.frames()
        raise AssertionError(f"never got to {target}")

    def _stick(self, x: float, y: float) -> None:
        self.parlour.press(self.device, "x", x)
        self.parlour.press(self.device, "y", y)

    def learn(self) -> None:
        """Do what the lesson on the table asks for, and wait for the verdict."""
        lesson = self.scene.lesson
        self.turn_card()
        if lesson.marks:
            self.cover(lesson.marks)
        while self.scene.verdict is None:
            if self.scene.hunt.phase == "choose":
                self.parlour.frames(20)
                self.parlour.tap(self.device, "slam")
            self.parlour.frames(5)
        self.parlour.frames(20)
