"""What the frame lays over a game's table: who is asked, trays and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.hints import legend_for
from game.scenes.manned import is_bot
from game.stage.badges import badge_signs
from game.stage.glyphs import glyph
from game.stage.motion import pulse
from game.stage.palette import SEATS, THEMES

if TYPE_CHECKING:
    from game.scenes.board.scene import BoardScene
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas

RING = 52.0
GLYPH = 48.0


def draw_asked(canvas: Canvas, scene: BoardScene) -> None:
    """A ring that beats round the badge of all who are asked, once the cause was shown; red for lost pads."""
    theme = THEMES[scene.theme]
    beat = 0.5 if scene.app.pace.less_motion else pulse(scene.now_ns)
    lost = scene.app.inputs.seats.lost()
    shown = scene.director.done
    for seat in scene.board.waits_for:
        if not shown and seat not in (*scene.asking.seats, *lost):
            continue
        x, y = scene.table.badge_at(seat)
        colour = theme.alarm if seat in lost else SEATS[seat].light
        canvas.circle(x, y, RING + 8 * beat, theme.ink, width=12)
        canvas.circle(x, y, RING - 3 + 8 * beat, colour, width=6)
        if size := scene.table.badge_size(seat):
            canvas.image(badge_signs(canvas.art, seat, size, bot=is_bot(seat)), x, y)


def draw_trays(canvas: Canvas, scene: BoardScene) -> None:
    """Trays and looked at hands, with what can be looked up; a curtain covers all of them but its own.

    Who only looks at a hand hides no tray of somebody who has to answer.
    """
    public = scene.board.view(None)
    curtain = scene.asking.curtain
    trays = list(scene.asking.trays.values()) if curtain is None else [curtain]
    looking = [tray.must for tray in trays if tray.secret.looks]
    if (looking or scene.hands.seats) and scene.hands.curtain is None and curtain is None:
        asked = looking[0] if looking else None
        scene.table.help(canvas, asked=asked, clear=scene.asking.panel is not None)
    if curtain is None:
        scene.hands.draw(canvas, None)
        canvas.layer()
    for tray in trays:
        control = "hold" if curtain is None else "slam"
        tray.draw(canvas, scene.table, public, sign(scene, tray.seat, control))
        canvas.layer()


def sign(scene: BoardScene, seat: int, control: str) -> Sprite | None:
    """The glyph of a control on a seat's device, None if it has none now."""
    device = scene.app.inputs.seats.device_of(seat)
    if device is None:
        return None
    return glyph(scene.app.art, legend_for(scene.app, device)(control), GLYPH, THEMES[scene.theme])
