"""The laboratory's first page: every device as it is now, the latest presses, the gaps between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.inputs.pairs import Gap
from game.inputs.press import Press
from game.inputs.zones import ZONES
from game.scenes.buttons import button_name
from game.scenes.hints import pad_look
from game.scenes.lab_bench import Bench, DeviceState
from game.scenes.lab_parts import DIM, board, cap, device_name, device_words, part, stick
from game.stage.badges import seat_badge
from game.stage.frames import strip
from game.stage.keycaps import ARROWS
from game.stage.palette import MARS

if TYPE_CHECKING:
    from game.scenes.app import App
    from game.stage.canvas import Canvas

LEFT, WIDE, GAP = 24.0, 450.0, 24.0
ZONES_Y, ZONES_H = 118.0, 262.0
PADS_Y, PADS_H = 394.0, 206.0
LISTS_Y, LISTS_H = 614.0, 396.0
LIST_W, GAPS_W = 1080.0, 768.0
ROWS, VERDICT_W = 5, 380.0
CAP, WIDE_CAP = 62.0, 150.0
ROW, ROWS_Y = 52.0, 124.0
RAW_X, SOURCE_X = 290.0, 700.0
HEAD, TEXT = 40.0, 38.0
NARROW, MOST_PADS = 4, 8
"""With more pads than the first their plates are half as wide; more than the second are not drawn."""


def draw_presses(canvas: Canvas, app: App, bench: Bench) -> None:
    """Draw the page."""
    for index, zone in enumerate(ZONES):
        _draw_zone(canvas, app, zone, bench.devices[zone], LEFT + index * (WIDE + GAP))
    canvas.layer()
    _draw_pads(canvas, app, bench)
    canvas.layer()
    _draw_list(canvas, app, bench)
    _draw_gaps(canvas, app, bench.gaps())


def _draw_zone(canvas: Canvas, app: App, zone: str, state: DeviceState, x: float) -> None:
    board(canvas, x, ZONES_Y, WIDE, ZONES_H)
    held = state.controls()
    device_name(canvas, app, zone, state.seat, x + 48, ZONES_Y + 64, room=WIDE - 100)
    key = {control: app.inputs.key_name(zone, control) for control in ZONES[zone]}
    left, high, low = x + 46, ZONES_Y + 126, ZONES_Y + 190
    narrow = {control: _short(name) for control, name in key.items()}
    for control, place in (("left", (0, low)), ("down", (1, low)), ("right", (2, low)), ("up", (1, high))):
        x = left + place[0] * CAP
        cap(canvas, narrow[control], x, place[1], CAP, lit=control in held, room=CAP)
    for control, y in (("slam", low), ("back", high)):
        cap(canvas, key[control], left + 3 * CAP + 22, y, CAP, lit=control in held, room=WIDE_CAP)


def _short(key: str) -> str:
    """The name of a direction's key, short enough for a square cap."""
    return key if key in ARROWS else key.removeprefix("Keypad ")


def _draw_pads(canvas: Canvas, app: App, bench: Bench) -> None:
    pads = [info.device for info in app.inputs.pads() if info.device in bench.devices]
    if not pads:
        board(canvas, LEFT, PADS_Y, 4 * WIDE + 3 * GAP, PADS_H)
        words = "No pad is plugged in. Keys outside the zones show up in the list below."
        canvas.text(words, 960, PADS_Y + PADS_H / 2, MARS.body, 44, DIM)
        return
    wide = len(pads) <= NARROW
    for index, name in enumerate(pads[:MOST_PADS]):
        if wide:
            _draw_pad(canvas, app, name, bench.devices[name], LEFT + index * (WIDE + GAP))
        else:
            _draw_small_pad(canvas, app, name, bench.devices[name], LEFT + index * (WIDE + GAP) / 2)


def _draw_pad(canvas: Canvas, app: App, name: str, state: DeviceState, x: float) -> None:
    board(canvas, x, PADS_Y, WIDE, PADS_H)
    held = state.controls()
    more = app.inputs.device_label(name)
    device_name(canvas, app, name, state.seat, x + 48, PADS_Y + 54, room=WIDE - 96, more=more)
    y = PADS_Y + 130
    stick(canvas, x + 90, y, 42, (state.x, state.y))
    part(canvas, "slam", x + 174, y, 80, lit="slam" in held)
    way = next((way for way in ("up", "down", "left", "right") if way in held), "")
    part(canvas, f"dpad-{way}" if way else "dpad", x + 254, y, 72, lit=bool(way))
    part(canvas, "back", x + 320, y, 52, lit="back" in held)
    part(canvas, "start", x + 376, y, 52, lit="start" in held)


def _draw_small_pad(canvas: Canvas, app: App, name: str, state: DeviceState, x: float) -> None:
    width = (WIDE - GAP) / 2
    canvas.image(strip(canvas.art, MARS, width, PADS_H - 10), x + width / 2, PADS_Y + PADS_H / 2)
    device_name(canvas, app, name, None, x + 24, PADS_Y + 50, room=width - 48)
    if state.seat is not None:
        canvas.image(seat_badge(canvas.art, state.seat, 52), x + width - 18, PADS_Y + 48, anchor="midright")
    held, y = state.controls(), PADS_Y + 132
    stick(canvas, x + 64, y, 42, (state.x, state.y))
    part(canvas, "slam", x + 154, y, 80, lit="slam" in held)


def _draw_list(canvas: Canvas, app: App, bench: Bench) -> None:
    board(canvas, LEFT, LISTS_Y, LIST_W, LISTS_H)
    x, y = LEFT + 50, LISTS_Y + 60
    canvas.text("LATEST PRESSES", x, y, MARS.head, HEAD, MARS.accent, anchor="midleft")
    for column, words, room in ((x + SOURCE_X, "source", 130), (x + 980, "known within", 250)):
        canvas.text(words, column, y, MARS.body, 36, DIM, anchor="midright", max_width=room)
    if not bench.presses:
        canvas.text(
            "Press any key or button.", x, LISTS_Y + ROWS_Y, MARS.body, 44, MARS.paper, anchor="midleft"
        )
    for index, press in enumerate(list(bench.presses)[:ROWS]):
        _draw_press(canvas, app, press, x, LISTS_Y + ROWS_Y + index * ROW, fresh=index == 0)


def _printed(app: App, press: Press) -> str:
    """What is printed on the key or button that was pressed."""
    if not press.device.startswith("pad"):
        return app.inputs.printed(press.raw)
    if press.control in ("x", "y"):
        return press.raw
    part = app.inputs.pad_parts(press.device).get(press.raw, "")
    return button_name(press.raw, part, pad_look(app, press.device).style)


def _draw_press(canvas: Canvas, app: App, press: Press, x: float, y: float, *, fresh: bool) -> None:
    ink = MARS.paper if fresh else DIM
    words = device_words(app, press.device)
    canvas.text(words, x, y, MARS.body, TEXT, ink, anchor="midleft", max_width=RAW_X - 14, whole=True)
    name = _printed(app, press)
    raw = name if press.device != BOARD or not press.control else f"{name} ({press.control})"
    used = canvas.text(press.source, x + SOURCE_X, y, MARS.body, TEXT, ink, anchor="midright")
    at, room = (x + RAW_X, y), SOURCE_X - RAW_X - used - 20
    canvas.text(raw, *at, MARS.head, TEXT, ink, anchor="midleft", max_width=room, whole=True)
    width = f"{(press.hi_ns - press.lo_ns) / 1e6:.2f} ms"
    canvas.text(width, x + 980, y, MARS.head, TEXT, ink, anchor="midright")


def _draw_gaps(canvas: Canvas, app: App, gaps: list[Gap]) -> None:
    left = LEFT + LIST_W + GAP
    board(canvas, left, LISTS_Y, GAPS_W, LISTS_H)
    x = left + 50
    canvas.text("WHO WAS FIRST", x, LISTS_Y + 60, MARS.head, HEAD, MARS.accent, anchor="midleft")
    if not gaps:
        words = "Two players press at once: the gap between them shows here."
        canvas.paragraph(words, x, LISTS_Y + ROWS_Y - 20, MARS.body, 44, MARS.paper, width=GAPS_W - 100)
    for index, found in enumerate(gaps[:ROWS]):
        y = LISTS_Y + ROWS_Y + index * ROW
        _draw_gap(canvas, app, found, x, y)


def _draw_gap(canvas: Canvas, app: App, found: Gap, x: float, y: float) -> None:
    first, second = device_words(app, found.first), device_words(app, found.second)
    right = x + GAPS_W - 100
    if found.dead_heat:
        words, ink, verdict = f"{first}, {second}", MARS.alarm, f"DEAD HEAT {abs(found.ms):.1f} ms"
    else:
        words, ink, verdict = f"{first} before {second}", MARS.paper, f"{found.ms:.1f} ms"
    width = canvas.text(verdict, right, y, MARS.head, TEXT, ink, anchor="midright", max_width=VERDICT_W)
    room = GAPS_W - 124 - width
    canvas.text(words, x, y, MARS.body, TEXT, ink, anchor="midleft", max_width=room, whole=True)
