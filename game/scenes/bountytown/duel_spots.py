"""What can be pointed at in a Duel, and how it lights up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.bountytown.cards_looks import INK
from game.scenes.bountytown.posters_looks import POSTER_H, POSTER_W
from game.stage.boxes import Box
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from game.scenes.bountytown.duel_street import Street
    from game.stage.canvas import Canvas

ITEM_STEP, ITEM_SIZE = 50.0, 50.0


def item_at(plate: Box, index: int) -> tuple[float, float]:
    """The middle of an Item on a plate."""
    return plate.x + 154 + index * ITEM_STEP, plate.y + 83


def boxes(street: Street) -> dict[str, Box]:
    """Everything that can be pointed at by its word, what lies on top first."""
    found: dict[str, Box] = {}
    for someone in street.people:
        plate = someone.place.plate
        for index, item in enumerate(() if someone.place.small else someone.items):
            x, y = item_at(plate, index)
            half = ITEM_SIZE / 2
            found[f"item:{item}"] = Box(x - half, y - half, ITEM_SIZE, ITEM_SIZE)
        found[f"seat:{someone.seat}"] = plate
    prize = street.prize
    if prize is not None and prize.hangs:
        (x, y), tall = prize.place.poster, prize.place.tall
        wide = tall * POSTER_W / POSTER_H
        found[f"bounty:{prize.id}"] = Box(x - wide / 2, y - tall / 2, wide, tall)
    return found


def at(street: Street, x: float, y: float) -> str | None:
    """What lies at a point of the canvas."""
    found = boxes(street).items()
    return next((name for name, box in found if box.holds(x, y)), None)


def draw(canvas: Canvas, street: Street, spots: Sequence[str]) -> None:
    """Light up what is pointed at."""
    if not spots:
        return
    known = boxes(street)
    for spot in spots:
        box = known.get(spot)
        if box is not None:
            canvas.rect(box.x - 10, box.y - 10, box.w + 20, box.h + 20, INK, radius=18, width=12)
            canvas.rect(box.x - 7, box.y - 7, box.w + 14, box.h + 14, BOUNTY.accent, radius=16, width=6)
