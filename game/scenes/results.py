"""What all screens at the end of a match have in common: cheers, joining, and what a press leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.match.seats import MOUSE
from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, can_join, counts, draw_line, join, on_sign, present
from game.scenes.mouse import is_click, mouse_palm
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.hints import Hint
from game.stage.palette import SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.stage.canvas import Canvas
    from game.stage.palette import Theme

GLOAT_NS = 2_000_000_000
"""So long the winner stands before a palm can begin the next match."""
CHEERS = (300.0, 960.0, 1620.0)
HINTS = (Hint("slam", "Again"), Hint("down", "Who plays?"), Hint("back", "Title"))


class Results(Scene):
    """Cheers, then waits for a press. Subclasses draw; winners: seats."""

    gloat_ns = GLOAT_NS
    choices: Sequence[Hint] = HINTS
    mouse = False
    """Whether somebody can sit down with it."""

    def __init__(
        self,
        winners: Sequence[int],
        *,
        again: Callable[[], None],
        title: Callable[[], Scene],
        seats: Callable[[], Scene] | None = None,
    ) -> None:
        """again, title, seats: what may follow; without seats nobody is asked who plays."""
        self.winners = list(winners)
        self._again, self._seats, self._title = again, seats, title

    def enter(self) -> None:
        """Nothing has been shown yet."""
        self.nav = Nav()
        self.now_ns = 0
        self._start_ns: int | None = None
        self.particles = Particles(self.app.art, seed=self.app.rng.getrandbits(32))

    def cheer(self, places: Sequence[float] = CHEERS, y: float = 300.0, count: int = 70) -> None:
        """The fanfare, and confetti in the winners' colours."""
        self.app.sound.play("fanfare")
        colours = [SEATS[seat].colour for seat in self.winners]
        for x in places:
            self.particles.confetti(x, y, count, colours)

    @property
    def age_ns(self) -> int:
        """How long it has been there."""
        return 0 if self._start_ns is None else self.now_ns - self._start_ns

    @property
    def ready(self) -> bool:
        """Whether the winner has been seen."""
        return self.age_ns > self.gloat_ns

    def hurry(self) -> None:
        """A press before that."""

    def press(self, press: Press) -> None:
        """Go on, once the winner has been seen."""
        if join(self.app, press) or not counts(self.app, press):
            return
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step is None:
            return
        if not self.ready:
            self.hurry()
        elif step == "slam":
            self._again()
        elif step == "down" and self._seats is not None:
            self.app.stack.swap(self._seats())
        elif step in ("back", "start"):
            self.app.stack.reset(self._title())

    def notice(self, notice: Notice) -> None:
        """A click on the sign sits down with the mouse, where that can be; else the mouse is a device."""
        free = self.mouse and self.app.inputs.seats.is_free(MOUSE)
        meant = free and is_click(notice) and on_sign(*self.app.window.canvas.at(notice.at))
        if not (meant and join(self.app, mouse_palm())):
            super().notice(notice)

    def advance(self, now_ns: int) -> None:
        """Let time pass."""
        if self._start_ns is None:
            self._start_ns = self.now_ns = now_ns
        self.particles.advance(now_ns - self.now_ns)
        self.now_ns = now_ns

    def draw_foot(self, canvas: Canvas, theme: Theme, early: Sequence[Hint] = ()) -> None:
        """Draw what flies, the bottom line and the sign. early: what a press does before it goes on."""
        self.particles.draw(canvas)
        joins = can_join(self.app)
        steered = present(self.app) or not joins  # else every palm sits down first
        hints = shared_hints(self.app, (self.choices if self.ready else early) if steered else ())
        draw_line(canvas, self.app, theme, hints, self.now_ns, words=JOIN if joins else "")
