"""Players without a thought: one does anything that is legal, one has gone away."""

from __future__ import annotations

import random
from collections.abc import Iterable

from game.rules.kernel import Event, Request, Response, View

DECLINE = 0.5
"""How often an offer that may be left unanswered is."""


class UniformBot:
    """Answers anything, each number of picks and each pick as likely as the others."""

    def __init__(self, seat: int, seed: int) -> None:
        """seed: of its own generator."""
        self.level = "random"
        self.seat = seat
        self._rng = random.Random(seed)

    def see(self, events: Iterable[Event]) -> None:
        """It does not look."""

    def answer(self, request: Request, view: View) -> Response:  # noqa: ARG002 - nor here
        """Any of the answers; no picks where it lets an offer pass."""
        rng = self._rng
        if request.optional and rng.random() < DECLINE:
            return Response(request.seat, request.kind)
        options = request.options
        most = min(request.most, len(options))
        count = rng.randint(request.least, most) if request.least < most else most
        picks = (rng.choice(options),) if count == 1 else tuple(rng.sample(options, count))
        return Response(request.seat, request.kind, picks)

    def why(self) -> str:
        """In words."""
        return "Anything that is legal."


class AbsentBot:
    """Answers for a seat that somebody has left: what each request says is safe."""

    level = "away"

    def see(self, events: Iterable[Event]) -> None:
        """Nobody looks."""

    def answer(self, request: Request, view: View) -> Response:  # noqa: ARG002
        """The default; offers are left alone."""
        picks = () if request.optional else request.default
        return Response(request.seat, request.kind, picks)

    def why(self) -> str:
        """In words."""
        return "Nobody sits here: the safe answer."
