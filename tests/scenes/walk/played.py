"""Matches that are over, played once by bots: what the screens of results and replays show."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from game.match import board_headless, headless
from game.match.board_start import new_board
from game.match.games import BOOMTOWN, BOUNTYTOWN
from game.match.seats import bot_seats
from game.match.standoff_start import new_standoff
from game.match.start import new_hunt
from tests.match.boards import SHORT
from tests.match.hands import content
from tests.scenes.house import House

SEED = 11


def _bandits(folder: Path) -> Any:
    hunt = new_hunt(
        content(),
        bot_seats(4, ("hard", "easy")),
        SEED,
        options={"deck": "half"},
        journals=folder,
        headless=True,
    )
    headless.run(hunt)
    return hunt


def _noon(folder: Path) -> Any:
    standoff = new_standoff(bot_seats(4, ("hard", "easy")), SEED, journals=folder, headless=True)
    headless.run(standoff)  # type: ignore[arg-type]  # a referee of time like the hunt's
    return standoff


def _bountytown(folder: Path) -> Any:
    board = new_board(BOUNTYTOWN, BOUNTYTOWN.box(), bot_seats(4, ("random",)), SEED, journals=folder)
    board_headless.play(board)
    return board


def _boomtown(folder: Path) -> Any:
    board = new_board(
        BOOMTOWN, BOOMTOWN.box(), bot_seats(4, ("random",)), SEED, options=SHORT["boomtown"], journals=folder
    )
    board_headless.play(board)
    return board


PLAYED: dict[str, Callable[[Path], Any]] = {
    "bandits": _bandits,
    "bountytown": _bountytown,
    "boomtown": _boomtown,
    "noon": _noon,
}


@cache
def over(game: str) -> tuple[Any, str, bytes]:
    """A match that is over, and the name and text of its journal."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        match = PLAYED[game](folder)
        getattr(match, "close", getattr(match.match, "close", lambda: None))()
        (path,) = folder.glob("*.jsonl")
        return match, path.name, path.read_bytes()


def played(place: House, game: str) -> Path:
    """The journal of a match that is over, among those of the house."""
    _, name, text = over(game)
    path = place.app.folders.journals / name
    path.write_bytes(text)
    return path
