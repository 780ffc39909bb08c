"""The records of this machine: the wall of fame by game, all matches, the players, and the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.games import on_screen
from game.scenes.records_fame import ALL, KINDS, FamePage
from game.scenes.records_files import FilesPage
from game.scenes.records_match import Watch
from game.scenes.records_matches import MatchesPage
from game.scenes.records_page import BookScene, Page
from game.scenes.records_players import PlayersPage

if TYPE_CHECKING:
    from game.scenes.app import App


def records_scene(app: App, watch: Watch | None = None, at: str = ALL) -> BookScene:
    """The book of records; guests of a kiosk find the wall of fame in it and nothing to delete.

    watch: shows the journal at a path, None if matches can't be watched here. at: whose page is open.
    """
    games = walls(app)
    pages: list[Page] = [FamePage(app, game, watch) for game in games]
    if not app.keeper.guests:
        pages += [MatchesPage(app, watch), PlayersPage(app), FilesPage(app)]
    book = BookScene("WALL OF FAME", pages)
    book.tabs.index = games.index(at)
    return book


def walls(app: App) -> list[str]:
    """The games that have a page on the wall of fame, before them ALL."""
    known = [game for game in KINDS if game != ALL and (game in on_screen() or app.records.count(game))]
    return [ALL, *filter(app.keeper.offers, known)]


def with_records(app: App) -> list[str]:
    """Those of them on whose page somebody stands."""
    best = app.records.best
    return [game for game in walls(app) if any(best(kind, game, 1) for kind in KINDS[game])]
