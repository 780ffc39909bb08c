"""Looks at the pads each millisecond, whatever the drawing does."""

from __future__ import annotations

import sys
import threading
import time

from game.inputs.looks import Look, LookLog
from game.inputs.sdl import Sdl
from game.inputs.span import now_ns

PERIOD_S = 0.001
SWITCH_S = 0.0005
"""How long another thread may hold Python's lock before this one may have it."""


class PadThread:
    """A daemon that calls SDL_JoystickUpdate. Not for macOS, whose pads want the main thread."""

    def __init__(self, sdl: Sdl) -> None:
        self.log = LookLog()
        self._sdl = sdl
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="pads", daemon=True)

    @staticmethod
    def wanted() -> bool:
        """Whether this system is one of those on which it has been tried."""
        return sys.platform in ("linux", "win32")

    def start(self) -> None:
        """Begin to look."""
        sys.setswitchinterval(SWITCH_S)
        self._thread.start()

    def stop(self) -> None:
        """End it; to be called before SDL is shut down."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def _run(self) -> None:
        while not self._stop.is_set():
            begin, tick = now_ns(), self._sdl.ticks()
            self.log.begin(tick)
            self._sdl.joystick_update()
            after = self._sdl.ticks()
            self.log.end(Look(begin, now_ns(), tick, after))
            time.sleep(PERIOD_S)
