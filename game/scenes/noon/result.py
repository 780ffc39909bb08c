"""The end of Noon: the order of finish and how quick everybody was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, can_join, counts, draw_line, join
from game.scenes.names import seat_name
from game.scenes.nav import Nav
from game.scenes.noon.plates import BULLET_STEP, bullet
from game.scenes.noon.slingers import time_words
from game.scenes.noon.street import Street
from game.scenes.stack import Scene
from game.stage.badges import seat_badge
from game.stage.frames import strip, strip_ink
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.motion import out
from game.stage.palette import INK, MARS, SEATS
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.match.standoff import Standoff
    from game.stage.canvas import Canvas

GLOAT_NS = 2_000_000_000
ROW_NS = 140_000_000
LEFT, WIDTH = 110.0, 1700.0
TOP, BOTTOM = 270.0, 1000.0
MOST_ROW = 132.0
BULLETS_X = 620.0
COLUMNS = ((1110.0, "Best"), (1330.0, "Median"), (1550.0, "Too soon"))
HINTS = (Hint("slam", "Again"), Hint("down", "Who plays?"), Hint("back", "Title"))


class NoonResult(Scene):
    """Rows slide in, the last place first; then a press goes on."""

    def __init__(
        self,
        standoff: Standoff,
        news: str,
        *,
        again: Callable[[], None],
        seats: Callable[[], Scene],
        title: Callable[[], Scene],
    ) -> None:
        """standoff: over. news: what stands under the headline. again, seats, title: what may follow."""
        self.result, self._goal = standoff.result, standoff.view["goal"]
        self._news = news
        self._again, self._seats, self._title = again, seats, title

    def enter(self) -> None:
        """Cheer."""
        self.nav = Nav()
        self.now_ns = 0
        self._start_ns: int | None = None
        self.street = Street(self.app.art, less_motion=True)
        self.particles = Particles(self.app.art, seed=self.app.rng.getrandbits(32))
        self.app.sound.play("fanfare")
        colours = [SEATS[seat].colour for seat in self.result["winners"]]
        for x in (300, 960, 1620):
            self.particles.confetti(x, 300, 70, colours)

    @property
    def age_ns(self) -> int:
        """How long it has been there."""
        return 0 if self._start_ns is None else self.now_ns - self._start_ns

    def press(self, press: Press) -> None:
        """Go on, once the winner has been seen."""
        if join(self.app, press) or not counts(self.app, press):
            return
        self.app.last_device = press.device
        step = self.nav.feed(press)
        if step is None or self.age_ns < GLOAT_NS:
            return
        if step in ("slam", "start"):
            self._again()
        elif step == "down":
            self.app.stack.swap(self._seats())
        elif step == "back":
            self.app.stack.reset(self._title())

    def advance(self, now_ns: int) -> None:
        """Let the rows come in."""
        if self._start_ns is None:
            self._start_ns = self.now_ns = now_ns
        self.particles.advance(now_ns - self.now_ns)
        self.now_ns = now_ns

    def draw(self, canvas: Canvas) -> None:
        """Draw the table of results."""
        self.street.draw(canvas, 0.0, wait_ms=None, rung_ms=9e9)
        canvas.veil(185)
        canvas.layer()
        self._draw_head(canvas)
        order = self.result["order"]
        height = min(MOST_ROW, (BOTTOM - TOP) / len(order))
        for row, seat in enumerate(order):
            age = self.age_ns - ROW_NS * (len(order) - 1 - row)
            if age > 0:
                slide = (1.0 - out(min(1.0, age / (2 * ROW_NS)))) * 160
                self._draw_row(canvas, seat, TOP + row * height, height, slide)
            canvas.layer()
        self.particles.draw(canvas)
        hints = shared_hints(self.app, HINTS if self.age_ns > GLOAT_NS else ())
        sign = JOIN if can_join(self.app) else ""
        draw_line(canvas, self.app, MARS, hints, self.now_ns, words=sign)

    def _draw_head(self, canvas: Canvas) -> None:
        winner = self.result["winners"][0]
        words = f"{seat_name(winner).upper()} HAS THE QUICKEST HAND"
        heading(canvas, MARS, words, 960, 86, size=88, colour=SEATS[winner].light, max_width=1420)
        canvas.text(self._news, 960, 172, MARS.body, 44, MARS.paper, outline=INK, max_width=1500)
        for x in (130.0, 1790.0):
            canvas.image(seat_badge(canvas.art, winner, 150), x, 110)
        for x, label in COLUMNS:
            canvas.text(label, LEFT + x, TOP - 28, MARS.body, 38, MARS.accent, outline=INK)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float, slide: float) -> None:
        result, middle, left = self.result, top + height / 2, LEFT + slide
        best = seat in result["winners"]
        canvas.image(strip(canvas.art, MARS, WIDTH, height - 12, chosen=best), left + WIDTH / 2, middle)
        ink = strip_ink(MARS, chosen=best)
        canvas.text(f"{result['places'][seat]}.", left + 74, middle, MARS.head, 56, ink)
        canvas.image(seat_badge(canvas.art, seat, min(100.0, height - 22)), left + 178, middle)
        canvas.text(seat_name(seat), left + 250, middle, MARS.body, 50, ink, anchor="midleft", max_width=330)
        for index in range(self._goal):
            sprite = bullet(canvas.art, full=index < result["rounds"][seat])
            canvas.image(sprite, left + BULLETS_X + index * (BULLET_STEP + 6), middle)
        figures = (result["best_ns"][seat], result["median_ns"][seat])
        words = [time_words(ns) if ns is not None else "-" for ns in figures]
        for (x, _), word in zip(COLUMNS, [*words, str(result["false_starts"][seat])], strict=True):
            canvas.text(word, left + x, middle, MARS.body, 46, ink, max_width=210)
