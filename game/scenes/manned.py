"""Which seats the program plays in the match that is on: plates show it with a sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match.seats import SeatSpec

_bots: set[int] = set()


def man_seats(specs: Sequence[SeatSpec]) -> None:
    """Who plays from now on, by seat; () = no match is on."""
    _bots.clear()
    _bots.update(seat for seat, spec in enumerate(specs) if spec.is_bot)


def is_bot(seat: int) -> bool:
    """Whether a bot plays a seat, from the start or for somebody who has got up."""
    return seat in _bots
