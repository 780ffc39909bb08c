"""Watches the journal of a board game: what everybody saw, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.board.shown import ShownBoard
from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.stage.hints import Hint, HintGroup

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.board_playback import BoardPlayback
    from game.scenes.board.table import BoardTable
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
HINTS = (
    Hint("left", "Slower"),
    Hint("right", "Faster"),
    Hint("slam", "Hurry"),
    Hint("back", "Leave"),
)


class BoardReplay(ShownBoard):
    """A match that goes as its journal says. A difference is told and ends it."""

    def __init__(
        self, playback: BoardPlayback, table: BoardTable, *, speed: float, title: Callable[[], Scene]
    ) -> None:
        """speed: time of the match in real time. title: makes the screen that follows."""
        super().__init__(playback, table)
        self.playback = playback
        self.speed = speed
        self._title = title

    def enter(self) -> None:
        """Begin at the deal."""
        super().enter()
        self.nav = Nav()
        self._played_ns = 0
        self._difference_told = False

    def press(self, press: Press) -> None:
        """Slower, faster, on to the next answer, or away."""
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step in ("left", "right"):
            self._change_speed(1 if step == "right" else -1)
        elif step == "slam":
            self.director.hurry()
            self.playback.step()
            self.hear()
        elif step in ("back", "start"):
            self.app.stack.pop_or(self._title)

    def _change_speed(self, step: int) -> None:
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
        self.speed = SPEEDS[min(max(nearest + step, 0), len(SPEEDS) - 1)]
        self.app.sound.play("move")

    def advance(self, now_ns: int) -> None:
        """Let `speed` times as much time pass."""
        dt = round(self.passed(now_ns) * self.speed)
        self._played_ns += dt
        self.move_on(dt)
        self.playback.held = not self.director.done
        self.playback.advance(self._played_ns)
        self.hear()
        difference = self.playback.difference
        if difference is not None and not self._difference_told:
            self._difference_told = True
            self.app.notes.say(f"The match goes another way than it did: {difference}.")

    def hints(self) -> list[HintGroup]:
        """What a watcher can do."""
        return shared_hints(self.app, HINTS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the match and that it is a replay."""
        super().draw(canvas)
        theme = self.poster
        words = "REPLAY: THE END" if self.playback.over else f"REPLAY  x{self.speed:g}"
        canvas.text(words, 1890, 990, theme.body, 40, theme.paper, anchor="midright", outline=theme.ink)
