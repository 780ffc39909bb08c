"""The cards of an open tray: a fan, the one in focus, marks of those that are played or thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.stage.art import Sprite
from game.stage.canvas import Canvas
from game.stage.palette import Theme, mix
from game.stage.secrets_picks import Picks

LIFT = 16.0
SINK = 10.0
CARD_W, CARD_H = 150.0, 210.0
MOST_ZOOM = 1.3
LEAST = 0.42
"""How much of a card shows at least that others lie on, of its width."""
GREY = 105
"""How much of a card that is thrown away still shows, 0..255."""


class Shown(Protocol):
    """A card of a tray: its picture and its name."""

    @property
    def sprite(self) -> Sprite:
        """About 150 x 210 px."""

    @property
    def name(self) -> str:
        """For the line above the cards."""

    @property
    def note(self) -> str:
        """Behind the name."""


class Place(NamedTuple):
    """Where a card, READY (number `count`) or an offer was drawn: left, top, width, height, px."""

    number: int
    x: float
    y: float
    w: float
    h: float


Area = tuple[float, float, float, float]
"""Left, top, width, height, px."""


def draw_cards(
    canvas: Canvas,
    theme: Theme,
    area: Area,
    faces: Sequence[Shown],
    picks: Picks | None,
    *,
    sunk: bool = False,
) -> list[Place]:
    """A fan that overlaps where it must; what has no room at all lies beyond its ends.

    sunk: a marked card is thrown away: it turns grey, sinks and is crossed; else it is lifted and ticked.
    """
    zoom = min(MOST_ZOOM, (area[3] - LIFT) / CARD_H)
    marks = picks.marked if picks is not None else []
    places = _places(area, len(faces), picks, SINK if sunk else -LIFT)
    order = sorted(places, key=lambda p: picks is not None and p.number == picks.cursor)
    for place in order:
        chosen = picks is not None and place.number == picks.cursor
        marked = place.number in marks
        _draw_card(canvas, theme, faces[place.number], place, zoom, chosen=chosen, grey=marked and sunk)
        if marked:
            (_cross if sunk else _tick)(canvas, theme, place.x + 30, place.y + place.h - 28)
    return list(reversed(order))


def _places(area: Area, count: int, picks: Picks | None, moved: float) -> list[Place]:
    """Where cards lie that have room, those nearest to the cursor. moved: how far down marked ones are."""
    x, y, w, h = area
    zoom = min(MOST_ZOOM, (h - LIFT) / CARD_H)
    wide, tall = CARD_W * zoom, CARD_H * zoom
    fits = max(1, int((w - wide) / (wide * LEAST)) + 1)
    cursor = min(picks.cursor, count - 1) if picks is not None else 0
    first = min(max(0, cursor - fits // 2), max(0, count - fits))
    shown = range(first, min(count, first + fits))
    step = min(wide + 12, (w - wide) / max(1, len(shown) - 1))
    x += (w - wide - step * (len(shown) - 1)) / 2
    marks = picks.marked if picks is not None else []
    tops = {number: y + LIFT + (moved if number in marks else 0.0) for number in shown}
    return [Place(number, x + (number - first) * step, tops[number], wide, tall) for number in shown]


def _draw_card(
    canvas: Canvas, theme: Theme, face: Shown, place: Place, zoom: float, *, chosen: bool, grey: bool
) -> None:
    middle = place.x + place.w / 2, place.y + place.h / 2
    if chosen:
        canvas.rect(place.x - 8, place.y - 8, place.w + 16, place.h + 16, theme.ink, radius=18)
        canvas.rect(place.x - 5, place.y - 5, place.w + 10, place.h + 10, theme.accent, radius=16)
    if grey:
        canvas.rect(place.x, place.y, place.w, place.h, mix(theme.ink, theme.paper, 0.35), radius=12 * zoom)
    canvas.image(face.sprite, *middle, zoom=zoom, alpha=GREY if grey else 255)


def _tick(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    canvas.circle(x, y, 22, theme.ink)
    canvas.circle(x, y, 18, theme.accent)
    canvas.line([(x - 9, y), (x - 3, y + 8), (x + 10, y - 8)], theme.ink, 6)


def _cross(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    canvas.circle(x, y, 22, theme.ink)
    canvas.circle(x, y, 18, theme.alarm)
    for way in (-1, 1):
        canvas.line([(x - 8, y - 8 * way), (x + 8, y + 8 * way)], theme.paper, 6)
