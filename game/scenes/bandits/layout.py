"""Where things lie around the table: plates, decks, piles of captured Bandits, tokens, the banner."""

from __future__ import annotations

from typing import NamedTuple

from game.race.table import CENTRE, TableSpec
from game.scenes.bandits.arms import Arm, arm
from game.scenes.bandits.plates import DECK_AT, PLATE_SIZE, TROUGH

PLATE_W, PLATE_H = PLATE_SIZE
PLATE_X = (12.0, 1920.0 - 12.0 - PLATE_W)
COLUMN_TOP, COLUMN_BOTTOM = 12.0, 1012.0
REVEAL_PLACE = (534.0, 78.0)
"""Where the card of the turn shows."""
REVEAL_H = 132.0
HUSH_H = 168.0
FLIP_H = 216.0
"""The card of the turn waits in the middle of the table, shows there, and goes to its place by the words."""
ESCAPES_Y, ESCAPES_STEP = 974.0, 68.0
CORNER_X, BETWEEN_X = 580.0, 884.0
"""Beside the table lie Escape cards with the Bandits on them: in the corner, or between two hands."""
CROWDED = (6, 8)
"""So many players have hands in the corner, and none at the bottom."""
DECK_H = 92.0
PILE_CARD_H = 104.0
PILE_STEP = 46.0
PILE_INSET = 44.0
"""From the trough's ends to the middles of the first and the last card, px."""
PAN_REACH = 760.0
"""So far beside the middle a sound comes from that side alone, px."""


class Place(NamedTuple):
    """A point on the canvas, px, and the angle of what lies there, degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


class Plate(NamedTuple):
    """The rectangle of a seat's plate, px. left: whether it stands in the left column."""

    x: float
    y: float
    w: float
    h: float
    left: bool


class Layout:
    """The places of one match: a table and a number of seats."""

    def __init__(self, table: TableSpec, seats: int) -> None:
        """seats: 2..8."""
        self.table = table
        self.seats = seats
        self.plates = [Plate(0, 0, 0, 0, left=True)] * seats
        homes = {seat: table.home(seat, seats) for seat in range(seats)}
        left = sorted((seat for seat in homes if homes[seat][0] < CENTRE[0] - 1), key=lambda s: homes[s][1])
        right = sorted((seat for seat in homes if seat not in left), key=lambda s: homes[s][1])
        for column, members in enumerate((left, right)):
            for row, seat in enumerate(members):
                self.plates[seat] = _plate(column, row, len(members))

    def arm(self, seat: int) -> Arm:
        """How a seat's arm comes out of its plate."""
        plate = self.plates[seat]
        edge = plate.x + plate.w if plate.left else plate.x
        return arm(self.home(seat), edge, plate.y, plate.y + plate.h)

    def home(self, seat: int) -> tuple[float, float]:
        """Where a seat's hands wait."""
        return self.table.home(seat, self.seats)

    def deck(self, seat: int) -> Place:
        """Where a seat's personal deck lies."""
        plate = self.plates[seat]
        return Place(plate.x + DECK_AT[0], plate.y + DECK_AT[1])

    def pile(self, seat: int, index: int, count: int) -> Place:
        """Where the captured Bandit `index` of `count` lies; many lie closer, credits stay in sight."""
        plate = self.plates[seat]
        left, top, width, height = TROUGH
        step = min(PILE_STEP, (width - 2 * PILE_INSET) / max(1, count - 1))
        x = plate.x + left + PILE_INSET + index * step
        return Place(x, plate.y + top + height / 2, (index % 3 - 1) * 1.5)

    def spot(self, spot: int) -> Place:
        """Where the card of a spot lies while nothing floats."""
        return Place(*self.table.place(spot))

    def token(self, token: str, holder: int | None) -> Place:
        """Where a token lies: in the middle, or before its holder."""
        if holder is None:
            return Place(*self.table.token_place(token))
        return Place(*self.table.holder_place(holder, self.seats))

    def escape(self, index: int) -> Place:
        """Where the Escape card number `index` lies beside the table."""
        first = BETWEEN_X if self.seats in CROWDED else CORNER_X
        return Place(first + index * ESCAPES_STEP, ESCAPES_Y, index * 4.0 - 4.0)

    def pan(self, x: float) -> float:
        """The stereo position of a place: -1 left .. 1 right."""
        return max(-1.0, min(1.0, (x - CENTRE[0]) / PAN_REACH))


def _plate(column: int, row: int, rows: int) -> Plate:
    room = (COLUMN_BOTTOM - COLUMN_TOP) / max(rows, 2)
    middle = COLUMN_TOP + room * (row + (0.5 if rows > 1 else 1.0))
    return Plate(PLATE_X[column], middle - PLATE_H / 2, PLATE_W, PLATE_H, left=column == 0)
