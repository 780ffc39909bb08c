"""The cards of Boom Town as sprites: each with its mark, its picture and its figure, and their back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.rules.boomtown.cards import row_id
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards_looks import (
    CARD_H,
    CARD_W,
    FIELD,
    LARGE,
    LARGE_FROM,
    MIDDLE,
    NAME_ROOM,
    SMALL,
    Plan,
)
from game.scenes.boomtown.cards_rows import CARDS, Look
from game.scenes.boomtown.dice import die_sprite
from game.scenes.boomtown.marks import FOLDER, kind_mark
from game.scenes.boomtown.people import Maker, bust_pieces, gang_sprite, gunslinger_bust
from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cards import shrunk
from game.stage.palette import BOOM, Colour

HEIGHT = 210.0
"""How high a card lies in the tray, px; the sprite holds the card and its shadow."""
MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
SIDES = ("good", "bad", "ugly")
SLOTS = (0.22, 0.53, 0.81)
"""The middles of the signs on a ticket, shares of its width."""
LINES = 2
"""A name has no more."""
COUNTED = {"gunslinger": "gang", "player": "player", "death": "death"}
"""The mark of what an income counts, where it is not the mark of that name."""


def card_width(height: float) -> float:
    """The width of a card of that height, px."""
    return height * CARD_W / CARD_H


def card_sprite(art: Art, card_id: str, height: float = HEIGHT) -> Sprite:
    """The front of any card, or of a copy of it; from LARGE_FROM px on with its name.

    Raises KeyError for a card that is none.
    """
    card = row_id(card_id)
    return shrunk(art, _master(art, card, LARGE if height >= LARGE_FROM else SMALL), height)


def card_pieces(art: Art, card_id: str) -> Iterator[Maker]:
    """Makes what the front of a card without a name is put together from, the innermost first."""
    card = row_id(card_id)
    if CARDS[card].kind in SIDES:
        size = SMALL.bust[2] * SMALL.master / CARD_H
        yield from bust_pieces(art, card, size)
        yield partial(gunslinger_bust, art, card, size)
    yield partial(_master, art, card, SMALL)


def _master(art: Art, card: str, plan: Plan) -> Sprite:
    """The front of a card, of which all smaller ones are made."""
    look = CARDS[card]

    def paint(canvas: Canvas) -> None:
        pen = _Pen(canvas, plan)
        pen.draw(f"card-{look.kind}", Box(0, 0, CARD_W, CARD_H))
        pen.picture(card, look)
        if look.kind != "establishment":  # its building is its mark
            pen.place(kind_mark(art, look.kind, plan.mark.w * pen.unit), plan.mark)
        if look.figure:
            pen.figure(look)
        pen.name(look)

    size = card_width(plan.master), plan.master
    return art.compose(("boomtown card", card, plan.master), size, paint, supersample=1)


def back_sprite(art: Art, height: float = HEIGHT) -> Sprite:
    """The back of every card."""
    return art.sprite(f"{FOLDER}/card-back", height=height)


def halves(name: str) -> list[str]:
    """A long name in two lines of about one length."""
    words = name.split()
    cuts = (i for i in range(1, len(words)))
    best = min(cuts, key=lambda i: max(len(" ".join(words[:i])), len(" ".join(words[i:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


class _Pen:
    """Puts a card together in px of CARD_H."""

    def __init__(self, canvas: Canvas, plan: Plan) -> None:
        self.canvas = canvas
        self.plan = plan
        self.unit = plan.master / CARD_H

    def draw(self, name: str, box: Box) -> None:
        """A drawing in a box, its shape kept."""
        sprite = self.canvas.art.sprite(f"{FOLDER}/{name}", width=box.w * self.unit, height=box.h * self.unit)
        self.place(sprite, box)

    def place(self, sprite: Sprite, box: Box) -> None:
        """A sprite in the middle of a box, at its own size."""
        self.canvas.image(sprite, (box.x + box.w / 2) * self.unit, (box.y + box.h / 2) * self.unit)

    def clip(self) -> None:
        """Draw within the printed field only."""
        left, top, wide, high = (round(value * self.unit * self.canvas.scale) for value in FIELD)
        self.canvas.surface.set_clip(pygame.Rect(left, top, wide, high))

    def picture(self, card: str, look: Look) -> None:
        """Who or what the card is."""
        art, plan, unit = self.canvas.art, self.plan, self.unit
        if look.kind in SIDES:
            middle, foot, high = plan.bust
            self.clip()
            bust = gunslinger_bust(art, card, high * unit)
            self.canvas.image(bust, middle * unit, foot * unit, anchor="midbottom")
            self.canvas.surface.set_clip(None)
        elif look.kind == "establishment":
            self.place(building_sprite(art, card, plan.building.w * unit, board=False), plan.building)
        else:
            middle, foot, wide = plan.picture
            sprite = art.sprite(f"{FOLDER}/pictures/{card}", width=wide * unit)
            self.canvas.image(sprite, middle * unit, foot * unit, anchor="midbottom")
        if look.kind == "gang":
            self.place(gang_sprite(art, card, plan.riders.h * unit), plan.riders)

    def figure(self, look: Look) -> None:
        """What it pays: beside the mark, or on the ticket of an Establishment."""
        if look.kind != "establishment":
            self.text(look.figure, self.plan.sum, BOOM.accent, rim=True)
            return
        self.draw("ticket", self.plan.ticket)
        ticket = self.plan.ticket
        side = ticket.h * 0.66
        y = ticket.y + (ticket.h - side) / 2
        slots = [Box(ticket.x + ticket.w * share - side / 2, y, side, side) for share in SLOTS]
        if look.figure.startswith("$"):
            self._fixed(look.figure, slots)
        elif look.figure.startswith("die"):
            self._rolled(look.figure.removeprefix("die"), slots)
        else:
            self._counted(look.figure, slots)

    def _fixed(self, figure: str, slots: list[Box]) -> None:
        """An amount and as many coins."""
        count = int(figure.removeprefix("$"))
        self._words(figure, slots[0], 0.84)
        side, step = slots[2].w * 0.8, slots[2].w * 0.42
        right = slots[2].x + slots[2].w * 1.02
        for i in range(count):
            x = right - side - (count - 1 - i) * step
            self.draw("coin", Box(x, slots[2].y + (slots[2].h - side) / 2, side, side))

    def _rolled(self, less: str, slots: list[Box]) -> None:
        """A die, and what is taken off or by what it is lost."""
        die = die_sprite(self.canvas.art, 5, slots[0].w * 1.05 * self.unit)
        self.place(die, slots[0]._replace(x=slots[0].x + slots[0].w * 0.3))
        if less.startswith("-"):
            self._words(less.replace("-", MINUS), slots[2]._replace(x=slots[2].x - slots[2].w * 0.3), 1.0)
        else:
            self.draw("marks/bust", slots[2]._replace(x=slots[2].x - slots[2].w * 0.3))

    def _counted(self, figure: str, slots: list[Box]) -> None:
        """$1 for each mark, or for every few."""
        word, _, per = figure.partition("/")
        self._words("$1", slots[0], 0.84)
        if per:
            self._words(f"{per}{TIMES}", slots[1], 0.62)
        self.draw(f"marks/{COUNTED.get(word, word)}", slots[2])

    def _words(self, s: str, slot: Box, size: float) -> None:
        self.text(s, (slot.x + slot.w / 2, slot.y + slot.h / 2, slot.h * size), BOOM.ink)

    def name(self, look: Look) -> None:
        """The name on its plate, in one line or two."""
        if not self.plan.name:
            return
        self.draw("name-plate", self.plan.plate)
        y, size, small = self.plan.name
        lines = [look.name]
        if self._wide(look.name, small) > NAME_ROOM:
            size = small
            lines = self.canvas.wrap(look.name, "west", size * self.unit, NAME_ROOM * self.unit)
        if len(lines) > LINES:
            lines = halves(look.name)
        for i, line in enumerate(lines):
            middle = y + (i - (len(lines) - 1) / 2) * size * 0.94
            place = MIDDLE, middle, min(size, size * NAME_ROOM / self._wide(line, size))
            self.text(line, place, BOOM.ink, font="west")

    def _wide(self, line: str, size: float) -> float:
        return self.canvas.text_width(line, "west", size * self.unit) / self.unit

    def text(
        self,
        s: str,
        place: tuple[float, float, float],
        colour: Colour,
        *,
        font: str = "west-head",
        rim: bool = False,
    ) -> None:
        """A line about (x, y) of a size."""
        x, y, size = (value * self.unit for value in place)
        self.canvas.text(s, x, y, font, size, colour, outline=BOOM.ink if rim else None, rim=size / 9)
