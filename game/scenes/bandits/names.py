"""How seats are called in sentences."""

from __future__ import annotations

import re

from game.stage.palette import SEATS

SHORT = {"horseshoe": "shoe"}
"""Names that have room on a plate."""

_SEAT = re.compile(r"\{(\d+)\}")


def seat_name(seat: int) -> str:
    """What a seat is called: its emblem, as everybody sees it, such as 'Star'."""
    emblem = SEATS[seat].emblem
    return SHORT.get(emblem, emblem).capitalize()


def named(why: str) -> str:
    """A sentence of the rules with its `{n}` replaced by the names of the seats."""
    return _SEAT.sub(lambda found: seat_name(int(found[1])), why)
