"""A place while its person says who they are: the wheel of names, or of letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.hints import legend_for
from game.scenes.seats_card import RULE
from game.stage.badges import seat_badge
from game.stage.cut import wedge
from game.stage.glyphs import glyph
from game.stage.motion import pulse
from game.stage.palette import INK, MARS, SEATS, Colour, mix
from game.stage.textsize import Line
from game.store.records_profiles import MOST

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.scenes.seats_card import Card, Letters
    from game.stage.canvas import Canvas

PALE = mix(MARS.panel, MARS.panel_ink, 0.5)
WHEEL_Y, WHEEL_STEP = 204.0, 52.0
SLOT_W, SLOTS_X = 29.0, 42.0
WINDOW_W, WINDOW_EDGE = 36.0, 26.0
FOOT_Y = 316.0
SIGNS, WORD = (48.0, 42.0, 36.0, 30.0), 36.0
"""Signs of controls at the foot, smaller where they are wide, and the words beside them."""
TOLD_H = 90.0
"""Room for what is said of a name, beside the badge."""


def draw_card(
    canvas: Canvas,
    app: App,
    seat: int,
    device: str,
    card: Card,
    box: tuple[float, float, float],
    now_ns: int,
) -> None:
    """Draw it on the board of the place. box: its top left and width."""
    x, y, width = box
    if card.letters is None:
        _draw_arrows(canvas, x + 118, y + 74, 0.0 if app.settings.less_motion else 4 * pulse(now_ns))
        canvas.image(seat_badge(canvas.art, seat, 92), x + 118, y + 76)
        ink, room = MARS.panel_ink, width - 206 - 36
        canvas.text("Your name", x + 206, y + 76, MARS.body, 38, ink, anchor="midleft", max_width=room)
        _draw_names(canvas, seat, card, x + width / 2, y, width)
        words = (("slam", "take"), ("back", "back"))
    else:
        canvas.image(seat_badge(canvas.art, seat, 92), x + 86, y + 76)
        said, ink = _said(card.letters)
        canvas.paragraph(said, x + 146, y + 36, MARS.body, 36, ink, width=width - 146 - 36, height=TOLD_H)
        _draw_letters(canvas, seat, card.letters, x, y, now_ns)
        words = (("slam", "set"), ("right", "done" if card.letters.enough else "done?"))
    _draw_foot(canvas, app, device, words, (x + 40, y + FOOT_Y, width - 40 - 30))


def _draw_arrows(canvas: Canvas, x: float, y: float, sway: float) -> None:
    """Beside the badge: another look lies to both sides."""
    for side, way in ((-1, "left"), (1, "right")):
        at = x + side * (62 + sway)
        canvas.polygon(wedge(at + side * 3, y, 40, way), INK)
        canvas.polygon(wedge(at, y, 28, way), MARS.accent)


def _draw_names(canvas: Canvas, seat: int, card: Card, middle: float, y: float, width: float) -> None:
    canvas.rect(middle - width / 2 + 34, y + WHEEL_Y - 30, width - 68, 60, INK, radius=14)
    light, room = SEATS[seat].light, width - 150
    canvas.text(card.near(0), middle, y + WHEEL_Y, MARS.head, 44, light, max_width=room, whole=True)
    for step in (-1, 1):
        at = y + WHEEL_Y + step * WHEEL_STEP
        canvas.text(card.near(step), middle, at, MARS.body, 36, PALE, max_width=width - 110, whole=True)
        tip = wedge(middle + width / 2 - 62, y + WHEEL_Y + step * 15, 20, "down" if step > 0 else "up")
        canvas.polygon(tip, MARS.accent)


def _draw_letters(canvas: Canvas, seat: int, letters: Letters, x: float, y: float, now_ns: int) -> None:
    """The letters on their lines; in a window over a caret what the wheel offers for the next one."""
    here = len(letters.name)
    if here < MOST:
        _draw_wheel(canvas, letters, x + SLOTS_X + (here + 0.5) * SLOT_W, y + WHEEL_Y)
    for slot in range(MOST):
        at = x + SLOTS_X + (slot + 0.5) * SLOT_W
        lit = mix(MARS.accent, INK, pulse(now_ns))
        canvas.rect(
            at - SLOT_W / 2 + 3, y + WHEEL_Y + 24, SLOT_W - 6, 6, lit if slot == here else PALE, radius=3
        )
        if slot < here:
            canvas.text(letters.name[slot], at, y + WHEEL_Y, MARS.body, 40, SEATS[seat].light)


def _draw_wheel(canvas: Canvas, letters: Letters, x: float, y: float) -> None:
    """The wheel of letters, pale: none of them is part of the name yet. x, y: the middle of the next one."""
    tall = 2 * (WHEEL_STEP + WINDOW_EDGE)
    canvas.rect(x - WINDOW_W / 2, y - tall / 2, WINDOW_W, tall, INK, radius=10)
    for step in (-1, 0, 1):
        size = 36.0 if step else 40.0
        canvas.text(_shown(letters.near(step)), x, y + step * WHEEL_STEP, MARS.body, size, PALE)


def _said(letters: Letters) -> tuple[str, Colour]:
    """What is wrong with the name, or how long it has to be; once it is one, how it reads now."""
    if letters.fault:
        return letters.fault, MARS.alarm
    return (f"Your name: {letters.name}" if letters.enough else RULE), MARS.panel_ink


def _shown(letter: str) -> str:
    """A blank has to be seen."""
    return "_" if letter == " " else letter


def _draw_foot(
    canvas: Canvas,
    app: App,
    device: str,
    words: tuple[tuple[str, str], ...],
    place: tuple[float, float, float],
) -> None:
    """What two controls do. place: left, middle and width."""
    x, y, room = place
    wide = sum(canvas.text_width(word, MARS.body, WORD) for _, word in words)
    for size in SIGNS:
        signs = [glyph(canvas.art, legend_for(app, device)(control), size, MARS) for control, _ in words]
        left = room - sum(sign.width + 10 for sign in signs) - 22 * (len(words) - 1)
        if left >= sum(canvas.text_width(Line(word, WORD), MARS.body, WORD) for _, word in words):
            break
    for sign, (_, word) in zip(signs, words, strict=True):
        canvas.image(sign, x, y, anchor="midleft")
        share = left * canvas.text_width(word, MARS.body, WORD) / wide
        x += sign.width + 10
        ink = MARS.panel_ink
        x += canvas.text(word, x, y, MARS.body, WORD, ink, anchor="midleft", max_width=share) + 22
