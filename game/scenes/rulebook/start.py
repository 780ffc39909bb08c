"""Opens the rulebook of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.match.boxes import ContentError
from game.match.games import GAMES, KNOWN
from game.match.rulebook import CODES, PageRow, Rulebook, Step, read_rulebook
from game.scenes.games import LOOKS
from game.scenes.menus import MenuScene
from game.scenes.rulebook import bandits, boomtown, bountytown, noon
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
CARDLESS = {"noon": "A round", "party": "The rounds"}
"""What has no cards, and what its middle chapter is called."""
SHELF = {"noon": "The quick-draw duel by itself.", "party": "Several games, one score."}
"""What is said on the shelf of those that have no poster on the title."""
UNREAD = PageRow(
    "basics",
    "These rules can't be read",
    (Step("Play on", "The bottom line of every screen shows what each control does."),),
    columns=1,
)
"""In place of rules without cards whose file can't be used."""
OTHERS = Action("others", "Other rules", note="All the games, Noon and the party.")


def has_rulebook(game: str) -> bool:
    """Whether there is a rulebook of that game."""
    return game in CODES


def book_name(game: str) -> str:
    """What the rules are of, for players."""
    return KNOWN[game].name if game in KNOWN else game.capitalize()


def rulebook_scene(app: App, game: str) -> RulebookScene:
    """The rules of a game. Raises KeyError for one that has none."""
    book = _book(app, game)
    painter, galleries = _content(app, game, book)
    theme = THEMES[LOOKS.get(game, "mars")]
    rulings = [Rulings("Rulings", theme, book.rulings, painter)] if book.rulings else []
    tabs = {**TABS, "turn": CARDLESS.get(game, TABS["turn"])}
    texts = [(word, book.chapter(chapter)) for chapter, word in tabs.items()]
    pages: list[Page] = [Steps(word, theme, sheets, painter) for word, sheets in texts if sheets]
    shown = [*pages, *galleries, *rulings] or [Steps(TABS["basics"], theme, [UNREAD], painter)]
    return RulebookScene(book_name(game), theme.name, shown)


def how_to_play(app: App, game: str) -> Scene:
    """The rulebook; for a game that has lessons, a choice of both."""
    if game == "bandits":
        return LearnScene()
    return rulebook_scene(app, game) if has_rulebook(game) else app.rules_scene()


class ShelfScene(MenuScene):
    """All rulebooks, whatever is played; a book that is closed goes back on the shelf."""

    headline = "ALL THE RULES"
    width = 1000.0

    def rows(self) -> Sequence[Row]:
        """One each."""
        games = filter(self.app.keeper.offers, CODES)
        return [Action(game, book_name(game), note=SHELF.get(game, "")) for game in games]

    def chosen(self, outcome: Outcome) -> None:
        """Open it."""
        self.app.stack.push(rulebook_scene(self.app, outcome.id))


class LearnScene(MenuScene):
    """Lessons, or the rulebook?"""

    headline = "HOW TO PLAY"
    width = 1000.0

    def rows(self) -> Sequence[Row]:
        """Doing it, or reading it."""
        return (
            Action("lessons", "Learn by playing", note="Every card once, hands-on: two minutes."),
            Action("book", "Read the rules", note="Turns, cards and every ruling."),
            OTHERS,
        )

    def chosen(self, outcome: Outcome) -> None:
        """In place of this question."""
        if outcome.id == OTHERS.id:
            self.app.stack.swap(ShelfScene())
            return
        scene = self.app.rules_scene() if outcome.id == "lessons" else rulebook_scene(self.app, "bandits")
        self.app.stack.swap(scene)


def _book(app: App, game: str) -> Rulebook:
    """The pages and rulings; without them, and with a notice, if the file can't be used."""
    try:
        return read_rulebook(data_root(), game)
    except ContentError as error:
        app.report(f"The rules can't be shown in full: {error.faults[0]}.")
        return Rulebook()


def _content(app: App, game: str, book: Rulebook) -> tuple[Painter, list[Page]]:
    """What makes the pictures of a game's pages, and its galleries."""
    if game in CARDLESS:
        return noon.Pictures(), []
    if game == "bandits":
        return bandits.Pictures(app.content), bandits.chapters(app.content, book)
    content = GAMES[game].box().content
    if game == "bountytown":
        return bountytown.Pictures(content), bountytown.chapters(app, content, book)
    return boomtown.Pictures(), boomtown.chapters(content, book)
