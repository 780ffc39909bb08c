"""What moves hands and cards besides players: sway, gusts, drift. A pure function of the table's clock."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from game.race.spec import TableSpec

MS = 1_000_000
STILL = (0.0, 0.0)


class Gust(NamedTuple):
    """The wind at an instant. strength: 0..1. angle: where it blows to, degrees clockwise from the right."""

    strength: float
    angle: float


class Weather:
    """The same seed and clock give the same weather.

    The clock runs through the whole match (ns), so that the room also moves while nobody races.
    """

    def __init__(self, table: TableSpec, seed: int) -> None:
        self._table = table
        self._seed = seed
        self._slots: dict[int, tuple[float, float, float]] = {}
        self.moves_hands = table.sway is not None or table.gusts is not None

    def carry(self, clock_ns: int) -> tuple[float, float]:
        """The velocity at which free hands are carried along, px/s."""
        x, y = self.sway(clock_ns)
        gusts = self._table.gusts
        if gusts is not None:
            gust = self.gust(clock_ns)
            x += math.cos(math.radians(gust.angle)) * gust.strength * gusts.speed
            y += math.sin(math.radians(gust.angle)) * gust.strength * gusts.speed
        return x, y

    def sway(self, clock_ns: int) -> tuple[float, float]:
        """The velocity of the swaying room, px/s."""
        sway = self._table.sway
        if sway is None:
            return STILL
        speed = sway.speed * math.cos(2 * math.pi * clock_ns / (sway.period_ms * MS))
        return math.cos(math.radians(sway.angle)) * speed, math.sin(math.radians(sway.angle)) * speed

    def gust(self, clock_ns: int) -> Gust:
        """The wind now; the stronger one where two gusts meet."""
        gusts = self._table.gusts
        if gusts is None:
            return Gust(0.0, 0.0)
        now = clock_ns / MS
        slot = int(now // gusts.every_ms)
        best = Gust(0.0, 0.0)
        for number in range(slot - math.ceil(gusts.lasts_ms / gusts.every_ms) - 1, slot + 1):
            start, strength, angle = self._slot(number, gusts.every_ms)
            part = (now - start) / gusts.lasts_ms
            if 0.0 < part < 1.0 and strength * math.sin(math.pi * part) ** 2 > best.strength:
                best = Gust(strength * math.sin(math.pi * part) ** 2, angle)
        return best

    def _slot(self, number: int, every_ms: int) -> tuple[float, float, float]:
        """Start (ms), strength and angle of the one gust that begins in each slot of time."""
        found = self._slots.get(number)
        if found is None:
            rng = random.Random(self._seed * 1_000_003 + number)
            start = (number + rng.random()) * every_ms
            found = self._slots[number] = (start, rng.uniform(0.5, 1.0), rng.uniform(0.0, 360.0))
        return found

    def float_away(self, x: float, y: float, clock_ns: int) -> tuple[float, float]:
        """How far what belongs at (x, y) has floated (dx, dy): never more than the table's `reach`."""
        drift = self._table.drift
        if drift is None:
            return STILL
        turn = 2 * math.pi * clock_ns / (drift.period_ms * MS)
        reach = drift.reach * math.sqrt(0.5)
        return (
            reach * math.sin(turn + 2 * math.pi * y / drift.wave),
            reach * math.sin(turn * 0.75 + 2 * math.pi * x / drift.wave),
        )
