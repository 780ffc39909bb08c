"""The input laboratory: what every key and button does, and when."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.inputs.lablog import LabLog
from game.scenes.stack import Scene
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas


class LabScene(Scene):
    """Shows the latest press and logs all of them."""

    def __init__(self, log: Path | None = None) -> None:
        """log: file to which every press is appended. Raises LabLogError if it can't be written."""
        self._log = LabLog(log) if log is not None else None
        self._words = "Press anything"

    def leave(self) -> bool:
        """Close the log."""
        if self._log is not None:
            self._log.close()
        return True

    def press(self, press: Press) -> None:
        """Log it and show it; start leaves."""
        if self._log is not None:
            self._log.write(press)
        if press.value:
            self._words = f"{press.device} {press.raw}"
            if press.control == "start":
                self.app.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the latest press."""
        canvas.fill(MARS.ground)
        canvas.text(self._words, 960, 540, MARS.head, 80, MARS.paper)
