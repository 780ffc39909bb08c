"""Keys pressed as if by hand."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.cli.xrig import Keys, RigError
from game.inputs.span import Span
from tests.support.xvfb import do_without


class Hands(Keys):
    """Keys that know of windows."""

    def tap(self, name: str, hold_s: float = 0.03) -> Span:
        """Press and let go; the span of the press."""
        span = self.press(name)
        time.sleep(hold_s)
        self.release(name)
        return span

    def focus(self, window: int) -> None:
        """Give the keyboard to a window."""
        self._window(window).set_input_focus(self._x.RevertToParent, self._x.CurrentTime)
        self._display.sync()

    def windows(self) -> list[int]:
        """The windows that can be seen, largest first."""
        children = self._display.screen().root.query_tree().children
        seen = [w for w in children if w.get_attributes().map_state == self._x.IsViewable]
        return [int(w.id) for w in sorted(seen, key=lambda w: -w.get_geometry().width)]

    def _window(self, window: int) -> Any:
        return self._display.create_resource_object("window", window)

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
