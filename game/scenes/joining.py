"""Sitting down between matches, and the sign that says so on every screen with a free seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.zones import ZONES
from game.match.seats import MOUSE
from game.scenes.hints import ANY_PAD, legend_for, pad_kinds
from game.scenes.names import device_words, seat_words
from game.stage.canvas import HEIGHT, WIDTH
from game.stage.glyphs import glyph
from game.stage.hints import HintGroup, draw_hints
from game.stage.motion import pulse
from game.stage.palette import Theme

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.stage.canvas import Canvas

JOIN = "Press to join"
SIGN_W, SIGN_H = 390.0, 66.0
SIGN_Y = HEIGHT - 33.0
RIGHT = 20.0
GLYPH, WORD = 50.0, 38.0
TURN_NS = 1_400_000_000
"""So long the sign shows one device before it shows the next."""
HOP = 5.0


def is_palm(press: Press) -> bool:
    """Whether somebody who does not sit presses the palm."""
    return press.seat is None and press.control == "slam" and bool(press.value) and press.device != BOARD


def present(app: App) -> list[int]:
    """Seats of people whose devices are there."""
    lost = app.inputs.seats.lost()
    return [seat for seat in app.roster.people if seat not in lost]


def counts(app: App, press: Press) -> bool:
    """Whether a device has a say: of those who sit, or the board's own keys; all while none is there."""
    return press.seat is not None or press.device == BOARD or not present(app)


def can_join(app: App) -> bool:
    """Whether there are people and a place for one more, or for who has got up."""
    roster = app.roster
    return bool(roster.stood_in) or (bool(roster.people) and roster.free() is not None)


def join(app: App, press: Press) -> bool:
    """Whoever does not sit takes a free place, or their own again, by a palm; False if nobody does."""
    roster = app.roster
    if not is_palm(press) or not can_join(app):
        return False
    if roster.free() is None and roster.left(press.device) is None:
        return False
    seat = roster.sit(press.device)
    if seat is not None:
        app.sound.play("join")
        app.notes.say(f"{device_words(app, press.device)} joins: {seat_words(seat)}.")
    return seat is not None


def on_sign(x: float, y: float) -> bool:
    """Whether a point is on the sign."""
    return abs(WIDTH - RIGHT - SIGN_W / 2 - x) <= SIGN_W / 2 and abs(SIGN_Y - y) <= SIGN_H / 2


def _device(app: App, now_ns: int) -> str:
    """A free device that the sign shows now: a pad, key zones where nobody sits, the mouse of who had it."""
    usable = [device for device in (*pad_kinds(app), *ZONES) if app.keeper.takes(device)]
    free = [device for device in usable if app.inputs.seats.seat_of(device) is None]
    pads = [device for device in free if device not in ZONES] or [ANY_PAD]
    sitters = [app.roster.sitters[seat] for seat in app.roster.stood_in]
    away = [sitter.was for sitter in sitters if sitter is not None]
    mouse = [MOUSE] if MOUSE in away and app.inputs.seats.is_free(MOUSE) else []
    shown = [*pads, *[device for device in free if device in ZONES][:2], *mouse]
    return shown[now_ns // TURN_NS % len(shown)]


def draw_line(
    canvas: Canvas, app: App, theme: Theme, groups: Sequence[HintGroup], now_ns: int, *, words: str
) -> None:
    """Draw the bottom line, unless the keeper has it; with `words` a sign stands at its right end."""
    if app.keeper.beckons:
        return
    draw_hints(canvas, theme, groups, aside=SIGN_W + RIGHT if words else 0.0)
    if not words:
        return
    hop = 0.0 if app.settings.less_motion else HOP * pulse(now_ns)
    left, y = WIDTH - RIGHT - SIGN_W, SIGN_Y - hop
    canvas.rect(left, y - SIGN_H / 2, SIGN_W, SIGN_H, theme.ink, radius=20)
    canvas.rect(left + 4, y - SIGN_H / 2 + 4, SIGN_W - 8, SIGN_H - 8, theme.accent, radius=17)
    sign = glyph(canvas.art, legend_for(app, _device(app, now_ns))("slam"), GLYPH, theme)
    middle = left + max(62.0, 20.0 + sign.width / 2)
    after = middle + max(50.0, sign.width / 2 + 16.0)
    room = left + SIGN_W - 18 - after
    canvas.image(sign, middle, y)
    canvas.text(words, after, y, theme.body, WORD, theme.ink, anchor="midleft", max_width=room)
