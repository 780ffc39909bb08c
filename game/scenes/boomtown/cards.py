"""The cards of Boom Town as sprites: each with its mark, its picture and its figure, and their back."""

from __future__ import annotations

import pygame

from game.rules.boomtown.cards import row_id
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards_looks import (
    CARD_H,
    CARD_W,
    LARGE,
    LARGE_FROM,
    MIDDLE,
    NAME_ROOM,
    SMALL,
    Box,
    Plan,
)
from game.scenes.boomtown.cards_rows import CARDS, Look
from game.scenes.boomtown.dice import die_sprite
from game.scenes.boomtown.marks import FOLDER, kind_mark
from game.scenes.boomtown.people import gang_sprite, gunslinger_bust
from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.palette import BOOM, Colour

HEIGHT = 210.0
"""How high a card lies in the tray, px; the sprite holds the card and its shadow."""
MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
SIDES = ("good", "bad", "ugly")
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
    look = CARDS[card]
    plan = LARGE if height >= LARGE_FROM else SMALL

    def paint(canvas: Canvas) -> None:
        pen = _Pen(canvas, plan)
        pen.draw(f"card-{look.kind}", Box(0, 0, CARD_W, CARD_H))
        pen.picture(card, look)
        pen.place(kind_mark(art, look.kind, plan.mark.w * pen.unit), plan.mark)
        pen.figure(look)
        pen.name(look)

    size = card_width(plan.master), plan.master
    master = art.compose(("boomtown card", card, plan.master), size, paint, supersample=1)
    return _shrunk(art, master, height)


def back_sprite(art: Art, height: float = HEIGHT) -> Sprite:
    """The back of every card."""
    return art.sprite(f"{FOLDER}/card-back", height=height)


def _shrunk(art: Art, master: Sprite, height: float) -> Sprite:
    """A picture at any height, made out of one that is put together once."""

    def paint(canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        big = master.surface(1.0 if size[1] <= master.height else 2.0)[0]
        canvas.surface.blit(pygame.transform.smoothscale(big, size), (0, 0))

    size = height * master.width / master.height, height
    return art.compose(("shrunk", master.key), size, paint, supersample=1)


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

    def picture(self, card: str, look: Look) -> None:
        """Who or what the card is."""
        art, plan, unit = self.canvas.art, self.plan, self.unit
        if look.kind in SIDES:
            self.place(gunslinger_bust(art, card, plan.bust.h * unit), plan.bust)
        elif look.kind == "establishment":
            self.place(building_sprite(art, card, plan.building.w * unit, board=False), plan.building)
        else:
            self.draw(f"pictures/{card}", plan.picture)
        if look.kind == "gang":
            self.place(gang_sprite(art, card, plan.riders.h * unit), plan.riders)

    def figure(self, look: Look) -> None:
        """What it pays, in the corner opposite to the mark."""
        if look.figure.startswith("$"):
            self.text(look.figure, self.plan.sum, BOOM.accent, rim=True)
        elif look.figure:
            self.draw("ticket", self.plan.ticket)
            self._income(look.figure)

    def _income(self, figure: str) -> None:
        """A die and what is less; or $1 for each mark, or for every few."""
        art, ticket = self.canvas.art, self.plan.ticket
        side = ticket.h * 0.7
        y = ticket.y + (ticket.h - side) / 2
        left, right = Box(ticket.x + 12, y, side, side), Box(ticket.x + ticket.w - side - 12, y, side, side)
        word, _, per = figure.partition("/")
        if word.startswith("die"):
            self.place(die_sprite(art, 5, side * self.unit), left)
            if "!" in word:
                self.draw("marks/bust", right)
            else:
                less = word.removeprefix("die").replace("-", MINUS)
                self.text(less, (right.x + side * 0.4, y + side / 2, side * 0.95), BOOM.ink)
            return
        self.text("$1", (left.x + side * 0.55, y + side / 2, side * 0.86), BOOM.ink)
        if per:
            self.text(f"{per}{TIMES}", (ticket.x + ticket.w * 0.53, y + side / 2, side * 0.66), BOOM.ink)
        self.draw(f"marks/{COUNTED.get(word, word)}", right)

    def name(self, look: Look) -> None:
        """The name on its plate, in one line or two."""
        if not self.plan.name:
            return
        self.draw("name-plate", self.plan.plate)
        y, size = self.plan.name
        lines = self.canvas.wrap(look.name, "west", size * self.unit, NAME_ROOM * self.unit)
        for i, line in enumerate(lines):
            wide = self.canvas.text_width(line, "west", size * self.unit) / self.unit
            middle = y + (i - (len(lines) - 1) / 2) * size * 0.92
            place = MIDDLE, middle, min(size, size * NAME_ROOM / wide)
            self.text(line, place, BOOM.ink, font="west")

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
