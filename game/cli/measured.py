"""A scene that measures how long drawing it takes, for the benches of frames."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.stage.canvas import Canvas


class Measured(Scene):
    """Derive it before the scene. drawing: of each frame, ns.

    work: processor time of the same, ns; unlike `drawing` it leaves out what other programs took.
    """

    drawing: list[int]
    work: list[int]

    def enter(self) -> None:
        """Nothing has been drawn."""
        self.drawing, self.work = [], []
        super().enter()

    @property
    def counts(self) -> bool:
        """Whether the frame that comes now is a measure of anything."""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw, against the clock."""
        counts = self.counts
        start, work = time.perf_counter_ns(), time.thread_time_ns()
        super().draw(canvas)
        if counts:
            self.work.append(time.thread_time_ns() - work)
            self.drawing.append(time.perf_counter_ns() - start)
