"""A chapter with all cards of a kind: a grid of pictures, and the one in focus large beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.rulebook.page import Page
from game.scenes.rulebook.paper import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Picture,
    fitted,
    fitting,
    soft,
    source_mark,
    strong,
)
from game.stage.boxes import Box
from game.stage.canvas import LEADING, Canvas
from game.stage.frames import panel
from game.stage.hints import Hint

if TYPE_CHECKING:
    from game.stage.art import Art, Sprite
    from game.stage.palette import Theme

GRID = Box(LEFT, TOP, 1010.0, BOTTOM - TOP)
SIDE = Box(LEFT + 1066.0, TOP, RIGHT - LEFT - 1066.0, BOTTOM - TOP)
BAR_X = LEFT + 1029.0
PAD_X, PAD_Y, RIM = 42.0, 40.0, 9.0
EACH_FRAME = 3
"""So many pictures are laid down in a frame: they take time when they are seen for the first time."""
PICTURE_H = 344.0, 310.0
NAME, KIND, TEXT, COMFORT, SMALL = 58.0, 42.0, 44.0, 40.0, 40.0
FOOT = SIDE.y + SIDE.h - 70
FOOT_ROOM = 36.0
FACTS_APART = 8.0
EXTRA_H, EXTRA_W = 114.0, 110.0
SOURCES = {"rulebook": "From the rulebook", "original": "Our own"}


class Entry(NamedTuple):
    """One picture of a gallery.

    kind: a line below its name. text: in our words. facts: its numbers. source: rulebook or original.
    picture: large. thumb: in the grid, None = the same. extras: small pictures beside it, three at most.
    """

    id: str
    name: str
    kind: str
    text: str
    source: str
    picture: Picture
    facts: tuple[str, ...] = ()
    thumb: Picture | None = None
    extras: tuple[Picture, ...] = ()


class Gallery(Page):
    """Down (or slam) goes into the grid, back out of it; slam goes from card to card and past the last out.

    inside: whether directions move in the grid. index: of the entry in focus.
    """

    def __init__(self, word: str, theme: Theme, entries: Sequence[Entry], columns: int, rows: int) -> None:
        """entries: at least one. columns, rows: of the grid's window."""
        super().__init__(word, theme)
        self.entries = list(entries)
        self.columns, self.rows = columns, rows
        self.inside = False
        self.index = 0
        self.first = 0
        self._dealt = 0
        self._thumbs: dict[str, Sprite] = {}

    @property
    def entry(self) -> Entry:
        """The one in focus."""
        return self.entries[self.index]

    def show(self) -> None:
        """Deal the pictures again; the focus stays."""
        self.inside = False
        self._dealt = 0

    # Input

    def steer(self, step: str) -> str:
        """Go in, about, or out."""
        if not self.inside:
            if step not in ("down", "slam"):
                return ""
            self.inside = True
            return "choose"
        if step == "slam":
            if self.index < len(self.entries) - 1:
                return self._go(1)
            self.inside = False
            return ""
        if step == "back" or (step == "up" and self.index < self.columns):
            self.inside = False
            return "leave" if step == "back" else "move"
        by = {"left": -1, "right": 1, "up": -self.columns, "down": self.columns}.get(step, 0)
        return self._go(by) if by else ""

    def _go(self, by: int) -> str:
        wanted = self.index + by
        last = len(self.entries) - 1
        if wanted > last and by == self.columns and self.index // by < last // by:
            wanted = last  # the row below is shorter
        if not 0 <= wanted <= last:
            return "deny"
        self.index = wanted
        self._scroll()
        return "move"

    def _scroll(self) -> None:
        row = self.index // self.columns
        first = max(min(self.first, row), row - self.rows + 1)
        if first != self.first:
            self.first = first
            self._dealt = max(0, self._dealt - self.columns)

    def point(self, x: float, y: float) -> str:
        """Put what lies below the mouse into focus."""
        for index, spot in self._spots():
            if spot.holds(x, y):
                if index == self.index:
                    return ""
                self.index, self.inside = index, True
                return "move"
        return ""

    def hints(self) -> Sequence[Hint]:
        """In the grid, or above it."""
        if self.inside:
            return (Hint("move", "Card"), Hint("slam", "Next"))
        return (Hint("right", "Chapter"), Hint("down", "Look at the cards"))

    # Drawing

    def ready(self, art: Art) -> None:  # noqa: ARG002 - the pictures are made as they are drawn
        """Lay some more down."""
        self._dealt += EACH_FRAME

    def _spots(self) -> list[tuple[int, Box]]:
        """The entries that show, and where."""
        wide, high = (GRID.w - 2 * PAD_X) / self.columns, (GRID.h - 2 * PAD_Y) / self.rows
        start = self.first * self.columns
        shown = range(start, min(start + self.columns * self.rows, len(self.entries)))
        return [
            (
                index,
                Box(
                    GRID.x + PAD_X + (index - start) % self.columns * wide,
                    GRID.y + PAD_Y + (index - start) // self.columns * high,
                    wide,
                    high,
                ),
            )
            for index in shown
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid and the one in focus."""
        theme = self.theme
        for spot in (GRID, SIDE):
            canvas.image(panel(canvas.art, theme, spot.w, spot.h), spot.x + spot.w / 2, spot.y + spot.h / 2)
        canvas.layer()
        spots = self._spots()
        for index, spot in spots[: self._dealt]:
            self._draw_thumb(canvas, index, spot)
            canvas.layer()
        if len(self.entries) > self.columns * self.rows:
            self._draw_bar(canvas)
        self._draw_entry(canvas)

    def _draw_thumb(self, canvas: Canvas, index: int, spot: Box) -> None:
        entry, theme = self.entries[index], self.theme
        sprite = self._thumbs.get(entry.id)
        if sprite is None:
            sprite = fitted(canvas.art, entry.thumb or entry.picture, spot.w - 24, spot.h - 24)
            self._thumbs[entry.id] = sprite
        x, y = spot.x + spot.w / 2, spot.y + spot.h / 2
        if index == self.index:
            for grown, colour in ((RIM + 4, theme.ink), (RIM, strong(theme) if self.inside else soft(theme))):
                w, h = sprite.width + 2 * grown, sprite.height + 2 * grown
                canvas.rect(x - w / 2, y - h / 2, w, h, colour, radius=12)
        canvas.image(sprite, x, y)

    def _draw_bar(self, canvas: Canvas) -> None:
        """How far down the window is."""
        rows = -(-len(self.entries) // self.columns)
        tall = GRID.h
        part = tall * self.rows / rows
        top = GRID.y + (tall - part) * self.first / (rows - self.rows)
        canvas.rect(BAR_X, GRID.y, 18, tall, self.theme.ink, radius=9)
        canvas.rect(BAR_X + 3, top + 3, 12, part - 6, self.theme.accent, radius=6)

    def _draw_entry(self, canvas: Canvas) -> None:
        """Its picture, its name, what it does, where it comes from."""
        entry, theme = self.entry, self.theme
        x, width, middle = SIDE.x + 52, SIDE.w - 104, SIDE.x + SIDE.w / 2
        high, size = self._plan(canvas, entry, width)
        self._draw_picture(canvas, entry, Box(x, SIDE.y + 44, width, high))
        canvas.layer()
        y = SIDE.y + 44 + high + 44
        canvas.text(entry.name, middle, y, theme.head, NAME, theme.panel_ink, max_width=width)
        canvas.text(entry.kind, middle, y + 52, theme.body, KIND, strong(theme), max_width=width)
        y += 86
        ink, loud, floor = theme.panel_ink, strong(theme), FOOT - FOOT_ROOM
        facts = sum(len(canvas.wrap(fact, theme.body, size, width)) for fact in entry.facts) * size * LEADING
        room = floor - facts - y
        y += canvas.paragraph(entry.text, x, y, theme.body, size, ink, width=width, height=room) + FACTS_APART
        for fact in entry.facts:
            tall = len(canvas.wrap(fact, theme.body, size, width)) * size * LEADING
            y += canvas.paragraph(fact, x, y, theme.body, size, loud, width=width, height=tall)
        canvas.image(source_mark(canvas.art, theme, entry.source, 64.0), x, FOOT, anchor="midleft")
        said = SOURCES.get(entry.source, entry.source)
        canvas.text(
            said, x + 78, FOOT, theme.body, SMALL, soft(theme), anchor="midleft", max_width=width - 80
        )

    def _plan(self, canvas: Canvas, entry: Entry, width: float) -> tuple[float, float]:
        """Height of the picture, size of the words: a smaller picture where there is much to say."""
        said = "\n".join((entry.text, *entry.facts))
        for high in PICTURE_H:
            room = FOOT - FOOT_ROOM - (SIDE.y + 44 + high + 44 + 86) - FACTS_APART
            size = fitting(canvas, said, self.theme.body, width, room, TEXT)
            if size >= COMFORT:
                break
        return high, size

    def _draw_picture(self, canvas: Canvas, entry: Entry, spot: Box) -> None:
        """The picture, and small ones below each other beside it."""
        aside = EXTRA_W if entry.extras else 0.0
        x, y = spot.x + (spot.w - aside) / 2, spot.y + spot.h / 2
        sprite = fitted(canvas.art, entry.picture, spot.w - aside, spot.h)
        canvas.image(sprite, x, y)
        top = y - EXTRA_H * len(entry.extras) / 2
        for place, picture in enumerate(entry.extras):
            small = picture(canvas.art, EXTRA_H - 6)
            canvas.image(small, x + sprite.width / 2 + EXTRA_W / 2, top + (place + 0.5) * EXTRA_H)
