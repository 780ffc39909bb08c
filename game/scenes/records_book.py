"""The records of this machine: the wall of fame by game, all matches, the players, and the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.games import on_screen
from game.scenes.records_fame import ALL, KINDS, FamePage
from game.scenes.records_files import FilesPage
from game.scenes.records_match import Watch
from game.scenes.records_matches import MatchesPage
from game.scenes.records_page import BookScene
from game.scenes.records_players import PlayersPage

if TYPE_CHECKING:
    from game.scenes.app import App


def records_scene(app: App, watch: Watch | None = None) -> BookScene:
    """The book of records; guests of a kiosk find the wall of fame in it and nothing to delete.

    watch: shows the journal at a path, None if matches can't be watched here.
    """
    known = [game for game in KINDS if game != ALL and (game in on_screen() or app.records.count(game))]
    games = [ALL, *filter(app.keeper.offers, known)]
    fame = [FamePage(app, game, watch) for game in games]
    if app.keeper.guests:
        return BookScene("WALL OF FAME", fame)
    return BookScene("WALL OF FAME", [*fame, MatchesPage(app, watch), PlayersPage(app), FilesPage(app)])
