"""The moving parts on a menu's rows: lever, turner and a row of rounds, in the make of each poster."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import bevelled, box, rounded, wedge
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import Paint, Theme, mix

TEXT_SIZE = 46.0
LEVER = (132.0, 58.0)
ROUND = (22.0, 50.0)
ROUNDS = 10
WORD_ROOM = 104.0
"""Beside the rounds, for the number."""


def draw_lever(
    canvas: Canvas, theme: Theme, x: float, y: float, width: float, *, on: bool, word: str, ink: Paint
) -> None:
    """A switch about (x, y) whose knob lies left (off) or right (on), and its word."""
    canvas.image(_lever(canvas.art, theme, on), x + width / 2 - LEVER[0] / 2, y)
    room = width - LEVER[0] - 24
    canvas.text(
        word, x + width / 2 - LEVER[0] - 20, y, theme.body, TEXT_SIZE, ink, anchor="midright", max_width=room
    )


def _lever(art: Art, theme: Theme, on: bool) -> Sprite:
    w, h = LEVER

    def paint(canvas: Canvas) -> None:
        slot = mix(theme.ink, theme.panel, 0.25)
        lit = theme.alarm if on else mix(slot, theme.panel_ink, 0.12)
        shape = (
            bevelled(5, 9, w - 10, h - 18, 12) if theme.name == "mars" else rounded(5, 9, w - 10, h - 18, 20)
        )
        cutout(canvas, shape, lit, theme.ink, line=4, rough=0.6)
        hatch(canvas, box(16, 12, w - 32, h * 0.26), mix(lit, theme.ink, 0.4), spacing=7, width=2.4)
        left = w - 5 - 50 if on else 5.0
        knob = bevelled(left, 4, 50, h - 8, 12) if theme.name == "mars" else rounded(left, 4, 50, h - 8, 24)
        cutout(canvas, knob, theme.paper, theme.ink, line=4, rough=0.6, seed=4)
        shade = mix(theme.paper, theme.ink, 0.3)
        for i in range(3):
            canvas.line([(left + 15 + i * 10, h * 0.32), (left + 15 + i * 10, h * 0.68)], shade, 3.5)

    return art.compose(("lever", theme.name, on), LEVER, paint)


def draw_turner(
    canvas: Canvas, theme: Theme, x: float, y: float, width: float, word: str, ink: Paint, *, many: bool
) -> None:
    """A word about (x, y) between two arrowheads; many: whether there is anything to turn to."""
    if many:
        canvas.polygon(wedge(x - width / 2 + 18, y, 34, "left"), ink)
        canvas.polygon(wedge(x + width / 2 - 18, y, 34, "right"), ink)
    canvas.text(word, x, y, theme.body, TEXT_SIZE, ink, max_width=width - 96)


def draw_rounds(
    canvas: Canvas, theme: Theme, x: float, y: float, width: float, share: float, word: str, ink: Paint
) -> None:
    """Ten rounds about (x, y), loaded from the left by `share` (0..1), and the number."""
    step = (width - WORD_ROOM) / ROUNDS
    full = round(share * ROUNDS)
    for i in range(ROUNDS):
        sprite = _round(canvas.art, theme, i < full)
        canvas.image(sprite, x - width / 2 + (i + 0.5) * step, y)
    canvas.text(
        word, x + width / 2, y, theme.body, TEXT_SIZE, ink, anchor="midright", max_width=WORD_ROOM - 8
    )


def _round(art: Art, theme: Theme, loaded: bool) -> Sprite:
    w, h = ROUND

    def paint(canvas: Canvas) -> None:
        empty = mix(theme.ink, theme.panel, 0.35)
        if theme.name == "mars":
            shape = bevelled(4, 4, w - 8, h - 8, 6)
            body = theme.alarm if loaded else empty
            cutout(canvas, shape, body, theme.ink, line=3.5, rough=0.5)
            if loaded:
                canvas.line([(w * 0.38, 12), (w * 0.38, h - 14)], mix(body, theme.paper, 0.7), 3)
            return
        case = mix(theme.accent, theme.shade, 0.1) if loaded else empty
        tip = mix(theme.paper, theme.ink, 0.2) if loaded else empty
        nose = [(4, h * 0.42), (6, h * 0.2), (w / 2, 4), (w - 6, h * 0.2), (w - 4, h * 0.42)]
        cutout(canvas, nose, tip, theme.ink, line=3.5, rough=0.4)
        cutout(canvas, box(4, h * 0.42, w - 8, h * 0.5), case, theme.ink, line=3.5, rough=0.4, seed=2)
        canvas.polygon(box(w - 10, h * 0.45, 4, h * 0.44), mix(case, theme.ink, 0.4))

    return art.compose(("round", theme.name, loaded), ROUND, paint)
