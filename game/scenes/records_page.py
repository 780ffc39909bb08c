"""A book of records: pages behind tabs, one of which is open; turned and read with any device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.records_wall import wall
from game.scenes.steered import SteeredScene
from game.stage.hints import Hint, draw_hints
from game.stage.lettering import heading
from game.stage.palette import THEMES, Theme
from game.stage.tabs import Tabs

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

HURRY_AFTER, HURRY = 8, 5
"""A direction that is held goes so many rows at a time after so many steps."""


class Page:
    """One page. Subclasses give what it shows. word: on its tab. theme: whose palette and type it wears."""

    word = ""
    theme = "mars"

    def __init__(self, app: App) -> None:
        """app: what every scene may use."""
        self.app = app

    @property
    def poster(self) -> Theme:
        """The theme's palette and type."""
        return THEMES[self.theme]

    def show(self) -> None:
        """The page is opened, or what lies on it may have changed."""

    def move(self, step: int) -> bool:  # noqa: ARG002 - pages differ here
        """'up' or 'down' by so many rows; False if nothing moves."""
        return False

    def slam(self) -> str:
        """Open what is in focus; gives the voice for that, '' for none."""
        return ""

    def point(self, x: float, y: float) -> bool:  # noqa: ARG002 - pages differ here
        """Put the focus on what lies there; False if nothing does."""
        return False

    def advance(self, now_ns: int) -> None:
        """Time has come to now_ns."""

    def hints(self) -> Sequence[Hint]:
        """What slam and the directions do here."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies below the tabs."""


class BookScene(SteeredScene):
    """Pages behind tabs: left and right turn them, back closes the book."""

    def __init__(self, headline: str, pages: Sequence[Page]) -> None:
        """headline: over all pages. pages: at least one."""
        self._headline = headline
        self.pages = list(pages)
        self.tabs = Tabs([page.word for page in pages])

    @property
    def page(self) -> Page:
        """The page that is open."""
        return self.pages[self.tabs.index]

    @property
    def theme(self) -> str:
        """The page's."""
        return self.page.theme

    def enter(self) -> None:
        """Open it at the first page."""
        super().enter()
        self._run: tuple[str, int] = ("", 0)
        self.page.show()

    def resume(self) -> None:
        """What lies on the page may have changed."""
        super().resume()
        self.page.show()

    # Input

    def step(self, step: str) -> bool:
        """Turn a page, go up and down, open something, or close the book; False if it leads nowhere."""
        self._run = (step, 0)
        return self._go(step)

    def _go(self, step: str, rows: int = 1) -> bool:
        if step in ("left", "right"):
            self.open(self.tabs.index + (1 if step == "right" else -1))
        elif step in ("up", "down"):
            if not self.page.move(rows if step == "down" else -rows):
                return False
            self.app.sound.play("move")
        elif step == "slam":
            voice = self.page.slam()
            if not voice:
                return False
            self.app.sound.play(voice)
        else:
            self.close()
        return True

    def open(self, index: int) -> None:
        """Open the page of that place, counted round."""
        self.tabs.index = index % len(self.pages)
        self.app.sound.play("move")
        self.page.show()

    def point(self, x: float, y: float, *, click: bool) -> None:
        """The mouse points, and opens."""
        tab = self.tabs.at(x, y)
        if tab is not None:
            if click and tab != self.tabs.index:
                self.open(tab)
        elif self.page.point(x, y) and click:
            self.step("slam")

    def advance(self, now_ns: int) -> None:
        """Repeat what is held, faster after a while."""
        for step in self.nav.repeats(now_ns):
            held, count = self._run
            self._run = (step, count + 1 if step == held else 0)
            self._go(step, HURRY if self._run[1] > HURRY_AFTER else 1)
        self.page.advance(now_ns)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the wall, the tabs and the page."""
        page = self.page
        theme = page.poster
        canvas.image(wall(canvas.art, theme), 0, 0, anchor="topleft")
        canvas.layer()
        heading(canvas, theme, self._headline, 960, 56, size=70, rules=300)
        self.tabs.draw(canvas, theme)
        canvas.layer()
        page.draw(canvas)
        canvas.layer()
        hints = (Hint("move", "Choose"), *page.hints(), Hint("back", "Back"))
        if not self.app.keeper.beckons:
            draw_hints(canvas, theme, shared_hints(self.app, hints))
