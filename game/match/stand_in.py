"""Bots as the referee sees them."""

from __future__ import annotations

from game.match.round import Bot
from game.match.seats import SeatSpec, derive


def make_bot(spec: SeatSpec, seat: int, seed: int) -> Bot:
    """A bot for a seat, with a stream of chance of its own."""
    from game.bots.bandits import BanditsBot  # noqa: PLC0415

    return BanditsBot(spec.level, seat, derive(seed, "bot", seat))
