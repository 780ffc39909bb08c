"""A player of Bandits on Mars who has not read the rules: a yardstick for the others."""

from __future__ import annotations

from game.bots.bandits import IDLE_NS, MS, BanditsBot
from game.bots.eyes import HandSeen, TableSeen
from game.rules.kernel import Request, View

DECIDE_MS = (400.0, 3_000.0)
"""It goes for something at any time between these."""


class AnythingBot(BanditsBot):
    """Slams anything that lies free on the table, all things alike, with the hands of an easy bot."""

    def __init__(self, seat: int, seed: int) -> None:
        """seed: of its own generator."""
        super().__init__("easy", seat, seed)

    def _decide(self, view: View, table: TableSeen, hand: HandSeen, t_ns: int) -> None:  # noqa: ARG002
        """Any target, at any time."""
        free = [name for name, thing in table.targets.items() if not thing.covered]
        self._goal = self._rng.choice(free) if free else ""
        self._ready_ns = t_ns + (int(self._rng.uniform(*DECIDE_MS) * MS) if free else IDLE_NS)
        self._spread_aim()

    def choose(self, view: View, request: Request) -> str:  # noqa: ARG002
        """Any Escape card."""
        return self._rng.choice(request.options)
