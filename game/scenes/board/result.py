"""The end of a board game: places, what each seat has to show for it, and play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.results import Results
from game.stage.badges import seat_badge
from game.stage.banner import plaque
from game.stage.frames import strip, strip_ink
from game.stage.lettering import heading
from game.stage.motion import out
from game.stage.palette import SEATS, THEMES
from game.stage.text import MIN_SIZE
from game.stage.textsize import Line, grown

if TYPE_CHECKING:
    from game.scenes.board.scene import BoardScene
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas

ROW_NS = 160_000_000
"""Between one row that slides in and the next, the last place first."""
LEFT, WIDTH = 110.0, 1700.0
TOP, BOTTOM = 262.0, 996.0
MOST_ROW = 142.0
NAME_X, FIGURES_X = 330.0, 640.0
FIGURE_SIZE, APART = 44.0, 30.0
WHY_Y, WHY_H, WHY_W, WHY_SIDE, WHY_SIZE = 202.0, 72.0, 1500.0, 46.0, 44.0
VEIL = 205


class BoardResult(Results):
    """Shows the order of finish over the table as it was left."""

    mouse = True

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
        super().__init__(self.result["winners"], again=again, seats=seats, title=title)

    @property
    def theme(self) -> str:
        """The game's."""
        return self.table.theme

    def enter(self) -> None:
        """Cheer."""
        super().enter()
        places = self.result["places"]
        self.order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        self.cheer()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table of results."""
        theme = THEMES[self.theme]
        self.table.draw(canvas)
        canvas.veil(VEIL, theme.ink)
        canvas.layer()
        self._draw_head(canvas)
        height = min(MOST_ROW, (BOTTOM - TOP) / len(self.order))
        for row, seat in enumerate(self.order):
            age = self.age_ns - ROW_NS * (len(self.order) - 1 - row)
            if age > 0:
                slide = (1.0 - out(min(1.0, age / (2 * ROW_NS)))) * 160
                self._draw_row(canvas, seat, TOP + row * height, height, slide)
            canvas.layer()
        self.draw_foot(canvas, theme)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, winners = THEMES[self.theme], self.result["winners"]
        names = " and ".join(self.names[seat] for seat in winners)
        names = names if len(winners) < 3 else f"{len(winners)} players"  # who they are stands below
        words = f"{names} {'WINS' if len(winners) == 1 else 'SHARE THE TITLE'}".upper()
        colour = SEATS[winners[0]].light
        heading(canvas, theme, words, 960, 96, size=96, colour=colour, max_width=1420)
        self._draw_why(canvas)
        for x in (130, 1790):
            canvas.image(seat_badge(canvas.art, winners[0], 150), x, 110)

    def _draw_why(self, canvas: Canvas) -> None:
        """On a plaque of its own, if anything was said: words of the table below show through the veil."""
        if not self.why:  # of a match that was over before this board was there
            return
        theme = THEMES[self.theme]
        wide = min(WHY_W, canvas.text_width(self.why, theme.body, WHY_SIZE)) + 2 * WHY_SIDE
        canvas.image(plaque(canvas.art, theme, round(wide), WHY_H, theme.paper), 960, WHY_Y)
        canvas.text(self.why, 960, WHY_Y, theme.body, WHY_SIZE, theme.ink, max_width=WHY_W)

    def _draw_row(self, canvas: Canvas, seat: int, top: float, height: float, slide: float) -> None:
        theme, middle = THEMES[self.theme], top + height / 2
        best = seat in self.result["winners"]
        left = LEFT + slide
        canvas.image(strip(canvas.art, theme, WIDTH, height - 14, chosen=best), left + WIDTH / 2, middle)
        ink = strip_ink(theme, chosen=best)
        canvas.text(f"{self.result['places'][seat]}.", left + 74, middle, theme.head, 58, ink)
        canvas.image(seat_badge(canvas.art, seat, min(104.0, height - 26)), left + 172, middle)
        name, room = self.names[seat], FIGURES_X - NAME_X - 20
        x, room = left + NAME_X - 90, room + 90
        canvas.text(name, x, middle, theme.body, 52, ink, anchor="midleft", max_width=room, whole=True)
        x, (size, columns) = left + FIGURES_X, self._columns(canvas)
        for figure, column in zip(self.lines[seat], columns, strict=False):
            words = Line(figure, size)
            canvas.text(words, x + column / 2, middle, theme.body, size, ink, max_width=column - APART / 2)
            x += column

    def _columns(self, canvas: Canvas) -> tuple[float, list[float]]:
        """At what size all figures have room; how wide each column of them is: by what stands in it."""
        font, size = THEMES[self.theme].body, grown(FIGURE_SIZE, canvas.text_size)
        count = max(len(line) for line in self.lines)
        room = WIDTH - FIGURES_X - 30
        while True:
            widest = [
                max(
                    canvas.text_width(Line(line[i], size), font, size) for line in self.lines if i < len(line)
                )
                for i in range(count)
            ]
            if size <= MIN_SIZE or sum(widest) + APART * count <= room:
                break
            size -= 1
        spare = (room - sum(widest)) / max(1, count)
        return size, [width + spare for width in widest]
