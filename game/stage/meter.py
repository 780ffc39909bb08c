"""A meter for time or share: a neon tube, a burning fuse, a brass gauge."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import bevelled, box, rounded, star
from game.stage.frames import cutout
from game.stage.hatch import hatch
from game.stage.palette import WHITE, Colour, Theme, mix

LOW = 0.25
"""Below this share it turns to the colour of alarm."""
RIM = 9.0


class Meter:
    """A level bar that shows a share from the left. ticks: marks across it, such as one a second."""

    def __init__(self, theme: Theme, width: float = 520.0, height: float = 40.0, ticks: int = 0) -> None:
        """width, height: logical px of the bar within its frame."""
        self.theme = theme
        self.width, self.height = width, height
        self.ticks = ticks

    def draw(self, canvas: Canvas, x: float, y: float, share: float, *, colour: Colour | None = None) -> None:
        """Draw it about (x, y). share: 0..1. colour: of the bar; by default the accent, alarm when low."""
        share = min(1.0, max(0.0, share))
        theme, w, h = self.theme, self.width, self.height
        canvas.image(self._frame(canvas.art), x, y)
        left, top = x - w / 2, y - h / 2
        fill = colour or (theme.alarm if share < LOW else theme.accent)
        end = left + w * share
        if share > 0:
            canvas.rect(left, top, w * share, h, fill)
            canvas.rect(left, top + h * 0.68, w * share, h * 0.32, mix(fill, theme.ink, 0.3))
            canvas.rect(left, top + h * 0.14, w * share, h * 0.13, mix(fill, WHITE, 0.5))
        for i in range(1, self.ticks):
            at = left + w * i / self.ticks
            canvas.rect(at - 1.5, top, 3, h, theme.ink)
        if 0 < share < 1:
            canvas.image(_spark(canvas.art, theme, h * 1.7), end, y)

    def _frame(self, art: Art) -> Sprite:
        theme, w, h = self.theme, self.width, self.height
        whole = (w + 4 * RIM, h + 4 * RIM)

        def paint(canvas: Canvas) -> None:
            x = y = RIM
            shape = {
                "mars": bevelled(x, y, w + 2 * RIM, h + 2 * RIM, RIM * 1.4),
                "bounty": box(x, y, w + 2 * RIM, h + 2 * RIM),
                "boom": rounded(x, y, w + 2 * RIM, h + 2 * RIM, RIM * 1.2),
            }[theme.name]
            make = {"mars": theme.shade, "bounty": theme.shade, "boom": theme.accent}[theme.name]
            cutout(canvas, shape, make, theme.ink, line=4, seed=51, rough=1.4)
            hatch(canvas, shape, mix(make, theme.ink, 0.4), spacing=8, width=2.4)
            bed = box(x + RIM, y + RIM, w, h)
            cutout(canvas, bed, mix(theme.ink, theme.panel, 0.2), theme.ink, line=3, rough=0.3)

        return art.compose(("meter", theme.name, w, h), whole, paint)


def _spark(art: Art, theme: Theme, size: float) -> Sprite:
    """The bright end of the bar."""

    def paint(canvas: Canvas) -> None:
        middle = size / 2
        canvas.polygon(star(middle, middle, size * 0.5, 8, 0.5), theme.ink)
        canvas.polygon(star(middle, middle, size * 0.4, 8, 0.48), theme.paper)
        canvas.polygon(star(middle, middle, size * 0.22, 8, 0.5), theme.alarm)

    return art.compose(("spark", theme.name, size), (size, size), paint)
