"""Watches a journal of Noon: the same presses and verdicts, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.noon.duel import NoonScene
from game.scenes.watching import HINTS, Watching
from game.stage.hints import HintGroup
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.standoff_playback import StandoffPlayback
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas


class NoonReplay(NoonScene):
    """A match that goes as its journal says. A difference is told and ends it."""

    def __init__(self, playback: StandoffPlayback, *, speed: float, title: Callable[[], Scene]) -> None:
        """speed: game time in real time. title: makes the screen that follows."""
        super().__init__(playback, after=lambda _: title(), left=title)
        self._speed, self._script, self._title = speed, playback.script, title

    def enter(self) -> None:
        """Begin with the first round."""
        super().enter()
        self.watching = Watching(self.app, self._speed, self._title)

    def press(self, press: Press) -> None:
        """Slower, faster, or away."""
        self.watching.press(press)

    def advance(self, now_ns: int) -> None:
        """Let the match go on."""
        for played_ns in self.watching.strides(now_ns):
            super().advance(played_ns)
            if self.app.stack.top is not self:
                break

    def go_on(self) -> None:
        """Away at its end; a difference is told."""
        self.watching.away(self._script.difference)

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - on the replay's own clock
        """The bell is on screen."""
        super().flipped(self.watching.played_ns)

    def resume(self) -> None:
        """Nothing passed meanwhile."""
        self.watching.stand_still()
        super().resume()

    def cut_short(self) -> bool:
        """Nobody has played."""
        return False

    def hints(self) -> list[HintGroup]:
        """What a watcher can do."""
        return shared_hints(self.app, HINTS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the match and that it is a replay."""
        super().draw(canvas)
        words = self.watching.words
        canvas.text(words, 1890, 146, MARS.body, 40, MARS.accent, anchor="midright", outline=INK)
