"""How seats are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.inputs.zones import ZONES
from game.match.seats import MOUSE
from game.rules.kernel import tell
from game.stage.palette import SEATS

if TYPE_CHECKING:
    from game.scenes.app import App

SHORT = {"horseshoe": "shoe"}
"""Names that have room on a plate."""
_called: list[str] = []
_cast: list[str] = []


def call_seats(names: Iterable[str]) -> None:
    """What those who sit are called from now on, by seat; '' = as the seat itself."""
    _called[:] = names


def cast_seats(names: Iterable[str]) -> None:
    """Whom the seats play in the match that is on, by seat: Characters; () = nobody in particular."""
    _cast[:] = names


def seat_name(seat: int) -> str:
    """What a seat is called: the name of who sits there, else its emblem, such as 'Star'."""
    if seat < len(_called) and _called[seat]:
        return _called[seat]
    emblem = SEATS[seat].emblem
    return SHORT.get(emblem, emblem).capitalize()


def cast_name(seat: int) -> str:
    """The name of who sits there, else of whom they play, else the seat's."""
    named = seat < len(_called) and _called[seat]
    return seat_name(seat) if named or seat >= len(_cast) else _cast[seat]


def seat_words(seat: int) -> str:
    """The name with the number: 'Valentina (seat 2)', 'Calamity Jane (seat 2)', or both names."""
    name, number = cast_name(seat), f"seat {SEATS[seat].number}"
    played = _cast[seat] if seat < len(_cast) else ""
    named = seat < len(_called) and _called[seat] and played not in ("", name)
    return f"{name} ({played}, {number})" if named else f"{name} ({number})"


def device_words(app: App, device: str) -> str:
    """What players call a device: 'Keys 2', 'Mouse', or a pad by its name."""
    if device in ZONES:
        return f"Keys {device[-1]}"
    return "Mouse" if device == MOUSE else app.inputs.device_label(device)


def seat_names(count: int) -> list[str]:
    """What the first seats are called."""
    return [seat_name(seat) for seat in range(count)]


def named(why: str) -> str:
    """A sentence of the rules with its `{n}` replaced by the names of the seats."""
    return tell(why, seat_names(len(SEATS)))
