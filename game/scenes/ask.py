"""A question before something is done that can't be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.menus import MenuScene
from game.stage.rows import Action, Outcome, Row


class Answer(NamedTuple):
    """One answer. label: what players read. note: what it means. deed: done when it is given."""

    label: str
    note: str
    deed: Callable[[], None]


class AskScene(MenuScene):
    """The question is the headline; to leave everything as it is stands first."""

    theme = "mars"
    width = 1240.0

    def __init__(
        self, question: str, answers: Sequence[Answer], *, no: str = "No, leave it", theme: str = "mars"
    ) -> None:
        """question: the headline, in capitals. answers: what can be done. no: the one that does nothing."""
        self.headline = question
        self._answers = list(answers)
        self._no = no
        self.theme = theme

    def rows(self) -> Sequence[Row]:
        """No first, then what can be done."""
        given = [Action(str(i), answer.label, note=answer.note) for i, answer in enumerate(self._answers)]
        return (Action("no", self._no, note="Nothing changes."), *given)

    def chosen(self, outcome: Outcome) -> None:
        """Close it, then do what was chosen; what lies below takes a fresh look."""
        self.app.stack.pop()
        below = self.app.stack.top
        if outcome.id != "no":
            self._answers[int(outcome.id)].deed()
            if below is not None and self.app.stack.top is below:
                below.resume()
