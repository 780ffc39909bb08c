"""Keys pressed as if by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.cli.xrig import Keys, RigError
from tests.support.xvfb import do_without


class Hands(Keys):
    """Keys and a window of their own."""

    def other_window(self) -> int:
        """Open a small window, to take the focus away with."""
        screen = self._display.screen()
        window = screen.root.create_window(0, 0, 10, 10, 0, screen.root_depth)
        window.map()
        self._display.sync()
        return int(window.id)


@contextmanager
def keys_on(display: str) -> Iterator[Hands]:
    """Keys for an X server; the test is skipped where python-xlib is missing."""
    try:
        keys = Hands(display)
    except RigError as error:
        do_without(error)
    try:
        yield keys
    finally:
        keys.close()
