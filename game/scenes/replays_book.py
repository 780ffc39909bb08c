"""The replays of this machine behind tabs: all, by game, those that are kept, and those that come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.games import NOON
from game.match.replays import Shelf
from game.scenes.games import on_screen
from game.scenes.records_match import Watch
from game.scenes.records_page import BookScene
from game.scenes.replays_in import ArrivalsPage
from game.scenes.replays_list import ALL, KEPT, ReplaysPage

if TYPE_CHECKING:
    from game.scenes.app import App


def replays_scene(app: App, watch: Watch) -> BookScene:
    """The book of replays; the oldest that are too many go now. watch: shows the journal at a path."""
    shelf = Shelf(app.folders.journals)
    shelf.prune()
    pages = [ReplaysPage(app, shelf, watch, only) for only in (ALL, *on_screen(), NOON.id, KEPT)]
    return BookScene("REPLAYS", [*pages, ArrivalsPage(app, shelf)])
