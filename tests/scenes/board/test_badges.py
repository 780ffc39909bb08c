"""Badges on the boards: their numbers stay clear of the ring, and those of bots can be told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.match.board import BoardMatch
from game.match.seats import SeatSpec
from game.scenes.manned import is_bot
from tests.scenes.board.hall import OWN, Hall, hall
from tests.scenes.board.secrets_at import at_recruit, at_spend, at_turn
from tests.scenes.house import FRAME_NS

At = Callable[[], BoardMatch]
NUMBER = 0.29, 0.275, 0.12
"""Of a badge: from its middle to that of its number, and half of the room of this, as shares of its size."""
BEAT_FRAMES = 4


def pixels(place: Hall, x: float, y: float, half: float) -> bytes:
    place.shown()
    canvas = place.place.app.window.canvas
    left, top = canvas.px(x - half, y - half)
    side = round(2 * half * canvas.scale)
    return pygame.image.tobytes(canvas.surface.subsurface((left, top, side, side)), "RGB")


@pytest.mark.parametrize("at", [at_recruit, at_spend])
def test_the_ring_of_who_is_asked_beats_behind_the_number_of_the_badge(tmp_path: Path, at: At) -> None:
    board = at()
    seat = board.requests[0].seat
    with hall(tmp_path, "boomtown", board=board, table=OWN) as place:
        place.ripe()
        (x, y), size = place.table.badge_at(seat), place.table.badge_size(seat)
        across, down, half = (share * size for share in NUMBER)
        seen, ring = set(), set()
        for _ in range(12):
            place.frames(BEAT_FRAMES)
            seen.add(pixels(place, x + across, y + down, half))
            ring.add(pixels(place, x, y, 60.0))
    assert len(ring) > 3, "it beats"
    assert len(seen) == 1


@pytest.mark.parametrize(("game", "at"), [("boomtown", at_recruit), ("bountytown", at_turn)])
def test_the_plate_of_a_seat_tells_that_a_bot_plays_it_until_somebody_comes_back(
    tmp_path: Path, game: str, at: At
) -> None:
    board = at()
    seat = next(seat for seat in range(3) if seat != board.requests[0].seat)
    was = board.match.seats[seat]
    with hall(tmp_path, game, board=board, table=OWN) as place:
        place.ripe()
        x, y = place.table.badge_at(seat)
        seen = []
        for spec in (was, SeatSpec("bot", "easy"), was):
            board.replace(seat, spec)
            place.frames(1_000_000_000 // FRAME_NS)
            assert is_bot(seat) == spec.is_bot
            seen.append(pixels(place, x, y, 70.0))
        assert seen[0] != seen[1]
        assert seen[0] == seen[2]
        place.scene.leave()
    assert not is_bot(seat)
