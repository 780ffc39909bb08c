"""Control-C that ends a long computation between two steps of it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

INTERRUPTED = 128 + signal.SIGINT
"""The exit code of what Control-C has ended."""


@contextmanager
def patiently() -> Iterator[Callable[[], None]]:
    """Control-C is noted, and raised as KeyboardInterrupt where the caller looks.

    Raised at any instant it may hit a callback of pymunk's, where Python prints it and goes on.
    """
    asked = threading.Event()

    def look() -> None:
        if asked.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield look
        return
    before = signal.signal(signal.SIGINT, lambda *_: asked.set())
    try:
        yield look
    finally:
        signal.signal(signal.SIGINT, before)
