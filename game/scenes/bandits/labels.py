"""Words that pop up beside a hand or a card, and go by themselves: '+14 ms', 'WRONG', '+3'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.motion import out_back
from game.stage.palette import INK, MARS, SEATS, ink_on, rgb

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

LASTS_NS = 1_600_000_000
POP_NS = 160_000_000
RISE = 46.0
SIZE = 40.0
PAD = 16.0
COIN = rgb("#f0c23c")
LEFT, RIGHT, TOP, BOTTOM = 460.0, 1460.0, 180.0, 990.0


@dataclass
class Label:
    """One word on its way up."""

    x: float
    y: float
    words: str
    seat: int | None
    alarm: bool
    coin: bool
    age_ns: int = 0


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
        """Let a word pop up at a place. seat: whose colour it wears."""
        x = min(max(place[0], LEFT), RIGHT)
        y = min(max(place[1] - 50, TOP), BOTTOM)
        while any(abs(other.x - x) < 150 and abs(other.y - y) < SIZE + 12 for other in self._fresh()):
            y += SIZE + 14 if y < 800 else -SIZE - 14
        self._labels.append(Label(x, y, words, seat, alarm, coin))

    def _fresh(self) -> list[Label]:
        return [label for label in self._labels if label.age_ns < LASTS_NS / 2]

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
            _draw(canvas, label)


def _draw(canvas: Canvas, label: Label) -> None:
    share = min(1.0, label.age_ns / POP_NS)
    size = SIZE * max(0.3, out_back(share)) if share < 1.0 else SIZE
    y = label.y - RISE * min(1.0, label.age_ns / LASTS_NS)
    paper = MARS.alarm if label.alarm else COIN if label.coin else MARS.paper
    ink = ink_on(paper)
    mark = 0.0 if label.seat is None else size * 0.7
    width = canvas.text_width(label.words, MARS.body, size) + 2 * PAD + mark
    left, top, height = label.x - width / 2, y - size * 0.65, size * 1.3
    canvas.rect(left + 3, top + 5, width, height, INK, radius=10)
    canvas.rect(left, top, width, height, paper, radius=10)
    canvas.rect(left, top, width, height, INK, radius=10, width=4)
    if label.seat is not None:
        canvas.circle(left + PAD + mark * 0.35, y, size * 0.3, INK)
        canvas.circle(left + PAD + mark * 0.35, y, size * 0.3 - 4, SEATS[label.seat].colour)
    canvas.text(label.words, left + PAD + mark, y, MARS.body, size, ink, anchor="midleft")
