"""A chapter of a rulebook: what lies below its tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.stage.art import Art
    from game.stage.canvas import Canvas
    from game.stage.palette import Theme


class Page:
    """One chapter. Subclasses give what it shows.

    word: on its tab. inside: 'back' only leads to the tabs. clicks: a click anywhere on it is a palm.
    """

    inside = False
    clicks = False

    def __init__(self, word: str, theme: Theme) -> None:
        """theme: the game's palette and type."""
        self.word = word
        self.theme = theme

    def show(self) -> None:
        """It is opened."""

    def steer(self, step: str) -> str:  # noqa: ARG002 - chapters differ here
        """Take 'up', 'down', 'left', 'right', 'slam' or 'back'; gives the voice for it, '' = not taken."""
        return ""

    def point(self, x: float, y: float) -> str:  # noqa: ARG002 - chapters differ here
        """The mouse lies there; gives a voice if something came into focus."""
        return ""

    def hints(self) -> Sequence[Hint]:
        """What the controls do now, without leaving."""
        return ()

    def ready(self, art: Art) -> None:
        """Called once a frame: a little of what takes time can be made ahead."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies below the tabs."""
