"""What each card and token of Bandits on Mars looks like, as data; `cards.py` draws it.

Places are px on a card of 400 x 528, the size of the drawings in assets/bandits.
"""

from __future__ import annotations

from typing import NamedTuple

from game.stage.boxes import Box
from game.stage.palette import recolour, rgb

CARD_W, CARD_H = 400.0, 528.0

COLOURS: dict[str, dict[str, str]] = {
    "red": recolour(rgb("#cd3a24"), rgb("#86231a"), rgb("#f08a6a")),
    "green": recolour(rgb("#4fa862"), rgb("#1f6140"), rgb("#a4d98a")),
    "blue": recolour(rgb("#8bd0ee"), rgb("#3f82ad"), rgb("#d2f0fb")),
}
"""A colour's main, dark and light; they differ in grey as well, and each has a pattern and a shape."""
NEUTRAL = recolour(rgb("#b99c7c"), rgb("#6b5140"), rgb("#e3cba3"))
"""The ink of a Wanted poster: any colour counts."""


class Look(NamedTuple):
    """How a kind of card is put together.

    paper: the card itself. picture: what lies on it, '' for the bandit. pattern: whether the colour's pattern
    and shape show. token: the token that is raced for, if a picture of it lies in the corner.
    """

    paper: str
    picture: str = ""
    pattern: bool = False
    token: str = ""


LOOKS: dict[str, Look] = {
    "bandit": Look("card-paper", pattern=True),
    "wanted": Look("card-dark", "action-wanted"),
    "sheriff": Look("card-dark", "action-sheriff"),
    "escape": Look("card-dark", "action-escape", pattern=True),
    "ballerina": Look("card-dark", "action-ballerina", token="heart"),
    "brawl": Look("card-dark", "action-brawl", pattern=True),
    "the-end": Look("card-dark", "action-the-end"),
}
TOKENS = ("sheriff", "heart", "escape")


class Plan(NamedTuple):
    """Where things lie on a card. Small cards have fewer details and bigger signs.

    suffix: of the drawings made for this size. master: the height at which the card is put together once, and
    from which all its sizes are made. coin: the first one, coin_step: to the next, downwards.
    name: the plate with the bandit's name, None where it could not be read.
    """

    suffix: str
    master: float
    figure: Box
    shape: Box
    coin: Box
    coin_step: float
    bust: Box
    token: Box
    name: Box | None


SMALL = Plan(
    suffix="-small",
    master=264.0,
    figure=Box(24, 66, 372, 447),
    shape=Box(-4, -4, 124, 124),
    coin=Box(4, 114, 84, 84),
    coin_step=60,
    bust=Box(46, 143, 298, 271),
    token=Box(238, 372, 158, 158),
    name=None,
)
LARGE = Plan(
    suffix="",
    master=CARD_H,
    figure=Box(40, 44, 344, 413),
    shape=Box(8, 8, 92, 92),
    coin=Box(14, 102, 66, 66),
    coin_step=50,
    bust=Box(66, 167, 258, 235),
    token=Box(262, 384, 128, 128),
    name=Box(25, 446, 340, 64),
)
LARGE_FROM = 220.0
"""Logical height of a card from which its details can be seen, px."""
TOKEN_LARGE_FROM = 90.0
"""Logical width of a token from which its details can be seen, px."""
