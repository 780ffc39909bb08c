"""What many matches of bots add up to: `of_board` counts one, `add` sums up, `told` makes it figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.match.board import BoardMatch
from game.match.headless import Outcome
from game.match.report import boomtown, bountytown
from game.match.report.counts import Counts, add, lines, of_outcome, shares

__all__ = ["Counts", "add", "lines", "of_board", "of_outcome", "told"]

COUNT: dict[str, Callable[[Counts, BoardMatch], None]] = {
    "bountytown": bountytown.count_match,
    "boomtown": boomtown.count_match,
}
TELL: dict[str, Callable[[Counts], dict[str, Any]]] = {
    "bountytown": bountytown.figures,
    "boomtown": boomtown.figures,
}


def of_board(board: BoardMatch, outcome: Outcome) -> Counts:
    """What there is to count of a match of a board game that is over, from its events."""
    counts = of_outcome(outcome)
    COUNT[board.game.id](counts, board)
    return counts


def told(game: str, counts: Counts) -> dict[str, Any]:
    """The figures: by topic a row or a list of rows, plain JSON-able data."""
    figures = {
        "matches": {"matches": counts["matches"]["matches"]},
        "seats": shares(counts, "seat"),
        "levels": shares(counts, "level"),
    }
    return figures | (TELL[game](counts) if game in TELL else {})
