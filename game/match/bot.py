"""Bots as the referee sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.bots.anything import AnythingBot
from game.bots.bandits import BanditsBot
from game.inputs.press import Press
from game.match.seats import RANDOM, SeatSpec
from game.match.seeds import derive
from game.race.world import WorldView
from game.rules.kernel import Event, Request, View


class Bot(Protocol):
    """Who plays a seat that nobody sits at. wake_ns: `plan` has nothing to say before this time of a race."""

    wake_ns: int

    def see(self, events: Iterable[Event]) -> None:
        """Events that this seat may know."""

    def hush(self) -> list[Press]:
        """Presses before the card shows, in ns since the hush began."""

    def plan(self, view: View, table: WorldView, t_ns: int) -> list[Press]:
        """Presses from t_ns on, called each 25 ms of a race."""

    def reveal_ns(self) -> int:
        """How long it takes to reveal its own card."""

    def choose(self, view: View, request: Request) -> str:
        """One of the options."""


def make_bot(spec: SeatSpec, seat: int, seed: int) -> Bot:
    """A bot for a seat, with a stream of chance of its own."""
    if spec.level == RANDOM:
        return AnythingBot(seat, derive(seed, "bot", seat))
    return BanditsBot(spec.level, seat, derive(seed, "bot", seat))
