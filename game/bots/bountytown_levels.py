"""How good bots of Bountytown are: rows of figures. Values are in Renown."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """What a bot weighs, and how well.

    noise: spread of its errors when it compares plans. steps: how many deeds ahead it plans within a turn.
    keen: tries all ways to discard; cards that are gone count, and ones to come that can be exchanged.
    odds: weighs chances to win the match instead of Renown. spite: what another's lost Renown is worth.
    wounds: what so many Wounds cost. ready: what a card in hand at the end of a turn is worth. item: what
    Items are worth, by kind. caution: how much of the danger of theft it sees, 0..1. picky: takes the
    Character that wins most.
    """

    noise: float
    steps: int
    keen: bool
    odds: bool
    spite: float
    wounds: tuple[float, ...]
    ready: float
    caution: float
    picky: bool
    item: dict[str, float]


ITEMS = {"first-aid-kit": 0.5, "rifle": 0.5, "crucifix": 0.6, "ammunition": 0.5, "cowboy-hat": 0.7}
"""What an Item in hand is worth; others are worth a tenth of their price."""

WINNING = {
    "valentina": 1.5, "big-abigail": 1.1, "ezra-bloom": 1.1, "ox-hanrahan": 1.05, "digger-odea": 0.9,
    "reverend-thorne": 0.9, "whistling-nell": 0.9, "bart": 0.65,
}  # fmt: skip
"""How often Characters win, in parts of the fair share; others 1. From `tests.bots.bountytown_balance`."""

LEVELS = {
    "easy": Level(
        noise=1.6, steps=1, keen=False, odds=False, spite=0.0,
        wounds=(0.0, 0.3, 0.7, 1.2, 1.8, 2.6), ready=0.08, caution=0.0, picky=False, item=ITEMS,
    ),
    "normal": Level(
        noise=0.8, steps=2, keen=False, odds=False, spite=0.4,
        wounds=(0.0, 0.5, 1.1, 1.9, 3.0, 4.0), ready=0.12, caution=0.6, picky=False, item=ITEMS,
    ),
    "hard": Level(
        noise=0.0, steps=3, keen=True, odds=True, spite=0.3,
        wounds=(0.0, 0.5, 1.1, 1.9, 3.0, 4.0), ready=0.3, caution=1.0, picky=True, item=ITEMS,
    ),
}  # fmt: skip
