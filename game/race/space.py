"""The hands as bodies of a pymunk space: it moves them, and lets arms knock other hands aside."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pymunk

from game.race.hands import Hand

RATE = 240
"""Steps a second."""
ARM = 15.0
"""Half the thickness of a sleeve, px."""
PALMS, ARMS = 1, 2
"""Categories of shapes: palms meet arms, nothing else meets."""
NOBODY = pymunk.ShapeFilter(mask=0)


class HandSpace:
    """Carries out where hands glide to. A new space for each race: no contact outlives it."""

    def __init__(self, hands: Sequence[Hand], palm: float, elbow_push: float) -> None:
        """palm: radius, px. elbow_push: share of a knock that a hand takes; 0: arms pass through."""
        self._space = pymunk.Space()
        self._push = elbow_push
        self._hands = hands
        self._bodies = [pymunk.Body(1.0, math.inf) for _ in hands]
        self._last = [(hand.x, hand.y) for hand in hands]
        self._moving = [False] * len(hands)
        self._states = ["home"] * len(hands)
        self._palms: list[pymunk.Circle] = []
        self._arms: list[pymunk.Segment] = []
        for hand, body in zip(hands, self._bodies, strict=True):
            body.position = hand.x, hand.y
            self._space.add(body)
            if elbow_push:
                self._dress(body, palm)

    def _dress(self, body: pymunk.Body, palm: float) -> None:
        circle = pymunk.Circle(body, palm)
        circle.filter = NOBODY
        arm = pymunk.Segment(body, (0.0, 0.0), (0.0, 0.0), ARM)
        arm.filter = NOBODY
        self._palms.append(circle)
        self._arms.append(arm)
        self._space.add(circle, arm)

    def place(self, hand: Hand) -> None:
        """Take note that a hand is somewhere else now without having moved there."""
        i = self._hands.index(hand)
        self._last[i] = (hand.x, hand.y)
        self._bodies[i].position = hand.x, hand.y

    def settle(self) -> None:
        """Let one step pass: hands go where they have glided to, unless an arm is in the way."""
        if not self._aim():
            return
        if self._push:
            self._stretch()
        self._space.step(1.0 / RATE)
        for i, hand in enumerate(self._hands):
            if self._push and self._states[i] != "home":
                self._knock(i, hand)
            elif self._moving[i]:
                hand.x, hand.y = self._bodies[i].position
            self._last[i] = (hand.x, hand.y)

    def _aim(self) -> bool:
        """Give each body the velocity that brings it to where its hand has glided; False if all rest."""
        any_moved = False
        for i, hand in enumerate(self._hands):
            last_x, last_y = self._last[i]
            moved = hand.x != last_x or hand.y != last_y
            if moved or self._moving[i]:
                self._bodies[i].velocity = (hand.x - last_x) * RATE, (hand.y - last_y) * RATE
                self._moving[i] = moved
                any_moved = True
        return any_moved

    def _stretch(self) -> None:
        """Arms reach from home to palm; only free palms can be knocked, and nobody meets who is at home."""
        for i, hand in enumerate(self._hands):
            state = "home" if hand.state == "delayed" else hand.state
            if state != "home":
                self._arms[i].unsafe_set_endpoints((0.0, 0.0), (hand.home_x - hand.x, hand.home_y - hand.y))
            if state != self._states[i]:
                self._states[i] = state
                palm = pymunk.ShapeFilter(group=hand.seat + 1, categories=PALMS, mask=ARMS)
                arm = pymunk.ShapeFilter(group=hand.seat + 1, categories=ARMS, mask=PALMS)
                self._palms[i].filter = palm if state == "reach" else NOBODY
                self._arms[i].filter = arm if state != "home" else NOBODY

    def _knock(self, i: int, hand: Hand) -> None:
        """Take over what contacts did to a free hand; all others stay where they were put."""
        body = self._bodies[i]
        x, y = body.position
        speed_x, speed_y = body.velocity
        if hand.state == "reach":
            meant_x, meant_y = (hand.x - self._last[i][0]) * RATE, (hand.y - self._last[i][1]) * RATE
            hand.vx += (speed_x - meant_x) * self._push
            hand.vy += (speed_y - meant_y) * self._push
            hand.x += (x - hand.x) * self._push
            hand.y += (y - hand.y) * self._push
        if (x, y) != (hand.x, hand.y):
            body.position = hand.x, hand.y
        self._moving[i] = bool(speed_x or speed_y)
