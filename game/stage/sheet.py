"""Where the logical sheet lies on a surface of any size."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1920, 1080

Point = tuple[float, float]
Anchor = str | Point
"""Which point of a thing lies at (x, y): a name, or shares of its width and height."""

ANCHORS: dict[str, Point] = {
    "topleft": (0.0, 0.0),
    "midtop": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "midleft": (0.0, 0.5),
    "center": (0.5, 0.5),
    "midright": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "midbottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}


class Fit(NamedTuple):
    """Where a logical sheet lies on a surface: device px = logical px * scale + (x, y)."""

    scale: float
    x: int
    y: int
    width: int
    height: int


def letterbox(size: tuple[int, int], logical: Point = (WIDTH, HEIGHT), share: float = 1.0) -> Fit:
    """The largest centred place of the sheet's shape on a surface of that size, at least 1x1 px.

    share: 0..1 of that place, where the edges of a surface can't be seen.
    """
    scale = min(size[0] / logical[0], size[1] / logical[1]) * share
    width = max(1, min(size[0], round(logical[0] * scale)))
    height = max(1, min(size[1], round(logical[1] * scale)))
    return Fit(scale, (size[0] - width) // 2, (size[1] - height) // 2, width, height)
