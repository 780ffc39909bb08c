from __future__ import annotations

import copy
import math
from itertools import combinations
from typing import Any

import pytest

from game.race import survey
from game.race.table import SEATS, TableFaults, TableSpec, decode
from tests.race.felt import TABLES, data, spec


def _faults(table: dict[str, Any]) -> list[str]:
    with pytest.raises(TableFaults) as caught:
        decode(table)
    return caught.value.faults


def _but(**changes: Any) -> dict[str, Any]:
    """The saloon with other top-level keys."""
    return data("saloon") | changes


@pytest.mark.parametrize("name", TABLES)
def test_every_table_of_the_house_can_be_played_on(name: str) -> None:
    table = spec(name)
    assert table.id == name
    assert len(table.spots) == 30
    assert len(table.tokens) == 5


@pytest.mark.parametrize("name", TABLES)
def test_cards_are_large_and_nearly_upright_and_none_overlaps_another(name: str) -> None:
    table = spec(name)
    assert table.sizes.card_width * table.sizes.card_height >= 84 * 111
    assert max(abs(spot.angle) for spot in table.spots) <= 6
    assert min(survey.gap(table, a, b) for a, b in combinations(table.spots, 2)) >= 3
    assert max(math.dist(spot[:2], (960, 560)) for spot in table.spots) <= 346


@pytest.mark.parametrize("name", TABLES)
def test_nobody_sits_behind_the_card_at_the_top_and_seats_go_round_clockwise(name: str) -> None:
    table = spec(name)
    for seats in SEATS:
        angles = table.homes.angles[seats]
        assert min(abs((angle - 270 + 180) % 360 - 180) for angle in angles) > 20
        steps = [(b - a) % 360 for a, b in zip(angles, [*angles[1:], angles[0]], strict=True)]
        assert sum(steps) == pytest.approx(360)


def test_tables_differ_in_layout_and_in_character() -> None:
    tables = [spec(name) for name in TABLES]
    assert len({table.spots for table in tables}) == len(tables)
    assert len({table.look for table in tables}) == len(tables)
    assert [bool(table.drift) for table in tables] == [False, True, False, False]
    assert [bool(table.sway) for table in tables] == [False, False, True, False]
    assert [bool(table.gusts) for table in tables] == [False, False, False, True]


def test_all_faults_of_the_keys_are_listed_at_once_with_what_was_expected() -> None:
    table = _but(colour="red", spots="none")
    table["physics"] |= {"speed": "fast", "elbow_push": 3, "bounce": 1}
    del table["times"]["card_ms"]
    del table["look"]
    faults = _faults(table)
    assert [fault.partition(":")[0] for fault in faults] == [
        "colour", "look", "physics.bounce", "physics.speed", "physics.elbow_push", "times.card_ms", "spots",
    ]  # fmt: skip
    assert "expected one of" in faults[0]
    assert "physics.speed: expected a number from 300 to 2500, found the text 'fast'" in faults
    assert "times.card_ms: expected a whole number from 1000 to 60000, but the key is missing" in faults


def test_a_fault_inside_a_list_names_the_item() -> None:
    table = data("saloon")
    table["spots"][4] = [900, "low", 0]
    table["spots"][9] = [900, 500]
    keys = [fault.partition(":")[0] for fault in _faults(table)]
    assert keys == ["spots[4][1]", "spots[9]"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", 100),
        ("accel", 10),
        ("drag", 0),
        ("magnet", 40),
        ("grip", -1),
        ("gravity", 0),
        ("elbow_push", -1),
    ],
)
def test_physics_out_of_range_is_a_fault(key: str, value: float) -> None:
    table = data("saloon")
    table["physics"][key] = value
    (fault,) = _faults(table)
    assert fault.startswith(f"physics.{key}: expected a number from ")


def _spot_faults(**moved: list[float]) -> list[str]:
    table = data("saloon")
    for key, spot in moved.items():
        table["spots"][int(key.removeprefix("s"))] = spot
    return _faults(table)


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan])
def test_a_number_without_end_or_value_is_a_fault_wherever_it_stands(number: float) -> None:
    table = copy.deepcopy(data("railcar"))
    table["sway"]["angle"] = number
    table["spots"][3][1] = number
    table["tokens"][0][0] = number
    table["homes"]["angles"]["5"][1] = number
    wrong = [
        f"{key}: expected a finite number" for key in ("homes.angles.5[1]", "tokens[0][0]", "spots[3][1]")
    ]
    faults = _faults(table)
    assert [fault.partition(", found")[0] for fault in faults] == [
        *wrong,
        "sway.angle: expected a finite number",
    ]


def test_missing_spots_and_token_places_are_faults() -> None:
    table = data("saloon")
    del table["spots"][28:]
    del table["tokens"][0]
    assert _faults(table) == [
        "spots: expected 30 spots [x, y, angle], found 28",
        "tokens: expected 5 places [x, y], found 4",
    ]


def test_a_card_over_another_is_a_fault_that_names_both() -> None:
    first = data("saloon")["spots"][3]
    assert "spots[20]: expected a card that lies clear of spots[3]" in _spot_faults(s20=first)


def test_a_card_over_the_edge_is_a_fault() -> None:
    (fault, *_) = _spot_faults(s0=[960, 130, 0])
    assert fault == "spots[0]: expected a card wholly within 402 px of the middle"


def test_a_token_under_a_card_or_another_token_is_a_fault() -> None:
    table = data("saloon")
    table["tokens"][1] = table["tokens"][0]
    table["tokens"][2] = table["spots"][5][:2]
    faults = _faults(table)
    assert "tokens[1]: expected a place clear of tokens[0]" in faults
    assert "tokens[2]: expected a place clear of spots[5]" in faults


def test_homes_are_needed_for_every_number_of_seats() -> None:
    table = data("saloon")
    angles = table["homes"]["angles"]
    del angles["5"]
    angles["3"] = [0, 120]
    angles["9"] = angles["8"]
    angles["2"] = [10, 12]
    assert _faults(table) == [
        "homes.angles.2: expected homes at least 20 degrees apart",
        "homes.angles.3: expected 3 angles, found 2",
        "homes.angles.5: expected 5 angles, found 0",
        "homes.angles.9: unknown key; expected one of 2..8",
    ]


def test_homes_that_are_nearer_to_the_cards_than_others_are_a_fault() -> None:
    table = data("saloon")
    lopsided = copy.deepcopy(table)
    lopsided["shape"]["radius"] = 430
    for spot in lopsided["spots"]:
        spot[0] += 25
    faults = [fault for fault in _faults(lopsided) if "homes" in fault]
    assert any(fault.startswith("homes.angles.2: expected ways to the spots within") for fault in faults)


def test_a_drift_that_lets_cards_meet_is_a_fault() -> None:
    table = data("cantina")
    table["drift"]["wave"] = 500
    (fault,) = _faults(table)
    assert fault.startswith("drift.wave: expected a wave so long that cards")


def test_a_table_keeps_what_its_file_says() -> None:
    raw = data("railcar")
    table = decode(raw)
    assert isinstance(table, TableSpec)
    assert table.place(4) == tuple(raw["spots"][4])
    assert table.token_place("token-escape") == tuple(raw["tokens"][4])
    assert (table.times.card_ms, table.sway and table.sway.period_ms) == (5000, raw["sway"]["period_ms"])


def test_tokens_are_scattered_over_the_same_places_in_another_order_for_each_match() -> None:
    table = spec()
    orders = {table.scattered(seed).tokens for seed in range(300)}
    assert len(orders) > 90
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table.tokens))}
    assert table.scattered(7) == table.scattered(7)
    firsts = [table.scattered(seed).token_place("token-escape") for seed in range(300)]
    assert min(firsts.count(place) for place in table.tokens) > 40
