"""A menu of rows, driven by the names of controls and drawn in the manner of its poster."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.canvas import Canvas
from game.stage.controls import draw_lever, draw_rounds, draw_turner
from game.stage.cut import wedge
from game.stage.frames import pointer, strip, strip_ink
from game.stage.motion import BANNER_MS, Pace, Tween
from game.stage.palette import Theme
from game.stage.rows import NOTHING, Choice, Outcome, Row, Slider, Toggle

ROW_HEIGHT = 84.0
ROW_GAP = 16.0
LABEL_SIZE = 50.0
NOTE_SIZE = 38.0
NOTE_ROOM = 64.0
LABEL_INSET = 72.0
VALUE_SHARE = 0.46
"""The right part of a row, where its value stands."""


class Menu:
    """Rows, one of which is selected. 'up' and 'down' go round; the rest goes to the row.

    width: logical px. visible: rows shown at once; more scroll.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        theme: Theme,
        *,
        width: float = 1000.0,
        visible: int = 8,
        pace: Pace | None = None,
    ) -> None:
        """Raises ValueError for no rows."""
        if not rows:
            raise ValueError("a menu needs at least one row")
        self.rows = list(rows)
        self.theme = theme
        self.width = width
        self.visible = visible
        self.index = 0
        self._top = 0
        self._pace = pace or Pace()
        self._nudge = Tween(0.0, 0.0, 0.0)

    @property
    def selected(self) -> Row:
        """The row that a slam goes to."""
        return self.rows[self.index]

    def row(self, id: str) -> Row:  # noqa: A002
        """The row of that id. Raises KeyError."""
        for row in self.rows:
            if row.id == id:
                return row
        raise KeyError(id)

    def select(self, id: str) -> None:  # noqa: A002
        """Select the row of that id. Raises KeyError."""
        self.index = self.rows.index(self.row(id))
        self._scroll()

    @property
    def height(self) -> float:
        """Logical px of all that `draw` draws, the note included."""
        shown = min(self.visible, len(self.rows))
        noted = any(r.note or r.off for r in self.rows)
        return shown * (ROW_HEIGHT + ROW_GAP) - ROW_GAP + (NOTE_ROOM if noted else 0.0)

    def press(self, control: str) -> Outcome:
        """Take one of 'up', 'down', 'left', 'right', 'slam', 'back'."""
        if control in ("up", "down"):
            return self._move(-1 if control == "up" else 1)
        if control == "back":
            return Outcome("back", self.selected.id)
        outcome = self.selected.press(control)
        if outcome is not NOTHING:
            self._kick()
        return outcome

    def point(self, x: float, y: float) -> str:
        """Select the row at (x, y) from the middle of its top.

        Gives the control that a click there stands for: 'left' or 'right' in a value that turns, else
        'slam'; '' where no row is.
        """
        index = self._top + int(y // (ROW_HEIGHT + ROW_GAP))
        if abs(x) > self.width / 2 or y < 0 or index >= min(self._top + self.visible, len(self.rows)):
            return ""
        if index != self.index:
            self.index = index
            self._kick()
        value = self.width * (0.5 - VALUE_SHARE)
        if not isinstance(self.rows[index], (Choice, Slider)) or x < value:
            return "slam"
        return "left" if x < (value + self.width / 2) / 2 else "right"

    def _move(self, step: int) -> Outcome:
        if len(self.rows) == 1:
            return NOTHING
        self.index = (self.index + step) % len(self.rows)
        self._scroll()
        self._kick()
        return Outcome("moved", self.selected.id)

    def _scroll(self) -> None:
        self._top = max(min(self._top, self.index), self.index - self.visible + 1)

    def _kick(self) -> None:
        if not self._pace.less_motion:
            self._nudge = Tween(-14.0, 0.0, self._pace.ms(BANNER_MS))

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._nudge.advance(dt_ns)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw it with the middle of its top at (x, y)."""
        left = x - self.width / 2
        shown = self.rows[self._top : self._top + self.visible]
        for i, row in enumerate(shown):
            self._draw_row(canvas, row, left, y + i * (ROW_HEIGHT + ROW_GAP), row is self.selected)
        end = y + len(shown) * (ROW_HEIGHT + ROW_GAP) - ROW_GAP
        side = x + self.width / 2 + 30
        if self._top:
            canvas.polygon(wedge(side, y + 18, 34, "up"), self.theme.panel_ink)
        if self._top + self.visible < len(self.rows):
            canvas.polygon(wedge(side, end - 18, 34, "down"), self.theme.panel_ink)
        note = self.selected.off or self.selected.note
        if note:
            ink = self.theme.panel_ink
            canvas.text(
                note,
                x,
                end + NOTE_ROOM * 0.62,
                self.theme.body,
                NOTE_SIZE,
                ink,
                max_width=self.width,
                whole=True,
            )

    def _draw_row(self, canvas: Canvas, row: Row, left: float, top: float, chosen: bool) -> None:
        theme, middle = self.theme, top + ROW_HEIGHT / 2
        canvas.image(
            strip(canvas.art, theme, self.width, ROW_HEIGHT, chosen=chosen), left + self.width / 2, middle
        )
        if chosen:
            canvas.image(pointer(canvas.art, theme, 84.0), left + 6 + self._nudge.value, middle)
        ink = strip_ink(theme, chosen=chosen, off=bool(row.off))
        valued = isinstance(row, (Toggle, Choice, Slider))
        room = self.width * (1 - VALUE_SHARE if valued else 1) - LABEL_INSET - 24
        canvas.text(
            row.label,
            left + LABEL_INSET,
            middle,
            theme.body,
            LABEL_SIZE,
            ink,
            anchor="midleft",
            max_width=room,
        )
        if valued:
            centre, wide = left + self.width * (1 - VALUE_SHARE / 2) - 14, self.width * VALUE_SHARE - 36
            _draw_value(canvas, theme, row, centre, middle, wide, chosen)


def _draw_value(
    canvas: Canvas, theme: Theme, row: Row, x: float, y: float, width: float, chosen: bool
) -> None:
    """The right part of a row."""
    ink = strip_ink(theme, chosen=chosen, off=bool(row.off))
    if isinstance(row, Toggle):
        draw_lever(canvas, theme, x, y, width, on=row.on, word=row.words[row.on], ink=ink)
    elif isinstance(row, Choice):
        draw_turner(canvas, theme, x, y, width, row.shown, ink, many=len(row.options) > 1)
    elif isinstance(row, Slider):
        draw_rounds(canvas, theme, x, y, width, row.share, row.show(row.value), ink)
