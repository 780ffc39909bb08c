"""The cards of Bountytown as sprites: Duel cards, their back, Wounds, Items, the Train and the suits."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.scenes.bountytown.cards_looks import (
    CARD_H,
    CARD_W,
    INK,
    ITEMS,
    LARGE,
    LARGE_FROM,
    MIDDLE,
    NAME_ROOM,
    SMALL,
    SUITS,
    WOUND_NAME,
    WOUND_ROOM,
    Plan,
)
from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cards import shrunk
from game.stage.palette import BOUNTY, Colour

TABLE_HEIGHT = 134.0
"""How high a card lies on the table, px; the sprite holds the card and its shadow."""
FOLDER = "bountytown"


def card_width(height: float) -> float:
    """The width of a card of that height, px."""
    return height * CARD_W / CARD_H


def suit_sprite(art: Art, suit: str, size: float) -> Sprite:
    """The sign of a suit by its letter, H D C S or G, `size` px square. Raises KeyError for another."""
    return art.sprite(f"{FOLDER}/suit-{SUITS[suit].name}", width=size, height=size)


def duel_card_sprite(art: Art, card: str, height: float = TABLE_HEIGHT) -> Sprite:
    """The front of a Duel card by its name or face, '5Ga' or '5G'. Raises KeyError for no such suit.

    As many bullets as its value went through the sign of its suit.
    """
    value, suit = int(card[0]), card[1]
    return _card(art, ("duel", value, suit), height, lambda pen: pen.duel(value, suit))


def back_sprite(art: Art, height: float = TABLE_HEIGHT) -> Sprite:
    """The back of every Duel card."""
    return _card(art, ("back",), height, lambda pen: pen.whole("card-back"))


def wound_sprite(art: Art, height: float = TABLE_HEIGHT, name: str = "") -> Sprite:
    """A Wound; from LARGE_FROM px on with its name, if one is given."""
    return _card(art, ("wound", name), height, lambda pen: pen.wound(name))


def item_sprite(art: Art, item: str, height: float = TABLE_HEIGHT, price: int | None = None) -> Sprite:
    """An Item by its kind or card, 'rifle' or 'rifle-2'. Raises KeyError for another word.

    price: what it costs in Gold, None where that does not matter.
    """
    kind = item_kind(item)
    return _card(art, ("item", kind, price), height, lambda pen: pen.item(kind, price))


def item_picture(art: Art, item: str, width: float) -> Sprite:
    """An Item alone, without a card."""
    return art.sprite(f"{FOLDER}/item-{item_kind(item)}", width=width)


def item_kind(item: str) -> str:
    """The kind of an Item card. Raises KeyError."""
    kind = item.rstrip("0123456789").rstrip("-")
    if kind not in ITEMS:
        raise KeyError(f"'{item}' is no Item; known are {', '.join(ITEMS)}")
    return kind


def train_card_sprite(art: Art, height: float = TABLE_HEIGHT) -> Sprite:
    """The card that ends the game."""
    return _card(art, ("train",), height, lambda pen: pen.whole("card-train"))


def _card(art: Art, key: Hashable, height: float, draw: Callable[[_Pen], None]) -> Sprite:
    plan = LARGE if height >= LARGE_FROM else SMALL

    def paint(canvas: Canvas) -> None:
        draw(_Pen(canvas, plan, plan.master / CARD_H))

    size = card_width(plan.master), plan.master
    master = art.compose(("bountytown card", key, plan.master), size, paint, supersample=1)
    return shrunk(art, master, height)


class _Pen:
    """Puts a card together on a canvas of its own. unit: px of the canvas for one px of the plan."""

    def __init__(self, canvas: Canvas, plan: Plan, unit: float) -> None:
        self.canvas = canvas
        self.plan = plan
        self.unit = unit

    def duel(self, value: int, suit: str) -> None:
        """Value, suit and bullet holes."""
        look, sign = SUITS[suit], self.plan.sign
        self.whole("card-paper")
        self._put(f"suit-{look.name}", sign)
        share, hole = sign.w / 200, sign.w * self.plan.hole
        for x, y in look.holes[value - 1]:
            self._put("hole", Box(sign.x + x * share - hole / 2, sign.y + y * share - hole / 2, hole, hole))
        for box in self.plan.corners:
            self._put(f"suit-{look.name}", box)
        self._text(str(value), self.plan.value, look.colour, rim=True)

    def wound(self, name: str) -> None:
        """The plaster, and what hurts."""
        self.whole("card-wound")
        if self.plan.name and name:
            y, size = WOUND_NAME
            self._line(name, y, size, WOUND_ROOM, BOUNTY.alarm)

    def item(self, kind: str, price: int | None) -> None:
        """The thing on a plank, and its price."""
        self.whole("card-item")
        self._put(f"item-{kind}", self.plan.item)
        if price is not None:
            self._put("suit-gold", self.plan.price_coin)
            self._text(str(price), self.plan.price, BOUNTY.paper, rim=True)
        if self.plan.name:
            y, size = self.plan.name
            self._line(ITEMS[kind], y, size, NAME_ROOM, BOUNTY.paper, rim=True)

    def whole(self, name: str) -> None:
        """A drawing as big as the card."""
        self._put(name, Box(0, 0, CARD_W, CARD_H))

    def _line(self, s: str, y: float, size: float, room: float, colour: Colour, *, rim: bool = False) -> None:
        wide = self.canvas.text_width(s, "west", size * self.unit) / self.unit
        size = min(size, size * room / wide)
        self._text(s, (MIDDLE, y, size), colour, font="west", rim=rim)

    def _text(
        self,
        s: str,
        place: tuple[float, float, float],
        colour: Colour,
        *,
        font: str = "west-head",
        rim: bool = False,
    ) -> None:
        x, y, size = (value * self.unit for value in place)
        outline = (INK if colour == BOUNTY.paper else BOUNTY.paper) if rim else None
        self.canvas.text(s, x, y, font, size, colour, outline=outline, rim=size / 14)

    def _put(self, name: str, box: Box) -> None:
        x, y, w, h = (value * self.unit for value in box)
        sprite = self.canvas.art.sprite(f"{FOLDER}/{name}", width=w, height=h)
        self.canvas.image(sprite, x + w / 2, y + h / 2)
