"""A party: its plan, its points, its file."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.match.party import FILE, Party, fitting, plan_of, points_of
from game.match.party_file import PartyFile


def party(rounds: int = 3) -> Party:
    return Party(
        ("keys1", "bot:normal", "bot:hard"), ("", "", ""), plan_of(["bandits", "noon"], rounds, 3, 1)
    )


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [3, 1]),
        ([2, 3, 1], [2, 1, 4]),
        ([1, 2, 3, 4], [5, 3, 2, 1]),
        ([1, 2, 2, 4], [5, 3, 3, 1]),
        ([1, 1, 3, 4], [4, 4, 2, 1]),
        ([1, 2, 3, 4, 5, 6, 7, 8], [9, 7, 6, 5, 4, 3, 2, 1]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
    ],
)
def test_pa1_places_are_worth_points_by_the_number_of_players_and_ties_share(
    places: list[int], points: list[int]
) -> None:
    assert points_of(places) == points


def test_pa3_the_games_come_in_turn_and_none_twice_in_a_row() -> None:
    for seed in range(6):
        plan = plan_of(["bandits", "noon", "boomtown"], 7, 4, seed)
        assert all(one != other for one, other in pairwise(plan))
        counts = [plan.count(game) for game in ("bandits", "noon", "boomtown")]
        assert max(counts) - min(counts) <= 1
    assert {plan_of(["bandits", "noon"], 3, 2, seed)[0] for seed in range(20)} == {"bandits", "noon"}


def test_pa3_a_game_that_so_many_can_not_play_is_left_out() -> None:
    assert fitting(["bandits", "boomtown", "bountytown"], 8) == ["bandits"]
    assert fitting(["bountytown"], 2) == ["noon"]


def test_pa2_totals_add_up_and_rounds_won_part_equal_points() -> None:
    evening = party()
    evening.score([1, 2, 3], [9, 5, 1])
    evening.score([3, 1, 2], [0, 3, 1])
    assert evening.totals == [5, 6, 3]
    assert evening.places == [2, 1, 3]
    evening.score([2, 3, 1], [0, 0, 3])
    assert (evening.totals, evening.game) == ([7, 7, 7], "")
    assert evening.places == [1, 1, 1]


def test_law_4_a_party_comes_back_from_the_disk_as_it_was(tmp_path: Path) -> None:
    file = PartyFile(tmp_path)
    assert file.load() is None
    evening = party()
    evening.score([1, 2, 3], [9, 5, 1])
    evening.journal = "noon-1.jsonl"
    file.save(evening)
    assert file.load() == evening
    file.drop()
    assert file.load() is None


def test_a_party_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    evening = party(1)
    evening.score([1, 2, 3], [9, 5, 1])
    PartyFile(tmp_path).save(evening)
    assert PartyFile(tmp_path).load() is None


def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"seats":')
    file = PartyFile(tmp_path)
    assert file.load() is None
    assert [path.name for path in tmp_path.iterdir()] == [f"{FILE}.damaged-1"]
    assert f"{FILE}.damaged-1" in file.notice


NONSENSE: dict[str, dict[str, Any]] = {
    "one seat": {"seats": ["keys1"], "names": [""]},
    "more seats than the game has": {"seats": ["keys1", *["bot:easy"] * 8], "names": [""] * 9},
    "no seat": {"seats": ["keys1", "sofa", "bot:easy"]},
    "the same keys twice": {"seats": ["keys1", "keys1", "bot:easy"]},
    "too few names": {"names": ["", ""]},
    "a name that is none": {"names": ["Ann", "\n\n", ""]},
    "an unknown game": {"plan": ["bandits", "noon", "chess"]},
    "no plan": {"plan": [], "rounds": []},
    "a plan for weeks": {"plan": ["bandits", "noon"] * 9},
    "another game than planned": {"plan": ["noon", "noon", "bandits"]},
    "a game that so many can't play": {
        "plan": ["bandits", "boomtown", "noon"],
        "seats": ["bot:easy"] * 7,
        "names": [""] * 7,
    },
    "more rounds than planned": {"plan": ["bandits"], "rounds": 2},
    "a place that there is not": {"places": [1, 2, 9]},
    "points out of the blue": {"points": [99, 2, 1]},
    "a score too few": {"scores": [9, 5]},
    "a round of more seats": {"places": [1, 2, 3, 4], "points": [5, 3, 2, 1], "scores": [1, 1, 1, 1]},
    "points for a seat that is not there": {"given": {"7": 3}},
    "more points than there are": {"given": {"1": 10**20}},
    "away from a seat that is played": {"away": [0]},
    "away from a seat that is not there": {"away": [7]},
    "a look that is none": {"looks": [0, 1, 8]},
    "a journal elsewhere": {"journal": "../elsewhere.jsonl"},
    "a journal with a name that no file has": {"journal": "a" * 300},
}


@pytest.mark.parametrize("change", NONSENSE)
def test_a_file_whose_values_do_not_go_together_is_damaged(tmp_path: Path, change: str) -> None:
    evening = party()
    evening.plan = ("bandits", "noon", "bandits")
    evening.score([1, 2, 3], [9, 5, 1])
    file = PartyFile(tmp_path)
    file.save(evening)
    assert file.load() == evening
    data = json.loads((tmp_path / FILE).read_bytes())
    told = data["rounds"][0]
    for key, value in NONSENSE[change].items():
        (told if key in told else data)[key] = [told] * value if isinstance(value, int) else value
    (tmp_path / FILE).write_text(json.dumps(data))
    assert file.load() is None
    assert "damaged" in file.notice and f"{FILE}.damaged-1" in file.notice


def test_law_4_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    newer = b'{"version": 3, "seats": 7}'
    (tmp_path / FILE).write_bytes(newer)
    file = PartyFile(tmp_path)
    assert file.load() is None
    assert "newer" in file.notice
    file.save(party())
    file.drop()
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [(FILE, newer)]


def test_pa5_who_comes_in_between_two_rounds_is_level_with_the_last_and_won_nothing_before(
    tmp_path: Path,
) -> None:
    evening = party()
    evening.score([1, 2, 3], [9, 5, 1])
    evening.score([1, 3, 2], [9, 1, 5])
    assert evening.come_in("keys2") == 3
    assert evening.totals == [8, 3, 3, 3]
    assert evening.gains() == [4, 1, 2, 0]
    assert evening.places == [1, 2, 2, 2]
    PartyFile(tmp_path).save(evening)
    assert PartyFile(tmp_path).load() == evening
    evening.score([4, 3, 2, 1], [0, 1, 2, 3])
    assert evening.totals == [9, 5, 6, 8]


def test_pa5_there_are_as_many_places_as_the_games_to_come_have() -> None:
    evening = Party(("keys1", "bot:easy"), ("", ""), ("boomtown", "noon", "bandits"))
    assert evening.most == 6
    evening.score([1, 2], [3, 1])
    assert evening.most == 8


def test_law_4_a_party_that_an_older_version_kept_is_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(
        b'{"seats":["keys1","bot:easy"],"names":["",""],"plan":["noon"],"version":1}'
    )
    old = PartyFile(tmp_path).load()
    assert old is not None and (old.totals, old.away) == ([0, 0], ())
