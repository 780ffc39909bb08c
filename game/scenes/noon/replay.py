"""Watches a journal of Noon: the same presses and verdicts, at any speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.match.clock import STALL_NS
from game.scenes.bandits.replay import HINTS as CONTROLS
from game.scenes.bandits.replay import SPEEDS
from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.scenes.noon.duel import NoonScene
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
        self.speed = speed
        self._script = playback.script
        self._title = title

    def enter(self) -> None:
        """Begin with the first round."""
        super().enter()
        self.nav = Nav()
        self._played_ns = 0
        self._real_ns: int | None = None

    def press(self, press: Press) -> None:
        """Slower, faster, or away."""
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step in ("left", "right"):
            nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
            nearest += 1 if step == "right" else -1
            self.speed = SPEEDS[min(max(nearest, 0), len(SPEEDS) - 1)]
            self.app.sound.play("move")
        elif step in ("back", "start"):
            self.app.stack.pop_or(self._title)

    def advance(self, now_ns: int) -> None:
        """Let `speed` times as much time pass, in strides that count as no stall."""
        passed = min(now_ns - self._real_ns, STALL_NS) if self._real_ns is not None else 0
        self._real_ns = now_ns
        left = round(passed * self.speed)
        while self.app.stack.top is self:
            stride = min(left, STALL_NS)
            self._played_ns += stride
            super().advance(self._played_ns)
            left -= stride
            if not left:
                break

    def end(self) -> None:
        """Away at its end; a difference is told."""
        if self._script.difference is not None:
            self.app.notes.say(f"The match goes another way than it did: {self._script.difference}.")
        super().end()

    def go_on(self) -> None:
        """Back to where it was opened from."""
        self.app.stack.pop_or(self._title)

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - on the replay's own clock
        """The bell is on screen."""
        super().flipped(self._played_ns)

    def resume(self) -> None:
        """Nothing passed meanwhile."""
        self._real_ns = None
        super().resume()

    def cut_short(self) -> bool:
        """Nobody has played."""
        return False

    def hints(self) -> list[HintGroup]:
        """What a watcher can do."""
        return shared_hints(self.app, CONTROLS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the match and that it is a replay."""
        super().draw(canvas)
        words = f"REPLAY  x{self.speed:g}"
        canvas.text(words, 1890, 146, MARS.body, 40, MARS.accent, anchor="midright", outline=INK)
