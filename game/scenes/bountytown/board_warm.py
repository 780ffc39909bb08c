"""Makes pictures ahead while nothing moves, one a frame, so that no frame has to wait for them later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.bountytown.cards import FACES
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_caption import caption_sprite
from game.scenes.bountytown.board_parts import lit_sprite, pin_sprite, tile_sprite
from game.scenes.bountytown.cards import duel_card_sprite, item_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.table_ending import TRAIN_SIZE
from game.scenes.bountytown.table_plays import OPEN_H, SHOWN_H
from game.scenes.bountytown.town import train_sprite

if TYPE_CHECKING:
    from game.scenes.bountytown.board import Board
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas


class Warm:
    """What a match will show, in the order in which it may be needed."""

    def __init__(self, canvas: Canvas, board: Board) -> None:
        """canvas: for which they are made. board: whose town stands already."""
        self._left = _all(canvas, board)

    def next(self, canvas: Canvas) -> bool:
        """Make one picture for the size of a canvas; False if all are made."""
        sprite = next(self._left, None)
        if sprite is None:
            return False
        sprite.surface(canvas.scale)
        return True


def _all(canvas: Canvas, board: Board) -> Iterator[Sprite]:
    art, lore = canvas.art, board.lore
    for location in board.town:
        yield lit_sprite(art, location)
        yield caption_sprite(canvas, lore.locations[location])
    for character in lore.characters.values():
        yield caption_sprite(canvas, character)
    for face in FACES:
        yield duel_card_sprite(art, face, OPEN_H)
    for kind in lore.kinds:
        yield item_sprite(art, kind, SHOWN_H)
        yield item_sprite(art, kind, geometry.CARD_H)
    for bounty in lore.bounties.values():
        yield pin_sprite(art, bounty)
        yield tile_sprite(art, bounty)
        yield poster_sprite(art, bounty, geometry.LARGE_H)
    yield train_sprite(art, TRAIN_SIZE)
