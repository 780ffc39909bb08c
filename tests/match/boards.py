"""Matches of board games for tests."""

from __future__ import annotations

import random
from pathlib import Path

from game.match.board import BoardMatch
from game.match.board_start import new_board
from game.match.games import BOOMTOWN, BOUNTYTOWN, Game
from game.match.seats import read_seat
from game.rules.kernel import Request, Response, RuleError

BOARDS = (BOUNTYTOWN, BOOMTOWN)
SHORT: dict[str, dict[str, str | int | bool]] = {"bountytown": {}, "boomtown": {"goal": 30}}
"""Options with which a match at random does not take long."""
MS = 1_000_000


def board_of(
    game: Game, seats: str = "bot:random,bot:random,bot:random", seed: int = 1, journals: Path | None = None
) -> BoardMatch:
    """A short match."""
    specs = tuple(read_seat(word) for word in seats.split(","))
    return new_board(game, game.box(), specs, seed, options=SHORT[game.id], journals=journals)


class People:
    """Answer for all seats at which people sit, anything that is legal, each only from what it is asked."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def answer(self, board: BoardMatch) -> bool:
        """One of those who are asked answers; False if none is."""
        if not board.people_asked:
            return False
        request = self._rng.choice(board.asked(self._rng.choice(board.people_asked)))
        while True:
            try:
                board.answer(self._any(request))
            except RuleError:
                continue
            return True

    def _any(self, request: Request) -> Response:
        count = self._rng.randint(request.least, min(request.most, len(request.options)))
        return Response(request.seat, request.kind, tuple(self._rng.sample(request.options, count)))


def play(board: BoardMatch, steps: int = 1_000_000, seed: int = 3) -> None:
    """People and bots play on, so many answers or to the end."""
    people = People(seed)
    for _ in range(steps):
        if not (board.step() or people.answer(board)):
            return
