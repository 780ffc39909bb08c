"""How seats are called in sentences."""

from __future__ import annotations

from game.rules.kernel import tell
from game.stage.palette import SEATS

SHORT = {"horseshoe": "shoe"}
"""Names that have room on a plate."""


def seat_name(seat: int) -> str:
    """What a seat is called: its emblem, as everybody sees it, such as 'Star'."""
    emblem = SEATS[seat].emblem
    return SHORT.get(emblem, emblem).capitalize()


def named(why: str) -> str:
    """A sentence of the rules with its `{n}` replaced by the names of the seats."""
    return tell(why, NAMES)


NAMES = tuple(seat_name(seat) for seat in range(len(SEATS)))
"""By seat."""
