"""How to play, by doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.stack import Scene
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas


class HowToScene(Scene):
    """Left with back or start."""

    def press(self, press: Press) -> None:
        """Back and start leave."""
        if press.value and press.control in ("back", "start"):
            self.app.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the rule in one line."""
        canvas.fill(MARS.ground)
        canvas.text("Cover the card first.", 960, 540, MARS.head, 80, MARS.paper)
