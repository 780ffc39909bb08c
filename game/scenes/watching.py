"""How a replay is watched: its clock, and what all replays do with a press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.match.clock import STALL_NS
from game.scenes.nav import Nav
from game.stage.hints import Hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.inputs.press import Press
    from game.scenes.app import App
    from game.scenes.stack import Scene

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
            self._app.notes.say(f"The match goes another way than it did: {difference}.")

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
