"""A board game from the title on."""

from __future__ import annotations

from typing import Any

from game.match.games import GAMES
from tests.match.boards import play as play_out
from tests.scenes.house import House

BOARDS = ("bountytown", "boomtown")


def stand_at(place: House, game: str) -> None:
    """Let a poster stand out."""
    for _ in GAMES:
        if place.app.settings.game == game:
            return
        place.tap("keys1", "right")
    raise AssertionError(f"there is no poster of {game}")


def begin(place: House) -> Any:
    """All people say that they are ready."""
    for seat in place.app.roster.people:
        device = place.app.inputs.seats.device_of(seat)
        assert device is not None
        place.tap(device, "slam")
    place.until(lambda: place.names[-1] == "BoardScene", "the match begins")
    return place.top


def play_on(place: House, steps: int = 1_000_000) -> None:
    """People and bots give so many answers, or all of them."""
    play_out(place.top.board, steps)
