"""The fullest frames of Boom Town: streets in which nothing rests, and a Shootout with dice in the air."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import TYPE_CHECKING

from game.cli.measured import Measured
from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN
from game.match.seats import bot_seats
from game.rules.boomtown.cards import COPY
from game.rules.kernel import Event, View
from game.scenes.board.scene import BoardScene
from game.scenes.boomtown.book import Book
from game.scenes.boomtown.table import BoomTownTable
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.app import App

SEATS = 6
BUILDINGS = (12, 6, 4, 3, 3, 2)
GUNSLINGERS = 10
"""In the street of each seat: of two decks nearly all."""
PARTICLES = 200
REHEARSAL = 220
"""Frames before those that count: in them each picture is made that comes again and again."""
FRAME_NS = 1_000_000_000 // 60
PAY_EACH, MOVE_EACH, SKIP_EACH, POINT_EACH = 6, 40, 9, 20
"""Frames from one payment to the next, from a house that moves, a phase, a look at something to the next."""
SUITS = ("gun", "gang", "guts")


def full(board: BoardMatch) -> View:
    """What everybody sees, with streets as full as two decks can make them."""
    rows = Book(BOOMTOWN.box().content).rows
    houses, people = (
        [row.id for row in rows if row.kind == kind] for kind in ("establishment", "gunslinger")
    )
    lots = iter(houses + [f"{card}{COPY}2" for card in houses])
    crowd = iter(people + [f"{card}{COPY}2" for card in people])
    streets = [list(islice(lots, few)) for few in BUILDINGS]
    return {
        **board.view(None),
        "streets": streets,
        "crews": [list(islice(crowd, GUNSLINGERS)) for _ in streets],
    }


class FullBoom(Measured, BoardScene):
    """A board of bots that plays what it is told to."""

    def __init__(self, app: App) -> None:
        """app: whose screen it is."""
        board = new_board(BOOMTOWN, BOOMTOWN.box(), bot_seats(SEATS, ("normal",)), 1, options={"decks": 2})
        self.boom = BoomTownTable(app, BOOMTOWN.box().content, SEATS)
        super().__init__(board, self.boom, manner="peek", after=lambda _: Scene(), left=Scene)
        self.turns: Iterator[int] = count()

    def enter(self) -> None:
        """With all pictures made."""
        super().enter()
        self.director.hurry()
        self.boom.lay(full(self.board))
        canvas = self.app.window.canvas
        for _ in range(400):
            self.boom.draw(canvas)
        for _ in range(REHEARSAL):
            self.advance(0)
            self.draw(canvas)
        self.drawing.clear()
        self.work.clear()

    @property
    def counts(self) -> bool:
        """Frames in which pictures are made ahead are no measure of drawing."""
        return not self.boom.show.warm.urgent


class FullStreet(FullBoom):
    """Coins and cards fly, houses move, phases go by, the air is full."""

    def advance(self, now_ns: int) -> None:  # noqa: ARG002 - it keeps its own time
        """Keep everything on its way."""
        boom, turn = self.boom, next(self.turns)
        boom.advance(FRAME_NS)
        self.director.since_ns += FRAME_NS
        show = boom.show
        seat = turn // PAY_EACH % SEATS
        if turn % PAY_EACH == 0 and show.town.streets[seat]:
            card = show.town.streets[seat][turn // PAY_EACH % len(show.town.streets[seat])]
            die = turn // PAY_EACH % 6 + 1 if turn % (10 * PAY_EACH) == 0 else 0
            data = {"way": "income", "card": card, "amount": 5, "count": 0, "die": die}
            boom.play(Event("paid", seat, {**data, "money": (show.town.money[seat] + 5) % 100}))
            boom.play(Event("drew", seat, {"count": 3, "deck": 40}))
        if turn % MOVE_EACH == 0:
            owner = max(range(SEATS), key=lambda seat: len(show.town.streets[seat]))
            taker = (owner + 1 + turn // MOVE_EACH % (SEATS - 1)) % SEATS
            boom.play(Event("taken", taker, {"card": show.town.streets[owner][0], "from": owner}))
        if turn % SKIP_EACH == 0:
            show.town.marks.clear()
            boom.play(Event("skipped", 0, {"phase": "holdup", "reason": "no bad"}))
        if turn % POINT_EACH == 0:
            show.town.active = turn // POINT_EACH % SEATS
            boom.point((f"card:{show.town.crews[0][turn // POINT_EACH % len(show.town.crews[0])]}",))
        missing = PARTICLES - len(show.air.particles)
        if missing > 0:
            show.air.particles.confetti(960, 500, missing)


class FullShootout(FullBoom):
    """One Shootout after the other: scene, cards and all six dice at the same time."""

    def advance(self, now_ns: int) -> None:  # noqa: ARG002 - it keeps its own time
        """Throw the dice again as soon as they lie still."""
        boom, shootout = self.boom, self.boom.show.shootout
        boom.advance(FRAME_NS)
        if shootout is not None and any(tray.moving for tray in shootout.trays):
            return
        turn = next(self.turns)
        dice = [turn % 6 + 1, turn * 5 % 6 + 1, turn * 7 % 6 + 1]
        crews, rows = boom.show.town.crews, boom.book.rows
        cards = [next(row.id for row in rows if row.suit == suit) for suit in SUITS]
        for event in (
            Event("fight", 0, {"seats": [0, 1], "gunslingers": [crews[0][0], crews[1][0]]}),
            Event("revealed", data={"cards": [cards, cards]}),
            Event("rolled", data={"dice": [dice, dice], "totals": [sum(dice), sum(dice)], "first": 0}),
        ):
            boom.play(event)
