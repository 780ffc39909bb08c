"""Watches a journal of Noon: the same presses and verdicts, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.noon.duel import NoonScene
from game.scenes.watching import WatchedRace

if TYPE_CHECKING:
    from game.match.standoff_playback import StandoffPlayback
    from game.scenes.stack import Scene


class NoonReplay(WatchedRace, NoonScene):
    """A match that goes as its journal says. A difference is told and ends it."""

    words_at = 1890.0, 146.0

    def __init__(self, playback: StandoffPlayback, *, speed: float, title: Callable[[], Scene]) -> None:
        """speed: game time in real time. title: makes the screen that follows."""
        super().__init__(playback, after=lambda _: title(), left=title)
        self._speed, self._script, self._title = speed, playback.script, title

    def go_on(self) -> None:
        """Away at its end; a difference is told."""
        self.watching.away(self._script.difference)
