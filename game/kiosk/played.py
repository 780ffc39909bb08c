"""Which match was being played when a game died: the next game goes on with it. No clock decides that."""

from __future__ import annotations

from pathlib import Path

STUCK = 6
"""After so many deaths in a row without a new line in its journal it is given up: it may be their cause."""


class Played:
    """Hears it from the beats of the game."""

    def __init__(self, journals: Path) -> None:
        """journals: the folder of journals."""
        self._folder = journals
        self._name = ""
        self._died = ("", 0)
        self._deaths = 0

    def heard(self, beats: bytes) -> None:
        """One beat or more, each a line."""
        *lines, _torn = beats.split(b"\n")
        if lines:
            self._name = lines[-1].decode(errors="replace")

    def again(self) -> str:
        """The game has died; gives the name of the journal with which to go on, '' if nothing was played."""
        died = self._name, self._length()
        self._deaths = self._deaths + 1 if died == self._died else 1
        self._died = died
        if self._deaths >= STUCK:
            self._name = ""
        return self._name

    def _length(self) -> int:
        try:
            return (self._folder / self._name).stat().st_size if self._name else 0
        except OSError:
            return 0
