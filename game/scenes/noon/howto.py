"""How Noon goes, on one board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.frames import panel
from game.stage.hints import Hint, draw_hints
from game.stage.lettering import heading
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

STEPS = (
    ("noon/bell", "Wait for the bell. It comes when it likes."),
    ("noon/revolver", "The first press after it wins the round."),
    ("noon/flash", "Before it, or within 0.1 s of it: too soon, out of this round."),
    ("noon/bullet", "A cartridge for each round. Enough of them win the match."),
    ("bandits/coin", "Presses that nobody can part are a dead heat: a coin decides."),
)
"""Picture and sentence."""
WIDTH, HEIGHT = 1500.0, 820.0
TOP, STEP = 300.0, 118.0
PICTURE_X, WORDS_X = 350.0, 440.0
PICTURE = 92.0


class NoonHowTo(Scene):
    """Laid over the pause; any press that goes back closes it."""

    see_through = True

    def enter(self) -> None:
        """Nothing is held yet."""
        self.nav = Nav()

    def press(self, press: Press) -> None:
        """Close it."""
        self.app.last_device = press.device
        if self.nav.feed(press) in ("slam", "back", "start"):
            self.app.sound.play("leave")
            self.app.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        canvas.veil(120)
        canvas.image(panel(canvas.art, MARS, WIDTH, HEIGHT), 960, 510)
        heading(canvas, MARS, "HOW NOON GOES", 960, 186, size=84)
        for row, (picture, words) in enumerate(STEPS):
            y = TOP + STEP * row
            canvas.image(canvas.art.sprite(picture, width=PICTURE * 1.3, height=PICTURE), PICTURE_X, y)
            canvas.text(words, WORDS_X, y, MARS.body, 44, MARS.panel_ink, anchor="midleft", max_width=1200)
        draw_hints(canvas, MARS, shared_hints(self.app, (Hint("back", "Back"),)))
