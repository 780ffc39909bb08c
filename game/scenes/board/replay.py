"""Watches the journal of a board game: what everybody saw, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.board.shown import ShownBoard
from game.scenes.hints import shared_hints
from game.scenes.watching import FASTER, LEAVE, SLOWER, Watching
from game.stage.hints import MIDDLE, Hint, HintGroup

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.board_playback import BoardPlayback
    from game.scenes.board.table import BoardTable
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

HINTS = (SLOWER, FASTER, Hint("slam", "Hurry"), LEAVE)


class BoardReplay(ShownBoard):
    """A match that goes as its journal says. A difference is told and ends it."""

    def __init__(
        self, playback: BoardPlayback, table: BoardTable, *, speed: float, title: Callable[[], Scene]
    ) -> None:
        """speed: time of the match in real time. title: makes the screen that follows."""
        super().__init__(playback, table)
        self.playback = playback
        self._speed, self._title = speed, title

    def enter(self) -> None:
        """Begin at the deal."""
        super().enter()
        self.watching = Watching(self.app, self._speed, self._title)
        self._difference_told = False

    def press(self, press: Press) -> None:
        """Slower, faster, on to the next answer, or away."""
        if self.watching.press(press) == "slam":
            self.director.hurry()
            self.playback.step()
            self.hear()

    def advance(self, now_ns: int) -> None:
        """Let the match go on."""
        self.passed(now_ns)
        before = self.watching.played_ns
        for played_ns in self.watching.strides(now_ns):
            self.move_on(played_ns - before)
            before = played_ns
        self.playback.held = not self.director.done
        self.playback.advance(before)
        self.hear()
        difference = self.playback.difference
        if difference is not None and not self._difference_told:
            self._difference_told = True
            self.watching.tell(difference)

    def resume(self) -> None:
        """Nothing passed meanwhile."""
        self.watching.stand_still()
        super().resume()

    def hints(self) -> list[HintGroup]:
        """What a watcher can do."""
        return shared_hints(self.app, HINTS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the match and that it is a replay."""
        super().draw(canvas)
        theme = self.poster
        words = "REPLAY: THE END" if self.playback.over else self.watching.words
        canvas.text(words, 1890, MIDDLE, theme.body, 40, theme.accent, anchor="midright", outline=theme.ink)
