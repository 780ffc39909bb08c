"""The poster of the round of a party that comes next, and how long it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.backdrops import poster_sprite
from game.stage.lettering import heading
from game.stage.palette import INK, MARS

if TYPE_CHECKING:
    from game.stage.canvas import Canvas

X, Y, POSTER_W = 1660.0, 590.0, 400.0
WORTH = {
    "bandits": "Half the deck, 4 minutes",
    "noon": "First to two rounds",
    "boomtown": "First to $30",
    "bountytown": "A whole match",
}
"""How long a round of each game is."""


def draw_upcoming(canvas: Canvas, game: str, lift: float, *, first: bool) -> None:
    """Draw it right of the table. lift: how high it hovers, px. first: nothing has been played yet."""
    heading(canvas, MARS, "FIRST" if first else "NEXT", X, 262, size=76, colour=MARS.accent)
    canvas.image(poster_sprite(canvas.art, game, POSTER_W), X, Y - lift, angle=2.0)
    canvas.text(WORTH[game], X, 912, MARS.body, 48, MARS.paper, outline=INK, max_width=470)
