"""What plays of several kinds of events do alike, and how long they take."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from game.scenes.boomtown.cards import card_sprite
from game.scenes.boomtown.layout import STAGE
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.show import Show

CARD_H = 180.0
DIE_DROP = 22.0
"""A die is seen higher than it lies, px."""
OVER_PLATE, OVER_PURSE = 84.0, 78.0
"""From the middle of a badge, and of a purse, up to a word that hides nothing of the plate, px."""
UNDER_BILL = STAGE.y + STAGE.h + 90
"""Where a word about a raid pops up: as far as it rises, it hides nothing of the bill, px."""
BRIEF, SHORT, LONG = 160.0, 340.0, 640.0
"""Times until the next event, ms at normal pace."""


def dust(show: Show, x: float, y: float, count: int) -> None:
    """A ring of dust, unless motion is hurried."""
    if show.loud:
        show.air.particles.dust_ring(x, y, count)


def to_pile(show: Show, card: str, start: tuple[float, float], delay_ms: float = 0.0) -> None:
    """A card flies to the discard pile, face up."""
    sprite = card_sprite(show.art, card, CARD_H)
    landed: Callable[[], None] = lambda: show.show_top(card)  # noqa: E731
    show.air.fly(sprite, start, show.pile_at(), delay_ms=delay_ms, zooms=(0.5, 0.95), landed=landed)


def throw_one(show: Show, seat: int, die: int, tray: DiceTray, salt: object) -> float:
    """One die rolls in the square; gives how long it takes, ms."""
    seed = zlib.crc32(repr((salt, show.town.turn, show.town.deck)).encode())
    tray.prepare([0], 1, seed, from_left=show.layout.pan(seat) < 0)
    tray.throw([die])
    show.dice.append(tray)
    return 1_000 * tray.seconds
