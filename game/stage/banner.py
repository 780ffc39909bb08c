"""Banners: what is going on in a few words."""

from __future__ import annotations

from game.stage.art import Art, Sprite
from game.stage.canvas import Canvas
from game.stage.cut import bevelled, box, notched, ribbon
from game.stage.frames import DROP, MARGIN, cutout
from game.stage.hatch import grain, hatch
from game.stage.motion import BANNER_MS, HOLD_MS, NS_PER_MS, Pace, Tween, in_out, out
from game.stage.palette import WHITE, Colour, Theme, ink_on, mix

PAPER = (760.0, 132.0)
"""A banner's width and height, px."""
TITLE_SHARE = 0.46
LINE_SIZE = 38.0


def plaque(art: Art, theme: Theme, w: float, h: float, fill: Colour) -> Sprite:
    """The cut paper of a banner, w x h px without its margins."""

    def paint(canvas: Canvas) -> None:
        x, y = MARGIN, MARGIN
        shape = {
            "mars": bevelled(x, y, w, h, h * 0.28),
            "bounty": ribbon(x, y, w, h, h * 0.22),
            "boom": notched(x, y, w, h, h * 0.16),
        }[theme.name]
        inner = cutout(canvas, shape, fill, theme.ink, line=6, drop=DROP, seed=41, rough=2.4)
        inset = h * 0.3
        hatch(
            canvas,
            box(x + inset, y + h * 0.82, w - 2 * inset, h * 0.14),
            mix(fill, theme.ink, 0.3),
            spacing=9,
        )
        grain(canvas, inner, mix(fill, theme.ink, 0.2), each=1300)
        light = mix(fill, WHITE, 0.45)
        canvas.line([(x + inset, y + 11), (x + w - inset, y + 11)], light, 3)

    return art.compose(("plaque", theme.name, w, h, fill), (w + 2 * MARGIN, h + 2 * MARGIN), paint)


class Banner:
    """A headline that drops in, stays at least HOLD_MS and goes when its time is up.

    title: a few words. line: a second, smaller line or ''.
    """

    def __init__(
        self, theme: Theme, title: str, line: str = "", *, fill: Colour, hold_ms: float, pace: Pace
    ) -> None:
        """fill: of its paper."""
        self.theme = theme
        self.title, self.line = title, line
        self.fill = fill
        self._pace = pace
        self._left_ns = round(max(HOLD_MS, hold_ms) * NS_PER_MS)
        self._slide = self._tween(0.0, 1.0)
        self._leaving = False

    def _tween(self, start: float, end: float) -> Tween:
        ms = 0.0 if self._pace.less_motion else self._pace.ms(BANNER_MS)
        return Tween(start, end, ms, out if end else in_out)

    @property
    def gone(self) -> bool:
        """Whether nothing of it is left on screen."""
        return self._leaving and self._slide.done

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._left_ns -= dt_ns
        self._slide.advance(dt_ns)
        if self._left_ns <= 0 and not self._leaving:
            self._leaving = True
            self._slide = self._tween(self._slide.value, 0.0)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw it with its middle at (x, y); it drops in from above."""
        if self.gone:
            return
        w, h = PAPER
        y -= (1.0 - self._slide.value) * (y + h)
        canvas.image(plaque(canvas.art, self.theme, w, h, self.fill), x, y)
        ink = ink_on(self.fill, self.theme.ink, self.theme.paper)
        room = w - h * 0.68
        head, body = self.theme.head, self.theme.body
        if self.line:
            canvas.text(self.title, x, y - h * 0.15, head, h * TITLE_SHARE, ink, max_width=room)
            canvas.text(self.line, x, y + h * 0.26, body, LINE_SIZE, ink, max_width=room)
        else:
            canvas.text(self.title, x, y, head, h * (TITLE_SHARE + 0.06), ink, max_width=room)
