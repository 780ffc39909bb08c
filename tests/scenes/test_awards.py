"""What is said about a match besides who won."""

from __future__ import annotations

from typing import Any

from game.scenes.bandits.awards import awards

NOTHING: dict[str, Any] = {
    "credits": [0, 0],
    "photo": None,
    "best_ns": [None, None],
    "false_starts": [0, 0],
    "wrong": [0, 0],
    "bandits": [0, 0],
}


def test_there_is_always_something_to_say() -> None:
    assert awards(NOTHING) == ["Not one shot fired."]


def test_each_award_goes_to_the_one_who_has_earned_it() -> None:
    photo = {"gap_ns": 3_400_000, "first": 1, "second": 0, "dead_heat": False}
    result = NOTHING | {
        "photo": photo,
        "best_ns": [512_000_000, None],
        "wrong": [0, 2],
        "false_starts": [1, 0],
    }
    assert awards(result) == [
        "Closest finish: Moon before Star by 3.4 ms.",
        "Quickest palm: Star in 512 ms.",
        "Itchy finger: Star with 1 false start.",
        "Wanted posters read upside down: Moon took 2 wrong cards.",
    ]


def test_an_award_that_several_have_earned_is_not_given() -> None:
    assert awards(NOTHING | {"wrong": [2, 2]}) == ["Not one shot fired."]


def test_a_dead_heat_is_called_one() -> None:
    photo = {"gap_ns": 0, "first": 0, "second": 1, "dead_heat": True}
    assert awards(NOTHING | {"photo": photo}) == ["Closest finish: a dead heat of Star and Moon."]


def test_a_slow_palm_is_told_in_the_unit_of_the_table_beside_it() -> None:
    assert awards(NOTHING | {"best_ns": [None, 1_885_000_000]}) == ["Quickest palm: Moon in 1.89 s."]
