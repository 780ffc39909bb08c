import subprocess
import sys

import pytest

from game.match.headless import Outcome, simulate
from game.match.seats import Level
from game.store.folders import data_root
from tests.match.hands import content


def played(seats: int, seed: int, number: int = 0, level: Level = "normal", table: str = "") -> Outcome:
    return simulate(content(), seats, (level,), seed, number, table)


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(3, 5) == played(3, 5)


def test_another_seed_or_number_gives_another_match() -> None:
    digests = {played(2, 5).digest, played(2, 6).digest, played(2, 5, 1).digest}
    assert len(digests) == 3


@pytest.mark.parametrize("hash_seed", ["1", "777"])
def test_no_hash_seed_changes_a_digest(hash_seed: str) -> None:
    code = (
        "from tests.match.test_headless import played; "
        "print(played(4, 5, level='hard', table='duststorm').digest)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(data_root())},
        cwd=data_root(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == played(4, 5, level="hard", table="duststorm").digest


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_bots_plays_to_the_end(seats: int) -> None:
    outcome = played(seats, 9)
    assert len(outcome.scores) == seats
    assert set(outcome.winners) <= set(range(seats))
    assert outcome.game_ms > 60_000
    assert max(outcome.scores) > 0


def test_every_table_can_be_played_on() -> None:
    for table in content().tables:
        assert played(3, 2, table=table).decisions > 100


def test_who_slams_anything_plays_to_the_end_and_loses_against_who_knows_the_rules() -> None:
    outcomes = [simulate(content(), 3, ("easy", "random", "easy"), 4, number) for number in range(3)]
    assert sum(outcome.scores[1] for outcome in outcomes) < sum(outcome.scores[0] for outcome in outcomes)
    assert outcomes[0] == simulate(content(), 3, ("easy", "random", "easy"), 4)
