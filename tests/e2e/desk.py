"""Keys, eyes and a window manager's hands on a private screen."""

from __future__ import annotations

import pygame

from game.cli.xrig import RigError
from tests.support.xtest import Hands
from tests.support.xvfb import do_without

STRIP = 80
"""Rows of the screen that are asked for at a time."""


class Desk(Hands):
    """Presses keys, sees the screen, and asks windows to close, to grow or to shrink."""

    def picture(self) -> pygame.Surface:
        """The whole screen as it is now, in strips: python-xlib is slow with long answers."""
        root = self._display.screen().root
        geometry = root.get_geometry()
        width, height = geometry.width, geometry.height
        strips = [
            root.get_image(0, y, width, min(STRIP, height - y), self._x.ZPixmap, 0xFFFFFFFF).data
            for y in range(0, height, STRIP)
        ]
        return pygame.image.frombuffer(b"".join(strips), (width, height), "BGRA").convert(24)

    def ask_to_close(self, window: int) -> None:
        """What a click on the cross of a window's frame sends."""
        from Xlib.protocol import event  # noqa: PLC0415 - only here

        protocols, delete = (self._display.intern_atom(name) for name in ("WM_PROTOCOLS", "WM_DELETE_WINDOW"))
        target = self._window(window)
        message = event.ClientMessage(
            window=target, client_type=protocols, data=(32, [delete, self._x.CurrentTime, 0, 0, 0])
        )
        target.send_event(message)
        self._display.sync()

    def resize(self, window: int, width: int, height: int) -> None:
        """Drag a window's corner."""
        self._window(window).configure(x=0, y=0, width=width, height=height)
        self._display.sync()

    def size_of(self, window: int) -> tuple[int, int]:
        """Width and height of a window, px."""
        geometry = self._window(window).get_geometry()
        return geometry.width, geometry.height


def desk_on(display: str) -> Desk:
    """A desk; the test is skipped where python-xlib is missing."""
    try:
        return Desk(display)
    except RigError as error:
        do_without(error)
