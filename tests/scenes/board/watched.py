"""What somebody sees and hears who is not meant to know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from game.match.board import BoardMatch
from tests.scenes.board.hall import Hall, MakeTable, hall
from tests.scenes.board.secrets_at import (
    at_select,
    duellists,
)

Swap = Callable[[BoardMatch], None]
Frames = list[str]


def frames_of(
    folder: Path, swap: Swap | None, manner: str, table: MakeTable, at: Callable[[], BoardMatch] = at_select
) -> tuple[Frames, list[str]]:
    """Every frame in which nobody may see a card, and all that was heard."""
    board = at()
    if swap is not None:
        swap(board)
    seats = duellists(board)
    with hall(folder, board.game.id, board=board, manner=manner, table=table) as place:
        frames = [frame for step in steps(place, seats, manner) if step for frame in watched(place)]
        return frames, place.place.heard


def watched(place: Hall, count: int = 3) -> Iterator[str]:
    """Frames, as long as none of them shows a hand that is meant for one pair of eyes."""
    for _ in range(count):
        place.frames(4)
        if place.scene.manner == "open" or not any(t.secret.shows for t in place.scene.asking.trays.values()):
            yield hashlib.sha256(place.shown()).hexdigest()


def steps(place: Hall, seats: list[int], manner: str) -> Iterator[bool]:
    """Both choose as they would: look, mark, hesitate, mark anew; one of them locks."""
    yield True
    place.ripe()
    yield True
    curtain = place.scene.asking.curtain
    for seat in seats if curtain is None else [curtain.seat]:
        look(place, seat, manner)
        yield True
        for control in ("slam", "right", "slam", "slam", "left", "slam", "slam"):
            place.tap(seat, control)
            yield True
        if manner == "curtain":
            place.tap(seat, "back")
            yield True
            look(place, seat, manner)
    for _ in range(len(place.scene.asking.trays[seat].must.options)):
        place.tap(seat, "right")
    place.tap(seat, "slam")
    assert not place.board.asked(seat), "it was not locked"
    yield manner != "open"


def look(place: Hall, seat: int, manner: str) -> None:
    """See the own cards, so that they can be marked; with Peek they are face down again afterwards."""
    control, frames = {"peek": ("back", 3), "curtain": ("slam", 60), "open": ("right", 1)}[manner]
    if manner != "open":
        place.press(seat, control)
        place.frames(frames)
        place.press(seat, control, 0.0)
