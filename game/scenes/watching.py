"""How a replay is watched: its clock, and what all replays do with a press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.match.clock import STALL_NS
from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.hints import Hint, HintGroup
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.press import Press
    from game.scenes.app import App
    from game.stage.canvas import Canvas

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
SLOWER, FASTER, LEAVE = Hint("left", "Slower"), Hint("right", "Faster"), Hint("back", "Leave")
HINTS = (SLOWER, FASTER, LEAVE)


class Watching:
    """speed: time of the match in real time. played_ns: time of the match so far."""

    def __init__(self, app: App, speed: float, title: Callable[[], Scene]) -> None:
        """title: makes the screen that follows where the replay was not opened from another."""
        self.speed, self.played_ns = speed, 0
        self._app, self._title = app, title
        self._nav = Nav()
        self._real_ns: int | None = None

    @property
    def words(self) -> str:
        """That it is a replay, and how fast."""
        return f"REPLAY  x{self.speed:g}"

    def press(self, press: Press) -> str | None:
        """Slower, faster, or away; gives the step that was something else."""
        self._app.last_device = press.device
        step = self._nav.feed(press)
        if step in ("left", "right"):
            nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
            nearest += 1 if step == "right" else -1
            self.speed = SPEEDS[min(max(nearest, 0), len(SPEEDS) - 1)]
            self._app.sound.play("move")
        elif step in ("back", "start"):
            self.away()
        else:
            return step
        return None

    def away(self, difference: str | None = None) -> None:
        """Back to where it was opened from. difference: where the match went another way, told if any."""
        self.tell(difference)
        self._app.stack.pop_or(self._title)

    def tell(self, difference: str | None) -> None:
        """Say where the match went another way, if it did."""
        if difference is not None:
            self._app.notes.say(f"The match goes differently now: {difference}.")

    def strides(self, now_ns: int) -> Iterator[int]:
        """Let `speed` times as much time pass, in strides that count as no stall: the time after each."""
        passed = min(now_ns - self._real_ns, STALL_NS) if self._real_ns is not None else 0
        self._real_ns = now_ns
        left = round(passed * self.speed)
        while True:
            stride = min(left, STALL_NS)
            self.played_ns += stride
            yield self.played_ns
            left -= stride
            if not left:
                break

    def stand_still(self) -> None:
        """What passes until the next frame does not count."""
        self._real_ns = None


class WatchedRace(Scene):
    """What a game against the clock does while it is watched; a replay derives it before the game's scene.

    words_at: where it says that it is a replay, px: the right end, the middle.
    """

    words_at: tuple[float, float]
    _speed: float
    _title: Callable[[], Scene]

    def enter(self) -> None:
        """Begin at the beginning."""
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

    def flipped(self, now_ns: int) -> None:  # noqa: ARG002 - on the replay's own clock
        """What was waited for is on screen."""
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
        words, at = self.watching.words, self.words_at
        canvas.text(words, *at, MARS.body, 40, MARS.accent, anchor="midright", outline=INK)
