"""A list of lines that scrolls: the last ten reasons, a result, the credits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.badges import seat_badge
from game.stage.canvas import LEADING, Canvas
from game.stage.cut import star, wedge
from game.stage.palette import Theme, mix
from game.stage.rows import NOTHING, Outcome
from game.stage.text import NORMAL_SIZE

BULLET_ROOM = 84.0
PARA_GAP = 14.0
BAR_ROOM = 44.0


class Entry(NamedTuple):
    """One entry. seat: 0..7, whose badge stands before it; None for a plain mark."""

    text: str
    seat: int | None = None


class TextList:
    """Wrapped entries in a column; 'up' and 'down' scroll by one entry.

    width, height: of the column in logical px. size: of the text.
    """

    def __init__(
        self,
        entries: Sequence[Entry | str],
        theme: Theme,
        *,
        width: float = 1200.0,
        height: float = 640.0,
        size: float = NORMAL_SIZE,
    ) -> None:
        """entries: top to bottom."""
        self.theme = theme
        self.width, self.height, self.size = width, height, size
        self.entries = [e if isinstance(e, Entry) else Entry(e) for e in entries]
        self.top = 0
        self._below = True

    def press(self, control: str) -> Outcome:
        """'up' and 'down' scroll, 'slam' and 'back' are 'back'."""
        if control in ("slam", "back"):
            return Outcome("back")
        step = {"up": -1, "down": 1}.get(control, 0)
        if not step or (step > 0 and not self._below) or (step < 0 and not self.top):
            return NOTHING
        self.top = min(max(0, self.top + step), max(0, len(self.entries) - 1))
        return Outcome("moved")

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw it with its top left at (x, y)."""
        at, end = y, y + self.height
        theme, ink = self.theme, self.theme.panel_ink
        self._below = False
        for entry in self.entries[self.top :]:
            room = self.width - BULLET_ROOM - BAR_ROOM
            lines = canvas.wrap(entry.text, theme.body, self.size, room)
            tall = len(lines) * self.size * LEADING
            if at + tall > end and at > y:
                self._below = True
                break
            self._draw_mark(canvas, entry, x + BULLET_ROOM * 0.42, at + self.size * LEADING / 2)
            for line in lines:
                middle = at + self.size * LEADING / 2
                canvas.text(line, x + BULLET_ROOM, middle, theme.body, self.size, ink, anchor="midleft")
                at += self.size * LEADING
            at += PARA_GAP
        right = x + self.width - BAR_ROOM / 2
        if self.top:
            canvas.polygon(wedge(right, y + 20, 36, "up"), theme.panel_ink)
        if self._below:
            canvas.polygon(wedge(right, end - 20, 36, "down"), theme.panel_ink)

    def _draw_mark(self, canvas: Canvas, entry: Entry, x: float, y: float) -> None:
        if entry.seat is not None:
            canvas.image(seat_badge(canvas.art, entry.seat, self.size * 1.5), x, y)
            return
        colour = (
            self.theme.alarm if self.theme.name == "bounty" else mix(self.theme.accent, self.theme.panel, 0.1)
        )
        canvas.polygon(star(x, y, self.size * 0.26, 4, 0.4), colour)
