"""A board game on screen, whoever plays it: lays the table and has it show what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.scenes.board.director import NOBODY, Director
from game.scenes.board.whyline import draw_why
from game.scenes.joining import draw_line
from game.scenes.manned import man_seats
from game.scenes.stack import Scene
from game.stage.hints import HintGroup
from game.stage.palette import THEMES, Theme

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.match.match import Match
    from game.rules.kernel import Event, View
    from game.scenes.board.table import BoardTable
    from game.stage.canvas import Canvas


class Told(Protocol):
    """A match, or the replay of one. held: nothing goes on by itself while True."""

    held: bool

    @property
    def match(self) -> Match[object]:
        """The match itself; never to be looked into."""

    def view(self, reader: int | None) -> View:
        """What a seat, or with None everybody, may know."""

    def news(self, reader: int | None = None) -> list[Event]:
        """What has happened since it was asked last."""

    def advance(self, now_ns: int) -> None:
        """Go on to a time of any clock that never goes back."""


class ShownBoard(Scene):
    """A table, a director, a line that says why."""

    def __init__(self, told: Told, table: BoardTable) -> None:
        """told: what goes on. table: what shows it."""
        self._told = told
        self.table = table

    @property
    def theme(self) -> str:
        """The game's."""
        return self.table.theme

    @property
    def poster(self) -> Theme:
        """Its palette and type."""
        return THEMES[self.theme]

    @property
    def bared(self) -> Mapping[int, View]:
        """By seat, the views of those whose hands lie face up for everybody: nobody's."""
        return NOBODY

    def enter(self) -> None:
        """Lay the table; of a new match the deal is shown."""
        man_seats(self._told.match.seats)
        self.director = Director(self.table, self.app.sound, self.app.pace)
        self.now_ns = 0
        self._last_ns: int | None = None
        view, news = self._told.view(None), self._told.news(None)
        self.table.lay(view)
        if self.bared:
            self.table.face_up(self.bared)
        self.table.draw(self.app.window.canvas)  # nobody sees it: what has to be painted once is there then
        if self._told.match.count:
            self.director.remember(news, view)
        else:
            self.director.take(news, view, self.bared)
        self.app.sound.music(self.table.music)

    def leave(self) -> bool:
        """No plate tells of bots any more."""
        man_seats(())
        return True

    def suspend(self) -> None:
        """Nothing is on its way while something else is on top."""
        self.director.hurry()

    def resume(self) -> None:
        """Time goes on from where it stopped."""
        self._last_ns = None
        self.app.sound.music(self.table.music)

    def passed(self, now_ns: int) -> int:
        """The time since the last frame, ns."""
        dt = now_ns - (self._last_ns if self._last_ns is not None else now_ns)
        self._last_ns = self.now_ns = now_ns
        return dt

    def move_on(self, dt_ns: int) -> None:
        """Let everything on screen move; somebody may have taken over a seat."""
        man_seats(self._told.match.seats)
        self.table.advance(dt_ns)
        self.director.advance(dt_ns)

    def hear(self) -> None:
        """Show what has happened since."""
        news = self._told.news(None)
        if news:
            self.director.take(news, self._told.view(None), self.bared)

    @property
    def sign(self) -> str:
        """What the sign at the end of the bottom line says, '' for none."""
        return ""

    def hints(self) -> list[HintGroup]:
        """What the bottom line says."""
        return []

    def draw(self, canvas: Canvas) -> None:
        """Draw the match as everybody may see it."""
        self.table.draw(canvas)
        canvas.layer()
        draw_why(canvas, self.poster, self.table.why_box(), self.director.line, self.director.since_ns)
        self.draw_asked(canvas)
        draw_line(canvas, self.app, self.poster, self.hints(), self.now_ns, words=self.sign)

    def draw_asked(self, canvas: Canvas) -> None:
        """Draw what players are asked."""
