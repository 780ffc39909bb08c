"""The end of a board game: places, what each seat has to show for it, and play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.hints import shared_hints
from game.scenes.joining import JOIN, can_join, counts, draw_line, join
from game.scenes.nav import Nav
from game.scenes.stack import Scene
from game.stage.badges import seat_badge
from game.stage.frames import strip, strip_ink
from game.stage.hints import Hint
from game.stage.lettering import heading
from game.stage.motion import out
from game.stage.palette import SEATS, THEMES
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.board.scene import BoardScene
    from game.stage.canvas import Canvas

GLOAT_NS = 2_000_000_000
"""So long the winner stands before a palm can begin the next match."""
ROW_NS = 160_000_000
"""Between one row that slides in and the next, the last place first."""
LEFT, WIDTH = 110.0, 1700.0
TOP, BOTTOM = 262.0, 996.0
MOST_ROW = 142.0
NAME_X, FIGURES_X = 330.0, 640.0
FIGURE_SIZE = 44.0
HINTS = (Hint("slam", "Again"), Hint("down", "Who plays?"), Hint("back", "Title"))


class BoardResult(Scene):
    """Shows the order of finish over the table as it was left."""

    def __init__(
        self,
        done: BoardScene,
        *,
        again: Callable[[], None],
        seats: Callable[[], Scene],
        title: Callable[[], Scene],
    ) -> None:
        """done: the match that is over. again, seats, title: what may follow."""
        view = done.board.view(None)
        self.table, self.result = done.table, done.board.result
        self.names = done.table.names(view)
        self.lines = done.table.result_lines(self.result, view)
        self.why = done.director.line
        self._again, self._seats, self._title = again, seats, title

    @property
    def theme(self) -> str:
        """The game's."""
        return self.table.theme

    def enter(self) -> None:
        """Cheer."""
        self.nav = Nav()
        self._start_ns: int | None = None
        self.now_ns = 0
        self.particles = Particles(self.app.art, seed=self.app.rng.getrandbits(32))
        places = self.result["places"]
        self.order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        self.app.sound.play("fanfare")
        colours = [SEATS[seat].colour for seat in self.result["winners"]]
        for x in (300, 960, 1620):
            self.particles.confetti(x, 300, 70, colours)

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

    @property
    def age_ns(self) -> int:
        """How long it has been there."""
        return 0 if self._start_ns is None else self.now_ns - self._start_ns

    def advance(self, now_ns: int) -> None:
        """Let the rows come in."""
        if self._start_ns is None:
            self._start_ns = self.now_ns = now_ns
        self.particles.advance(now_ns - self.now_ns)
        self.now_ns = now_ns

    def draw(self, canvas: Canvas) -> None:
        """Draw the table of results."""
        theme = THEMES[self.theme]
        self.table.draw(canvas)
        canvas.veil(185, theme.ink)
        canvas.layer()
        self._draw_head(canvas)
        height = min(MOST_ROW, (BOTTOM - TOP) / len(self.order))
        for row, seat in enumerate(self.order):
            age = self.age_ns - ROW_NS * (len(self.order) - 1 - row)
            if age > 0:
                slide = (1.0 - out(min(1.0, age / (2 * ROW_NS)))) * 160
                self._draw_row(canvas, seat, TOP + row * height, height, slide)
            canvas.layer()
        self.particles.draw(canvas)
        hints = shared_hints(self.app, HINTS if self.age_ns > GLOAT_NS else ())
        sign = JOIN if can_join(self.app) else ""
        draw_line(canvas, self.app, theme, hints, self.now_ns, words=sign)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, winners = THEMES[self.theme], self.result["winners"]
        names = " and ".join(self.names[seat] for seat in winners)
        names = names if len(winners) < 3 else f"{len(winners)} players"  # who they are stands below
        words = f"{names} {'WINS' if len(winners) == 1 else 'SHARE THE TITLE'}".upper()
        colour = SEATS[winners[0]].light
        heading(canvas, theme, words, 960, 96, size=96, colour=colour, max_width=1420)
        canvas.text(self.why, 960, 190, theme.body, 44, theme.paper, outline=theme.ink, max_width=1500)
        for x in (130, 1790):
            canvas.image(seat_badge(canvas.art, winners[0], 150), x, 110)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float, slide: float) -> None:
        theme, middle = THEMES[self.theme], top + height / 2
        best = seat in self.result["winners"]
        left = LEFT + slide
        canvas.image(strip(canvas.art, theme, WIDTH, height - 14, chosen=best), left + WIDTH / 2, middle)
        ink = strip_ink(theme, chosen=best)
        canvas.text(f"{self.result['places'][seat]}.", left + 74, middle, theme.head, 58, ink)
        canvas.image(seat_badge(canvas.art, seat, min(104.0, height - 26)), left + 172, middle)
        name, room = self.names[seat], FIGURES_X - NAME_X - 20
        canvas.text(
            name, left + NAME_X - 90, middle, theme.body, 52, ink, anchor="midleft", max_width=room + 90
        )
        x = left + FIGURES_X
        for figure, column in zip(self.lines[seat], self._columns(canvas), strict=False):
            canvas.text(figure, x + column / 2, middle, theme.body, FIGURE_SIZE, ink, max_width=column - 30)
            x += column

    def _columns(self, canvas: Canvas) -> list[float]:
        """How wide each column of figures is: by what stands in it."""
        theme, count = THEMES[self.theme], max(len(line) for line in self.lines)
        widest = [
            max(canvas.text_width(line[i], theme.body, FIGURE_SIZE) for line in self.lines if i < len(line))
            for i in range(count)
        ]
        spare = (WIDTH - FIGURES_X - 30 - sum(widest)) / max(1, count)
        return [width + spare for width in widest]
