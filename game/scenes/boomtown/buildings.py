"""The fifteen Establishments of Boom Town at dusk, and the boards with their names."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.boomtown.cards import row_id
from game.scenes.boomtown.cards_rows import CARDS
from game.scenes.boomtown.marks import FOLDER
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.palette import BOOM

WIDTH = 260.0
SHEET_W, SHEET_H = 360.0, 240.0
BOARD_H = 50.0
BOARD_TEXT = 42.0
"""Size of a name on a sheet; a long one is set smaller, so that its board is no wider than BOARD_ROOM."""
BOARD_ROOM = 344.0
BOARD_SIDE = 24.0
"""Wood at each side of a name, px."""


class Board(NamedTuple):
    """Where the middle of a name's board hangs on the drawing, px."""

    x: float
    y: float


BOARDS: dict[str, Board] = {
    "acme-saloon": Board(177, 66),
    "red-light-brothel": Board(172, 108),
    "gambling-hall": Board(178, 86),
    "horse-trader": Board(148, 112),
    "trading-post": Board(178, 92),
    "railroad-station": Board(142, 106),
    "mcsweens-store": Board(178, 74),
    "gold-mine": Board(177, 108),
    "first-national-bank": Board(176, 108),
    "cattle-ranch": Board(178, 92),
    "ok-corral": Board(180, 206),
    "coal-mine": Board(122, 112),
    "boot-hill-cemetery": Board(180, 210),
    "cotton-mill": Board(172, 108),
    "telegraph-office": Board(165, 92),
}

SHORT = {"red-light-brothel": "Red Light"}
"""What hangs over the door where that is less than the card's name."""


def board_words(card_id: str) -> str:
    """What the board of an Establishment says. Raises KeyError for a card that is none."""
    card = row_id(card_id)
    return SHORT.get(card, CARDS[card].name)


def building_sprite(art: Art, card_id: str, width: float = WIDTH, *, board: bool = True) -> Sprite:
    """An Establishment with lit windows. Raises KeyError for a card that is none.

    board: whether its name hangs on it; leave it off where it could not be read.
    """
    card = row_id(card_id)
    place = BOARDS[card]
    height = width * SHEET_H / SHEET_W
    drawing = art.sprite(f"{FOLDER}/buildings/{card}", width=width, height=height)
    if not board:
        return drawing

    def paint(canvas: Canvas) -> None:
        canvas.image(drawing, 0, 0, anchor="topleft")
        _hang(canvas, board_words(card), place, width / SHEET_W)

    return art.compose(("establishment", card), (width, height), paint, supersample=1)


def _hang(canvas: Canvas, words: str, place: Board, unit: float) -> None:
    size = BOARD_TEXT * unit
    wide, room = canvas.text_width(words, "west", size), (BOARD_ROOM - 2 * BOARD_SIDE) * unit
    if wide > room:
        size, wide = size * room / wide, room
    x, y = place.x * unit, place.y * unit
    wood = canvas.art.sprite(f"{FOLDER}/board", height=BOARD_H * unit)
    canvas.image(wood, x, y, zoom=((wide + 2 * BOARD_SIDE * unit) / wood.width, 1.0))
    canvas.text(words, x, y - unit, "west", size, BOOM.ink)
