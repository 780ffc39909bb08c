"""The sign of life of a supervised game: a line on its standard output for frames drawn."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

SUPERVISED = "RED_FRONTIER_SUPERVISED"
"""Environment variable of a supervised game: 'new', 'again' (after a crash) or 'safe'."""
PLAYED = "RED_FRONTIER_PLAYED"
"""Environment variable of one that is started again: the journal of the match that is to go on, or ''."""
CREDITS = "RED_FRONTIER_CREDITS"
"""Environment variable: what guests had inserted and not yet played."""
EACH_S = 0.25
RESTART, END = 10, 11
"""Exit codes: the operator has it started again, or ends it for good; the unit and the scripts in
`assets/kiosk/` know the latter. No program dies by itself with these (with 3 it would: abort() on Windows).
"""


LEFT = "left-over"
"""File in the data folder with the last beat of a game whose supervisor is gone; the next goes on with it."""


class Pulse:
    """Beats every EACH_S and with news, and only when a frame was drawn."""

    def __init__(self, left: Path) -> None:
        """It beats on the standard output, if there is one. left: where a beat goes that nobody hears."""
        self._left = left
        self._file = sys.__stdout__.fileno() if sys.__stdout__ else None
        self._next_s, self._beat = 0.0, b""

    def drew(self, journal: str, credit: int) -> bool:
        """A frame was drawn; False if the supervisor has died.

        journal: the name of that of the match that guests play, '' without. credit: what they have inserted
        and not yet played.
        """
        now_s, beat = time.monotonic(), f"{credit} {journal}\n".encode()
        if self._file is None or (now_s < self._next_s and beat == self._beat):
            return True
        self._next_s, self._beat = now_s + EACH_S, beat
        try:
            os.write(self._file, beat)
        except OSError:
            with contextlib.suppress(OSError):
                self._left.write_bytes(beat)
            return False
        return True
