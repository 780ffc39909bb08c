"""The town and its street: buildings with their boards, the ground, the duel at noon and the Train."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.bountytown.cards import FOLDER
from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.palette import BOUNTY
from game.stage.textsize import grown

BUILDING_W, BUILDING_H = 360.0, 240.0
BOARD_H = 46.0
BOARD_TEXT = 37.0
BOARD_SIDE = 27.0
"""Wood at each side of a name, px."""
BOARD_W = 356.0
"""No board is wider: beside it hangs that of the next building."""
BOARD_GROWTH = 0.6
"""How much of the growth of its name a board follows upwards."""
CELL_X = (592.0, 960.0, 1328.0)
CELL_Y = (208.0, 516.0, 824.0)
STREET_DROP = 140.0
"""From the middle of a cell down to where figures stand, px."""
TRAIN_H = 270.0
TRAIN_CARS = ("caboose", "express", "coach", "tender", "engine")
"""From left to right; it runs to the right."""
COUPLING = 6.0


class Board(NamedTuple):
    """Where a Location's name hangs: its middle on the drawing, px, and the words."""

    x: float
    y: float
    words: str


BOARDS: dict[str, Board] = {
    "bandit-hideout": Board(176, 92, "Bandit Hideout"),
    "boot-hill": Board(128, 40, "Boot Hill"),
    "boarding-house": Board(176, 112, "Boarding House"),
    "sheriffs-office": Board(176, 86, "Sheriff's Office"),
    "docs": Board(176, 118, "Doc's"),
    "general-store": Board(178, 78, "General Store"),
    "bank": Board(176, 124, "Bank"),
    "trading-post": Board(182, 88, "Trading Post"),
    "abandoned-jailhouse": Board(178, 108, "Abandoned Jailhouse"),
    "last-chance-saloon": Board(176, 84, "Last Chance Saloon"),
    "telegraph-office": Board(163, 98, "Telegraph Office"),
    "livery-stable": Board(176, 116, "Livery Stable"),
    "chapel": Board(168, 122, "Chapel"),
    "shooting-range": Board(176, 32, "Shooting Range"),
    "gallows": Board(190, 28, "Gallows"),
    "blind-alley": Board(182, 146, "Blind Alley"),
    "bath-house": Board(158, 98, "Bath House"),
    "silver-mine": Board(177, 108, "Silver Mine"),
}


def building_sprite(art: Art, location_id: str, width: float = BUILDING_W, *, board: bool = True) -> Sprite:
    """A Location's building with its name. Raises KeyError for a word that is no Location's id.

    board: whether the name hangs on it; leave it off where it could not be read.
    """
    place = BOARDS[location_id]
    height = width * BUILDING_H / BUILDING_W
    drawing = art.sprite(f"{FOLDER}/buildings/{location_id}", width=width, height=height)
    if not board:
        return drawing

    def paint(canvas: Canvas) -> None:
        canvas.image(drawing, 0, 0, anchor="topleft")
        _hang(canvas, place, width / BUILDING_W)

    return art.compose(("building", location_id), (width, height), paint, supersample=1, grows=True)


def board_width(canvas: Canvas, place: Board, unit: float = 1.0) -> float:
    """How wide the board of a Location is, px. unit: px of the canvas for one px of the drawing."""
    wide = canvas.text_width(place.words, "west", BOARD_TEXT * unit) + 2 * BOARD_SIDE * unit
    return min(wide, BOARD_W * unit)


def _hang(canvas: Canvas, place: Board, unit: float) -> None:
    size, wide = BOARD_TEXT * unit, board_width(canvas, place, unit)
    x, y = place.x * unit, place.y * unit
    wood = canvas.art.sprite(f"{FOLDER}/board", height=BOARD_H * unit)
    larger = grown(size, canvas.text_size) / size
    canvas.image(wood, x, y, zoom=(wide / wood.width, 1.0 + (larger - 1.0) * BOARD_GROWTH))
    room = wide - 2 * BOARD_SIDE * unit + 2
    canvas.text(place.words, x, y - unit, "west", size, BOUNTY.ink, max_width=room, whole=True)


def cell_middle(cell: int) -> tuple[float, float]:
    """The middle of a cell's building on the backdrop, px; cells are 0 1 2 / 3 4 5 / 6 7 8."""
    return CELL_X[cell % 3], CELL_Y[cell // 3]


def cell_street(cell: int) -> tuple[float, float]:
    """Where a figure's boots stand before a cell's building, px."""
    x, y = cell_middle(cell)
    return x, y + STREET_DROP


def town_backdrop(art: Art, canvas: Canvas) -> None:
    """The main street from above at high noon, without buildings."""
    sprite = art.sprite(f"{FOLDER}/town-ground", width=WIDTH, height=HEIGHT, opaque=True)
    canvas.image(sprite, WIDTH / 2, HEIGHT / 2)


def duel_backdrop(art: Art, canvas: Canvas) -> None:
    """The street at noon, for two who face each other."""
    canvas.image(duel_sprite(art), WIDTH / 2, HEIGHT / 2)


def duel_sprite(art: Art) -> Sprite:
    """The street of a Duel as one picture."""
    return art.sprite(f"{FOLDER}/duel-street", width=WIDTH, height=HEIGHT, opaque=True)


def train_sprite(art: Art, height: float = TRAIN_H, cars: tuple[str, ...] = TRAIN_CARS) -> Sprite:
    """The Train from the side, running to the right. cars: from left to right, names of TRAIN_CARS."""
    parts = [art.sprite(f"{FOLDER}/train-{car}", height=height) for car in cars]
    gap = COUPLING * height / TRAIN_H

    def paint(canvas: Canvas) -> None:
        x = 0.0
        for part in parts:
            canvas.image(part, x, 0, anchor="topleft")
            x += part.width - gap

    size = sum(part.width - gap for part in parts) + gap, height
    return art.compose(("train", cars), size, paint, supersample=1)
