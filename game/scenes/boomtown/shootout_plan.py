"""Where everything of a shootout lies: two figures, their cards, their totals, their dice on the planks."""

from __future__ import annotations

from game.scenes.boomtown.dice_throw import Felt
from game.stage.boxes import Box

HEAD_Y = 50.0
FIGURE_H = 540.0
LYING = 0.88
"""Height of a fallen figure beside a standing one, so that its hat stays on the sheet."""
FIGURE_AT = ((250.0, 900.0), (1670.0, 900.0))
NAME_Y = 150.0
NAME_X, NAME_W = (132.0, 1788.0), 314.0
"""Clear of the ring that beats round the badge of who is asked, and of the cards."""
BADGE = 92.0
BADGES = ((62.0, NAME_Y), (1858.0, NAME_Y))
SUITS = ("gun", "gang", "guts")
CARD_H = 196.0
CARD_Y = 216.0
CARD_X = ((528.0, 670.0, 812.0), (1108.0, 1250.0, 1392.0))
SUIT_Y = 342.0
PRIZE_AT = (960.0, 216.0)
TOTAL_Y = 462.0
TOTAL_X = (670.0, 1250.0)
FELTS = (Felt(466, 566, 488, 350), Felt(966, 566, 488, 350))
SLOTS = (
    ((580.0, 752.0), (710.0, 752.0), (840.0, 752.0)),
    ((1080.0, 752.0), (1210.0, 752.0), (1340.0, 752.0)),
)
WHY = Box(490, 944, 940, 66)
PANELS = (Box(12, 266, 446, 674), Box(1462, 266, 446, 674))
"""Over the own figure, of which the name stays: all cards, both totals and all dice stay in sight."""
LOOKS_HIGH = Box(12, 266, 446, 300), Box(1462, 266, 446, 300)
LOOKS_LOW = Box(12, 640, 446, 300), Box(1462, 640, 446, 300)
"""Over the figures, where hands that are but looked at hide neither cards nor dice, high and low."""
HANDS = (Box(478, 664, 464, 150), Box(978, 664, 464, 150))
"""Hands that lie face up, on the planks before any die does."""
TRAYS = (Box(240, 606, 716, 332), Box(964, 606, 716, 332))
"""Over the planks, on which nothing lies while cards are chosen, and the legs of those who fight."""
HELP = Box(460, 368, 1000, 234)
"""Between the places for cards and the trays."""


def look_box(asked: int | None, bystander: int) -> Box:
    """Where somebody who is not in a shootout sees their hand. asked: the side at which the panel lies.

    bystander: how many are before them; where that is more than there are places, they share.
    """
    sides = [side for side in (0, 1) if side != asked]
    places = [boxes[side] for boxes in (LOOKS_HIGH, LOOKS_LOW) for side in sides]
    return places[bystander % len(places)]
