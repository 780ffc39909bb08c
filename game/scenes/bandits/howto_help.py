"""Rings around what a card calls for, for pupils who hesitate."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.race.hands import STOPPED
from game.scenes.bandits.howto_board import draw_marks

if TYPE_CHECKING:
    from game.race.hands import HandView
    from game.scenes.bandits.howto_stage import LessonHunt
    from game.stage.canvas import Canvas

HELP_NS = 3_000_000_000
"""A pupil who has not covered anything after this is shown where to go."""


def draw_help(
    canvas: Canvas, hunt: LessonHunt, hands: Collection[HandView], pupils: Collection[int], game_ns: int
) -> None:
    """Draw them, unless a hand of a pupil is on something."""
    if hunt.phase != "race" or game_ns - hunt.since_ns < HELP_NS:
        return
    if any(hand.seat in pupils and hand.state in STOPPED for hand in hands):
        return
    draw_marks(canvas, [target for target in hunt.cards(game_ns) if target.id in hunt.lesson.marks], game_ns)
