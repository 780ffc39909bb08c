"""Scenes that are a menu: any device steers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, can_join, draw_line, join
from game.scenes.steered import SteeredScene
from game.stage.frames import panel
from game.stage.hints import Hint
from game.stage.menu import Menu
from game.stage.palette import THEMES, Theme
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

HINTS = (Hint("move", "Choose"), Hint("slam", "Pick"), Hint("back", "Back"))
READING = (Hint("move", "Read"), Hint("back", "Back"))
"""Where there is nothing to take."""
VOICES = {"moved": "move", "changed": "choose", "picked": "choose", "denied": "deny", "back": "leave"}
PAD_X, HEAD_ROOM, PAD_BOTTOM = 70.0, 150.0, 60.0
HEAD_SIZE = 76.0


class MenuScene(SteeredScene):
    """A board with a headline and rows. Subclasses give `rows` and `chosen`."""

    see_through = True
    headline = ""
    width = 1100.0
    head_aside = 0.0
    """What is kept free at each end of the headline, px."""
    visible = 7
    quick = ""
    """The id of a row that 'right' takes from any other one that has no use for it."""
    veil = 150
    hints: Sequence[Hint] = HINTS
    joins = False
    """Whether somebody who does not sit can sit down here by a palm."""

    @property
    def sign(self) -> str:
        """What the sign at the end of the bottom line says, '' for none."""
        return JOIN if self.joins and can_join(self.app) else ""

    def rows(self) -> Sequence[Row]:
        """The rows of the menu."""
        raise NotImplementedError

    def chosen(self, outcome: Outcome) -> None:
        """A row was picked or changed."""

    def back(self) -> None:
        """'back' or 'start' was pressed."""
        self.app.stack.pop()

    @property
    def poster(self) -> Theme:
        """The theme's palette and type."""
        return THEMES[self.theme]

    def enter(self) -> None:
        """Make the menu."""
        super().enter()
        self._last_ns: int | None = None
        self.menu = self.fresh_menu()

    def fresh_menu(self) -> Menu:
        """A menu of the rows as they are now."""
        return Menu(self.rows(), self.poster, width=self.width, visible=self.visible, pace=self.app.pace)

    def press(self, press: Press) -> None:
        """A step in the menu."""
        if not (self.joins and join(self.app, press)):
            super().press(press)

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points at rows and takes them."""
        before = self.menu.index
        control = self.under(x, y)
        if control and click:
            self.step(control)
        elif self.menu.index != before:
            self.app.sound.play(VOICES["moved"])

    def under(self, x: float, y: float) -> str:
        """What a click there stands for, '' where no row is; the row is selected."""
        return self.menu.point(x - 960, y - self._top - HEAD_ROOM)

    def step(self, step: str) -> bool:
        """One of 'left', 'right', 'up', 'down', 'slam', 'back', 'start'; False if it does nothing here."""
        outcome = Outcome("back") if step == "start" else self._taken(step)
        if outcome.kind:
            self.app.sound.play(VOICES[outcome.kind])
        if outcome.kind == "back":
            self.back()
        elif outcome.kind in ("picked", "changed"):
            self.chosen(outcome)
        return bool(outcome.kind)

    def _taken(self, step: str) -> Outcome:
        quick = self._quick_row()
        if step == "right" and quick is not None and isinstance(self.menu.selected, Action):
            return Outcome("denied" if quick.off else "picked", quick.id)
        return self.menu.press(step)

    def _quick_row(self) -> Row | None:
        return next((row for row in self.menu.rows if self.quick and row.id == self.quick), None)

    def advance(self, now_ns: int) -> None:
        """Repeat what is held."""
        dt = now_ns - (self._last_ns or now_ns)
        self._last_ns = now_ns
        self.menu.advance(dt)
        super().advance(now_ns)

    @property
    def _height(self) -> float:
        """Of the board."""
        return HEAD_ROOM + self.menu.height + PAD_BOTTOM

    @property
    def _top(self) -> float:
        """Where the board begins."""
        return max(20.0, (1010 - self._height) / 2)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board in the middle of the screen."""
        if self.veil:
            canvas.veil(self.veil)
        height, top = self._height, self._top
        canvas.image(panel(canvas.art, self.poster, self.width + 2 * PAD_X, height), 960, top + height / 2)
        canvas.text(
            self.headline,
            960,
            top + 88,
            self.poster.head,
            HEAD_SIZE,
            self.poster.panel_ink,
            max_width=self.width - 2 * self.head_aside,
        )
        canvas.layer()
        self.menu.draw(canvas, 960, top + HEAD_ROOM)
        quick = self._quick_row()
        more = (Hint("right", quick.label),) if quick is not None else ()
        hints = shared_hints(self.app, (*self.hints[:-1], *more, self.hints[-1]))
        draw_line(canvas, self.app, self.poster, hints, self._last_ns or 0, words=self.sign)
