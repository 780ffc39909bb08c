"""What a bot remembers of cards that are turned face down, and how that fades."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.bots.levels import Level
from game.rules.kernel import Event


class Trace(NamedTuple):
    """A card believed to lie on a spot, until a turn."""

    card: str
    until: float


class Memory:
    """Fed with public events only. Cards are ids such as 'robot-red-a': bandit, colour, copy."""

    def __init__(self, level: Level, rng: random.Random) -> None:
        self._level = level
        self._rng = rng
        self._turn = 0
        self._traces: dict[int, Trace] = {}

    def see(self, event: Event) -> None:
        """Note what an event shows."""
        if event.kind == "turn":
            self._turn = event.data["turn"]
        elif event.kind == "turned" and not event.data["up"]:
            self._turn_down(event.data["spots"])
        elif event.kind == "wrong":
            self._keep(event.data["spot"], event.data["card"])
        elif event.kind in ("right", "placed"):
            self._traces.pop(event.data["spot"], None)
        elif event.kind in ("returned", "sent"):
            for row in event.data["cards"]:
                self._traces.pop(row["spot"], None)

    def card_at(self, spot: int) -> str | None:
        """What the bot believes to lie face down on a spot; None if it has no idea."""
        trace = self._traces.get(spot)
        return trace.card if trace is not None and trace.until >= self._turn else None

    def _turn_down(self, rows: Iterable[dict[str, Any]]) -> None:
        """All these are turned face down at once; some are not noticed, some are mixed up."""
        rows = list(rows)
        for i, row in enumerate(rows):
            card = row["card"]
            if self._rng.random() < self._level.muddle:
                card = rows[i - 1]["card"]
            self._keep(row["spot"], card)

    def _keep(self, spot: int, card: str) -> None:
        self._traces.pop(spot, None)
        if self._rng.random() < self._level.notice:
            self._traces[spot] = Trace(card, self._turn + self._rng.expovariate(1.0 / self._level.keep))
