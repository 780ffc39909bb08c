"""The pictures of Bandits on Mars: card fronts, the back, tokens, coins and pictograms as sprites."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bandits.cards import Card
from game.scenes.bandits.cards_looks import (
    CARD_H,
    CARD_W,
    COLOURS,
    LARGE,
    LARGE_FROM,
    LOOKS,
    NEUTRAL,
    SMALL,
    TOKEN_LARGE_FROM,
    TOKENS,
    Plan,
)
from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cards import shrunk
from game.stage.palette import INK

TABLE_HEIGHT = 116.0
"""How high a card lies on the table, px; the sprite holds the card and its shadow."""
NAME_SIZE = 29.0
NAME_ROOM = 284.0


def card_width(height: float) -> float:
    """The width of a card of that height, px."""
    return height * CARD_W / CARD_H


def card_sprite(art: Art, card: Card, height: float = TABLE_HEIGHT) -> Sprite:
    """The front of a card, with its shadow; from 220 px on with all details and the bandit's name."""
    plan = LARGE if height >= LARGE_FROM else SMALL
    name = card.name if plan.name and card.kind == "bandit" else ""
    key = "card", card.kind, card.bandit, card.colour, card.credits, name, plan.suffix

    def paint(canvas: Canvas) -> None:
        _Painter(canvas, plan, plan.master / CARD_H).front(card, name)

    size = card_width(plan.master), plan.master
    return shrunk(art, art.compose(key, size, paint, supersample=1), height)


def back_sprite(art: Art, height: float = TABLE_HEIGHT) -> Sprite:
    """The back of every card, which is also how a Hidden one looks."""
    plan = LARGE if height >= LARGE_FROM else SMALL
    return shrunk(art, art.sprite("bandits/back", height=plan.master), height)


def token_sprite(art: Art, token: str, width: float = 60.0) -> Sprite:
    """A token by its kind or id: 'sheriff', 'token-sheriff-2'. Raises KeyError for another word."""
    kind = next((kind for kind in TOKENS if kind in token.split("-")), None)
    if kind is None:
        raise KeyError(f"'{token}' is no token; known are {', '.join(TOKENS)}")
    return art.sprite(f"bandits/token-{kind}{'' if width >= TOKEN_LARGE_FROM else '-small'}", width=width)


def pictogram(art: Art, kind: str, width: float) -> Sprite:
    """The sign of a kind of card, for banners and pages."""
    return art.sprite(f"bandits/pict-{kind}", width=width)


def stack_sprite(art: Art, cards: Sequence[Card], height: float, room: float) -> Sprite:
    """Several fronts in a row no wider than `room` px; shapes and credits stay in sight."""
    width = card_width(height)
    step = min(width * 1.04, (room - width) / max(1, len(cards) - 1))
    fronts = [card_sprite(art, card, height) for card in cards]

    def paint(canvas: Canvas) -> None:
        for index, front in enumerate(fronts):
            canvas.image(front, index * step, 0, anchor="topleft")

    size = width + step * max(0, len(cards) - 1), height
    return art.compose(("stack", tuple(front.key for front in fronts), step), size, paint, supersample=1)


class _Painter:
    """Puts a card together on a canvas of its own. unit: px of the canvas for one px of the plan."""

    def __init__(self, canvas: Canvas, plan: Plan, unit: float) -> None:
        self.canvas = canvas
        self.plan = plan
        self.unit = unit

    def front(self, card: Card, name: str) -> None:
        """Everything of one card, from the paper up."""
        look, plan = LOOKS[card.kind], self.plan
        inks = COLOURS.get(card.colour, NEUTRAL)
        self._whole(look.paper)
        if look.pattern:
            self._whole(f"pattern-{card.colour}", inks)
        if look.picture:
            self._whole(look.picture + plan.suffix)
        if card.kind == "wanted":
            self._put(f"bust-{card.bandit}{plan.suffix}", plan.bust, NEUTRAL)
        elif card.bandit:
            self._put(f"halo-{card.bandit}{plan.suffix}", plan.figure)
            self._put(f"figure-{card.bandit}{plan.suffix}", plan.figure, inks)
        if look.pattern:
            self._put(f"shape-{card.colour}", plan.shape, inks)
        if look.token:
            self._put(f"token-{look.token}-small", plan.token)
        self._coins(card.credits)
        if name and plan.name:
            self._name(name, plan.name)

    def _coins(self, count: int) -> None:
        first = self.plan.coin
        for index in range(count):
            self._put("coin", first._replace(y=first.y + index * self.plan.coin_step))

    def _name(self, name: str, box: Box) -> None:
        self._put("nameplate", box)
        x, y = (box.x + box.w / 2) * self.unit, (box.y + box.h * 0.42) * self.unit
        room = NAME_ROOM * self.unit
        self.canvas.text(name, x, y, "mars-head", NAME_SIZE * self.unit, INK, max_width=room)

    def _whole(self, name: str, inks: dict[str, str] | None = None) -> None:
        self._put(name, Box(0, 0, CARD_W, CARD_H), inks)

    def _put(self, name: str, box: Box, inks: dict[str, str] | None = None) -> None:
        x, y, w, h = (value * self.unit for value in box)
        sprite = self.canvas.art.sprite(f"bandits/{name}", width=w, height=h, recolour=inks)
        self.canvas.image(sprite, x + w / 2, y + h / 2)
