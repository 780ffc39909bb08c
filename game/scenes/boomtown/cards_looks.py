"""Where things lie on the cards of Boom Town, as data; `cards.py` draws them. Places are px on 300 x 420."""

from __future__ import annotations

from typing import NamedTuple

CARD_W, CARD_H = 300.0, 420.0
MIDDLE = 146.0
"""The middle of the paper: at the drawing's right lies its shadow."""
LARGE_FROM = 280.0
"""Height of a card from which its name can be read, px."""
NAME_ROOM = 236.0


class Box(NamedTuple):
    """A place on the card, px; what is drawn in it keeps its own shape."""

    x: float
    y: float
    w: float
    h: float


class Plan(NamedTuple):
    """Where things lie on a card. Small cards have fewer and bigger signs, and no name.

    master: the height at which a card is put together once, and from which all its sizes are made.
    mark: of its kind. picture, bust, building, riders: who or what it is. sum: middle and size of an amount.
    ticket: what an income counts. plate: under the name. name: middle of its lines and their size.
    """

    master: float
    mark: Box
    picture: Box
    bust: Box
    building: Box
    riders: Box
    sum: tuple[float, float, float]
    ticket: Box
    plate: Box
    name: tuple[float, float] | None


SMALL = Plan(
    master=320.0,
    mark=Box(12, 10, 100, 100),
    picture=Box(16, 108, 260, 272),
    bust=Box(0, 142, 292, 252),
    building=Box(6, 160, 280, 188),
    riders=Box(16, 216, 260, 172),
    sum=(196, 66, 92),
    ticket=Box(108, 24, 176, 80),
    plate=Box(0, 0, 0, 0),
    name=None,
)
LARGE = Plan(
    master=480.0,
    mark=Box(14, 12, 84, 84),
    picture=Box(30, 84, 232, 220),
    bust=Box(16, 96, 260, 214),
    building=Box(16, 116, 260, 176),
    riders=Box(26, 152, 240, 154),
    sum=(204, 58, 76),
    ticket=Box(118, 24, 158, 70),
    plate=Box(16, 300, 262, 100),
    name=(349, 46),
)
