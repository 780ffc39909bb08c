"""A seat's plate in the street: who it is, and the rounds it has won as cartridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.names import seat_name
from game.scenes.noon.layout import PLATE_H, PLATE_Y, Place
from game.stage.badges import seat_badge
from game.stage.cut import bevelled
from game.stage.frames import MARGIN, cutout
from game.stage.hatch import hatch
from game.stage.motion import out_back
from game.stage.palette import INK, MARS, SEATS, mix

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite
    from game.stage.canvas import Canvas

BULLET_H = 62.0
BULLET_STEP = 40.0
NARROW = 300.0
"""Under this width the badge hangs over the plate's edge."""
TOP_ROW, LOW_ROW = -36.0, 30.0
SOON, SOON_NARROW = "After this round", "Next round"
"""Of who has pressed to play again: on every plate, however narrow."""


def bullet(art: Art, *, full: bool) -> Sprite:
    """A cartridge, or the place of one."""
    return art.sprite("noon/bullet" if full else "noon/bullet-empty", height=BULLET_H)


def draw_plate(
    canvas: Canvas,
    place: Place,
    seat: int,
    rounds: int,
    goal: int,
    *,
    note: str = "",
    fresh_ms: float | None = None,
    lost: bool = False,
) -> None:
    """note: 'Bot', beside the cartridges; or SOON, in their place. fresh_ms: since its last round was won."""
    canvas.image(_board(canvas.art, place.plate, seat), place.x, PLATE_Y)
    left, right = place.x - place.plate / 2, place.x + place.plate / 2
    narrow = place.plate < NARROW
    badge, name_x = (76.0, left + 68) if narrow else (122.0, left + 140)
    at = (left + 24, PLATE_Y - 50) if narrow else (left + 70, PLATE_Y)
    canvas.image(seat_badge(canvas.art, seat, badge, off=lost), *at)
    font, size = (MARS.body, 38.0) if narrow else (MARS.head, 50.0)
    colour, y = SEATS[seat].light, PLATE_Y + TOP_ROW
    name, room = seat_name(seat), right - name_x - 10
    canvas.text(name, name_x, y, font, size, colour, anchor="midleft", max_width=room, whole=True)
    if note == SOON:
        words, x = (SOON_NARROW, left + 22) if narrow else (SOON, name_x)
        at, room = (x, PLATE_Y + LOW_ROW), right - 22 - x
        canvas.text(words, *at, MARS.body, 36, MARS.accent, anchor="midleft", max_width=room, whole=True)
        return
    if note and not narrow and name_x + BULLET_STEP * goal + 90 < right:
        canvas.text(note, right - 26, PLATE_Y + LOW_ROW, MARS.body, 36, MARS.paper, anchor="midright")
    first = place.x - BULLET_STEP * (goal - 1) / 2 if narrow else name_x + BULLET_STEP / 2
    _draw_bullets(canvas, first, rounds, goal, fresh_ms)


def _draw_bullets(canvas: Canvas, first: float, rounds: int, goal: int, fresh_ms: float | None) -> None:
    """A cartridge for each round that was won, from x = first on; the newest drops into its place."""
    for index in range(goal):
        zoom = 1.0
        if index == rounds - 1 and fresh_ms is not None and fresh_ms < 300:
            zoom = 2.0 - out_back(max(0.0, fresh_ms / 300))
        sprite = bullet(canvas.art, full=index < rounds)
        canvas.image(sprite, first + BULLET_STEP * index, PLATE_Y + LOW_ROW, zoom=zoom)


def _board(art: Art, width: float, seat: int) -> Sprite:
    """A plank with an edge in the seat's colour."""

    def paint(canvas: Canvas) -> None:
        m = MARGIN
        shape = bevelled(m, m, width, PLATE_H, 20)
        cutout(canvas, shape, SEATS[seat].dark, INK, line=6, drop=8, seed=seat)
        inner = bevelled(m + 8, m + 8, width - 16, PLATE_H - 16, 14)
        cutout(canvas, inner, MARS.panel, INK, line=4, seed=seat + 9)
        foot = bevelled(m + 12, m + PLATE_H * 0.74, width - 24, PLATE_H * 0.26 - 14, 8)
        hatch(canvas, foot, mix(MARS.panel, INK, 0.45), spacing=9, width=3.2)

    size = (width + 2 * MARGIN, PLATE_H + 2 * MARGIN)
    return art.compose(("noon plate", width, seat), size, paint)
