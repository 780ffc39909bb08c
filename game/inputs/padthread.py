"""Looks at the pads each millisecond, whatever the drawing does, and dates what was seen."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable

from game.inputs.source import Edge, Stamp
from game.inputs.span import Span, now_ns
from game.inputs.ticks import TickClock, UpdateLog

PERIOD_S = 0.001
SWITCH_S = 0.0005
"""How long another thread may hold Python's lock before this one may have it."""


class PadThread:
    """A daemon that calls SDL_JoystickUpdate. Not for macOS, whose pads want the main thread."""

    def __init__(self, update: Callable[[], object]) -> None:
        self.log = UpdateLog()
        self._update = update
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
            begin = now_ns()
            self._update()
            self.log.add(begin, now_ns())
            time.sleep(PERIOD_S)


class PadTimes:
    """The source of pads' times: after the last look that did not see it, in the tick of the one that did."""

    def __init__(self, clock: TickClock, logs: tuple[UpdateLog, ...]) -> None:
        self._clock = clock
        self._logs = logs

    def begin(self) -> None:
        """Nothing is collected from pump to pump."""

    def stamp(self, edge: Edge, pump: Span) -> Stamp | None:
        """From the last look that was over before the tick: had it been pressed by then, that had seen it."""
        tick = self._clock.span(edge.tick) if edge.tick is not None else None
        if tick is None:
            return None
        begins = [begin for log in self._logs if (begin := log.last_begin_before(tick.lo)) is not None]
        lo = max(begins, default=pump.lo)
        hi = min(tick.hi, pump.hi)
        return Stamp(Span(lo, hi), "pad") if lo < hi else None
