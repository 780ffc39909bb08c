"""What the cards of Bountytown look like, as data; `cards.py` draws them.

Places are px on a card of 300 x 420, the size of the drawings in assets/bountytown.
"""

from __future__ import annotations

from typing import NamedTuple

from game.stage.boxes import Box
from game.stage.palette import BOUNTY, Colour, rgb

CARD_W, CARD_H = 300.0, 420.0
MIDDLE = 146.0
"""The middle of the paper: at the drawing's right lies its shadow."""
LARGE_FROM = 190.0
"""Height of a card from which its details can be seen, px."""
INK = BOUNTY.ink


class Suit(NamedTuple):
    """A suit. name: of its drawing. colour: of the value. holes: where 1 to 5 bullets hit, on 200 px."""

    name: str
    colour: Colour
    holes: tuple[tuple[tuple[float, float], ...], ...]


_HEART = (
    ((100, 92),),
    ((66, 74), (134, 96)),
    ((62, 70), (138, 74), (100, 128)),
    ((60, 62), (140, 66), (72, 116), (128, 120)),
    ((56, 62), (144, 62), (100, 84), (72, 122), (128, 124)),
)
_DIAMOND = (
    ((100, 100),),
    ((84, 70), (116, 130)),
    ((100, 52), (76, 104), (124, 118)),
    ((100, 46), (62, 100), (138, 100), (100, 152)),
    ((100, 44), (60, 100), (140, 100), (100, 156), (100, 100)),
)
_CLUB = (
    ((100, 104),),
    ((100, 52), (100, 116)),
    ((100, 50), (48, 118), (152, 118)),
    ((100, 48), (46, 118), (154, 118), (100, 112)),
    ((100, 42), (44, 118), (156, 118), (100, 90), (100, 142)),
)
_SPADE = (
    ((100, 100),),
    ((100, 66), (100, 120)),
    ((100, 62), (62, 122), (138, 122)),
    ((100, 56), (58, 122), (142, 122), (100, 108)),
    ((100, 50), (54, 122), (146, 122), (100, 94), (100, 142)),
)
_GOLD = (
    ((100, 102),),
    ((62, 70), (138, 132)),
    ((100, 48), (54, 128), (146, 128)),
    ((56, 56), (144, 56), (56, 144), (144, 144)),
    ((56, 56), (144, 56), (56, 144), (144, 144), (100, 102)),
)
SUITS: dict[str, Suit] = {
    "H": Suit("hearts", rgb("#a3281f"), _HEART),
    "D": Suit("diamonds", rgb("#255f7a"), _DIAMOND),
    "C": Suit("clubs", rgb("#42602a"), _CLUB),
    "S": Suit("spades", rgb("#2b1509"), _SPADE),
    "G": Suit("gold", rgb("#a06a10"), _GOLD),
}
"""By the letter of a face. A suit is told by its shape; its colour only helps."""


class Plan(NamedTuple):
    """Where things lie on a card. Small cards have fewer and bigger signs.

    master: the height at which a card is put together once, and from which all its sizes are made.
    value: middle and size of the value. corners: small signs of the suit. sign: the big one, shot through.
    hole: its width. item: the picture of an Item. price, price_coin: what it costs. name: middle of a name's
    line and its size, None where it could not be read.
    """

    master: float
    value: tuple[float, float, float]
    corners: tuple[Box, ...]
    sign: Box
    hole: float
    item: Box
    price: tuple[float, float, float]
    price_coin: Box
    name: tuple[float, float] | None


SMALL = Plan(
    master=268.0,
    value=(84, 102, 190),
    corners=(),
    sign=Box(78, 176, 208, 208),
    hole=0.27,
    item=Box(24, 118, 248, 250),
    price=(64, 76, 128),
    price_coin=Box(92, 30, 88, 88),
    name=None,
)
LARGE = Plan(
    master=CARD_H,
    value=(68, 76, 112),
    corners=(Box(38, 138, 62, 62), Box(208, 28, 54, 54)),
    sign=Box(66, 164, 214, 214),
    hole=0.23,
    item=Box(32, 76, 232, 232),
    price=(56, 62, 68),
    price_coin=Box(76, 38, 50, 50),
    name=(356, 47),
)
ITEMS: dict[str, str] = {
    "first-aid-kit": "First Aid Kit",
    "rifle": "Rifle",
    "crucifix": "Crucifix",
    "ammunition": "Ammunition",
    "cowboy-hat": "Cowboy Hat",
}
"""Kinds of Items and the short name that fits on the card."""
NAME_ROOM = 244.0
WOUND_NAME = (356.0, 42.0)
WOUND_ROOM = 206.0
