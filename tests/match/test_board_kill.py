"""Law 4: kill the process at any moment; the next start asks the very decision that was open."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match.board import BoardMatch
from game.match.board_start import resume_board
from game.match.games import Game
from game.match.journal import read
from game.match.match import digest_of
from game.match.replay import check
from game.match.start import unfinished
from tests.match.boards import BOARDS, board_of, play

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system can't fork")
SEATS = "bot:random,bot:random,bot:random,bot:random"


def told(board: BoardMatch) -> str:
    """All that shows of a match, in short: what is asked and what each seat sees."""
    views = [board.view(reader) for reader in (None, *range(len(board.match.seats)))]
    return digest_of([views, repr(board.requests)])


def killed(begin: Callable[[], BoardMatch], after_s: float) -> list[str]:
    """Play in a process of its own and kill that, some time after it has begun.

    Gives what it had told by then, a line a decision.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            board = begin()
            while True:
                os.write(writing, f"{board.match.count} {told(board)}\n".encode())
                time.sleep(0.001)
                if not board.step():
                    break
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        first = pipe.readline()
        time.sleep(after_s)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return [line for line in (first + pipe.read()).splitlines(keepends=True) if line.endswith("\n")]


def asks_the_open_decision(path: Path, lines: list[str]) -> None:
    """What was told is there again; at most the answer that was being written is there beyond it."""
    board = resume_board(path)
    count, was = lines[-1].split()
    assert board.match.count - int(count) in (0, 1)
    if board.match.count == int(count):
        assert told(board) == was
    board.close()


def kill_thrice(folder: Path, game: Game, seed: int, rng: random.Random) -> Path:
    """A match that was killed, resumed, and killed again."""
    folder.mkdir()
    lines = killed(lambda: board_of(game, SEATS, seed, folder), 0.05 + rng.random() * 0.15)
    path = next(folder.glob("*.jsonl"))
    for _ in range(2):
        if not unfinished(folder, (game.id,)):
            break
        asks_the_open_decision(path, lines)
        lines = killed(lambda: resume_board(path), 0.05 + rng.random() * 0.15)
    return path


def finish(path: Path, game: Game) -> None:
    """Play to the end; the whole journal holds."""
    if unfinished(path.parent, (game.id,)):
        board = resume_board(path)
        play(board)
        board.close()
    assert check(read(path)) is None


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
def test_a_match_killed_at_any_moment_goes_on_at_the_open_decision(tmp_path: Path, game: Game) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    rng = random.Random(seed)
    for number in range(2):
        finish(kill_thrice(tmp_path / str(number), game, seed + number, rng), game)


@pytest.mark.soak
@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
def test_a_match_killed_at_fifty_moments_goes_on_at_the_open_decision(tmp_path: Path, game: Game) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    rng = random.Random(seed)
    for number in range(17):
        finish(kill_thrice(tmp_path / str(number), game, seed + number, rng), game)
