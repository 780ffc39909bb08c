"""The right column: active Bounties, the General Store's shelf, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bountytown.rows import kind_of
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_parts import FIGURE_SIZE, INK, tile_sprite
from game.scenes.bountytown.board_train import draw_engine
from game.scenes.bountytown.cards import (
    FOLDER,
    back_sprite,
    card_width,
    item_picture,
    suit_sprite,
)
from game.scenes.bountytown.cards_looks import SUITS
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import box, rounded
from game.stage.frames import cutout
from game.stage.hatch import grain, hatch
from game.stage.palette import BOUNTY, WHITE, mix, rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.bountytown.board import Board
    from game.scenes.bountytown.flights import Flights
    from game.scenes.bountytown.lore import Lore

WOOD = rgb("#9a6738")
LIGHT = rgb("#ffd54a")
AWNING = rgb("#b3352b")
STRIPES = 13
ITEM_BACK = rgb("#3f7f86")
BAG = 46.0
COUNT_ROOM = 48.0
"""For the number beside a pile, px: beyond it lies the next."""


def shelf_sprite(art: Art) -> Sprite:
    """The empty shelf under the store's awning."""
    w, h = geometry.SHELF.w, geometry.SHELF.h

    def paint(canvas: Canvas) -> None:
        canvas.shift = (6, 6)
        dark = mix(WOOD, INK, 0.35)
        cutout(canvas, rounded(0, 8, w, h - 8, 6), dark, INK, line=4, drop=5, seed=4, rough=0.8)
        hatch(canvas, box(4, 26, w - 8, h - 40), mix(dark, INK, 0.35), spacing=14, width=3, angle=0)
        plank = cutout(canvas, rounded(-2, h - 22, w + 4, 18, 4), WOOD, INK, line=4, seed=5, rough=0.8)
        grain(canvas, plank, mix(WOOD, INK, 0.3), each=160)
        step = (w + 8) / STRIPES
        for stripe in range(STRIPES):
            colour = AWNING if stripe % 2 == 0 else BOUNTY.paper
            x = -4 + stripe * step
            cloth = [(x, 0), (x + step, 0), (x + step, 15), (x + step / 2, 24), (x, 15)]
            cutout(canvas, cloth, colour, INK, line=2.6, seed=stripe, rough=0.5)
        canvas.shift = (0.0, 0.0)

    return art.compose(("store shelf", w, h), (w + 16, h + 16), paint)


def item_back_sprite(art: Art, height: float) -> Sprite:
    """The back of an Item card: a plank with the bag on it."""
    width = card_width(height)

    def paint(canvas: Canvas) -> None:
        board = rounded(4, 3, width - 12, height - 11, 7)
        inner = cutout(canvas, board, ITEM_BACK, INK, line=3, drop=3, seed=2, rough=0.5)
        hatch(canvas, inner, mix(ITEM_BACK, INK, 0.22), spacing=8, width=2.4)
        edge = rounded(9, 8, width - 22, height - 21, 5)
        canvas.polygon(edge, mix(ITEM_BACK, WHITE, 0.4), width=2.4)
        mark = canvas.art.sprite(f"{FOLDER}/mark-item", height=height * 0.44)
        canvas.image(mark, width / 2 - 2, height / 2 - 2)

    return art.compose(("item back", height), (width, height), paint)


def draw_bounties(canvas: Canvas, board: Board, lore: Lore, hung: Sequence[str]) -> None:
    """The active Bounties, each with its Items face down beside it. hung: by place, '' = none."""
    art = canvas.art
    for index, bounty in enumerate(hung):
        x, y = geometry.poster(index)
        if not bounty:
            canvas.image(_gap_sprite(art), x, y)
            continue
        canvas.image(tile_sprite(art, lore.bounties[bounty]), x, y)
        bag = art.sprite(f"{FOLDER}/mark-item", height=BAG)
        for item in range(board.loot.get(bounty, 0)):
            canvas.image(bag, x + 42 - 36 * item, y - 4)


def _gap_sprite(art: Art) -> Sprite:
    """Where a Bounty will hang."""
    w, h = geometry.POSTER_TILE

    def paint(canvas: Canvas) -> None:
        shade = mix(BOUNTY.shade, BOUNTY.ground, 0.45)
        canvas.polygon(rounded(6, 6, w - 12, h - 12, 8), shade, width=4)
        for x, y in ((16, 16), (w - 16, 16)):
            canvas.circle(x, y, 5, mix(shade, INK, 0.4))

    return art.compose(("bounty gap", w, h), (w, h), paint)


def goods_of(board: Board, flights: Flights) -> tuple[tuple[str, int], ...]:
    """The kinds for sale in their places, with how many of each have arrived."""
    here = [kind_of(item) for item in board.store if not flights.away(("item", item))]
    return tuple((kind, here.count(kind)) for kind in board.kinds)


def draw_shelf(canvas: Canvas, board: Board, lore: Lore, flights: Flights) -> None:
    """What the General Store sells, with prices."""
    art, place = canvas.art, geometry.SHELF
    canvas.image(shelf_sprite(art), place.x - 6, place.y - 6, anchor="topleft")
    goods = goods_of(board, flights)
    for index, (kind, count) in enumerate(goods):
        if count:
            x, y = geometry.shelf(index, len(goods))
            canvas.image(_goods(art, kind, lore.kinds[kind].price, count), x, y)
    if not board.store:
        canvas.text("sold out", place.x + place.w / 2, place.y + 44, "west", FIGURE_SIZE, BOUNTY.paper)


def _goods(art: Art, kind: str, price: int, count: int) -> Sprite:
    """Items of a kind, one behind the other, with the price on a coin."""
    size = geometry.SHELF_ITEM
    picture = item_picture(art, kind, size - 8)

    def paint(canvas: Canvas) -> None:
        for behind in reversed(range(min(count, 3))):
            canvas.image(picture, size / 2 + 6 * behind - 4, size / 2 - 2 - 5 * behind)
        canvas.circle(size - 13, size - 10, 20, INK)
        canvas.circle(size - 13, size - 10, 17, BOUNTY.accent)
        canvas.text(str(price), size - 13, size - 9, "west-head", FIGURE_SIZE, INK)

    return art.compose(("goods", kind, price, min(count, 3)), (size + 10, size + 12), paint)


def piles_of(board: Board, flights: Flights) -> tuple[int, str, int, int]:
    """Duel deck, top of the discards that have arrived ('' = none), Item deck, Bounty deck."""
    shown = max(0, len(board.discards) - flights.away("discard"))
    return board.deck, board.discards[shown - 1] if shown else "", board.item_deck, board.bounty_deck


def draw_piles(canvas: Canvas, board: Board, flights: Flights, lit: Sequence[str]) -> None:
    """All piles with their counts; of the Bounties, how many come before the Train. lit: looked at."""
    art, height = canvas.art, geometry.PILE_H
    deck, top, items, bounties = piles_of(board, flights)
    piles = (
        ("deck", deck, back_sprite(art, height)),
        ("discards", 0, _top_sprite(art, top) if top else None),
        ("items", items, item_back_sprite(art, height)),
    )
    for name, count, sprite in piles:
        x, y = geometry.pile(name)
        if name in lit:
            canvas.rect(x - 47, y - 37, 94, 74, LIGHT, radius=12)
        if name == "discards":
            canvas.image(sprite or _empty_sprite(art), x, y)
            continue
        canvas.image(sprite if count and sprite else _empty_sprite(art), x - 22, y)
        at = x + 1, y
        canvas.text(
            str(count), *at, "west-head", FIGURE_SIZE, INK, anchor="midleft", max_width=COUNT_ROOM, whole=True
        )
    if "bounties" in lit:
        x, y = geometry.pile("bounties")
        canvas.rect(x - 52, y - 34, 104, 68, LIGHT, radius=12)
    draw_engine(canvas, bounties, *geometry.pile("bounties"))


def _top_sprite(art: Art, card: str) -> Sprite:
    """The top card of the discards: value and suit, big enough to be read from afar."""
    w, h = 84.0, geometry.PILE_H + 8

    def paint(canvas: Canvas) -> None:
        for shift in (6.0, 0.0):
            paper = rounded(4 + shift, 3, w - 18, h - 11, 7)
            cutout(canvas, paper, BOUNTY.paper, INK, line=3, drop=0 if shift else 2, seed=3, rough=0.4)
        look = SUITS[card[1]]
        canvas.text(card[0], 22, h / 2 - 10, "west-head", 40, look.colour)
        canvas.image(suit_sprite(art, card[1], 36), 50, h / 2 + 7)

    return art.compose(("discards top", card[:2]), (w, h), paint)


def _empty_sprite(art: Art) -> Sprite:
    """Where a pile is when it is none."""
    h = geometry.PILE_H
    w = card_width(h)

    def paint(canvas: Canvas) -> None:
        shade = mix(BOUNTY.shade, BOUNTY.ground, 0.3)
        canvas.polygon(rounded(4, 3, w - 12, h - 10, 6), shade, width=4)

    return art.compose(("empty pile", h), (w, h), paint)
