"""What a Duel shows, piece by piece: to be made ahead, so that its first frame need not wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.scenes.bountytown import duel_boards
from game.scenes.bountytown.cards import back_sprite, duel_card_sprite
from game.scenes.bountytown.duel_cards import STEP
from game.scenes.bountytown.duel_layout import (
    ATTACKER,
    BETWEEN,
    CARD_H,
    FACING,
    FIGURE_H,
    PILE_H,
    PLATE_H,
    PLATE_W,
    ROW_W,
)
from game.scenes.bountytown.duel_painter import DECLARED, step_sprite
from game.scenes.bountytown.duel_words import STEPS
from game.scenes.bountytown.figures import figure_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.posters_looks import POSTER_LARGE_FROM
from game.scenes.bountytown.town import duel_sprite
from game.scenes.manned import is_bot
from game.stage.badges import seat_badge

if TYPE_CHECKING:
    from game.rules.bountytown.rows import Bounty
    from game.stage.art import Art, Sprite

SHRUNK = POSTER_LARGE_FROM - STEP
"""Of a poster on its way to who captured it, px: without its name and cards."""


def street(art: Art) -> Iterator[Sprite]:
    """The street, the ribbon, the boards."""
    yield duel_sprite(art)
    for step in STEPS:
        for state in ("next", "now", "past"):
            yield step_sprite(art, STEPS, step, state)
    yield duel_boards.board(art, *DECLARED)
    for height in (PILE_H, CARD_H, ATTACKER.hand.h):
        yield back_sprite(art, height)
    for best in (False, True):
        yield duel_boards.label(art, ROW_W, duel_boards.LABEL_H, best=best)
    yield duel_boards.flash(art)


def prize(art: Art, bounty: Bounty) -> Iterator[Sprite]:
    """A Bounty that is met in the street, or hangs above it; its poster grows smaller when it is captured."""
    yield figure_sprite(art, bounty.id, FIGURE_H)
    yield poster_sprite(art, bounty, SHRUNK)
    for place in (FACING, BETWEEN):
        yield poster_sprite(art, bounty, place.tall)
        for face in bounty.base:
            yield duel_card_sprite(art, face, place.base.h)


def duellist(art: Art, seat: int, who: str) -> Iterator[Sprite]:
    """A player who attacks or defends."""
    yield figure_sprite(art, who, FIGURE_H)
    yield duel_boards.plate(art, seat, PLATE_W, PLATE_H)
    yield seat_badge(art, seat, ATTACKER.badge_size, bot=is_bot(seat))
