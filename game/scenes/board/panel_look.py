"""The choice panel as it is drawn, and which of its lines lies under the mouse."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.scenes.board.table import Choice
from game.stage.badges import seat_badge
from game.stage.boxes import Box
from game.stage.canvas import LEADING
from game.stage.cut import wedge
from game.stage.frames import panel, pointer, strip, strip_ink
from game.stage.palette import Theme

if TYPE_CHECKING:
    from game.scenes.board.panel import Panel
    from game.stage.canvas import Canvas

ROW, GAP = 62.0, 8.0
EDGE, NOTE_IN = 34.0, 8.0
"""From the edge of the board to what is on it, and how far notes lie farther in, px."""
BADGE = 72.0
HEAD_SIZE, LABEL_SIZE, NOTE_SIZE = 42.0, 42.0, 36.0
HEAD_LINES, NOTE_LINES = 3, 5
LABEL_X = 58.0
HEIGHT_STEP = 70.0
"""Boards come in few heights: each has to be painted once."""


class PanelLook:
    """Lays a panel out in a box; what has no room scrolls."""

    def __init__(self, theme: Theme) -> None:
        """theme: whose make the board is."""
        self.theme = theme
        self._rows: list[tuple[int, Box]] = []
        self._top = 0
        self._panel: Panel | None = None
        self._noted: tuple[tuple[Choice, ...], str] = (), ""
        self._most = 0

    def line_at(self, x: float, y: float) -> int | None:
        """The line that was drawn at a point of the canvas."""
        return next((i for i, box in self._rows if box.holds(x, y)), None)

    def draw(self, canvas: Canvas, panel_: Panel, box: Box) -> None:
        """Draw it as high as it needs to be, from the top of the box."""
        if panel_ is not self._panel:
            self._panel, self._top = panel_, 0
        theme = self.theme
        inner = box.w - 2 * EDGE
        note_w = inner - 2 * NOTE_IN
        head = self.head_lines(canvas, panel_.head, inner - BADGE - 12)
        head_h = max(BADGE, len(head) * HEAD_SIZE * LEADING) + 14
        note_h = self._note_lines(canvas, panel_.lines, note_w) * NOTE_SIZE * LEADING
        room = box.h - 2 * EDGE - head_h - note_h - 10
        shown = max(1, min(len(panel_.lines), int((room + GAP) // (ROW + GAP))))
        wanted = 2 * EDGE + head_h + shown * (ROW + GAP) + note_h + 10
        height = ceil(wanted / HEIGHT_STEP) * HEIGHT_STEP
        if box.h - height < HEIGHT_STEP:
            height = box.h  # what lies below would show as a strip, cut through
        canvas.image(panel(canvas.art, theme, box.w, height), box.x + box.w / 2, box.y + height / 2)
        self._draw_head(canvas, panel_, head, box.x + EDGE, box.y + EDGE, head_h)
        top = box.y + EDGE + head_h
        self._draw_rows(canvas, panel_, Box(box.x + EDGE, top, inner, shown * (ROW + GAP)), shown)
        self._draw_note(canvas, panel_, box.x + EDGE + NOTE_IN, top + shown * (ROW + GAP) + 6, note_w)

    def head_lines(self, canvas: Canvas, head: str, width: float) -> list[str]:
        """Who is asked goes in one line and what in the next, if both have room so."""
        lines = canvas.wrap(head, self.theme.body, HEAD_SIZE, width)
        who, colon, what = head.partition(": ")
        parts = [who + colon.rstrip(), what]
        if (
            len(lines) == 2
            and colon
            and all(canvas.text_width(part, self.theme.body, HEAD_SIZE) <= width for part in parts)
        ):
            return parts
        return lines[:HEAD_LINES]

    def _note_lines(self, canvas: Canvas, lines: tuple[Choice, ...], width: float) -> int:
        """The most lines that a note of this level takes, so that nothing jumps when the focus moves."""
        if (lines, canvas.text_size) != self._noted:
            notes = [line.off or line.note for line in lines]
            wrapped = [canvas.wrap(note, self.theme.body, NOTE_SIZE, width) for note in notes if note]
            self._noted, self._most = (
                (lines, canvas.text_size),
                min(NOTE_LINES, max(map(len, wrapped), default=0)),
            )
        return self._most

    def _draw_head(
        self, canvas: Canvas, panel_: Panel, head: list[str], x: float, y: float, height: float
    ) -> None:
        middle = y + (height - 14) / 2
        canvas.image(seat_badge(canvas.art, panel_.seat, BADGE), x + BADGE / 2, middle)
        first = middle - HEAD_SIZE * LEADING * (len(head) - 1) / 2
        for i, line in enumerate(head):
            at = first + i * HEAD_SIZE * LEADING
            canvas.text(
                line, x + BADGE + 12, at, self.theme.body, HEAD_SIZE, self.theme.panel_ink, anchor="midleft"
            )

    def _draw_rows(self, canvas: Canvas, panel_: Panel, box: Box, shown: int) -> None:
        self._top = max(min(self._top, panel_.index), panel_.index - shown + 1, 0)
        self._top = min(self._top, max(0, len(panel_.lines) - shown))
        self._rows = []
        for place in range(self._top, min(self._top + shown, len(panel_.lines))):
            row = Box(box.x, box.y + (place - self._top) * (ROW + GAP), box.w, ROW)
            self._rows.append((place, row))
            self._draw_row(canvas, panel_, place, row)
        side = box.x + box.w + EDGE / 2 - 2
        if self._top:
            canvas.polygon(wedge(side, box.y + 14, 26, "up"), self.theme.panel_ink)
        if self._top + shown < len(panel_.lines):
            canvas.polygon(wedge(side, box.y + box.h - 22, 26, "down"), self.theme.panel_ink)

    def _draw_row(self, canvas: Canvas, panel_: Panel, place: int, row: Box) -> None:
        theme, line = self.theme, panel_.lines[place]
        chosen, middle = place == panel_.index, row.y + ROW / 2
        canvas.image(strip(canvas.art, theme, row.w, ROW, chosen=chosen), row.x + row.w / 2, middle)
        if chosen:
            canvas.image(pointer(canvas.art, theme, 56.0), row.x + 26, middle)
        ink = strip_ink(theme, chosen=chosen, off=bool(line.off))
        x = row.x + LABEL_X
        room = row.w - LABEL_X - (44 if line.under else 14)
        canvas.text(line.label, x, middle, theme.body, LABEL_SIZE, ink, anchor="midleft", max_width=room)
        if line.under:
            canvas.polygon(wedge(row.x + row.w - 26, middle, 24, "right"), ink)

    def _draw_note(self, canvas: Canvas, panel_: Panel, x: float, y: float, width: float) -> None:
        theme, focus = self.theme, panel_.focus
        note = panel_.refused or focus.off or focus.note
        ink = theme.alarm if focus.off else theme.panel_ink
        lines = canvas.wrap(note, theme.body, NOTE_SIZE, width)[:NOTE_LINES] if note else []
        for i, line in enumerate(lines if len(lines) > 1 else [note]):  # alone it may grow more
            at = y + (i + 0.5) * NOTE_SIZE * LEADING
            canvas.text(line, x, at, theme.body, NOTE_SIZE, ink, anchor="midleft", max_width=width)
