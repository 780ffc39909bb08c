"""The operator's tests of screen and sound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.menus import MenuScene
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.sound.voices import SPECS
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.hints import Hint, draw_hints
from game.stage.palette import MARS, SEATS
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

HINTS = (Hint("slam", "Next picture"), Hint("back", "Back"))
WHITE, BLACK = (255, 255, 255), (0, 0, 0)
PLAIN = (WHITE, BLACK, (255, 0, 0), (0, 255, 0), (0, 0, 255))
STEPS = 16
TOLD_NS = 4_000_000_000
"""So long after a press it stands there how to go on."""


class ScreenTest(Scene):
    """Pictures that show dead dots, cut edges and wrong colours; a palm shows the next."""

    def enter(self) -> None:
        """The grid comes first."""
        self.nav = Nav()
        self.page = 0
        self._now_ns = self._told_ns = 0
        self._pages = (self._grid, self._greys, self._colours, *(self._plain,) * len(PLAIN))

    def press(self, press: Press) -> None:
        """Next, or away."""
        step = self.nav.feed(press)
        self._told_ns = self._now_ns
        if step == "slam":
            self.page = (self.page + 1) % len(self._pages)
        elif step in ("back", "start"):
            self.app.stack.pop()

    def advance(self, now_ns: int) -> None:
        """Let time pass."""
        self._told_ns = self._told_ns or now_ns
        self._now_ns = now_ns

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture; how to go on stands there for a while, then the lower edge is to be seen too."""
        self._pages[self.page](canvas)
        if self.page < len(self._pages) - len(PLAIN) and self._now_ns - self._told_ns < TOLD_NS:
            draw_hints(canvas, MARS, shared_hints(self.app, HINTS))

    def _grid(self, canvas: Canvas) -> None:
        canvas.fill(BLACK)
        for x in range(0, WIDTH + 1, 120):
            canvas.line([(x, 0), (x, HEIGHT)], WHITE, 2)
        for y in range(0, HEIGHT + 1, 120):
            canvas.line([(0, y), (WIDTH, y)], WHITE, 2)
        canvas.rect(2, 2, WIDTH - 4, HEIGHT - 4, MARS.alarm, width=4)
        canvas.circle(WIDTH / 2, HEIGHT / 2, 420, MARS.accent, width=4)

    def _greys(self, canvas: Canvas) -> None:
        for step in range(STEPS):
            level = round(255 * step / (STEPS - 1))
            canvas.rect(step * WIDTH / STEPS, 0, WIDTH / STEPS + 1, HEIGHT, (level, level, level))

    def _colours(self, canvas: Canvas) -> None:
        """The seats' colours, which players must tell apart."""
        for seat, look in enumerate(SEATS):
            canvas.rect(seat * WIDTH / len(SEATS), 0, WIDTH / len(SEATS) + 1, HEIGHT, look.colour)

    def _plain(self, canvas: Canvas) -> None:
        canvas.fill(PLAIN[self.page - (len(self._pages) - len(PLAIN))])


class SoundTest(MenuScene):
    """Every voice, on the left, in the middle and on the right."""

    headline = "SOUND"
    width = 1000.0

    def enter(self) -> None:
        """The middle comes first."""
        super().enter()
        self._side = 0
        self.app.notes.say(self.app.sound.notice)

    def rows(self) -> Sequence[Row]:
        """A row a voice."""
        return [Action(name, name.replace("-", " ").capitalize()) for name in SPECS]

    def chosen(self, outcome: Outcome) -> None:
        """Let it be heard, each time from another side."""
        self.app.notes.say(self.app.sound.notice)  # guests are not told
        self.app.sound.play(outcome.id, (0.0, -1.0, 1.0)[self._side])
        self._side = (self._side + 1) % 3
