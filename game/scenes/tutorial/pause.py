"""The pause of a lesson: on, over a step, back a step, the rules, away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.menus import MenuScene
from game.scenes.rulebook.start import rulebook_scene
from game.stage.rows import Action, Outcome, Row

if TYPE_CHECKING:
    from game.scenes.tutorial.scene import TutorialScene


class LessonPause(MenuScene):
    """Laid over a lesson."""

    headline = "LESSON"
    width = 1000.0

    def __init__(self, lesson: TutorialScene) -> None:
        """lesson: that waits below."""
        self._lesson = lesson

    @property
    def theme(self) -> str:
        """The game's."""
        return self._lesson.theme

    def rows(self) -> Sequence[Row]:
        """What can be done."""
        steps, index = self._lesson.lesson.steps, self._lesson.index
        after = f"Next: {steps[index + 1].head}." if index + 1 < len(steps) else "That ends the lesson."
        before = f"Again: {steps[index - 1].head}." if index else "This is the first step."
        return (
            Action("on", "Resume"),
            Action("skip", "Skip this step", note=after),
            Action("back", "Back a step", off="" if index else before, note=before),
            Action("rules", "Read the rules"),
            Action("leave", "Leave the lesson", note="Nothing is kept or recorded."),
        )

    def chosen(self, outcome: Outcome) -> None:
        """Do it."""
        stack, index = self.app.stack, self._lesson.index
        if outcome.id == "rules":
            stack.push(rulebook_scene(self.app, self._lesson.lesson.game))
            return
        self.back()
        if outcome.id == "leave":
            stack.pop()
        elif outcome.id in ("skip", "back"):
            self._lesson.turn_to(index + (1 if outcome.id == "skip" else -1))
