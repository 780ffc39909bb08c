"""Python runs this before a program whose PYTHONPATH leads here: a witness that knows what is on its screen.

RED_FRONTIER_SEEN names the file to which each screen and each act of the attract loop is added as a line, and
every five seconds the memory that the program takes without the pictures that it keeps up to a limit.
RED_FRONTIER_HUMBLE lets it have no more rights than its user, even if that is root.
RED_FRONTIER_SKEW names a file with the seconds by which the clock on the wall is ahead of the true one.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

LOOK_S = 0.005
MEASURE_S = 5.0
PR_CAPBSET_DROP = 24
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER = 1, 2, 3
SKEW_S = 0.2
"""How often the file of the skew is read."""


def witness(path: str) -> None:
    """Write down each screen that is put up, each act, and what memory is taken."""
    apps: list[Any] = []

    def note(word: str) -> None:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.write(handle, f"{time.monotonic():.3f} {word}\n".encode())
        os.close(handle)

    _after("game.scenes.stack", "Stack", "_settle", lambda _, scene: note(type(scene).__name__))
    _after("game.scenes.app", "App", "__init__", lambda app, *_, **__: apps.append(app))
    _after("game.kiosk.house", "KioskKeeper", "_next_act", lambda self: note(f"act:{self._act.name}"))
    _after("game.kiosk.house", "KioskKeeper", "wake", lambda _: note("awake"))
    while True:
        time.sleep(MEASURE_S)
        for app in apps:
            note(f"memory:{_resident() - app.art.cache.bytes - app.art.texts.cache.bytes}")


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _after(module: str, kind: str, method: str, then: Callable[..., None]) -> None:
    """Let something happen after each call of a method."""
    while not hasattr(sys.modules.get(module), kind):
        time.sleep(LOOK_S)
    owner = getattr(sys.modules[module], kind)
    deed = getattr(owner, method)

    def both(*given: Any, **named: Any) -> Any:
        result = deed(*given, **named)
        then(*given, **named)
        return result

    setattr(owner, method, both)


class Skew:
    """A clock on the wall that somebody sets."""

    def __init__(self, path: Path) -> None:
        self._path, self._true, self._format = path, time.time, time.strftime
        self._ahead_s, self._read_s = 0.0, 0.0
        time.time, time.strftime = self.time, self.strftime  # type: ignore[assignment]

    def time(self) -> float:
        now_s = time.monotonic()
        if now_s - self._read_s > SKEW_S:
            self._read_s = now_s
            self._ahead_s = float(self._path.read_text() or 0)
        return self._true() + self._ahead_s

    def strftime(self, form: str, when: Any = None) -> str:
        return self._format(form, time.localtime(self.time()) if when is None else when)


def humble() -> None:
    """Let what this process starts respect the rights of files, also where it is started by root."""
    libc = ctypes.CDLL(None, use_errno=True)
    for right in CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER:
        libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0)


if os.environ.get("RED_FRONTIER_HUMBLE"):
    humble()
if os.environ.get("RED_FRONTIER_SKEW"):
    Skew(Path(os.environ["RED_FRONTIER_SKEW"]))
if os.environ.get("RED_FRONTIER_SEEN") and os.environ.get("RED_FRONTIER_SUPERVISED"):
    threading.Thread(target=witness, args=(os.environ["RED_FRONTIER_SEEN"],), daemon=True).start()
