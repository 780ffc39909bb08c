"""Where things lie on a Bounty's poster, as data; `posters.py` draws it. Places are px on 340 x 480."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.palette import Colour, rgb

MARKED = rgb("#ef7d22")
"""Of the two cells where a Bounty is duelled; a target lies in them as well."""
OFFICE = rgb("#a39c92")
POSTER_W, POSTER_H = 340.0, 480.0
BASE_END = 325.0
"""No printed card hangs over the edge of the paper, however many there are."""
POSTER_LARGE_FROM = 330.0
"""Height of a poster from which its name and cards can be read, px."""
SHERIFF = 3
"""The cell of the Sheriff's Office; the grid is 0 1 2 / 3 4 5 / 6 7 8."""
TINTS: dict[int, Colour] = {
    1: rgb("#d9c08a"),
    2: rgb("#9db7a6"),
    3: rgb("#dba24e"),
    4: rgb("#cf7a4a"),
    5: rgb("#a5403a"),
}
"""The ground behind a face, by Renown."""


class Grid(NamedTuple):
    """Top left of a town's plan, the side of a cell and the gap between two, px."""

    x: float
    y: float
    cell: float
    gap: float


class Poster(NamedTuple):
    """Where things lie on a poster, px of POSTER_H. Small ones have fewer and bigger signs.

    title: y and size of WANTED. picture: left, top, width, height. head: its height. renown: left, top and
    size of the badge. name: y, size, room. base: left, top, height of the printed cards and the step to the
    next. draw: left, top, height of a back and size of its number. items: left, top, height and step.
    """

    master: float
    title: tuple[float, float] | None
    picture: tuple[float, float, float, float]
    head: float
    renown: tuple[float, float, float]
    name: tuple[float, float, float] | None
    grid: Grid
    base: tuple[float, float, float, float] | None
    draw: tuple[float, float, float, float]
    items: tuple[float, float, float, float]


POSTER_LARGE = Poster(
    master=480.0,
    title=(42, 54),
    picture=(30, 76, 272, 196),
    head=204,
    renown=(12, 62, 92),
    name=(298, 42, 284),
    grid=Grid(32, 334, 36, 5),
    base=(168, 322, 70, 48),
    draw=(166, 398, 62, 40),
    items=(260, 410, 42, 17),
)
POSTER_SMALL = Poster(
    master=280.0,
    title=None,
    picture=(26, 30, 282, 258),
    head=268,
    renown=(2, 4, 132),
    name=None,
    grid=Grid(32, 312, 42, 6),
    base=None,
    draw=(182, 308, 82, 62),
    items=(190, 396, 62, 46),
)
