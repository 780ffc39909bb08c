"""What the players' devices and the window have to tell, other than presses."""

from __future__ import annotations

from typing import NamedTuple


class Notice(NamedTuple):
    """One piece of news.

    kind: 'pad_added', 'pad_lost', 'pad_back', 'twin' (a device that is another one once more: it
    is let go, and its seat), 'battery', 'focus_lost', 'focus_gained', 'quit', 'resized', 'exposed',
    'mouse_moved', 'mouse_down', 'mouse_up', 'wheel' or 'warning'. device: 'pad:3', '' if none. seat: whose it
    is. text: for players. at: position in the window or its size, px. button: of the mouse (1 = left), or
    steps of the wheel.
    """

    kind: str
    device: str = ""
    seat: int | None = None
    text: str = ""
    at: tuple[int, int] = (0, 0)
    button: int = 0
