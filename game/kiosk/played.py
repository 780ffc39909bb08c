"""What was being played when a game died, and what guests had paid: the next game goes on with it."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from game.store.files import write_safely

STUCK_S = 180.0
"""A match whose games die and die for so long, without a new line in its journal, is given up."""
LIVED_S = 120.0
"""A game that lived longer than this did not die of what it began with."""

BEAT = re.compile(r"(\d{1,9}) ([^/\0]{0,255})")
"""Credits and the name of a journal; whatever else a file left over may hold is none."""


class Played:
    """Hears it from the beats of the game.

    credits: inserted and not yet played. name: of the journal of what is played, or ''.
    """

    def __init__(self, journals: Path) -> None:
        """journals: the folder of journals."""
        self._folder = journals
        self.name = ""
        self.credits = 0
        self._died = ("", 0)
        self._since_s = self._last_s = 0.0

    def heard(self, beats: bytes) -> None:
        """One beat or more, each a line: credits, and the name of a journal or nothing."""
        *lines, _torn = beats.split(b"\n")
        beat = BEAT.fullmatch(lines[-1].decode(errors="replace")) if lines else None
        if beat is not None:
            self.credits, self.name = int(beat[1]), beat[2]

    def adopt(self, left: Path) -> str:
        """What another supervisor, or its game after its death, left in a file; gives the journal's name."""
        with contextlib.suppress(OSError):
            self.heard(left.read_bytes())
            left.unlink()
        return self.name

    def leave(self, left: Path) -> None:
        """Put it, if there is anything, where the next supervisor finds it. Raises OSError."""
        if self.credits or self.name:
            write_safely(left, f"{self.credits} {self.name}\n".encode())

    def again(self, now_s: float) -> str:
        """The game has died, by a monotonic clock; gives the name of the journal to go on with, or ''."""
        died = self.name, self._length()
        if died != self._died or now_s - self._last_s > LIVED_S:
            self._died, self._since_s = died, now_s
        self._last_s = now_s
        if now_s - self._since_s > STUCK_S:  # it may be what kills the game
            self.name = ""
        return self.name

    def _length(self) -> int:
        try:
            return (self._folder / self.name).stat().st_size if self.name else 0
        except OSError:
            return 0
