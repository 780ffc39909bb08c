"""Watches a journal: the same table, hands and verdicts, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.bandits.hunt import HuntScene
from game.scenes.watching import WatchedRace

if TYPE_CHECKING:
    from game.match.playback import Playback
    from game.scenes.stack import Scene


class ReplayScene(WatchedRace, HuntScene):
    """A hunt that goes as its journal says. A difference is told and ends it."""

    words_at = 1890.0, 70.0

    def __init__(self, playback: Playback, *, speed: float, title: Callable[[], Scene]) -> None:
        """speed: game time in real time. title: makes the screen that follows."""
        super().__init__(playback, after=lambda _: title(), left=title)
        self._speed, self._script, self._title = speed, playback.script, title

    def what_next(self) -> None:
        """Away at its end; a difference is told."""
        if self.hunt.over and self.director.done:
            self.watching.away(self._script.difference)
