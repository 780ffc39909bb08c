"""Key-caps with their legends."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import arrow, box, moved, rounded, wedge
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import WHITE, Colour, Theme, mix

FONT = "mars"
LETTER_SHARE, LEGEND_SHARE = 0.64, 0.56
"""Size of one letter, and of a longer legend, as a share of the cap's height."""

SHORT: dict[str, str] = {
    "Escape": "Esc",
    "Backspace": "Bksp",
    "Delete": "Del",
    "Insert": "Ins",
    "PageUp": "PgUp",
    "PageDown": "PgDn",
    "PrintScreen": "PrtSc",
    "Application": "Menu",
    "CapsLock": "Caps",
    "ScrollLock": "ScrLk",
    "Numlock": "NumLk",
    "Left Ctrl": "Ctrl",
    "Right Ctrl": "Ctrl",
    "Left Alt": "Alt",
    "Right Alt": "Alt",
    "Keypad Enter": "Enter",
}
ARROWS: dict[str, str] = {"Left": "left", "Right": "right", "Up": "up", "Down": "down"}
KEYPAD = "Keypad "
SIGNS: dict[str, float] = {**dict.fromkeys(ARROWS, 1.0), "Return": 1.35, "Space": 2.1}
"""Keys whose legend is a drawn sign -> how wide the cap is in heights."""


def legend_of(key: str) -> str:
    """What stands on the cap of a key that SDL calls so."""
    if key in SHORT:
        return SHORT[key]
    for side in ("Left ", "Right "):
        if key.startswith(side):
            return key.removeprefix(side)
    if key.startswith(KEYPAD):
        return "Num " + key.removeprefix(KEYPAD)
    return key.upper() if len(key) == 1 else key[:8]


def keycap(art: Art, key: str, size: float, theme: Theme) -> Sprite:
    """The cap of one key by its SDL name, `size` logical px high."""
    legend = legend_of(key)
    text = size * (LEGEND_SHARE if len(legend) > 1 else LETTER_SHARE)
    if key in SIGNS:
        width = size * SIGNS[key]
    else:
        width = max(size, art.texts.width(legend, FONT, 100) / 100 * text + size * 0.5)
    width = float(round(width))

    def paint(canvas: Canvas) -> None:
        _cap(canvas, theme, width, size)
        x, y = width / 2, size * 0.43
        if key in SIGNS:
            _sign(canvas, key, x, y, size, theme.ink)
        else:
            canvas.text(legend, x, y, FONT, text, theme.ink, max_width=width - size * 0.3)

    return art.compose(("key", key, size, theme.name), (width, size), paint)


def _sign(canvas: Canvas, key: str, x: float, y: float, size: float, ink: Colour) -> None:
    if key in ARROWS:
        canvas.polygon(arrow(x, y, size * 0.46, ARROWS[key]), ink)
    elif key == "Return":
        _return_sign(canvas, x, y, size, ink)
    else:
        _space_sign(canvas, x, y, size, ink)


def _cap(canvas: Canvas, theme: Theme, width: float, size: float) -> None:
    """A key-cap seen a little from the front."""
    line = size * 0.055
    face, side = theme.paper, mix(theme.paper, theme.ink, 0.38)
    edge = line + 1
    cutout(
        canvas,
        rounded(edge, edge, width - 2 * edge, size - 2 * edge, size * 0.2),
        side,
        theme.ink,
        line=line,
        rough=0.5,
    )
    hatch(
        canvas,
        box(edge + 4, size * 0.79, width - 2 * edge - 8, size * 0.12),
        mix(side, theme.ink, 0.45),
        spacing=5,
        width=2,
    )
    inset = size * 0.1
    top = rounded(edge + inset * 0.6, edge, width - 2 * edge - inset * 1.2, size * 0.68, size * 0.16)
    canvas.polygon(moved(top, 0, size * 0.03), theme.ink)
    canvas.polygon(top, face)
    canvas.line(
        [(width * 0.28, size * 0.14), (width * 0.72, size * 0.14)],
        mix(face, WHITE, 0.7),
        size * 0.03,
    )


def _return_sign(canvas: Canvas, x: float, y: float, s: float, ink: Colour) -> None:
    canvas.line(
        [(x + s * 0.3, y - s * 0.2), (x + s * 0.3, y + s * 0.08), (x - s * 0.15, y + s * 0.08)], ink, s * 0.1
    )
    canvas.polygon(wedge(x - s * 0.2, y + s * 0.08, s * 0.36, "left"), ink)


def _space_sign(canvas: Canvas, x: float, y: float, s: float, ink: Colour) -> None:
    half = s * 0.55
    canvas.line(
        [
            (x - half, y - s * 0.02),
            (x - half, y + s * 0.16),
            (x + half, y + s * 0.16),
            (x + half, y - s * 0.02),
        ],
        ink,
        s * 0.09,
    )


def key_row(art: Art, part: str, size: float, theme: Theme) -> Sprite:
    """Four caps side by side; part: 'up|left|down|right' by their SDL names."""
    caps, pad = _caps(art, part, size, theme)
    if pad:
        caps.insert(0, _tag(art, size, theme))
    width = sum(c.width for c in caps)

    def paint(canvas: Canvas) -> None:
        x = 0.0
        for cap in caps:
            canvas.image(cap, x, 0, anchor="topleft")
            x += cap.width

    return art.compose(("keys", part, size, theme.name), (width, size), paint, supersample=1)


def key_cross(art: Art, part: str, size: float, theme: Theme) -> Sprite:
    """Four caps as they lie, one above and three below; part: 'up|left|down|right' by their SDL names."""
    half = size * 0.51
    (up, *row), pad = _caps(art, part, half, theme)
    tag = _tag(art, half, theme).width if pad else 0.0
    width = sum(c.width for c in row) + tag

    def paint(canvas: Canvas) -> None:
        x = tag
        canvas.image(up, x + row[0].width + row[1].width / 2, 0, anchor="midtop")
        for cap in row:
            canvas.image(cap, x, size, anchor="bottomleft")
            x += cap.width
        if pad:
            canvas.image(_tag(art, half, theme), 0, size, anchor="bottomleft")

    return art.compose(("cross", part, size, theme.name), (width, size), paint, supersample=1)


def _caps(art: Art, part: str, size: float, theme: Theme) -> tuple[list[Sprite], bool]:
    """The caps of four keys; whether all lie on the number pad, which a tag then says for all."""
    keys = part.split("|")
    pad = all(key.startswith(KEYPAD) for key in keys)
    return [keycap(art, key.removeprefix(KEYPAD) if pad else key, size, theme) for key in keys], pad


def _tag(art: Art, size: float, theme: Theme) -> Sprite:
    """A plate that says that the caps beside it lie on the number pad."""
    width = float(round(size * 1.15))

    def paint(canvas: Canvas) -> None:
        canvas.polygon(rounded(2, size * 0.2, width - 4, size * 0.6, size * 0.14), theme.ink)
        canvas.text("Num", width / 2, size / 2, FONT, size * 0.42, theme.paper)

    return art.compose(("num tag", size, theme.name), (width, size), paint)
