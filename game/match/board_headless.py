"""Whole matches of bots of a board game without a window."""

from __future__ import annotations

from collections.abc import Callable

from game.match.board import BoardMatch
from game.match.board_start import Options, new_board
from game.match.boxes import Box
from game.match.games import Game
from game.match.headless import Outcome, never
from game.match.seats import Level, bot_seats
from game.match.seeds import derive


def play(board: BoardMatch, look: Callable[[], None] = never) -> None:
    """Let the bots play as long as nobody else is asked. look: called again and again; may raise to stop."""
    while board.step():
        look()


def simulate_board(
    game: Game,
    box: Box,
    seats: int,
    levels: tuple[Level, ...],
    seed: int,
    number: int = 0,
    options: Options | None = None,
    look: Callable[[], None] = never,
) -> BoardMatch:
    """Play match `number` of a series of bots; the same arguments give the same match in every process."""
    board = new_board(game, box, bot_seats(seats, levels), derive(seed, "match", number), options=options)
    play(board, look)
    return board


def outcome_of(board: BoardMatch, seed: int, number: int = 0) -> Outcome:
    """What there is to say of a match that is over."""
    match, result = board.match, board.result
    return Outcome(
        game=board.game.id,
        seed=seed,
        match=number,
        seats=len(match.seats),
        bots=tuple(seat.level for seat in match.seats),
        winners=tuple(result["winners"]),
        scores=tuple(result[board.game.score]),
        decisions=match.count,
        game_ms=0,
        digest=match.trail(),
    )
