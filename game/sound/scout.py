"""Who goes ahead: nobody opens a sound device before another process could.

While pygame opens one nothing else runs: a sound server that hangs would stop the whole game. And SDL
(2.32) crashes where a server has no loudspeaker at all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

AHEAD = Path(__file__).with_name("ahead.py")
HARMLESS = ("dummy", "disk")
"""Drivers of SDL that neither hang nor crash."""


class Scout:
    """Belongs to one thread."""

    def __init__(self, spec: Sequence[int]) -> None:
        """spec: how the device is to be opened: frequency, format, channels, samples."""
        self._spec = spec
        self._process: subprocess.Popen[bytes] | None = None

    def found(self) -> bool:
        """Whether the device may be opened now; returns at once, and goes on looking if not."""
        if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER") in HARMLESS:
            return True
        if self._process is None:
            try:
                self._process = self._send()
            except OSError:  # it can't help
                return True
        if self._process.poll() is None:
            return False
        self._process = None
        return True

    def recall(self) -> None:
        """Nobody wants to know any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _send(self) -> subprocess.Popen[bytes]:
        spec = map(str, (*self._spec, os.getpid()))
        return subprocess.Popen(
            (sys.executable, "-P", str(AHEAD), *spec),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
