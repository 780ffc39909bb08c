"""One of the eight places of the seats' screen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.bandits.glove_art import glove_sprite
from game.scenes.hints import legend_for
from game.scenes.names import device_words, seat_name
from game.scenes.place_card import draw_card
from game.scenes.sitter import Sitter
from game.stage.badges import seat_badge
from game.stage.frames import panel
from game.stage.glyphs import glyph
from game.stage.motion import pulse
from game.stage.palette import INK, MARS, SEATS

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.seats_card import Card
    from game.stage.canvas import Canvas

PLACE_W, PLACE_H = 432.0, 368.0
KEYS_H, KEYS_W = 54.0, 216.0
HEAD_ROOM, NAME_ROOM = 232.0, 200.0
"""For who sits there, clear of the inner frame, and for the word beside the sign of 'back', px."""
APART = 14.0
"""Between two words of a line, px."""
KINDS = {"easy": "Easy bot", "normal": "Normal bot", "hard": "Hard bot", "random": "Bot"}
PIPS = {"easy": 1, "normal": 2, "hard": 3}


class PlaceState(NamedTuple):
    """What goes on at a place. wave: 1..0 since somebody sat down. leaving: 0..1. card: who are you?"""

    now_ns: int
    wave: float = 0.0
    leaving: float = 0.0
    card: Card | None = None


def draw_place(
    canvas: Canvas, app: App, seat: int, sitter: Sitter | None, x: float, y: float, state: PlaceState
) -> None:
    """Draw a place with its top left at (x, y)."""
    middle = x + PLACE_W / 2, y + PLACE_H / 2
    canvas.image(panel(canvas.art, MARS, PLACE_W, PLACE_H), *middle, alpha=255 if sitter else 150)
    if sitter is None:
        _draw_free(canvas, seat, middle, state.now_ns)
        return
    if state.card is not None and not state.leaving:
        draw_card(canvas, app, seat, sitter.device, state.card, (x, y, PLACE_W), state.now_ns)
        return
    _draw_head(canvas, app, seat, sitter, x, y)
    if sitter.is_bot:
        _draw_pips(canvas, PIPS.get(sitter.level, 0), x + 56, y + 192)
    else:
        _draw_keys(canvas, app, sitter, x + 50, y + 184)
    _draw_hand(canvas, seat, middle, state)
    used = _draw_state(canvas, app, sitter, x, y, state)
    if sitter.wins:
        words = f"{sitter.wins} win" + "s" * (sitter.wins > 1)
        at, room = (x + PLACE_W - 40, y + PLACE_H - 62), PLACE_W - 40 - used - APART
        canvas.text(
            words, *at, MARS.body, 36, MARS.accent, anchor="midright", outline=INK, max_width=room, whole=True
        )


def _draw_head(canvas: Canvas, app: App, seat: int, sitter: Sitter, x: float, y: float) -> None:
    """Who sits here, and at what."""
    canvas.image(seat_badge(canvas.art, seat, 104), x + 86, y + 82)
    name, colour, left = seat_name(seat), SEATS[seat].light, x + 150
    canvas.text(name, left, y + 66, MARS.head, 48, colour, anchor="midleft", max_width=HEAD_ROOM, whole=True)
    kind, at = KINDS[sitter.level] if sitter.is_bot else device_words(app, sitter.device), (left, y + 116)
    canvas.text(kind, *at, MARS.body, 36, MARS.paper, anchor="midleft", max_width=HEAD_ROOM, whole=True)


def _draw_keys(canvas: Canvas, app: App, sitter: Sitter, x: float, y: float) -> None:
    """How this device steers; and how to say who one is."""
    sign = glyph(canvas.art, legend_for(app, sitter.device)("move"), KEYS_H, MARS)
    if sign.width > KEYS_W:
        sign = glyph(canvas.art, legend_for(app, sitter.device)("move"), KEYS_H * KEYS_W / sign.width, MARS)
    canvas.image(sign, x, y, anchor="midleft")
    if not sitter.ready:
        tag = glyph(canvas.art, legend_for(app, sitter.device)("back"), 46, MARS)
        canvas.image(tag, x, y + 58, anchor="midleft")
        room = NAME_ROOM - tag.width
        canvas.text(
            "name", x + tag.width + 12, y + 58, MARS.body, 36, MARS.paper, anchor="midleft", max_width=room
        )


def _draw_pips(canvas: Canvas, count: int, x: float, y: float) -> None:
    """How well a bot plays: one to three bullets."""
    for index in range(3):
        lit = index < count
        canvas.circle(x + 14 + index * 44, y, 15, INK)
        canvas.circle(x + 14 + index * 44, y, 11, MARS.accent if lit else MARS.panel)


def _draw_free(canvas: Canvas, seat: int, middle: tuple[float, float], now_ns: int) -> None:
    canvas.image(seat_badge(canvas.art, seat, 130, off=True), middle[0], middle[1] - 50, alpha=120)
    lift = 5 * pulse(now_ns + seat * 120_000_000)
    canvas.text("Press to join", middle[0], middle[1] + 92 - lift, MARS.body, 44, MARS.paper, outline=INK)


def _draw_hand(canvas: Canvas, seat: int, middle: tuple[float, float], state: PlaceState) -> None:
    angle = 18 * math.sin(state.now_ns / 70e6) * state.wave
    glove = glove_sprite(canvas.art, SEATS[seat], "open")
    canvas.image(glove, middle[0] + 118, middle[1] + 24, angle=angle)


def _draw_state(canvas: Canvas, app: App, sitter: Sitter, x: float, y: float, state: PlaceState) -> float:
    """What is said of who sits here; where it ends, px from the left of the place."""
    left, bottom = x + 50, y + PLACE_H - 62
    if state.leaving:
        canvas.rect(x + 40, bottom + 26, (PLACE_W - 80) * min(1.0, state.leaving), 10, MARS.alarm, radius=5)
        return 50 + canvas.text("Getting up", left, bottom, MARS.body, 40, MARS.alarm, anchor="midleft")
    if sitter.is_bot:
        return 50 + canvas.text("Ready", left, bottom, MARS.body, 40, MARS.accent, anchor="midleft")
    if sitter.ready:
        return 50 + canvas.text("READY", left, bottom, MARS.head, 56, MARS.accent, anchor="midleft")
    sign = glyph(canvas.art, legend_for(app, sitter.device)("slam"), 48 if sitter.wins else 64, MARS)
    canvas.image(sign, left, bottom - 6 * pulse(state.now_ns), anchor="midleft")
    words = "ready" if sitter.wins else "when ready"  # beside it stands how often they have won
    at, room = (left + 12 + sign.width, bottom), PLACE_W - 108 - sign.width
    return (
        62
        + sign.width
        + canvas.text(words, *at, MARS.body, 40, MARS.paper, anchor="midleft", max_width=room, whole=True)
    )
