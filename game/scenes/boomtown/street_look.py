"""Draws what stands in the streets: buildings with what they pay, Gunslingers before them, light on some."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame

from game.scenes.boomtown.air import tag_sprite
from game.scenes.boomtown.book import SIDE_ORDER, Pay
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.dice import die_sprite
from game.scenes.boomtown.layout import MOST_HEIGHT, ticket
from game.scenes.boomtown.marks import kind_mark
from game.scenes.boomtown.people import gunslinger_sprite
from game.scenes.boomtown.rows import MOST_WIDTH, TICKET_H, TICKET_W
from game.stage.art import Art, Sprite
from game.stage.boxes import Box
from game.stage.canvas import Canvas, Point
from game.stage.cut import by_hand, notched
from game.stage.frames import cutout
from game.stage.hatch import grain, hatch
from game.stage.palette import BOOM, SEATS, Colour, mix
from game.stage.textsize import Line, grown

if TYPE_CHECKING:
    from game.scenes.boomtown.actors import Actor, Cast
    from game.scenes.boomtown.show import Show
    from game.scenes.boomtown.town import Town

PAY_SIZE, PAY_MOST = 36.0, 41.0
"""Of what a building pays, and as large as a ticket has room for."""
PAY_H = TICKET_H - 10
SIGN = 0.75
"""Size of a sign as a share of the height of its ticket."""
TWO_DIGITS = 10
SIDE_STEP = 118.0
DEATH = "boomtown/marks/death"
GLOW = 7.0
LIGHT: Colour = BOOM.accent
STEP = 1 / 32


def draw_street(canvas: Canvas, show: Show, seat: int, lit: Collection[str]) -> None:
    """A seat's buildings from back to front, its Gunslingers before them, tickets over all."""
    cast, town = show.cast, show.town
    buildings = [cast.buildings[card] for card in town.streets[seat] if card in cast.buildings]
    for actor in buildings:
        draw_building(canvas, actor, lit=actor.card in lit)
    figures = [cast.figures[card] for card in cast.book.by_side(town.crews[seat]) if card in cast.figures]
    for actor in sorted(figures, key=lambda actor: actor.place.y):
        draw_figure(canvas, actor, lit=actor.card in lit)
    tight = cast.layout.tight(seat, len(buildings))
    for actor in buildings:
        pay, now = cast.book.pay(town, actor.card), show.paying.get(actor.card)
        draw_pay(canvas, actor, pay, now, tight=tight)
    if cast.layout.crowded(seat, len(figures)):
        _draw_sides(canvas, cast, town, seat)


def _draw_sides(canvas: Canvas, cast: Cast, town: Town, seat: int) -> None:
    """How many of a crowd are Good, Ugly and Bad: their own marks may be hidden."""
    street = cast.layout.street(seat)
    for place, side in enumerate(SIDE_ORDER):
        count = len(cast.book.of_sides(town.crews[seat], (side,)))
        x = street.x + street.w / 2 + (place - 1) * SIDE_STEP
        canvas.image(_side_chip(canvas.art, side, count), x, street.y + street.h - 14)


def _side_chip(art: Art, side: str, count: int) -> Sprite:
    size = SIDE_STEP - 8, 50.0

    def paint(canvas: Canvas) -> None:
        w, h = size
        cutout(canvas, notched(5, 5, w - 10, h - 12, 7), BOOM.paper, BOOM.ink, line=4, rough=0.6)
        canvas.image(kind_mark(art, side, 40.0), 32, h / 2 - 1)
        canvas.text(str(count), w - 14, h / 2 - 1, BOOM.head, 38, BOOM.ink, anchor="midright", max_width=50)

    return art.compose(("side chip", side, count), size, paint)


def draw_building(canvas: Canvas, actor: Actor, *, lit: bool = False) -> None:
    """One building; while it rises it comes out of the ground."""
    x, y, size = actor.place
    sprite = building_sprite(canvas.art, actor.card, MOST_WIDTH, board=False)
    _stand(canvas, glowing(canvas.art, sprite) if lit else sprite, x, y, size / MOST_WIDTH, actor.up)


def draw_figure(canvas: Canvas, actor: Actor, *, lit: bool = False) -> None:
    """One Gunslinger."""
    x, y, size = actor.place
    sprite = gunslinger_sprite(canvas.art, actor.card, MOST_HEIGHT, fallen=actor.fallen)
    _stand(canvas, glowing(canvas.art, sprite) if lit else sprite, x, y, size / MOST_HEIGHT, actor.up)


def draw_pay(canvas: Canvas, actor: Actor, pay: Pay, now: int | None = None, *, tight: bool = False) -> None:
    """What a building pays, on a ticket at its roof.

    now: what it pays at this moment, if it does. tight: there is room for the figure alone.
    """
    if actor.up < 0.9:
        return
    box = ticket(actor.place)
    shown = pay if now is None else gain(now)
    if tight:
        shown = shown._replace(text=shown.text.replace("$", ""))
    sprite = pay_sprite(canvas, shown, loud=now is not None)
    canvas.image(sprite, box.x + box.w / 2, box.y + box.h / 2)


def _stand(canvas: Canvas, sprite: Sprite, x: float, y: float, zoom: float, up: float) -> None:
    zoom = max(STEP, round(zoom / STEP) * STEP)
    margin = GLOW * zoom if isinstance(sprite.key, tuple) and "glowing" in sprite.key else 0.0
    if up >= 1.0 and abs(up - 1.0) < 0.02:
        canvas.image(sprite, x, y + margin, anchor="midbottom", zoom=zoom)
    elif up > 0.05:
        canvas.image(
            sprite, x, y + margin, anchor="midbottom", zoom=(zoom, max(STEP, round(zoom * up / STEP) * STEP))
        )


def glowing(art: Art, sprite: Sprite) -> Sprite:
    """A picture with a rim of light round its silhouette; GLOW px bigger at each side."""
    size = sprite.width + 2 * GLOW, sprite.height + 2 * GLOW

    def paint(canvas: Canvas) -> None:
        scale = canvas.surface.get_width() / size[0]
        drawn = sprite.surface(scale)[0]
        light = pygame.mask.from_surface(drawn, 60).to_surface(setcolor=LIGHT, unsetcolor=(0, 0, 0, 0))
        rim = round(GLOW * scale)
        for dx, dy in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 0), (0, 1), (2, 1), (1, 2)):
            canvas.surface.blit(light, (dx * rim, dy * rim))
        canvas.surface.blit(drawn, (rim, rim))

    return art.compose(("glowing", sprite.key, sprite.height), size, paint, supersample=1)


def gain(amount: int) -> Pay:
    """What comes in now, as short as it has to be."""
    return Pay(f"+${amount}" if amount < TWO_DIGITS else f"+{amount}")


def pay_room(pay: Pay) -> float:
    """How wide the words of a ticket may be, px."""
    return TICKET_W - 20 - (PAY_H * SIGN if pay.sign else 0.0)


def pay_sprite(canvas: Canvas, pay: Pay, *, loud: bool = False) -> Sprite:
    """A ticket, no bigger than there is room for. loud: money comes now."""
    sign, most = PAY_H * SIGN if pay.sign else 0.0, pay_room(pay)
    text = Line(pay.text, min(PAY_MOST, grown(PAY_SIZE, canvas.text_size)))
    words = min(most, canvas.text_width(text, BOOM.head, PAY_SIZE)) if pay.text else 0.0
    width = round(words + sign + 10)

    def paint(tag: Canvas) -> None:
        paper, ink = mix(BOOM.accent, BOOM.paper, 0.35), BOOM.ink
        if loud:
            paper, ink = ink, BOOM.accent
        cutout(tag, notched(5, 4, width, PAY_H, 7), paper, ink if loud else BOOM.ink, line=4, rough=0.6)
        middle = 4 + PAY_H / 2
        x = 10.0
        if pay.sign == "die":
            tag.image(die_sprite(tag.art, 6, sign), x + sign / 2, middle)
        elif pay.sign:
            tag.image(tag.art.sprite(DEATH, width=sign), x + sign / 2, middle)
        x += sign
        tag.text(text, x, middle, BOOM.head, PAY_SIZE, ink, anchor="midleft", max_width=max(1.0, most))

    return canvas.art.compose(("pays", pay, width, loud), (width + 10.0, TICKET_H), paint, grows=True)


def name_tag(canvas: Canvas, words: str, at: Point, street: Box) -> None:
    """What is lit up, in words over it, never beyond the ends of its street: there lies the panel."""
    sprite = tag_sprite(canvas, words, BOOM.accent, 40.0)
    half = sprite.width / 2
    x = min(max(at[0], street.x + half), street.x + street.w - half)
    canvas.image(sprite, x, max(118.0, at[1]))


def draw_ground(canvas: Canvas, box: Box, seat: int) -> None:
    """The road before a seat's houses."""
    canvas.image(_road(canvas.art, box.w, seat), box.x + box.w / 2, box.y + box.h + 10, anchor="midbottom")


def _road(art: Art, width: float, seat: int) -> Sprite:
    size = width, 84.0

    def paint(canvas: Canvas) -> None:
        w, h = size
        road = [(30, 8), (w - 30, 8), (w - 4, h), (4, h)]
        dirt = mix(mix(BOOM.table, BOOM.paper, 0.2), SEATS[seat].colour, 0.12)
        canvas.polygon(by_hand(road, seat, 3.0), dirt)
        hatch(canvas, road, mix(dirt, BOOM.ink, 0.22), spacing=15, width=4, angle=2, seed=seat)
        grain(canvas, road, mix(dirt, BOOM.paper, 0.22), each=700, size=3.0, seed=seat)

    return art.compose(("road", seat, width), size, paint)
