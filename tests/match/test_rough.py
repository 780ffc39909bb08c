"""Law 4 on a bad day: whatever is pressed and whatever goes wrong, the journal runs again as it went."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.match.rough import evening

ROUGH = {"bandits": 12, "noon": 40}
"""So many contests at most an evening."""


@pytest.mark.parametrize("game", ROUGH)
def test_law_4_a_rough_evening_runs_again_as_it_went(tmp_path: Path, game: str) -> None:
    for seed in range(4):
        contests, difference = evening(seed, game, tmp_path, ROUGH[game])
        assert contests, f"nothing was played with seed {seed}"
        assert difference is None, f"seed {seed}: {difference}"


@pytest.mark.soak
@pytest.mark.parametrize("game", ROUGH)
def test_law_4_hundreds_of_rough_evenings_run_again_as_they_went(tmp_path: Path, game: str) -> None:
    first = random.SystemRandom().getrandbits(40)
    print("seed", first)
    for seed in range(first, first + 200):
        _, difference = evening(seed, game, tmp_path, ROUGH[game])
        assert difference is None, f"seed {seed}: {difference}"
