"""Where things lie on the cards of Boom Town, as data; `cards.py` draws them. Places are px on 300 x 420."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.boxes import Box

CARD_W, CARD_H = 300.0, 420.0
MIDDLE = 146.0
"""The middle of the paper: at the drawing's right lies its shadow."""
LARGE_FROM = 280.0
"""Height of a card from which its name can be read, px."""
NAME_ROOM = 226.0


FIELD = Box(21, 21, 253, 374)
"""What is printed within the paper's edge."""


class Plan(NamedTuple):
    """Where things lie on a card. Small cards have fewer and bigger signs, and no name.

    master: the height at which a card is put together once, and from which all its sizes are made.
    mark: of its kind. picture: middle, foot and width. bust: middle, foot and height. building, riders:
    who or what it is. sum: middle and size of an amount. ticket: what an income counts. plate: under the
    name. name: middle of its lines, their size, and that of two lines; None where it could not be read.
    """

    master: float
    mark: Box
    picture: tuple[float, float, float]
    bust: tuple[float, float, float]
    building: Box
    riders: Box
    sum: tuple[float, float, float]
    ticket: Box
    plate: Box
    name: tuple[float, float, float] | None


SMALL = Plan(
    master=320.0,
    mark=Box(22, 18, 112, 112),
    picture=(147, 394, 252),
    bust=(147, 394, 290),
    building=Box(11, 190, 272, 181),
    riders=Box(22, 226, 252, 168),
    sum=(202, 72, 76),
    ticket=Box(23, 28, 248, 109),
    plate=Box(0, 0, 0, 0),
    name=None,
)
LARGE = Plan(
    master=480.0,
    mark=Box(22, 20, 90, 90),
    picture=(147, 306, 252),
    bust=(147, 306, 236),
    building=Box(20, 124, 254, 170),
    riders=Box(22, 142, 252, 168),
    sum=(200, 64, 66),
    ticket=Box(38, 24, 218, 92),
    plate=Box(16, 302, 262, 96),
    name=(349, 48, 42),
)
