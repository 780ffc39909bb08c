"""The curtain that covers the screen for all but one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.badges import seat_badge
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import box, by_hand
from game.stage.hatch import hatch
from game.stage.lettering import heading
from game.stage.palette import SEATS, Theme, mix

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite
    from game.stage.secrets_look import TrayLook


def draw_curtain(
    canvas: Canvas,
    look: TrayLook,
    share: float,
    name: str,
    opening: float,
    *,
    opened: bool,
) -> None:
    """The curtain, fallen by `share`; closed it says for whom it is and how it opens."""
    theme = look.theme
    drop = round((share - 1.0) * HEIGHT)
    canvas.image(curtain_sprite(canvas.art, theme), 0, drop, anchor="topleft")
    if share < 1.0:
        return
    if opened:
        return
    canvas.image(seat_badge(canvas.art, look.seat, 190), WIDTH / 2, 250)
    heading(canvas, theme, f"{name} only".upper(), WIDTH / 2, 440, size=110, colour=SEATS[look.seat].light)
    canvas.text("The others look away.", WIDTH / 2, 540, theme.body, 56, theme.paper, outline=theme.ink)
    canvas.text(look.head, WIDTH / 2, 640, theme.body, 50, theme.paper, outline=theme.ink, max_width=1500)
    if look.hint is not None:
        _how(canvas, theme, look.hint)
    if opening:
        canvas.rect(WIDTH / 2 - 260, 850, 520, 18, theme.ink, radius=9)
        canvas.rect(WIDTH / 2 - 256, 854, 512 * opening, 10, theme.accent, radius=5)


def _how(canvas: Canvas, theme: Theme, sign: Sprite) -> None:
    """Which control opens it, and what closes it again."""
    size, words = 52, ("Hold", "to open, the last READY closes it.")
    widths = [canvas.text_width(word, theme.body, size) for word in words]
    x = WIDTH / 2 - (sum(widths) + sign.width + 32) / 2
    for word, at in zip(words, (x, x + widths[0] + sign.width + 32), strict=True):
        canvas.text(word, at, 780, theme.body, size, theme.paper, anchor="midleft", outline=theme.ink)
    canvas.image(sign, x + widths[0] + 16, 780, anchor="midleft")


def curtain_sprite(art: Art, theme: Theme) -> Sprite:
    """Red cloth in folds with a fringe of brass."""

    def paint(canvas: Canvas) -> None:
        cloth = mix(theme.alarm if theme.name == "bounty" else theme.shade, theme.ink, 0.15)
        dark, light = mix(cloth, theme.ink, 0.45), mix(cloth, theme.paper, 0.14)
        canvas.fill(cloth)
        folds = 16
        step = WIDTH / folds
        for i in range(folds):
            left = i * step
            canvas.polygon(by_hand(box(left + step * 0.62, -10, step * 0.38, HEIGHT + 20), i, 5, 120), dark)
            canvas.polygon(
                by_hand(box(left + step * 0.18, -10, step * 0.14, HEIGHT + 20), i + 40, 4, 120), light
            )
            hatch(canvas, box(left + step * 0.5, 0, step * 0.14, HEIGHT), dark, spacing=13, width=3)
        canvas.rect(0, HEIGHT - 58, WIDTH, 16, theme.ink)
        canvas.rect(0, HEIGHT - 54, WIDTH, 8, theme.accent)
        for i in range(96):
            canvas.rect(i * 20 + 3, HEIGHT - 42, 12, 36, theme.accent, radius=5)

    return art.compose(
        ("curtain", theme.name), (float(WIDTH), float(HEIGHT)), paint, supersample=1, opaque=True
    )
