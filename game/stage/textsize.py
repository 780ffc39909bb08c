"""How much larger small texts are set for eyes that want it; headlines stay."""

from __future__ import annotations

from typing import Final

from game.stage.text import HEADLINE_SIZE, MIN_SIZE

NORMAL = "normal"
GROWTH: Final[dict[str, float]] = {NORMAL: 0.0, "large": 5.0, "largest": 10.0}
"""Name of a text size -> px by which a text of the least readable size grows; headlines don't."""
CLOSEST = 1.02
"""The line step that a grown text needs at least, as a share of its size."""
BOUND = 1.12
"""How much a text grows whose lines lie at steps that cannot follow it."""


class Line(str):
    """One line of a wrapped text that knows the size at which it was set, logical px."""

    __slots__ = ("size",)

    size: float

    def __new__(cls, text: str, size: float) -> Line:
        """text, and the size at which it fits its column."""
        line = super().__new__(cls, text)
        line.size = size
        return line


def grown(size: float, wanted: str) -> float:
    """The size at which a text of that size is set. wanted: one of GROWTH."""
    share = (HEADLINE_SIZE - size) / (HEADLINE_SIZE - MIN_SIZE)
    return size + GROWTH[wanted] * min(1.0, max(0.0, share))
