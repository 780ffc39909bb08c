"""Makes pictures ahead while nothing moves, so that no frame has to wait for them later."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.bountytown.cards import FACES
from game.scenes.bountytown import duel_warm, geometry
from game.scenes.bountytown.board_caption import person_sprite, place_sprite
from game.scenes.bountytown.board_parts import lit_sprite, pin_sprite, tile_sprite
from game.scenes.bountytown.board_sign import sign_sprite
from game.scenes.bountytown.cards import duel_card_sprite, item_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.table_ending import TRAIN_SIZE, hero_pieces
from game.scenes.bountytown.table_spots import OPEN_H, SHOWN_H
from game.scenes.bountytown.town import train_sprite

if TYPE_CHECKING:
    from game.scenes.bountytown.board import Board
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas

SPARE_S = 0.002
"""So long pictures are made in one frame; the last one begun may take longer."""


class Warm:
    """What a match will show, in the order in which it may be needed: first what lies on the board now."""

    def __init__(self, canvas: Canvas, board: Board) -> None:
        """canvas: for which they are made. board: whose town stands already."""
        self._canvas, self._board = canvas, board
        self._seen: tuple[str, ...] = ()
        self._near: Iterator[Sprite] = iter(())
        self._left = _all(canvas, board)

    def work(self) -> None:
        """Make some."""
        there = self._there()
        if there != self._seen:
            self._seen, self._near = there, _near(self._canvas, self._board)
        start = time.perf_counter()
        while time.perf_counter() - start < SPARE_S:
            sprite = next(self._near, None) or next(self._left, None)
            if sprite is None:
                return
            sprite.surface(self._canvas.scale)

    def _there(self) -> tuple[str, ...]:
        """Who may duel next, and what about."""
        return (*self._board.active, *(player.character for player in self._board.players))


def _near(canvas: Canvas, board: Board) -> Iterator[Sprite]:
    """The Bounties that can be met now, and the Duels that may come."""
    art, lore = canvas.art, board.lore
    yield from duel_warm.street(art)
    for bounty in filter(None, board.active):
        yield poster_sprite(art, lore.bounties[bounty], geometry.LARGE_H)
        yield from duel_warm.prize(art, lore.bounties[bounty])
    for seat, player in enumerate(board.players):
        if player.character:
            yield from duel_warm.duellist(art, seat, player.character)
            yield sign_sprite(art, seat, lore.characters[player.character].name, player.character)
            yield from hero_pieces(art, seat, player.character)
    yield train_sprite(art, TRAIN_SIZE)


def _all(canvas: Canvas, board: Board) -> Iterator[Sprite]:
    art, lore = canvas.art, board.lore
    for location in board.town:
        yield lit_sprite(art, location)
        yield place_sprite(canvas, lore.locations[location])
    for character in lore.characters.values():
        yield person_sprite(canvas, character)
    for face in FACES:
        yield duel_card_sprite(art, face, OPEN_H)
    for kind in lore.kinds:
        yield item_sprite(art, kind, SHOWN_H)
        yield item_sprite(art, kind, geometry.CARD_H)
    for bounty in lore.bounties.values():
        yield pin_sprite(art, bounty)
        yield tile_sprite(art, bounty)
        yield poster_sprite(art, bounty, geometry.LARGE_H)
