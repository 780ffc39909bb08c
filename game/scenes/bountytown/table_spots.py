"""Where things on their way over the board are shown to all, and how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.canvas import Point

CARD_MS, CARD_STEP_MS = 320.0, 80.0
SHOW_MS = 560.0
"""What everybody shall see lies still so long."""
GLOW_MS = 750.0
STAGE: Point = (960.0, 430.0)
"""Where things are shown to all, in the middle of the town."""
AWAY: Point = (960.0, -160.0)
SHOWN_H, OPEN_H = 230.0, 160.0
"""Of an Item that is shown to all, and of cards that lie open before a plate."""
HIGHEST = 150.0
