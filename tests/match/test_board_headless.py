import subprocess
import sys

import pytest

from game.match.board_headless import outcome_of, simulate_board
from game.match.games import GAMES, Game
from game.match.headless import Outcome
from game.match.seats import Level
from game.store.folders import data_root
from tests.match.boards import BOARDS

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)


def played(game: str, seats: int, seed: int, number: int = 0, level: Level = "random") -> Outcome:
    board = simulate_board(GAMES[game], GAMES[game].box(), seats, (level, "random"), seed, number)
    return outcome_of(board, seed, number)


@every_board
def test_the_same_seed_gives_the_same_match_and_another_another(game: Game) -> None:
    first = played(game.id, 3, 5, level="normal")
    assert played(game.id, 3, 5, level="normal") == first
    others = {first.digest, played(game.id, 3, 6).digest, played(game.id, 3, 5, 1).digest}
    assert len(others) == 3


@every_board
@pytest.mark.parametrize("hash_seed", ["1", "777"])
def test_no_hash_seed_changes_a_digest(game: Game, hash_seed: str) -> None:
    code = (
        "from tests.match.test_board_headless import played; "
        f"print(played('{game.id}', 4, 5, level='normal').digest)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(data_root())},
        cwd=data_root(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == played(game.id, 4, 5, level="normal").digest


@every_board
def test_every_number_of_bots_plays_to_the_end(game: Game) -> None:
    for seats in game.seats:
        outcome = played(game.id, seats, 9)
        assert (outcome.game, outcome.game_ms, len(outcome.scores)) == (game.id, 0, seats)
        assert outcome.winners
        assert set(outcome.winners) <= set(range(seats))
        assert outcome.decisions > 50


@every_board
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_answer_of_a_bot_that_thinks_is_refused_and_each_has_a_reason(game: Game, level: Level) -> None:
    options = {"bountytown": {"town": "diagram"}, "boomtown": {"goal": 30}}[game.id]
    board = simulate_board(game, game.box(), 3, (level,), 2, options=options)  # type: ignore[arg-type]
    assert board.over
    assert board.refused == 0
    assert all(bot.why() for bot in board.bots.values())
