"""Banners and toasts: what is going on in a word and a picture, and small notices."""

from __future__ import annotations

from collections import deque

from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import bevelled, box, notched, ribbon
from game.stage.frames import DROP, MARGIN, cutout
from game.stage.hatch import grain, hatch
from game.stage.motion import BANNER_MS, HOLD_MS, NS_PER_MS, Pace, Tween, in_out, out
from game.stage.palette import WHITE, Colour, Theme, ink_on, mix

PICTURE_SHARE = 0.86
TITLE_SHARE = 0.46
LINE_SIZE = 38.0
TOAST_MS = 4_000
TOAST_SIZE = 40.0
TOAST_HEIGHT = 76.0
TOASTS = 3


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
    """A headline that drops in, stays at least HOLD_MS and goes when it is pressed away or its time is up.

    title: a few words. line: a second, smaller line or ''. picture: beside the words.
    fill: of its paper, the poster's accent by default. hold_ms: None = until `away`.
    """

    def __init__(
        self,
        theme: Theme,
        title: str,
        line: str = "",
        *,
        picture: Sprite | None = None,
        fill: Colour | None = None,
        hold_ms: float | None = HOLD_MS,
        size: tuple[float, float] = (760.0, 132.0),
        pace: Pace | None = None,
    ) -> None:
        """size: logical px of the paper."""
        self.theme = theme
        self.title, self.line, self.picture = title, line, picture
        self.fill = fill or theme.accent
        self.size = size
        self._pace = pace or Pace()
        self._hold_ns = None if hold_ms is None else round(max(HOLD_MS, hold_ms) * NS_PER_MS)
        self._shown_ns = 0
        self._slide = self._tween(0.0, 1.0)
        self._leaving = False

    def _tween(self, start: float, end: float) -> Tween:
        ms = 0.0 if self._pace.less_motion else self._pace.ms(BANNER_MS)
        return Tween(start, end, ms, out if end else in_out)

    @property
    def may_leave(self) -> bool:
        """Whether it has been shown for so long that it can be pressed away."""
        return self._shown_ns >= HOLD_MS * NS_PER_MS

    @property
    def gone(self) -> bool:
        """Whether nothing of it is left on screen."""
        return self._leaving and self._slide.done

    def press(self, control: str) -> bool:
        """'slam' or 'back' sends it away once it could be read; gives whether it goes."""
        if control in ("slam", "back") and self.may_leave:
            self.away()
        return self._leaving

    def away(self) -> None:
        """Leave now."""
        if not self._leaving:
            self._leaving = True
            self._slide = self._tween(self._slide.value, 0.0)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._shown_ns += dt_ns
        self._slide.advance(dt_ns)
        if self._hold_ns is not None and self._shown_ns >= self._hold_ns:
            self.away()

    def draw(self, canvas: Canvas, x: float = WIDTH / 2, y: float = 78.0) -> None:
        """Draw it with its middle at (x, y); it drops in from above."""
        if self.gone:
            return
        w, h = self.size
        y -= (1.0 - self._slide.value) * (y + h)
        canvas.image(plaque(canvas.art, self.theme, w, h, self.fill), x, y)
        left, right = x - w / 2 + h * 0.34, x + w / 2 - h * 0.34
        if self.picture is not None:
            tall = h * PICTURE_SHARE
            zoom = tall / self.picture.height
            canvas.image(self.picture, left, y, anchor="midleft", zoom=zoom)
            left += self.picture.width * zoom + 18
        ink = ink_on(self.fill, self.theme.ink, self.theme.paper)
        middle, room = (left + right) / 2, right - left
        head, body = self.theme.head, self.theme.body
        if self.line:
            canvas.text(self.title, middle, y - h * 0.15, head, h * TITLE_SHARE, ink, max_width=room)
            canvas.text(self.line, middle, y + h * 0.26, body, LINE_SIZE, ink, max_width=room)
        else:
            canvas.text(self.title, middle, y, head, h * (TITLE_SHARE + 0.06), ink, max_width=room)


class Toasts:
    """Small notices at the bottom, the newest lowest, each for TOAST_MS; the same twice is shown once."""

    def __init__(self, theme: Theme, pace: Pace | None = None) -> None:
        """Empty."""
        self.theme = theme
        self._pace = pace or Pace()
        self._shown: deque[tuple[str, int, Tween]] = deque()

    def __len__(self) -> int:
        return len(self._shown)

    def say(self, text: str, ms: float = TOAST_MS) -> None:
        """Add a notice; with more than TOASTS the oldest goes."""
        if any(text == shown for shown, _, _ in self._shown):
            return
        slide = Tween(1.0, 0.0, 0.0 if self._pace.less_motion else self._pace.ms(BANNER_MS))
        self._shown.append((text, round(ms * NS_PER_MS), slide))
        if len(self._shown) > TOASTS:
            self._shown.popleft()

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for _, _, slide in self._shown:
            slide.advance(dt_ns)
        left = [(text, ns - dt_ns, slide) for text, ns, slide in self._shown]
        self._shown = deque(toast for toast in left if toast[1] > 0)

    def draw(self, canvas: Canvas, x: float = WIDTH / 2, y: float = HEIGHT - 120.0) -> None:
        """Draw them upwards from the one with its middle at (x, y)."""
        theme = self.theme
        for i, (text, _, slide) in enumerate(reversed(self._shown)):
            width = min(1640.0, canvas.text_width(text, theme.body, TOAST_SIZE))
            paper = plaque(canvas.art, theme, float(-(-width // 80) * 80 + 120), TOAST_HEIGHT, theme.paper)
            top = y - i * (TOAST_HEIGHT + 20) + slide.value * 200
            canvas.image(paper, x, top)
            canvas.text(text, x, top, theme.body, TOAST_SIZE, theme.ink, max_width=width + 2)
