"""Starts matches of board games: new ones with a journal, and those that were broken off."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from game.match.board import BoardMatch, played_ns
from game.match.boxes import Box
from game.match.games import GAMES, Choice, Game
from game.match.journal import JournalError, Written, read
from game.match.journal_file import begin
from game.match.match import Match
from game.match.pace import MS
from game.match.rerun import Rerun, deal
from game.match.seats import SeatSpec
from game.rules.kernel import Setup
from game.store.records import CUT_SHORT, OVER, MatchRecord, SeatRecord

TURNS_COUNT = ("goal",)
"""Ends of a match that come the sooner the better somebody plays."""
Options = Mapping[str, Choice]


def new_board(
    game: Game,
    box: Box,
    seats: tuple[SeatSpec, ...],
    seed: int,
    *,
    options: Options | None = None,
    journals: Path | None = None,
) -> BoardMatch:
    """A match from the deal on. journals: the folder for its journal, None to keep none.

    Raises RuleError for seats or options out of bounds.
    """
    match = Match(game.rules, Setup(len(seats), dict(options or {}), box.content), seed, seats)
    board = BoardMatch(game, match)
    begin(match, journals)
    return board


def game_of(written: Written) -> Game:
    """The board game of a journal. Raises JournalError for one that is played otherwise."""
    game = GAMES.get(written.header.game)
    if game is None:
        raise JournalError(f"{written.path} is of a game this program doesn't know: '{written.header.game}'.")
    if game.timed:
        raise JournalError(f"{written.path} is a match of {game.name}, which is not a board game.")
    return game


def resume_board(path: Path) -> BoardMatch:
    """The match of a journal at the decision at which it stopped. Raises JournalError with one sentence."""
    written = read(path)
    game = game_of(written)
    if written.ended:
        raise JournalError(f"The match in {path} has ended.")
    rerun = Rerun(deal(written, scripted=False), written.entries)
    dealt = game.rules.opening(rerun.match.state)
    told = [*dealt, *chain.from_iterable(rerun.resume(written))]
    board = BoardMatch(game, rerun.match, told)
    board.played_ns = played_ns(written.entries)
    if board.over:  # it was killed before it could write that
        board.end("over")
    return board


def record_of(board: BoardMatch) -> MatchRecord:
    """What the data base keeps of a match, as cut short if it is not over."""
    match = board.match
    none = [0] * len(match.seats)
    result: dict[str, Any] = board.result if board.over else {"places": none, board.game.score: none}
    seats = (
        SeatRecord(
            seat,
            spec.word,
            result["places"][seat],
            result[board.game.score][seat],
            name=spec.name,
            look=spec.look,
        )
        for seat, spec in enumerate(match.seats)
    )
    rounds = -(-result["turns"] // len(match.seats)) if result.get("how") in TURNS_COUNT else None
    return MatchRecord(
        game=match.rules.id,
        seed=match.seed,
        level="",
        game_ms=board.played_ns // MS,
        digest=match.trail(),
        seats=tuple(seats),
        journal=match.journal_name,
        how=OVER if board.over else CUT_SHORT,
        turns=rounds,
    )
