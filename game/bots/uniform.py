"""Players without a thought: one does anything that is legal, one has gone away."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from game.rules.kernel import Event, Request, Response, View


class UniformBot:
    """Answers any request with anything: all requests, numbers of picks and picks are alike to it."""

    def __init__(self, seat: int, seed: int) -> None:
        """seed: of its own generator."""
        self.level = "random"
        self.seat = seat
        self._rng = random.Random(seed)

    def see(self, events: Iterable[Event]) -> None:
        """It does not look."""

    def which(self, asked: Sequence[Request]) -> Request:
        """The request that it answers, offers among them."""
        return self._rng.choice(asked)

    def answer(self, request: Request, view: View) -> Response:  # noqa: ARG002 - nor here
        """Any of the answers."""
        rng = self._rng
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
        """The default."""
        return Response(request.seat, request.kind, request.default)

    def why(self) -> str:
        """In words."""
        return "Nobody sits here: the safe answer."
