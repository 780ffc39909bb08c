"""The rules of a game on screen: chapters behind tabs; looked at in any moment, left with 'back'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.rulebook.paper import ground
from game.scenes.steered import SteeredScene
from game.stage.hints import Hint, draw_hints
from game.stage.lettering import heading
from game.stage.palette import THEMES
from game.stage.tabs import Tabs

if TYPE_CHECKING:
    from game.scenes.rulebook.page import Page
    from game.stage.canvas import Canvas

HEAD_Y, HEAD = 54.0, 66.0


class RulebookScene(SteeredScene):
    """Content only: it knows no match, and nothing of the one that it may lie upon."""

    theme = "mars"

    def __init__(self, name: str, theme: str, pages: Sequence[Page]) -> None:
        """name: of the game. theme: whose palette and type it wears. pages: the chapters."""
        self._name = name
        self.theme = theme
        self.pages = list(pages)
        self.tabs = Tabs([page.word for page in pages])

    @property
    def page(self) -> Page:
        """The chapter that is open."""
        return self.pages[self.tabs.index]

    def enter(self) -> None:
        """Open it at the first chapter."""
        super().enter()
        self.page.show()

    # Input

    def step(self, step: str) -> bool:
        """One of 'left', 'right', 'up', 'down', 'slam', 'back', 'start': first for the chapter.

        False if it leads nowhere.
        """
        voice = self.page.steer(step)
        if voice:
            self.app.sound.play(voice)
        elif step in ("left", "right", "slam") and not self.page.inside:
            self.open(self.tabs.index + (-1 if step == "left" else 1))
        elif step in ("back", "start"):
            self.close()
        else:
            return False
        return True

    def open(self, index: int) -> None:
        """Open the chapter of that place, counted round."""
        self.tabs.index = index % len(self.pages)
        self.app.sound.play("move")
        self.page.show()

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points, and opens."""
        tab = self.tabs.at(x, y)
        if tab is None:
            voice = self.page.point(x, y)
            if voice:
                self.app.sound.play(voice)
            elif click and self.page.clicks:
                self.step("slam")
        elif click and tab != self.tabs.index:
            self.open(tab)

    def advance(self, now_ns: int) -> None:
        """Repeat what is held."""
        super().advance(now_ns)
        self.page.ready(self.app.art)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground, the tabs and the chapter."""
        page, theme = self.page, THEMES[self.theme]
        canvas.image(ground(canvas.art, theme), 0, 0, anchor="topleft")
        canvas.layer()
        heading(canvas, theme, f"{self._name}: the rules", 960, HEAD_Y, size=HEAD, rules=240)
        self.tabs.draw(canvas, theme, steered=not page.inside)
        canvas.layer()
        page.draw(canvas)
        canvas.layer()
        away = Hint("back", "Chapters" if page.inside else "Back")
        draw_hints(canvas, theme, shared_hints(self.app, (*page.hints(), away)))
