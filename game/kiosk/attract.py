"""The attract loop: what an empty table shows, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.kiosk.photo import best_photo
from game.match.board_start import new_board
from game.match.games import BANDITS, GAMES, NOON
from game.match.seats import Level, bot_seats
from game.match.standoff_start import new_standoff
from game.match.start import new_hunt
from game.scenes import entrance
from game.scenes.bandits.hunt import HuntScene
from game.scenes.board.scene import BoardScene
from game.scenes.games import make_table
from game.scenes.noon.duel import NoonScene
from game.scenes.noon.start import pace
from game.scenes.records_book import records_scene, with_records

if TYPE_CHECKING:
    from game.kiosk.config import Kiosk
    from game.scenes.app import App
    from game.scenes.stack import Scene

TITLE_S, MATCH_S, PHOTO_S, WALL_S = 15.0, 75.0, 16.0, 10.0
BOTS: tuple[Level, ...] = ("normal", "hard", "easy")
SEATS = {"bandits": 6, "bountytown": 4, "boomtown": 4, "noon": 5}


@dataclass(frozen=True)
class Act:
    """One thing that is shown. make: its scenes, the lowest first. lasts_s: how long."""

    name: str
    make: Callable[[], list[Scene]]
    lasts_s: float


class Attract:
    """Acts without end. round: how often the loop has begun."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        """app: whose scenes they are."""
        self._app, self._kiosk = app, kiosk
        self.round = 0
        self._acts = self._all()

    def next(self) -> Act:
        """What is to be shown now."""
        return next(self._acts)

    def _all(self) -> Iterator[Act]:
        while True:
            self.round += 1
            yield Act("title", self._title, TITLE_S)
            for game in self._kiosk.games:
                if game in SEATS:
                    yield Act(game, partial(self._match, game), MATCH_S)
            photo = best_photo(self._app)
            if photo is not None:
                yield Act("photo", partial(self._alone, photo), PHOTO_S)
            if walls := with_records(self._app):
                yield Act("records", partial(self._records, walls[(self.round - 1) % len(walls)]), WALL_S)

    def _title(self) -> list[Scene]:
        return [entrance.title(self._app)]

    def _alone(self, scene: Scene) -> list[Scene]:
        return [scene]

    def _records(self, game: str) -> list[Scene]:
        return [entrance.title(self._app), records_scene(self._app, at=game)]

    def _match(self, game: str) -> list[Scene]:
        """A real match of bots, which leaves no journal and no record."""
        app, after = self._app, entrance.title
        specs = bot_seats(SEATS[game], BOTS)
        seed = app.rng.getrandbits(48)
        if game == BANDITS.id:
            hunt = new_hunt(app.content, specs, seed, table=app.rng.choice(sorted(app.content.tables)))
            return [HuntScene(hunt, after=lambda _: after(app), left=lambda: after(app))]
        if game == NOON.id:
            standoff = new_standoff(specs, seed, pace=pace(app))
            return [NoonScene(standoff, after=lambda _: after(app), left=lambda: after(app))]
        board = new_board(GAMES[game], GAMES[game].box(), specs, seed)
        table = make_table(app, game, len(specs))
        return [
            BoardScene(board, table, manner="curtain", after=lambda _: after(app), left=lambda: after(app))
        ]
