"""Opens the rulebook of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.boxes import ContentError
from game.match.games import GAMES
from game.match.rulebook import CODES, Rulebook, read_rulebook
from game.scenes.games import LOOKS
from game.scenes.menus import MenuScene
from game.scenes.rulebook import bandits, boomtown, bountytown
from game.scenes.rulebook.rulings import Rulings
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.rulebook.steps import Painter, Steps
from game.stage.palette import THEMES
from game.stage.rows import Action, Outcome, Row
from game.store.folders import data_root

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.rulebook.page import Page
    from game.scenes.stack import Scene

TABS = {"basics": "Basics", "turn": "A turn", "duel": "A Duel"}
"""By chapter of pages: the word on its tab."""


def has_rulebook(game: str) -> bool:
    """Whether there is a rulebook of that game."""
    return game in CODES


def rulebook_scene(app: App, game: str) -> RulebookScene:
    """The rules of a game. Raises KeyError for one that has none."""
    book = _book(app, game)
    painter, galleries = _content(app, game, book)
    theme = THEMES[LOOKS[game]]
    rulings = [Rulings("Rulings", theme, book.rulings, painter)] if book.rulings else []
    texts = [(word, book.chapter(chapter)) for chapter, word in TABS.items()]
    pages: list[Page] = [Steps(word, theme, sheets, painter) for word, sheets in texts if sheets]
    return RulebookScene(GAMES[game].name, theme.name, [*pages, *galleries, *rulings])


def how_to_play(app: App, game: str) -> Scene:
    """The rulebook; for a game that has lessons, a choice of both."""
    if game == "bandits":
        return LearnScene()
    return rulebook_scene(app, game) if has_rulebook(game) else app.rules_scene()


class LearnScene(MenuScene):
    """Lessons, or the rulebook?"""

    headline = "HOW TO PLAY"
    width = 1000.0

    def rows(self) -> Sequence[Row]:
        """Doing it, or reading it."""
        return (
            Action("lessons", "Try it", note="Each card once, with your own hands: two minutes."),
            Action("book", "Read the rules", note="The turn, all the cards, and every ruling."),
        )

    def chosen(self, outcome: Outcome) -> None:
        """In place of this question."""
        scene = self.app.rules_scene() if outcome.id == "lessons" else rulebook_scene(self.app, "bandits")
        self.app.stack.swap(scene)


def _book(app: App, game: str) -> Rulebook:
    """The pages and rulings; without them, and with a notice, if the file can't be used."""
    try:
        return read_rulebook(data_root(), game)
    except ContentError as error:
        app.notes.say(f"The rules can't be shown in full: {error.faults[0]}.")
        return Rulebook()


def _content(app: App, game: str, book: Rulebook) -> tuple[Painter, list[Page]]:
    """What makes the pictures of a game's pages, and its galleries."""
    if game == "bandits":
        return bandits.Pictures(app.content), bandits.chapters(app.content, book)
    content = GAMES[game].box().content
    if game == "bountytown":
        return bountytown.Pictures(content), bountytown.chapters(app, content, book)
    return boomtown.Pictures(), boomtown.chapters(content, book)
