"""How good bots are: three rows of figures."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A bot's eyes, memory and hands. Times in ms: mean and spread (standard deviation).

    see, see_spread: from the reveal to a decision for a card that lies face up. again: to a new decision
    when the first is gone. notice: chance to keep in mind where a card lies when it is turned face down.
    keep: mean number of turns until it is forgotten. muddle: chance to take a Hidden card for another.
    wrong: chance to go for a wrong card. heed: how much a rival's hand near a card deters, 0..1. aim: spread
    of the palm, px. timing: spread of the slam. tilt: how far the stick is pushed. early: chance of a false
    start in a hush. bell, bell_spread: reaction to the bell at noon. jumpy: chance to draw too soon there.
    """

    see: float
    see_spread: float
    again: float
    notice: float
    keep: float
    muddle: float
    wrong: float
    heed: float
    aim: float
    timing: float
    tilt: float
    early: float
    bell: float
    bell_spread: float
    jumpy: float


LEVELS = {
    "easy": Level(
        see=820, see_spread=150, again=430, notice=0.50, keep=4, muddle=0.20, wrong=0.10, heed=0.0,
        aim=13, timing=18, tilt=0.84, early=0.03, bell=390, bell_spread=60, jumpy=0.06,
    ),
    "normal": Level(
        see=560, see_spread=90, again=310, notice=0.80, keep=10, muddle=0.08, wrong=0.04, heed=0.3,
        aim=9, timing=13, tilt=1.0, early=0.01, bell=290, bell_spread=40, jumpy=0.02,
    ),
    "hard": Level(
        see=415, see_spread=30, again=220, notice=0.97, keep=40, muddle=0.02, wrong=0.01, heed=0.6,
        aim=5, timing=7, tilt=1.0, early=0.0, bell=225, bell_spread=22, jumpy=0.0,
    ),
}  # fmt: skip
