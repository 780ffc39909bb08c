"""The mouse as a device like others, for screens on which there is nothing to point at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.press import Press
from game.match.seats import MOUSE

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.seats import SeatMap

LEFT_BUTTON, RIGHT_BUTTON = 1, 3
BUTTONS = {LEFT_BUTTON: "slam", RIGHT_BUTTON: "back"}


def is_click(notice: Notice) -> bool:
    """Whether the left button goes down."""
    return notice.kind == "mouse_down" and notice.button == LEFT_BUTTON


def goes_back(notice: Notice) -> bool:
    """Whether the right button goes down."""
    return notice.kind == "mouse_down" and notice.button == RIGHT_BUTTON


def mouse_presses(notice: Notice, seats: SeatMap) -> Iterator[Press]:
    """A press and its end, for a button or a step of the wheel.

    They are those of the mouse where it sits, else of the board: nobody can join by them.
    """
    if notice.kind == "wheel":
        control = "up" if notice.button > 0 else "down"
    elif notice.kind == "mouse_down" and notice.button in BUTTONS:
        control = BUTTONS[notice.button]
    else:
        return
    seat = seats.seat_of(MOUSE)
    device = BOARD if seat is None else MOUSE
    for value in (1.0, 0.0):
        yield _press(seat, control, value, device)


def mouse_palm() -> Press:
    """The palm of a mouse at which nobody sits: whoever clicks wants to."""
    return _press(None, "slam", 1.0, MOUSE)


def _press(seat: int | None, control: str, value: float, device: str) -> Press:
    now = time.perf_counter_ns()
    return Press(seat, control, value, now, now + 1, now, "mouse", device, "mouse")
