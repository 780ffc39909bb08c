"""What flies over the street: cards, coins, and small tags with words."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import rounded
from game.stage.frames import cutout
from game.stage.motion import Pace, Tween, in_out, out_back
from game.stage.palette import BOOM, Colour, ink_on
from game.stage.particles import Particles
from game.stage.textsize import grown

Point = tuple[float, float]
CARD_MS, COIN_MS = 420.0, 460.0
TAG_NS, TAG_POP_NS, TAG_RISE = 1_500_000_000, 160_000_000, 44.0
TAG_SIZE = 42.0
MOST_TAGS = 12
APART = 64.0
"""From tag to tag above each other: none lies on another."""
MOST_COINS = 8


@dataclass
class Flight:
    """A picture on its way. zooms: at its start and end. arc: how high it rises in between, px."""

    sprite: Sprite
    start: Point
    end: Point
    way: Tween
    zooms: tuple[float, float] = (1.0, 1.0)
    arc: float = 60.0
    landed: Callable[[], None] | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is, once it has set off."""
        share = self.way.value
        if share <= 0.0:
            return
        (ax, ay), (bx, by) = self.start, self.end
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share - self.arc * math.sin(math.pi * share)
        zoom = self.zooms[0] + (self.zooms[1] - self.zooms[0]) * share
        canvas.image(self.sprite, x, y, zoom=round(zoom * 16) / 16 or 1 / 16)


@dataclass
class Tag:
    """A word that pops up and goes. stays: also when another's turn begins."""

    x: float
    y: float
    words: str
    paper: Colour
    stays: bool
    age_ns: int = 0

    @property
    def at_y(self) -> float:
        """Where it is now: it rises."""
        return self.y - TAG_RISE * min(1.0, self.age_ns / TAG_NS)


class Air:
    """All of it; `finish` leaves nothing in the air."""

    def __init__(self, art: Art, pace: Pace, seed: int) -> None:
        """seed: of how dust flies."""
        self.art, self.pace = art, pace
        self.particles = Particles(art, seed=seed)
        self._flights: list[Flight] = []
        self._tags: list[Tag] = []

    @property
    def quiet(self) -> bool:
        """Whether nothing is on its way; words and dust may still hang there."""
        return not self._flights

    def fly(
        self,
        sprite: Sprite,
        start: Point,
        end: Point,
        *,
        ms: float = CARD_MS,
        delay_ms: float = 0.0,
        zooms: tuple[float, float] = (1.0, 1.0),
        arc: float = 60.0,
        landed: Callable[[], None] | None = None,
    ) -> None:
        """Let a picture fly. landed: called when it arrives, also when that is hurried."""
        way = Tween(0.0, 1.0, self.pace.ms(ms), in_out, delay_ms=self.pace.ms(delay_ms))
        self._flights.append(Flight(sprite, start, end, way, zooms, arc, landed))

    def coins(self, sprite: Sprite, start: Point, end: Point, amount: int, *, delay_ms: float = 0.0) -> None:
        """As many coins as dollars, up to a handful, one behind the other."""
        for index in range(min(amount, MOST_COINS)):
            aside = (index % 3 - 1) * 14.0
            self.fly(
                sprite,
                (start[0] + aside, start[1] + (index % 2) * 8),
                end,
                ms=COIN_MS,
                delay_ms=delay_ms + index * 46,
                arc=90 + 18 * (index % 3),
            )

    def say(self, x: float, y: float, words: str, paper: Colour = BOOM.paper, *, stays: bool = False) -> None:
        """Let a word pop up at a place; one that would hide another stands higher. stays: see `hush`."""
        near = sorted((tag.at_y for tag in self._tags if abs(tag.x - x) < 150), reverse=True)
        for other in near:
            if abs(other - y) < APART:
                y = other - APART
        self._tags = [*self._tags[-MOST_TAGS:], Tag(x, max(130.0, y), words, paper, stays)]

    def hush(self) -> None:
        """A turn is over: so are the words about it. What money moved is told to the end."""
        self._tags = [tag for tag in self._tags if tag.stays]

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.particles.advance(dt_ns)
        for flight in self._flights:
            flight.way.advance(dt_ns)
        self._land()
        for tag in self._tags:
            tag.age_ns += dt_ns
        last_ns = self.pace.ms(TAG_NS)
        self._tags = [tag for tag in self._tags if tag.age_ns < last_ns]

    def _land(self) -> None:
        landed = [flight for flight in self._flights if flight.way.done]
        self._flights = [flight for flight in self._flights if not flight.way.done]
        for flight in landed:
            if flight.landed is not None:
                flight.landed()

    def finish(self) -> None:
        """All arrive, all dust settles, all words are gone."""
        for flight in self._flights:
            flight.way.finish()
        self._land()
        self._tags = []
        self.particles.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        for flight in self._flights:
            flight.draw(canvas)
        self.particles.draw(canvas)
        for tag in self._tags:
            share = min(1.0, tag.age_ns / TAG_POP_NS)
            zoom = (
                max(0.25, round(out_back(share) * 8) / 8)
                if share < 1.0 and not self.pace.less_motion
                else 1.0
            )
            canvas.image(tag_sprite(canvas, tag.words, tag.paper), tag.x, tag.at_y, zoom=zoom)


def tag_sprite(canvas: Canvas, words: str, paper: Colour = BOOM.paper, size: float = TAG_SIZE) -> Sprite:
    """A paper tag with a word on it."""
    width = round(canvas.text_width(words, BOOM.body, size) + size * 0.8)
    height = round(grown(size, canvas.text_size) * 1.3)

    def paint(tag: Canvas) -> None:
        cutout(tag, rounded(6, 6, width, height, 10), paper, BOOM.ink, line=4, drop=4, rough=0.8)
        tag.text(words, 6 + width / 2, 6 + height / 2, BOOM.body, size, ink_on(paper, BOOM.ink))

    key, whole = ("boom tag", words, paper, size), (width + 16.0, height + 18.0)
    return canvas.art.compose(key, whole, paint, grows=True)
