"""Somebody leaves in the midst of a match: a bot plays on, or nobody; the others stay."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.lost import Played, hand_over
from game.scenes.menus import MenuScene
from game.scenes.names import cast_name, seat_words
from game.stage.rows import Action, Outcome, Row


class GetUpScene(MenuScene):
    """Who gets up?"""

    theme = "mars"
    headline = "WHO GETS UP?"
    width = 1000.0

    def __init__(self, match: Played, theme: str, *, out: bool = True) -> None:
        """match: that goes on without them. out: whether nobody can play for them."""
        self._match, self._out = match, out
        self.theme = theme

    def rows(self) -> Sequence[Row]:
        """Everybody who sits."""
        people = [Action(str(seat), seat_words(seat)) for seat in self.app.roster.people]
        return (Action("nobody", "Nobody"), *people)

    def chosen(self, outcome: Outcome) -> None:
        """Ask who plays instead."""
        if outcome.id == "nobody":
            self.back()
        else:
            self.app.stack.swap(InsteadScene(self._match, int(outcome.id), self.theme, out=self._out))


class InsteadScene(MenuScene):
    """Who plays for them?"""

    theme = "mars"
    width = 1100.0

    def __init__(self, match: Played, seat: int, theme: str, *, out: bool) -> None:
        """seat: who gets up. out: whether nobody can play for them."""
        self._match, self._seat, self._out = match, seat, out
        self.theme = theme
        self.headline = f"{cast_name(seat).upper()} LEAVES"

    def rows(self) -> Sequence[Row]:
        """A bot, nobody, or they stay."""
        back = "Press the palm of any free device to come back."
        nobody = Action(
            "out", "Nobody plays: they're out", note=f"Only forced moves are made for them. {back}"
        )
        return (
            Action("bot", "A bot plays on", note=back),
            *((nobody,) if self._out else ()),
            Action("stay", "No, they stay"),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        if outcome.id != "stay":
            hand_over(self.app, self._match, self._seat, out=outcome.id == "out")
        self.back()
