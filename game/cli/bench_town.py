"""The fullest frame of Bountytown's board: everybody walks, cards fly, plates change, the air is full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

from game.cli.measured import Measured
from game.match.board_start import new_board
from game.match.games import BOUNTYTOWN
from game.match.seats import bot_seats
from game.rules.kernel import Event
from game.scenes.board.scene import BoardScene
from game.scenes.bountytown.table import BountytownTable
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.app import App

SEATS = 6
FLIGHTS = 24
PARTICLES = 200
FRAME_NS = 1_000_000_000 // 60
CHANGE_EACH, POINT_EACH = 6, 20
"""Frames from one change of a plate, and from one look at something, to the next."""


class FullTown(Measured, BoardScene):
    """A match of bots in which nothing comes to rest."""

    def __init__(self, app: App) -> None:
        """app: whose screen it is."""
        board = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), bot_seats(SEATS, ("normal",)), 1)
        while board.requests[0].kind != "turn":
            board.step()
        self.town = BountytownTable(app, BOUNTYTOWN.box().content, SEATS)
        super().__init__(board, self.town, manner="peek", after=lambda _: Scene(), left=Scene)
        self._changes: Iterator[int] = count()

    def enter(self) -> None:
        """As bots have left it, with all pictures made."""
        super().enter()
        self.director.hurry()
        canvas = self.app.window.canvas
        for _ in range(400):
            self.town.draw(canvas)

    def advance(self, now_ns: int) -> None:  # noqa: ARG002 - it keeps its own time
        """Keep everything on its way; nobody answers, or a Duel would hide the town."""
        town, turn = self.town, next(self._changes)
        town.advance(FRAME_NS)
        if not town.walkers.moving:
            for player in town.board.players:
                player.cell = (player.cell + 5) % 9
            town.walkers.go(town.cells, self.app.pace)
        while town.flights.flying < FLIGHTS:
            town.play(Event("drew", town.flights.flying % SEATS, {"count": 4, "reason": "reload"}))
        if len(town.particles) < PARTICLES:
            town.particles.confetti(960, 500, PARTICLES - len(town.particles))
        if turn % CHANGE_EACH == 0:
            player = town.board.players[turn // CHANGE_EACH % SEATS]
            player.cards, player.limit = turn // CHANGE_EACH % 7, 7
        if turn % POINT_EACH == 0:
            looks = (f"cell:{turn // POINT_EACH % 9}", f"bounty:{town.board.active[0]}")
            town.point(looks[turn // POINT_EACH % 2 :][:1])
