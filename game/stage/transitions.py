"""From one scene to the next in the manner of print: torn paper, an iris, slats of wood."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.stage.art import Art, Sprite
from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.cut import box, by_hand, grown, star, torn
from game.stage.frames import pointer
from game.stage.hatch import grain, halftone, hatch
from game.stage.motion import Pace, Tween, in_out, out
from game.stage.palette import WHITE, Theme, mix

COVER_MS = 260
REVEAL_MS = 300
SLATS = 8
HALF = WIDTH / 2 + 90.0
"""Width of a half of the torn sheet."""
TEAR = 46.0


class Wipe:
    """Covers the screen, calls `between` once while nothing is seen, and uncovers it.

    With less motion it is a cut: `between` is called at the first `advance`.
    """

    def __init__(self, theme: Theme, between: Callable[[], None], pace: Pace | None = None) -> None:
        """theme: whose manner. between: changes the scene."""
        self.theme = theme
        self._between: Callable[[], None] | None = between
        pace = pace or Pace()
        self._cover = Tween(0.0, 1.0, 0.0 if pace.less_motion else pace.ms(COVER_MS), out)
        self._reveal = Tween(1.0, 0.0, 0.0 if pace.less_motion else pace.ms(REVEAL_MS), in_out)

    @property
    def done(self) -> bool:
        """Whether it is over."""
        return self._between is None and self._reveal.done

    @property
    def covered(self) -> float:
        """How much is covered, 0..1."""
        return self._cover.value if self._between is not None else self._reveal.value

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        if self._between is None:
            self._reveal.advance(dt_ns)
            return
        self._cover.advance(dt_ns)
        if self._cover.done:
            between, self._between = self._between, None
            between()

    def draw(self, canvas: Canvas) -> None:
        """Draw it over the scene."""
        if self.covered > 0 and not self.done:
            _WIPES[self.theme.name](canvas, self.theme, self.covered)


def _tear(canvas: Canvas, theme: Theme, covered: float) -> None:
    """Two halves of a sheet meet and part again."""
    gap = (1.0 - covered) * HALF
    canvas.image(_half(canvas.art, theme, 0), WIDTH / 2 - gap + 10, HEIGHT / 2, anchor=(1 - TEAR / HALF, 0.5))
    canvas.image(_half(canvas.art, theme, 1), WIDTH / 2 + gap - 10, HEIGHT / 2, anchor=(TEAR / HALF, 0.5))


def _half(art: Art, theme: Theme, side: int) -> Sprite:
    """One half of a torn poster; side 0 = left."""
    return art.compose(
        ("torn half", theme.name, side), (HALF, HEIGHT), partial(_paint_half, theme, side), supersample=1
    )


def _paint_half(theme: Theme, side: int, canvas: Canvas) -> None:
    """A printed sun on a hatched ground, torn through its middle; side 1 = right."""
    facing = -1 if side else 1
    edge = torn(HALF - TEAR, -20, HALF - TEAR, HEIGHT + 20, seed=71, depth=24, step=26)
    sun = HALF - TEAR - 10.0
    if side:
        edge, sun = [(x + 2 * TEAR - HALF, y) for x, y in edge], TEAR + 10.0
    rim = HALF if facing > 0 else 0.0
    canvas.fill(theme.shade)
    print_ink = mix(theme.shade, theme.ink, 0.3)
    hatch(canvas, box(0, 0, HALF, HEIGHT), print_ink, spacing=26, width=7)
    for radius, colour in ((430, theme.ink), (415, theme.paper), (330, theme.ink), (316, theme.alarm)):
        canvas.polygon(star(sun, HEIGHT / 2, radius, 20, 0.82), colour)
    fibre = by_hand([(x - facing * 13, y) for x, y in edge], 73, 3.5, 60)[: len(edge)]
    canvas.polygon([*fibre, (rim, HEIGHT + 20), (rim, -20)], mix(theme.paper, WHITE, 0.4))
    canvas.polygon([*edge, (rim, HEIGHT + 20), (rim, -20)], theme.ink)
    canvas.polygon([(x + facing * 6, y) for x, y in [*edge, (rim, HEIGHT + 20), (rim, -20)]], (0, 0, 0, 0))


def _iris(canvas: Canvas, theme: Theme, covered: float) -> None:
    """A round hole that closes on the middle."""
    far = math.hypot(WIDTH, HEIGHT) / 2 + 20
    hole = far * (1.0 - covered)
    middle = WIDTH / 2, HEIGHT / 2
    step = 4
    for top in range(0, HEIGHT, step):
        dy = abs(top + step / 2 - middle[1])
        half = math.sqrt(hole * hole - dy * dy) if dy < hole else 0.0
        if half < WIDTH / 2:
            canvas.rect(0, top, WIDTH / 2 - half, step, theme.ink)
            canvas.rect(WIDTH / 2 + half, top, WIDTH / 2 - half, step, theme.ink)
    if hole > 4:
        canvas.circle(*middle, hole + 5, theme.ink, width=10)
        canvas.circle(*middle, hole + 26, theme.accent, width=5)
    elif covered >= 0.98:
        canvas.image(pointer(canvas.art, theme, 220.0), *middle)


def _slats(canvas: Canvas, theme: Theme, covered: float) -> None:
    """Boards that fall and rise in turn, one after the other."""
    wide = WIDTH / SLATS
    for i in range(SLATS):
        late = (i if covered < 1 else 0) * 0.05
        share = min(1.0, max(0.0, (covered - late) / (1 - 0.05 * (SLATS - 1))))
        away = (1.0 - share) * (HEIGHT + 40)
        y = HEIGHT / 2 + (away if i % 2 else -away)
        canvas.image(_slat(canvas.art, theme), (i + 0.5) * wide, y)


def _slat(art: Art, theme: Theme) -> Sprite:
    wide = WIDTH / SLATS + 8

    def paint(canvas: Canvas) -> None:
        wood = mix(theme.shade, theme.accent, 0.1)
        board = [(3.0, -10.0), (wide - 3, -10.0), (wide - 3, HEIGHT + 10.0), (3.0, HEIGHT + 10.0)]
        canvas.polygon(by_hand(grown(board, 3), 81, 1.5), theme.ink)
        inner = by_hand(grown(board, -3), 83, 1.5)
        canvas.polygon(inner, wood)
        halftone(canvas, inner, mix(wood, theme.ink, 0.25), spacing=22)
        grain(canvas, inner, mix(wood, theme.ink, 0.4), each=900, size=5)
        for y in (60, HEIGHT - 60):
            canvas.circle(wide / 2, y, 15, theme.ink)
            canvas.circle(wide / 2, y, 11, theme.accent)

    return art.compose(("slat", theme.name), (wide, HEIGHT), paint, supersample=1)


_WIPES: dict[str, Callable[[Canvas, Theme, float], None]] = {"mars": _tear, "bounty": _iris, "boom": _slats}
