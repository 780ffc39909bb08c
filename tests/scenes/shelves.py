"""Records and replays for tests of the screens that show them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.match.board_start import new_board
from game.match.games import BOOMTOWN
from game.match.seats import SeatSpec
from game.stage.canvas import Canvas
from game.stage.text import MIN_SIZE
from game.store.records import (
    CUT_SHORT,
    OVER,
    CaptureRecord,
    DrawRecord,
    MatchRecord,
    Records,
    SeatRecord,
)
from tests.match.boards import SHORT, play

NAMES = ("Valentina", "Bart", "Emma", "Calamity J.", "Zoë")
GAMES = ("bandits", "bountytown", "boomtown", "unknown-game")


def fill(records: Records, count: int) -> None:
    """That many matches of all games, of named people, guests and bots."""
    rng = random.Random(count)
    for number in range(count):
        people = [*rng.sample(NAMES, 2), "", "bot:hard"]
        rng.shuffle(people)
        seats = tuple(
            SeatRecord(
                seat, name if ":" in name else "pad", seat + 1, 9 - seat, 310_000_000, name=_named(name)
            )
            for seat, name in enumerate(people)
        )
        captures = tuple(
            CaptureRecord(race, race % 4, "spot-1", rng.randrange(250_000_000, 10**9), 400_000, rival=3)
            for race in range(4)
        )
        game = GAMES[number % len(GAMES)]
        records.add(
            MatchRecord(
                game, number, "saloon", 754_000, "", seats, captures if game == "bandits" else (),
                how=CUT_SHORT if number % 9 == 8 else OVER, turns=7 if game == "boomtown" else None,
                draws=(DrawRecord(0, 190_000_000),) if game == "bandits" else (),
            )
        )  # fmt: skip


def _named(name: str) -> str:
    return "" if ":" in name else name


def journal(folder: Path, seed: int = 5, *, steps: int = 1_000_000) -> Path:
    """The journal of a short match of Boom Town of two people and a bot, or of its beginning."""
    specs = (SeatSpec("pad", name="Bart"), SeatSpec("pad", name="Emma"), SeatSpec("bot", "random"))
    before = set(folder.glob("*.jsonl"))
    made = new_board(BOOMTOWN, BOOMTOWN.box(), specs, seed, options=SHORT["boomtown"], journals=folder)
    play(made, steps)
    made.close()
    (path,) = set(folder.glob("*.jsonl")) - before
    return path


@contextmanager
def readable() -> Iterator[list[str]]:
    """While it lasts, every text has to be large enough to be read; gives all that was written."""
    patch, seen, text = pytest.MonkeyPatch(), [], Canvas.text

    def checked(self: Canvas, s: str, *args: object, **sides: object) -> float:
        size = args[3] if len(args) > 3 else sides["size"]
        assert isinstance(size, (int, float))
        if self.size == (1920, 1080):
            assert size >= MIN_SIZE, f"'{s}' is {size} px high"
            seen.append(s)
        return text(self, s, *args, **sides)  # type: ignore[arg-type]

    patch.setattr(Canvas, "text", checked)
    try:
        yield seen
    finally:
        patch.undo()
