"""Everybody who plays on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.records_list import Lines, ListPage, Place
from game.scenes.records_naming import NamingScene
from game.scenes.records_player import PlayerScene
from game.scenes.records_sign import sign
from game.scenes.records_words import day
from game.stage.frames import strip_ink
from game.stage.hints import Hint
from game.stage.palette import mix
from game.store.records_profiles import name_fault

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas
    from game.store.records import Profile

NEW = "A new player"
NEW_NOTE = "Guests leave no name on the wall."


class PlayersPage(ListPage):
    """Sign, name, matches, wins and last day of each; the first line makes a new one."""

    word = "Players"

    def __init__(self, app: App) -> None:
        """app: whose records know them."""
        super().__init__(app)
        self.lines = Lines(1)
        self.profiles: list[Profile] = []

    def show(self) -> None:
        """Ask the data base."""
        self.profiles = self.app.records.profiles.all()
        self.lines.resize(1 + len(self.profiles))

    def slam(self) -> str:
        """A player's own board, or the letters for a new name."""
        if self.lines.index:
            profile = self.profiles[self.lines.index - 1]
            self.app.stack.push(PlayerScene(profile.name))
        else:
            self.app.stack.push(NamingScene("WHO IS NEW?", "", self._meet))
        return "choose"

    def _meet(self, name: str) -> str:
        """Make a new player; a sentence if that can't be."""
        profiles = self.app.records.profiles
        if fault := name_fault(name):
            return fault
        if profiles.find(name) is not None:
            return f"{name} is already taken."
        return "" if profiles.seen(name) else "The name can't be saved."

    def hints(self) -> Sequence[Hint]:
        """What can be done here."""
        return (Hint("slam", "Look" if self.lines.index else "New"),)

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        self.lines.draw(canvas, self.poster, self._draw_line)

    def _draw_line(self, canvas: Canvas, index: int, place: Place) -> None:
        theme, x, y = self.poster, place.x, place.y
        ink = strip_ink(theme, chosen=place.chosen)
        faint = mix(ink, theme.panel, 0.2)
        if not index:
            canvas.text("+", x + 124, y, theme.head, 64, ink)
            wide = canvas.text(NEW, x + 178, y, theme.body, 48, ink, anchor="midleft")
            at = x + 178 + wide + 60
            canvas.text(NEW_NOTE, at, y, theme.body, 38, faint, anchor="midleft", max_width=place.width - 660)
            return
        profile = self.profiles[index - 1]
        canvas.image(sign(canvas.art, profile.colour, profile.emblem, 66), x + 124, y)
        canvas.text(
            profile.name, x + 178, y, theme.body, 50, ink, anchor="midleft", max_width=420, whole=True
        )
        matches = f"{profile.matches} {'match' if profile.matches == 1 else 'matches'}"
        canvas.text(matches, x + 880, y, theme.body, 42, faint, anchor="midright", max_width=260)
        wins = f"{profile.wins} {'win' if profile.wins == 1 else 'wins'}"
        canvas.text(wins, x + 1120, y, theme.body, 42, ink, anchor="midright", max_width=200)
        seen = f"here on {day(profile.seen)}"
        canvas.text(seen, x + place.width - 40, y, theme.body, 40, faint, anchor="midright", max_width=440)
