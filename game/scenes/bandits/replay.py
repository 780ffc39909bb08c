"""Watches a journal: the same table, hands and verdicts, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.bandits.hunt import HuntScene
from game.scenes.hints import shared_hints
from game.scenes.stack import Scene
from game.scenes.watching import HINTS, Watching
from game.stage.hints import HintGroup
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.playback import Playback
    from game.stage.canvas import Canvas


class ReplayScene(HuntScene):
    """A hunt that goes as its journal says. A difference is told and ends it."""

    def __init__(self, playback: Playback, *, speed: float, title: Callable[[], Scene]) -> None:
        """speed: game time in real time. title: makes the screen that follows."""
        super().__init__(playback, after=lambda _: title(), left=title)
        self._speed, self._script, self._title = speed, playback.script, title

    def enter(self) -> None:
        """Begin at the deal."""
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

    def what_next(self) -> None:
        """Away at its end; a difference is told."""
        if self.hunt.phase == "over" and self.director.done:
            self.watching.away(self._script.difference)

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - on the replay's own clock
        """The card shows."""
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
        canvas.text(words, 1440, 1000, MARS.body, 40, MARS.accent, anchor="midright", outline=INK)
