"""How to play: by playing, or by reading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.boxes import ContentError
from game.match.games import GAMES
from game.match.lesson import read_lesson, taught
from game.scenes.games import LOOKS
from game.scenes.menus import MenuScene
from game.scenes.rulebook.start import OTHERS, ShelfScene, how_to_play, rulebook_scene
from game.stage.rows import Action, Outcome, Row
from game.store.folders import data_root

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.stack import Scene
    from game.scenes.tutorial.scene import TutorialScene


def can_be_tried(game: str) -> bool:
    """Whether a game has a lesson as well as its rules."""
    return game == "bandits" or game in taught()


def learn(app: App, game: str) -> Scene:
    """The question how somebody wants to learn a game."""
    return LearnScene(game) if game in taught() else how_to_play(app, game)


def tutorial_scene(app: App, game: str) -> TutorialScene:
    """The lesson of a game. Raises ContentError if its file can't be used."""
    from game.scenes.tutorial.scene import TutorialScene  # noqa: PLC0415  the title need not wait
    from game.scenes.tutorial.tables import MAKERS  # noqa: PLC0415

    lesson = read_lesson(data_root(), game)
    table = MAKERS[game](app, GAMES[game].box().content, lesson.start.seats)
    return TutorialScene(lesson, table, manner="open" if app.settings.secrecy == "open" else "peek")


def open_lesson(app: App, game: str, *, instead: bool = False) -> None:
    """Put the lesson of a game on top, or say why it can't be given. instead: in place of what is on top."""
    put = app.stack.swap if instead else app.stack.push
    if game not in taught():
        put(app.rules_scene())
        return
    try:
        put(tutorial_scene(app, game))
    except ContentError as error:
        app.report(f"The lesson can't start: {error.faults[0]}.", guests="The lesson can't start.")


class LearnScene(MenuScene):
    """The lesson, or the rulebook?"""

    headline = "HOW TO PLAY"
    width = 1000.0

    def __init__(self, game: str) -> None:
        """game: a board game."""
        self._game = game

    @property
    def theme(self) -> str:
        """The game's."""
        return LOOKS[self._game]

    def rows(self) -> Sequence[Row]:
        """Doing it, or reading it."""
        return (
            Action("lesson", "Learn by playing", note="Everything once, step by step: four minutes, solo."),
            Action("book", "Read the rules", note="Turns, cards and every ruling."),
            OTHERS,
        )

    def chosen(self, outcome: Outcome) -> None:
        """In place of this question."""
        if outcome.id == "book":
            self.app.stack.swap(rulebook_scene(self.app, self._game))
            return
        if outcome.id == OTHERS.id:
            self.app.stack.swap(ShelfScene())
            return
        open_lesson(self.app, self._game, instead=True)
