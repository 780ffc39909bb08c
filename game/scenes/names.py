"""How seats are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.kernel import tell
from game.stage.palette import SEATS

SHORT = {"horseshoe": "shoe"}
"""Names that have room on a plate."""
_called: list[str] = []


def call_seats(names: Iterable[str]) -> None:
    """What those who sit are called from now on, by seat; '' = as the seat itself."""
    _called[:] = names


def seat_name(seat: int) -> str:
    """What a seat is called: the name of who sits there, else its emblem, such as 'Star'."""
    if seat < len(_called) and _called[seat]:
        return _called[seat]
    emblem = SEATS[seat].emblem
    return SHORT.get(emblem, emblem).capitalize()


def seat_words(seat: int) -> str:
    """The name with the number: 'Valentina (seat 2)'."""
    return f"{seat_name(seat)} (seat {SEATS[seat].number})"


def seat_names(count: int) -> list[str]:
    """What the first seats are called."""
    return [seat_name(seat) for seat in range(count)]


def named(why: str) -> str:
    """A sentence of the rules with its `{n}` replaced by the names of the seats."""
    return tell(why, seat_names(len(SEATS)))
