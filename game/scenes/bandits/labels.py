"""Words that pop up beside a hand or a card, and go by themselves: '+14 ms', 'WRONG', '+3'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.badges import emblem
from game.stage.motion import out_back
from game.stage.palette import INK, MARS, ink_on, rgb
from game.stage.textsize import grown

if TYPE_CHECKING:
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas

LASTS_NS = 1_600_000_000
POP_NS = 160_000_000
RISE = 46.0
SIZE = 40.0
PAD = 16.0
DROP = 6.0
STEP = SIZE + 26
"""The largest text has room in it."""
MOST = 12
"""Labels on screen at a time, and places that are tried for one."""
APART = 150.0
SAME = 8.0
"""Px between two labels that are at one place."""
COIN = rgb("#f0c23c")
LEFT, RIGHT, TOP, BOTTOM = 460.0, 1460.0, 236.0, 990.0


@dataclass
class Label:
    """One word on its way up. seat: whose colour it wears."""

    x: float
    y: float
    words: str
    seat: int | None
    alarm: bool
    coin: bool
    age_ns: int = 0

    @property
    def key(self) -> tuple[str, int | None, bool, bool]:
        """What it looks like."""
        return self.words, self.seat, self.alarm, self.coin

    def repeats(self, other: Label) -> bool:
        """Whether it says the same at the same place: of two only the newer one is wanted."""
        return self.key == other.key and abs(self.x - other.x) + abs(self.y - other.y) < SAME


class Labels:
    """All labels on screen; those that would hide each other are moved apart."""

    def __init__(self) -> None:
        """None."""
        self._labels: list[Label] = []

    def add(
        self,
        place: tuple[float, float],
        words: str,
        *,
        seat: int | None = None,
        alarm: bool = False,
        coin: bool = False,
    ) -> None:
        """Let a word pop up at a place."""
        x = min(max(place[0], LEFT), RIGHT)
        y = min(max(place[1] - 50, TOP), BOTTOM)
        said = Label(x, y, words, seat, alarm, coin)
        self._labels = [label for label in self._labels if not label.repeats(said)]
        down = 1 if y < (TOP + BOTTOM) / 2 else -1
        tried = (y + down * STEP * i for i in range(MOST))
        said.y = next((at for at in tried if not self._taken(x, at)), y)
        self._labels = [*self._labels[-MOST:], said]

    def _taken(self, x: float, y: float) -> bool:
        fresh = (label for label in self._labels if label.age_ns < LASTS_NS / 2)
        return any(abs(label.x - x) < APART and abs(label.y - y) < STEP for label in fresh)

    def __len__(self) -> int:
        return len(self._labels)

    def clear(self) -> None:
        """Take all away."""
        self._labels.clear()

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for label in self._labels:
            label.age_ns += dt_ns
        self._labels = [label for label in self._labels if label.age_ns < LASTS_NS]

    def draw(self, canvas: Canvas) -> None:
        """Draw them as little paper tags."""
        for label in self._labels:
            share = min(1.0, label.age_ns / POP_NS)
            zoom = max(0.25, out_back(share)) if share < 1.0 else 1.0
            y = label.y - RISE * min(1.0, label.age_ns / LASTS_NS)
            canvas.image(_tag(canvas, label), label.x, y, zoom=round(zoom * 8) / 8)


def _tag(canvas: Canvas, label: Label) -> Sprite:
    paper = MARS.alarm if label.alarm else COIN if label.coin else MARS.paper
    mark = 0.0 if label.seat is None else SIZE * 1.05
    width = canvas.text_width(label.words, MARS.body, SIZE) + 2 * PAD + mark
    height = grown(SIZE, canvas.text_size) * 1.3

    def paint(tag: Canvas) -> None:
        tag.rect(3, 5, width, height, INK, radius=10)
        tag.rect(0, 0, width, height, paper, radius=10)
        tag.rect(0, 0, width, height, INK, radius=10, width=4)
        if label.seat is not None:
            tag.image(emblem(tag.art, label.seat, mark), PAD + mark / 2 - 6, height / 2)
        tag.text(label.words, PAD + mark, height / 2, MARS.body, SIZE, ink_on(paper), anchor="midleft")

    size = round(width + DROP), round(height + DROP)
    return canvas.art.compose(("label", label.key), size, paint, grows=True)
