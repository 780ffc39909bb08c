"""The end of Noon: the order of finish and how quick everybody was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.names import seat_name
from game.scenes.noon.plates import BULLET_STEP, bullet
from game.scenes.noon.street import Street
from game.scenes.records_words import reaction
from game.scenes.results import Results
from game.stage.badges import seat_badge
from game.stage.frames import strip, strip_ink
from game.stage.lettering import heading
from game.stage.motion import out
from game.stage.palette import INK, MARS, SEATS

if TYPE_CHECKING:
    from game.match.standoff import Standoff
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

ROW_NS = 140_000_000
LEFT, WIDTH = 110.0, 1700.0
TOP, BOTTOM = 270.0, 1000.0
MOST_ROW = 132.0
BULLETS_X = 620.0
COLUMNS = ((1110.0, "Best"), (1330.0, "Median"), (1550.0, "Too soon"))


class NoonResult(Results):
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
        super().__init__(self.result["winners"], again=again, seats=seats, title=title)

    def enter(self) -> None:
        """Cheer."""
        super().enter()
        self.street = Street(self.app.art, less_motion=True)
        self.cheer()

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
        self.draw_foot(canvas, MARS)

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
        name, x = seat_name(seat), left + 250
        canvas.text(name, x, middle, MARS.body, 50, ink, anchor="midleft", max_width=330, whole=True)
        for index in range(self._goal):
            sprite = bullet(canvas.art, full=index < result["rounds"][seat])
            canvas.image(sprite, left + BULLETS_X + index * (BULLET_STEP + 6), middle)
        figures = (result["best_ns"][seat], result["median_ns"][seat])
        words = [reaction(ns) for ns in figures]
        for (x, _), word in zip(COLUMNS, [*words, str(result["false_starts"][seat])], strict=True):
            canvas.text(word, left + x, middle, MARS.body, 46, ink, max_width=210)
