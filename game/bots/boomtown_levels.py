"""How good bots of Boom Town are: a row of figures a level, and what the things of the game are worth."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A bot's judgement.

    whim: spread of the error in what it makes of a choice, as a share of the chance to win that is at
    stake. blunder: chance to answer a question without thinking. counts: keeps in mind which cards are
    still to come, else goes by rule of thumb. exact: spends Shootout cards by exact odds, else likewise.
    most_discards: throws away so many cards a turn at most.
    sharp: how much it minds who is nearest to the goal. nerve: the least chance of
    winning a fight with which it rides or steps in. spares: chance to keep a Shootout card out of a fight.
    """

    whim: float
    blunder: float
    counts: bool
    exact: bool
    most_discards: int
    sharp: float
    nerve: float
    spares: float


LEVELS = {
    "easy": Level(
        whim=1.5, blunder=0.30, counts=False, exact=False, most_discards=1, sharp=1.0,
        nerve=0.5, spares=0.4,
    ),
    "normal": Level(
        whim=0.5, blunder=0.05, counts=False, exact=False, most_discards=2, sharp=2.0,
        nerve=0.4, spares=0.1,
    ),
    "hard": Level(
        whim=0.0, blunder=0.0, counts=True, exact=True, most_discards=5, sharp=4.0,
        nerve=0.0, spares=0.0,
    ),
}  # fmt: skip
