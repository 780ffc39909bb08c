"""A party: its plan, its points, its file."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.match.party import FILE, Party, PartyFile, fitting, plan_of, points_of


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
