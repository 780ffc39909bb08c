"""Opens the rulebook of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import GAMES
from game.match.rulebook import CODES, Rulebook, read_rulebook
from game.scenes.games import LOOKS
from game.scenes.rulebook import bandits, boomtown, bountytown
from game.scenes.rulebook.rulings import Rulings
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.rulebook.steps import Painter, Steps
from game.stage.palette import THEMES
from game.store.folders import data_root

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.rulebook.page import Page

TABS = {"basics": "Basics", "turn": "A turn", "duel": "A Duel"}
"""By chapter of pages: the word on its tab."""


def has_rulebook(game: str) -> bool:
    """Whether there is a rulebook of that game."""
    return game in CODES


def rulebook_scene(app: App, game: str) -> RulebookScene:
    """The rules of a game. Raises KeyError for one without, ContentError for a file that can't be used."""
    book = read_rulebook(data_root(), game)
    painter, galleries = _content(app, game, book)
    theme = THEMES[LOOKS[game]]
    texts = [(word, book.chapter(chapter)) for chapter, word in TABS.items()]
    pages: list[Page] = [Steps(word, theme, sheets, painter) for word, sheets in texts if sheets]
    return RulebookScene(
        GAMES[game].name, theme.name, [*pages, *galleries, Rulings("Rulings", theme, book.rulings)]
    )


def _content(app: App, game: str, book: Rulebook) -> tuple[Painter, list[Page]]:
    """What makes the pictures of a game's pages, and its galleries."""
    if game == "bandits":
        return bandits.Pictures(app.content), bandits.chapters(app.content, book)
    content = GAMES[game].box().content
    if game == "bountytown":
        return bountytown.Pictures(content), bountytown.chapters(app, content, book)
    return boomtown.Pictures(), boomtown.chapters(content, book)
