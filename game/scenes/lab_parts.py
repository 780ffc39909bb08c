"""Small drawings of the laboratory: lit key-caps, sticks, lamps, names of devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.zones import PAUSE_KEY, ZONES
from game.scenes.hints import legend_for
from game.stage.badges import seat_badge
from game.stage.frames import panel
from game.stage.glyphs import glyph
from game.stage.palette import INK, MARS, mix

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

LIT = MARS._replace(name="mars-lit", paper=MARS.accent)
"""The poster's colours with lit paper: for keys that are held."""
DIM = mix(MARS.paper, MARS.panel, 0.45)
STICK_DOT = 0.36


def board(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A plate with its top left at (x, y)."""
    canvas.image(panel(canvas.art, MARS, w, h), x + w / 2, y + h / 2)


def cap(canvas: Canvas, key: str, x: float, y: float, size: float, *, lit: bool, room: float) -> None:
    """A key-cap with its left middle at (x, y), lit while it is held; smaller where it is too wide."""
    theme = LIT if lit else MARS
    sign = glyph(canvas.art, f"key:{key}", size, theme)
    if sign.width > room:
        sign = glyph(canvas.art, f"key:{key}", float(int(size * room / sign.width)), theme)
    canvas.image(sign, x, y + (size * 0.06 if lit else 0.0), anchor="midleft")


def part(canvas: Canvas, name: str, x: float, y: float, size: float, *, lit: bool) -> None:
    """A part of a pad about (x, y): in colour while it is held, else pale."""
    canvas.image(glyph(canvas.art, f"pad:{name}", size), x, y, alpha=255 if lit else 70)


def stick(canvas: Canvas, x: float, y: float, radius: float, tilt: tuple[float, float]) -> None:
    """Where a stick is: a bed about (x, y) and a knob."""
    moved = any(tilt)
    canvas.circle(x, y, radius, INK)
    canvas.circle(x, y, radius, MARS.accent if moved else DIM, width=5)
    canvas.line([(x - radius * 0.7, y), (x + radius * 0.7, y)], MARS.panel, 3)
    canvas.line([(x, y - radius * 0.7), (x, y + radius * 0.7)], MARS.panel, 3)
    knob = x + tilt[0] * radius * 0.72, y + tilt[1] * radius * 0.72
    canvas.circle(*knob, radius * STICK_DOT, MARS.accent if moved else MARS.paper)
    canvas.circle(*knob, radius * STICK_DOT, INK, width=4)


def device_words(app: App, device: str) -> str:
    """What a device is called: 'Keys 1', 'Pad 2' by the order in which they were plugged in, 'Other keys'."""
    if device in ZONES:
        return f"Keys {device[-1]}"
    if device == BOARD:
        return "Other keys"
    pads = [info.device for info in app.inputs.pads()]
    return f"Pad {pads.index(device) + 1}" if device in pads else "An unplugged pad"


def device_name(  # noqa: PLR0913 - a name has so many sides
    canvas: Canvas,
    app: App,
    device: str,
    seat: int | None,
    x: float,
    y: float,
    *,
    size: float = 40.0,
    room: float = 300.0,
    more: str = "",
) -> None:
    """A device's name from (x, y) on, after the badge of who sits there. more: words behind it."""
    if seat is not None:
        canvas.image(seat_badge(canvas.art, seat, size * 1.35), x, y, anchor="midleft")
        x, room = x + size * 1.55, room - size * 1.55
    words = device_words(app, device)
    used = canvas.text(words, x, y, MARS.body, size, MARS.paper, anchor="midleft", max_width=room)
    if more:
        x, room = x + used + 18, room - used - 18
        canvas.text(more, x, y, MARS.body, 36, DIM, anchor="midleft", max_width=room, whole=True)


def lab_legend(app: App, control: str) -> str:
    """The glyph of a control on the device that was used last; the pause key is everybody's 'start'."""
    if control == "start" and app.last_device in ZONES:
        return f"key:{PAUSE_KEY}"
    return legend_for(app, app.last_device)(control)
