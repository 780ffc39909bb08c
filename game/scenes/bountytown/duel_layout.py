"""Where everything lies in a Duel, px of the canvas: a place for each duellist, one for the Bounty."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.bountytown.cards import card_width
from game.stage.boxes import Box
from game.stage.canvas import WIDTH, Point

RIBBON_Y = 40.0
"""The middle of the steps that a Duel goes through."""
WHY = Box(460, 604, 1000, 60)
NOWHERE = Box(460, -400, 1000, 60)
"""Beyond the sheet: no reason may be read before all hands show."""
DECK, DISCARDS, PILE_H = (890.0, 948.0), (1030.0, 948.0), 118.0
"""Below trays that are closed."""
BOX_OF_WOUNDS: Point = (WIDTH / 2, -160.0)
"""Where Wounds come from, and all that lies on no pile of this screen goes to."""
CARD_H = 140.0
TRAY_W, TRAY_H, TRAY_Y = 622.0, 272.0, 738.0
TRAY_IN = 8.0
"""From the middle of the screen to a tray: outside of it the duellists stand."""
THIRD_W = 620.0
SIDE = 24.0
LOOKERS = tuple(Box(x, y, 560, 270) for x, y in ((504, 332), (1072, 332), (1340, 30), (640, 30)))
"""Where those look at a hand who are not in the Duel: over nobody's head and no tray."""
RANKING = Box(14, 4, 482, 534)
"""What beats what, over the attacker's plate: below it a head is seen, beside it every hand."""


class Row(NamedTuple):
    """Cards side by side. x, y: the middle. w: room; cards overlap where it is short of it."""

    x: float
    y: float
    w: float
    h: float = CARD_H

    def step(self, count: int) -> float:
        """From one card to the next."""
        wide = card_width(self.h)
        return min(wide + 6, (self.w - wide) / max(count - 1, 1))

    def at(self, index: int, count: int) -> Point:
        """The middle of a card."""
        return self.x + (index - (count - 1) / 2) * self.step(count), self.y


class Place(NamedTuple):
    """What belongs to one duellist.

    plate: name, hand and Location. boots, tall: of the figure. row: the cards played. label_y: where is
    written what they make. marks: the first of the marks. out: to which side they fall. inside: px that they
    fall inwards.
    panel: choices of this duellist. small: a place among four or more, on a board of its own.
    """

    plate: Box
    boots: Point
    tall: float
    row: Row
    label_y: float
    marks: Point
    tray: Box
    panel: Box
    out: int = -1
    inside: float = 0.0
    small: bool = False

    @property
    def badge(self) -> Point:
        """The middle of the seat's sign."""
        half = self.badge_size / 2
        return self.plate.x + 16 + half, self.plate.y + (12 if not self.small else 4) + half

    @property
    def badge_size(self) -> float:
        """The side of the seat's sign."""
        return 68.0 if self.small else 84.0

    @property
    def hand(self) -> Row:
        """The cards held, small, on the plate."""
        plate = self.plate
        if self.small:
            return Row(plate.x + plate.w - 96, plate.y + 38, 150, 60)
        return Row(plate.x + plate.w / 2, plate.y + 148, plate.w - 40, 84)

    @property
    def stop(self) -> Point:
        """Where a thing is held out for all to see: before the figure's chest."""
        return self.boots[0], self.boots[1] - self.tall * 0.5


class BountyPlace(NamedTuple):
    """What belongs to the Bounty. poster, tall: its middle and height. base, drawn: its cards.

    label: where its rank is written; wide: in
    one line. boots: of its figure, None if it hangs between two players.
    """

    poster: Point
    tall: float
    base: Row
    drawn: Row
    label: Point
    wide: bool
    boots: Point | None = None


PLATE_W, PLATE_H = 470.0, 282.0
BARE_H = 202.0
"""A plate without a Location."""
PLATE_Y = 88.0
FIGURE_H, BOOTS_Y = 420.0, 968.0
LEFT_X, RIGHT_X = 196.0, WIDTH - 196.0
ROW_Y, ROW_W = 434.0, 440.0
LEFT_ROW, RIGHT_ROW = 722.0, WIDTH - 722.0
PANEL = Box(580, 590, 760, 422)
"""Between the two, below the board of the Declaration."""
LOW_PANEL = Box(448, 668, 1024, 344)
"""From the Draw on: below all cards and the reason, between the stamps of who wins."""


def _side(x: float, row: float, out: int) -> Place:
    left = out < 0
    plate_x = SIDE - 4 if left else WIDTH - SIDE + 4 - PLATE_W
    tray_x = WIDTH / 2 - TRAY_IN - TRAY_W if left else WIDTH / 2 + TRAY_IN
    return Place(
        plate=Box(plate_x, PLATE_Y, PLATE_W, PLATE_H),
        boots=(x, BOOTS_Y),
        tall=FIGURE_H,
        row=Row(row, ROW_Y, ROW_W),
        label_y=ROW_Y + 118,
        marks=(plate_x + PLATE_W / 2, PLATE_Y + PLATE_H + 46),
        tray=Box(tray_x, TRAY_Y, TRAY_W, TRAY_H),
        panel=LOW_PANEL,
        out=out,
        inside=310.0,
    )


ATTACKER = _side(LEFT_X, LEFT_ROW, -1)
DEFENDER = _side(RIGHT_X, RIGHT_ROW, 1)
BETWEEN = BountyPlace(
    poster=(628.0, 238.0),
    tall=330.0,
    base=Row(1080.0, 141.0, 660.0, 104.0),
    drawn=Row(1080.0, 244.0, 660.0, 104.0),
    label=(1080.0, 317.0),
    wide=True,
)
"""The Bounty of a player hangs above the street."""
FACING = BountyPlace(
    poster=(WIDTH - 236.0, 262.0),
    tall=348.0,
    base=Row(RIGHT_ROW, ROW_Y - 150, ROW_W),
    drawn=Row(RIGHT_ROW, ROW_Y, ROW_W),
    label=(RIGHT_ROW, ATTACKER.label_y),
    wide=False,
    boots=(RIGHT_X, BOOTS_Y),
)
"""An active Bounty stands in the street itself."""
GRID = {4: (0, 2, 3, 5), 5: (0, 2, 3, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""Which cells of three by two those have who are tied in the final Duel."""
CELL_W, CELL_H = 628.0, 456.0
CELL_GAP = 8.0
GRID_Y = 84.0


def final_places(count: int) -> tuple[Place, ...]:
    """The places of a final Duel of 2 to 6."""
    if count == 2:
        return tuple(side._replace(plate=side.plate._replace(h=BARE_H)) for side in (ATTACKER, DEFENDER))
    if count == 3:
        return tuple(_third(n) for n in range(3))
    return tuple(_cell(cell) for cell in GRID[count])


def _third(n: int) -> Place:
    """One of three who stand side by side."""
    x = WIDTH / 2 + (n - 1) * (THIRD_W + 14)
    return Place(
        plate=Box(x - 235, PLATE_Y, 470, BARE_H),
        boots=(x, BOOTS_Y + 14),
        tall=330.0,
        row=Row(x, 372, 560),
        label_y=498,
        marks=(x, 600),
        tray=Box(x - THIRD_W / 2, TRAY_Y, THIRD_W, TRAY_H),
        panel=Box(x - 235, 480, 470, 530),
        out=(-1, -1, 1)[n],
        inside=150.0,
    )


def cell_box(cell: int) -> Box:
    """A cell of the grid of three by two."""
    row, column = divmod(cell, 3)
    x = WIDTH / 2 + (column - 1) * (CELL_W + CELL_GAP) - CELL_W / 2
    return Box(x, GRID_Y + row * (CELL_H + CELL_GAP), CELL_W, CELL_H)


def _cell(cell: int) -> Place:
    """One of four to six, each on a board of its own."""
    box = cell_box(cell)
    row = Row(box.x + 408, box.y + 172, 392, 124)
    return Place(
        plate=box,
        boots=(box.x + 118, box.y + CELL_H - 22),
        tall=250.0,
        row=row,
        label_y=row.y + 120,
        marks=(row.x, row.y + 228),
        tray=Box(box.x + 6, box.y + CELL_H - 8 - TRAY_H, CELL_W - 12, TRAY_H),
        panel=box,
        inside=118.0,
        small=True,
    )


def looker(index: int, people: int, *, final: bool = False) -> Box:
    """Where somebody looks at a hand who is not in the Duel. index: which of those. people: how many are."""
    if final and people in GRID:
        free = [cell for cell in range(6) if cell not in GRID[people]]
        box = cell_box(free[index % len(free)]) if free else cell_box(1)
        return Box(box.x + 6, box.y + CELL_H - 8 - TRAY_H, CELL_W - 12, TRAY_H)
    places = (*LOOKERS, DEFENDER.tray)
    return places[index % len(places)]


def pan(x: float) -> float:
    """Where a place of the canvas is heard, -1..1."""
    return max(-1.0, min(1.0, (x / WIDTH * 2.0 - 1.0) * 0.8))
