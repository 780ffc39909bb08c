"""The pause of a board game: besides what every pause has, somebody can get up and a bot plays on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.scenes.lost import hand_over
from game.scenes.menus import MenuScene
from game.scenes.names import seat_name
from game.scenes.pause import PauseScene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.match.board import BoardMatch
    from game.scenes.stack import Scene


class BoardPause(PauseScene):
    """Laid over a board game."""

    def __init__(
        self,
        board: BoardMatch,
        theme: str,
        *,
        reasons: Callable[[], Sequence[str]],
        rules: Callable[[], Scene] | None,
        leave: Callable[[], None],
    ) -> None:
        """theme: of the game. The others: as in any pause."""
        super().__init__(reasons=reasons, rules=rules, leave=leave)
        self._board = board
        self._theme = theme

    @property
    def theme(self) -> str:
        """The game's."""
        return self._theme

    def rows(self) -> Sequence[Row]:
        """What can be done in a pause."""
        *others, leave = super().rows()
        nobody = "" if self.app.roster.people else "Nobody sits here."
        up = Action(
            "up", "Somebody gets up", off=nobody, note="A bot plays on; a press of a palm comes back."
        )
        return (*others, up, leave)

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        if outcome.id == "up":
            self.app.stack.swap(GetUpScene(self._board, self._theme))
        else:
            super().chosen(outcome)


class GetUpScene(MenuScene):
    """Who gets up?"""

    headline = "WHO GETS UP?"
    width = 1000.0

    def __init__(self, board: BoardMatch, theme: str) -> None:
        """board: the match that goes on with a bot."""
        self._board = board
        self._theme = theme

    @property
    def theme(self) -> str:
        """The game's."""
        return self._theme

    def rows(self) -> Sequence[Row]:
        """Everybody who sits."""
        note = "A bot plays for them until they press the palm again."
        people = [
            Action(str(seat), f"{seat_name(seat)} (seat {seat + 1})", note=note)
            for seat in self.app.roster.people
        ]
        return (Action("nobody", "Nobody"), *people)

    def chosen(self, outcome: Outcome) -> None:
        """A bot takes over."""
        if outcome.id != "nobody":
            hand_over(self.app, self._board, int(outcome.id))
        self.back()
