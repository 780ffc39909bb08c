"""The cards of an open tray: fans, the one in focus, marks of those that are played or thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.stage.art import Sprite
from game.stage.canvas import Canvas
from game.stage.cut import wedge
from game.stage.palette import Theme, mix
from game.stage.secrets_picks import Picks
from game.stage.secrets_rows import CARD_H, LIFT, Area, Rows, ends, fit, lefts
from game.stage.textsize import Line

SINK = 10.0
GREY = 105
"""How much of a card that is thrown away still shows, 0..255."""
SHARP = 1.3
"""Cards that are larger than that are painted at their size: others come from the cache of their own."""
BIG = 1.0
"""Small cards grow that large under the cursor."""
LEAST_MARK = 0.65
"""Of a mark, as a share of its size on a card of the usual size."""
TICK = (((-9.0, 0.0), (-3.0, 8.0), (10.0, -8.0)),)
CROSS = (((-8.0, 8.0), (8.0, -8.0)), ((-8.0, -8.0), (8.0, 8.0)))
SIGN_W, SIGN_H = 46.0, 84.0
SIGN_TEXT = 34.0


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


def draw_cards(
    canvas: Canvas,
    theme: Theme,
    area: Area,
    faces: Sequence[Shown],
    picks: Picks | None,
    *,
    sunk: bool = False,
) -> list[Place]:
    """Fans that overlap where they must; what has no room at all is counted at their ends.

    sunk: a marked card is thrown away: it turns grey, sinks and is crossed; else it is lifted and ticked.
    """
    rows = fit(area, len(faces), steered=picks is not None)
    marks = picks.marked if picks is not None else []
    places, hidden = _places(area, len(faces), picks, rows, SINK if sunk else -LIFT)
    order = sorted(places, key=lambda p: picks is not None and p.number == picks.cursor)
    for place in order:
        chosen = picks is not None and place.number == picks.cursor
        marked = place.number in marks
        _draw_card(canvas, theme, faces[place.number], place, chosen=chosen, grey=marked and sunk)
        if marked:
            _draw_mark(canvas, theme, place, sunk=sunk)
    for count, at in zip(hidden, ends(area, rows), strict=True):
        if count:
            _draw_sign(canvas, theme, count, *at)
    return list(reversed(order))


def sized(face: Shown, zoom: float) -> tuple[Sprite, float]:
    """The picture of a card at a size, and how far it has still to be zoomed."""
    return (face.sprite.sized(zoom), 1.0) if zoom > SHARP else (face.sprite, zoom)


def _places(
    area: Area, count: int, picks: Picks | None, rows: Rows, moved: float
) -> tuple[list[Place], tuple[int, int]]:
    """Where cards lie, and how many have no room before and behind them. moved: how far down marked ones are.

    Those lie there that are near the cursor, or on READY those that are near what was marked.
    """
    room = rows.rows * rows.in_row
    focus = picks.in_view if picks is not None else 0
    by = rows.in_row if rows.rows > 1 else 1  # whole rows move on, that not all jump with each step
    first = by * min(max(0, (focus - room // 2) // by), max(0, -(-(count - room) // by)))
    marks = picks.marked if picks is not None else []
    last = min(count, first + room)
    places = []
    for start in range(first, last, rows.in_row):
        row = range(start, min(start + rows.in_row, last))
        y = area[1] + LIFT + (start - first) // rows.in_row * rows.step
        at = focus - start if focus in row and _in_focus(picks, rows) else None
        xs = lefts(area, rows, len(row), at)
        for number, x in zip(row, xs, strict=True):
            top = y + (moved if number in marks else 0.0)
            place = Place(number, x, top, rows.wide, CARD_H * rows.zoom)
            places.append(_bigger(place, area, rows) if at is not None and number == focus else place)
    return places, (first, count - last)


def _in_focus(picks: Picks | None, rows: Rows) -> bool:
    """Whether one card stands out: the one under the cursor, or a small one that was marked."""
    return picks is not None and (picks.cursor == picks.in_view or (bool(picks.marked) and rows.rows > 1))


def _bigger(place: Place, area: Area, rows: Rows) -> Place:
    """A small card under the cursor is as large as that it can be known, and stays among the others."""
    if rows.rows == 1 or rows.zoom >= BIG:
        return place
    more = BIG / rows.zoom
    w, h = place.w * more, place.h * more
    x = min(max(place.x - (w - place.w) / 2, area[0]), area[0] + area[2] - w)
    y = min(max(place.y - (h - place.h) / 2, area[1]), area[1] + area[3] - h)
    return Place(place.number, x, y, w, h)


def _draw_card(canvas: Canvas, theme: Theme, face: Shown, place: Place, *, chosen: bool, grey: bool) -> None:
    middle = place.x + place.w / 2, place.y + place.h / 2
    zoom = place.h / CARD_H
    if chosen:
        canvas.rect(place.x - 8, place.y - 8, place.w + 16, place.h + 16, theme.ink, radius=18)
        canvas.rect(place.x - 5, place.y - 5, place.w + 10, place.h + 10, theme.accent, radius=16)
    if grey:
        canvas.rect(place.x, place.y, place.w, place.h, mix(theme.ink, theme.paper, 0.35), radius=12 * zoom)
    sprite, zoom = sized(face, zoom)
    canvas.image(sprite, *middle, zoom=zoom, alpha=GREY if grey else 255)


def _draw_mark(canvas: Canvas, theme: Theme, place: Place, *, sunk: bool) -> None:
    """A tick or a cross at the lower left, no larger than what shows of a card under others."""
    share = max(LEAST_MARK, min(1.0, place.h / CARD_H))
    x, y = place.x + 30 * share, place.y + place.h - 28 * share
    canvas.circle(x, y, 22 * share, theme.ink)
    canvas.circle(x, y, 18 * share, theme.alarm if sunk else theme.accent)
    for line in CROSS if sunk else TICK:
        ink = theme.paper if sunk else theme.ink
        canvas.line([(x + dx * share, y + dy * share) for dx, dy in line], ink, 6 * share)


def _draw_sign(canvas: Canvas, theme: Theme, count: int, x: float, y: float, towards: str) -> None:
    """That the cards go on there, and how many they are."""
    w, h = SIGN_W, SIGN_H
    canvas.rect(x - w / 2, y - h / 2, w, h, theme.ink, radius=10)
    canvas.rect(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6, theme.accent, radius=8)
    canvas.polygon(wedge(x, y - 18, 26, towards), theme.ink)
    canvas.text(Line(str(count), SIGN_TEXT), x, y + 19, theme.body, SIGN_TEXT, theme.ink, max_width=w - 8)
