"""Breaks a text into lines that fit a column, and leaves no short word alone on the last one."""

from __future__ import annotations

from collections.abc import Callable

ALONE = 0.2
"""The last line stands alone if it is shorter, as a share of the column."""
CLOSER = (0.94, 0.88, 0.82, 0.76, 0.7)
"""Shares of the column that are tried then: shorter lines may take a word along."""

Clip = Callable[[str, int], str]
"""A line and its room, px -> what of it fits."""


def wrapped(text: str, room: int, wide: Callable[[str], int], clip: Clip) -> list[str]:
    """The lines of a text no wider than `room` px. wide: how wide a line is, px."""
    lines: list[str] = []
    for part in text.split("\n"):
        filled = _filled(part, room, wide, clip)
        if len(filled) > 1 and wide(filled[-1]) < room * ALONE:
            tried = (_filled(part, int(room * share), wide, clip) for share in CLOSER)
            filled = next((lines for lines in tried if _better(lines, filled, room, wide)), filled)
        lines += filled
    return lines


def _better(lines: list[str], than: list[str], room: int, wide: Callable[[str], int]) -> bool:
    """Whether they are as many, none is clipped, and the last one is no longer alone."""
    whole = len(lines) == len(than) and " ".join(lines) == " ".join(than)
    return whole and wide(lines[-1]) >= room * ALONE


def _filled(part: str, room: int, wide: Callable[[str], int], clip: Clip) -> list[str]:
    """The lines of one paragraph, each as long as there is room."""
    lines: list[str] = []
    line = ""
    for word in filter(None, part.split(" ")):
        longer = f"{line} {word}" if line else word
        if line and wide(longer) > room:
            lines.append(clip(line, room))
            longer = word
        line = longer
    return [*lines, clip(line, room)]
