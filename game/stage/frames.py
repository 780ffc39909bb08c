"""Boards, strips and small ornaments of the three posters, cut and printed: what widgets are made of."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import (
    Point,
    Shape,
    bevelled,
    box,
    by_hand,
    disc,
    grown,
    moved,
    notched,
    rounded,
    star,
    torn,
)
from game.stage.hatch import grain, halftone, hatch
from game.stage.palette import WHITE, Colour, Theme, mix

MARGIN = 22.0
"""Room for outline and shadow round a board, logical px on each side."""
INK_LINE = 5.0
DROP = 8.0
"""How far the hard shadow falls."""
SHADOW_ALPHA = 120


def cutout(
    canvas: Canvas,
    shape: Sequence[Point],
    fill: Colour,
    ink: Colour,
    *,
    line: float = INK_LINE,
    drop: float = 0.0,
    seed: int = 0,
    rough: float = 1.6,
) -> Shape:
    """A piece cut from coloured paper: ink outline of uneven width, hard shadow; gives the inner shape.

    The shadow (drop > 0) replaces what it falls on: only the first piece of a picture may have one.
    """
    outer = by_hand(grown(shape, line), seed, rough)
    if drop:
        canvas.polygon(moved(outer, drop * 0.7, drop), (*ink, SHADOW_ALPHA))
    canvas.polygon(outer, ink)
    inner = by_hand(shape, seed + 1, rough)
    canvas.polygon(inner, fill)
    return inner


def panel(art: Art, theme: Theme, w: float, h: float) -> Sprite:
    """A board of the poster's own make, w x h px without its margins; text on it in `panel_ink`."""

    def paint(canvas: Canvas) -> None:
        _PANELS[theme.name](canvas, theme, MARGIN, MARGIN, w, h)

    return art.compose(("panel", theme.name, w, h), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def _mars_panel(canvas: Canvas, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A riveted plate with a neon line."""
    corner = min(34.0, h / 4)
    rim = min(12.0, h / 10)
    cutout(canvas, bevelled(x, y, w, h, corner), theme.shade, theme.ink, drop=DROP, seed=3)
    hatch(canvas, bevelled(x, y, w, h, corner), mix(theme.shade, theme.ink, 0.5), spacing=10, width=3)
    plate = bevelled(x + rim, y + rim, w - 2 * rim, h - 2 * rim, corner * 0.8)
    inner = cutout(canvas, plate, theme.panel, theme.ink, line=4, seed=5)
    dark, light = mix(theme.panel, theme.ink, 0.45), mix(theme.panel, theme.paper, 0.16)
    foot = bevelled(x + rim + 3, y + h * 0.8, w - 2 * rim - 6, h * 0.2 - rim - 3, corner * 0.8)
    hatch(canvas, foot, dark, spacing=9, width=3.4)
    grain(canvas, inner, light, each=1500)
    inset = min(28.0, h / 5)
    line = bevelled(x + inset, y + inset, w - 2 * inset, h - 2 * inset, corner * 0.8)
    for start in range(0, 8, 2):  # the long sides: the tube is broken at the corners
        a, b = line[start], line[start + 1]
        canvas.line([a, b], dark, 9)
        canvas.line([a, b], theme.accent, 4)
    for cx, cy in ((x + inset, y + inset), (x + w - inset, y + inset)):
        _rivet(canvas, theme, cx + 2, cy + 2)
    for cx, cy in ((x + inset, y + h - inset), (x + w - inset, y + h - inset)):
        _rivet(canvas, theme, cx + 2, cy - 2)


def _rivet(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    canvas.circle(x, y, 10, theme.ink)
    canvas.circle(x, y, 7, theme.shade)
    canvas.circle(x - 2, y - 2, 3, mix(theme.shade, theme.paper, 0.6))


def _bounty_panel(canvas: Canvas, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A poster torn off at its foot and nailed up by its head."""
    foot = torn(x + w, y + h - 5, x, y + h - 5, seed=5, depth=5)
    sheet = [(x, y), (x + w, y), *foot]
    inner = cutout(canvas, sheet, theme.panel, theme.ink, drop=DROP, seed=7, rough=1.2)
    tan = mix(theme.panel, theme.shade, 0.5)
    hatch(canvas, box(x + w - 26, y + 4, 24, h - 14), tan, spacing=7, width=2.6)
    hatch(canvas, box(x + 6, y + h - 34, w - 40, 24), tan, spacing=7, width=2.6)
    grain(canvas, inner, tan, each=1100)
    for inset, width in ((16.0, 4.0), (24.0, 2.0)):
        rule = notched(x + inset, y + inset, w - 2 * inset, h - 2 * inset - 8, 14)
        canvas.polygon(by_hand(rule, 11, 0.8), theme.ink, width=width)
    for cx in (x + 34, x + w - 34):
        canvas.polygon(star(cx + 2, y + 9, 14, 4, 0.6), mix(theme.panel, theme.ink, 0.4))
        canvas.circle(cx, y + 6, 10, theme.ink)
        canvas.circle(cx, y + 6, 6.5, mix(theme.ink, theme.paper, 0.4))
        canvas.circle(cx - 2, y + 4, 2.5, theme.paper)


def _boom_panel(canvas: Canvas, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A ledger's board with brass at its corners."""
    brass, dull = _brass(theme)
    inner = cutout(canvas, rounded(x, y, w, h, 14), theme.panel, theme.ink, drop=DROP, seed=9, rough=1.2)
    dark = mix(theme.panel, theme.ink, 0.5)
    halftone(canvas, box(x + 6, y + h * 0.55, w - 12, h * 0.45 - 6), dark, spacing=13)
    grain(canvas, inner, mix(theme.panel, theme.paper, 0.2), each=1800)
    for inset, width in ((15.0, 5.0), (25.0, 2.0)):
        canvas.polygon(rounded(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 8), brass, width=width)
    size = min(54.0, h * 0.3)
    for cx, cy, sx, sy in ((x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1), (x, y + h, 1, -1)):
        plate = [(0, 0), (size, 0), (size * 0.72, size * 0.3), (size * 0.3, size * 0.72), (0, size)]
        piece = [(cx + px * sx, cy + py * sy) for px, py in plate]
        cutout(canvas, piece, brass, theme.ink, line=3, seed=13, rough=0.8)
        hatch(canvas, grown(piece, -5), dull, spacing=8, width=2.4)
        canvas.circle(cx + sx * size * 0.27, cy + sy * size * 0.27, 5.5, theme.ink)


def _brass(theme: Theme) -> tuple[Colour, Colour]:
    return mix(theme.accent, theme.shade, 0.15), mix(theme.accent, theme.ink, 0.45)


_PANELS = {"mars": _mars_panel, "bounty": _bounty_panel, "boom": _boom_panel}


def strip(art: Art, theme: Theme, w: float, h: float, *, chosen: bool = False) -> Sprite:
    """A strip for one row of a menu; text on it in `strip_ink`. chosen: where the selection is."""

    def paint(canvas: Canvas) -> None:
        x, y = MARGIN, MARGIN
        fill = strip_fill(theme, chosen=chosen)
        shape = _strip_shape(theme, x, y, w, h)
        line, drop = (INK_LINE, DROP) if chosen else (2.5, 0.0)
        inner = cutout(canvas, shape, fill, theme.ink, line=line, drop=drop, seed=21, rough=2.0)
        if chosen:
            dark, light = mix(fill, theme.ink, 0.28), mix(fill, WHITE, 0.4)
            hatch(canvas, box(x + 10, y + h * 0.72, w - 20, h * 0.28 - 3), dark, spacing=8, width=3)
            canvas.line([(x + 22, y + 8), (x + w - 30, y + 8)], light, 3)
        else:
            grain(canvas, inner, mix(fill, theme.panel_ink, 0.14), each=900)

    key = ("strip", theme.name, w, h, chosen)
    return art.compose(key, (w + 2 * MARGIN, h + 2 * MARGIN), paint)


def _strip_shape(theme: Theme, x: float, y: float, w: float, h: float) -> Shape:
    if theme.name == "mars":
        return bevelled(x, y, w, h, h * 0.26)
    if theme.name == "bounty":
        return [(x + 8, y), (x + w, y + 3), (x + w - 10, y + h), (x, y + h - 3)]
    return notched(x, y, w, h, h * 0.17)


def strip_fill(theme: Theme, *, chosen: bool) -> Colour:
    """The colour of a strip."""
    if chosen:
        return theme.accent
    return mix(theme.panel, theme.shade, 0.4) if theme.name == "bounty" else mix(theme.panel, theme.ink, 0.4)


def strip_ink(theme: Theme, *, chosen: bool, off: bool = False) -> Colour:
    """The colour of text on a strip; off: of a row that can't be chosen now."""
    ink = theme.ink if chosen else theme.panel_ink
    return mix(ink, strip_fill(theme, chosen=chosen), 0.45) if off else ink


def pointer(art: Art, theme: Theme, size: float = 64.0) -> Sprite:
    """The mark beside the chosen row, pointing right: a rocket, a star, a cartridge."""

    def paint(canvas: Canvas) -> None:
        _POINTERS[theme.name](canvas, theme, size)

    return art.compose(("pointer", theme.name, size), (size, size), paint)


def _rocket(canvas: Canvas, theme: Theme, s: float) -> None:
    flame = [(s * 0.3, s * 0.36), (s * 0.02, s * 0.5), (s * 0.3, s * 0.64)]
    cutout(canvas, flame, theme.alarm, theme.ink, line=3, rough=0.5)
    for side in (0.24, 0.76):
        fin = [(s * 0.24, s * side), (s * 0.56, s * 0.5), (s * 0.26, s * 0.5)]
        cutout(canvas, fin, theme.shade, theme.ink, line=3, rough=0.5)
    hull = [(0.24, 0.36), (0.6, 0.34), (0.78, 0.4), (0.94, 0.5), (0.78, 0.6), (0.6, 0.66), (0.24, 0.64)]
    cutout(canvas, [(a * s, b * s) for a, b in hull], theme.paper, theme.ink, line=4, rough=0.5)
    canvas.circle(s * 0.58, s * 0.5, s * 0.1, theme.ink)
    canvas.circle(s * 0.58, s * 0.5, s * 0.06, theme.accent)


def _badge_star(canvas: Canvas, theme: Theme, s: float) -> None:
    shape = star(s / 2, s * 0.53, s * 0.4, 5, 0.46)
    cutout(canvas, shape, theme.accent, theme.ink, line=4, rough=0.4)
    for x, y in shape[::2]:
        canvas.circle(x, y, s * 0.085, theme.ink)
        canvas.circle(x, y, s * 0.05, theme.accent)
    canvas.polygon(disc(s / 2, s * 0.53, s * 0.14), theme.ink)
    canvas.polygon(star(s / 2, s * 0.53, s * 0.11), theme.paper)


def _cartridge(canvas: Canvas, theme: Theme, s: float) -> None:
    brass, dull = _brass(theme)
    nose = [(0.52, 0.34), (0.72, 0.36), (0.88, 0.44), (0.94, 0.5), (0.88, 0.56), (0.72, 0.64), (0.52, 0.66)]
    cutout(
        canvas,
        [(a * s, b * s) for a, b in nose],
        mix(theme.paper, theme.ink, 0.25),
        theme.ink,
        line=4,
        rough=0.4,
    )
    case = box(s * 0.16, s * 0.33, s * 0.44, s * 0.34)
    cutout(canvas, case, brass, theme.ink, line=4, rough=0.4)
    canvas.polygon(box(s * 0.16, s * 0.55, s * 0.44, s * 0.1), dull)
    cutout(canvas, box(s * 0.06, s * 0.29, s * 0.08, s * 0.42), brass, theme.ink, line=4, rough=0.4)


_POINTERS = {"mars": _rocket, "bounty": _badge_star, "boom": _cartridge}
