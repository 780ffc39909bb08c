from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.store.records import (
    CUT_SHORT,
    CaptureRecord,
    DrawRecord,
    MatchRecord,
    Records,
    SeatRecord,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records.sqlite"


def match(seed: int = 1, **fields: Any) -> MatchRecord:
    whole: dict[str, Any] = {
        "game": "bandits",
        "seed": seed,
        "level": "saloon",
        "game_ms": 1000,
        "digest": "ab",
        "seats": (
            SeatRecord(0, "keys1", 2, 7, 310, 400, 1, 2, "Bart"),
            SeatRecord(1, "bot:hard", 1, 9, 200, 300),
        ),
        "captures": (
            CaptureRecord(0, 0, "spot-3", 310, 12, rival=1),
            CaptureRecord(1, 1, "spot-4", 200),
            CaptureRecord(2, 0, "spot-5", 250, None, right=False),
        ),
        "draws": (DrawRecord(0, 190),),
    }
    return MatchRecord(**(whole | fields))


def test_matches_come_back_with_their_seats_in_order_of_finish(path: Path) -> None:
    records = Records(path)
    assert records.add(match(1))
    assert records.add(match(2))
    records.close()
    found = Records(path).recent()
    assert [row["seed"] for row in found] == ["2", "1"]
    assert [seat["player"] for seat in found[0]["seats"]] == ["bot:hard", "keys1"]


def test_a_seat_comes_back_with_the_look_that_it_wore_else_its_own(path: Path) -> None:
    records = Records(path)
    seats = (SeatRecord(0, "keys1", 2, 7, name="Bart"), SeatRecord(1, "pad", 1, 9, name="Ada", look=6))
    records.add(match(1, seats=seats))
    assert [seat["look"] for seat in records.recent()[0]["seats"]] == [6, 0]
    assert [(best.name, best.look) for best in records.best("score")] == [("Ada", 6), ("Bart", 0)]
    assert [best.look for kind in ("wins", "reign") for best in records.best(kind)] == [6, 6]


def test_a_whole_match_comes_back_by_its_number_and_by_its_journal(path: Path) -> None:
    records = Records(path)
    records.add(match(1, journal="bandits-1.jsonl", how=CUT_SHORT, turns=4))
    found = records.match(1)
    assert found is not None
    assert (found["how"], found["turns"], found["seats"][1]["name"]) == ("cut short", 4, "Bart")
    assert [(row["rival"], row["right"]) for row in found["captures"]] == [(1, 1), (None, 1), (None, 0)]
    assert [row["reaction_ns"] for row in found["draws"]] == [190]
    assert records.of_journal("bandits-1.jsonl") == found
    assert records.of_journal("") is records.match(2) is None


def test_matches_are_counted_and_read_in_pages(path: Path) -> None:
    records = Records(path)
    for seed in range(6):
        records.add(match(seed, game="bandits" if seed % 2 else "boomtown"))
    assert (records.count(), records.count("boomtown"), records.total_ms()) == (6, 3, 6000)
    assert [row["seed"] for row in records.recent(2, start=1)] == ["4", "3"]


def test_a_deleted_match_takes_all_its_rows_along(path: Path) -> None:
    records = Records(path)
    records.add(match(1))
    records.add(match(2))
    assert records.delete(1)
    assert [row["seed"] for row in records.recent()] == ["2"]
    assert [best.match for best in records.best("capture")] == [2]


@pytest.mark.parametrize(("profiles", "left"), [(True, []), (False, ["Bart"])])
def test_all_can_be_deleted_with_the_players_or_without(path: Path, profiles: bool, left: list[str]) -> None:
    records = Records(path)
    records.add(match(1))
    assert records.clear(profiles=profiles)
    assert (records.count(), records.best("capture"), records.best("draw")) == (0, [], [])
    assert [profile.name for profile in records.profiles.all()] == left
    records.close()
    if profiles:
        assert b"Bart" not in path.read_bytes(), "nothing of them is left in the file"


def test_a_seed_of_any_size_fits(path: Path) -> None:
    records = Records(path)
    assert records.add(match(2**200))
    assert records.recent()[0]["seed"] == str(2**200)


def test_thousands_of_captures_are_opened_and_read_within_a_blink(path: Path) -> None:
    records = Records(path)
    many = tuple(CaptureRecord(race, race % 2, "spot-3", 300 + race, 5) for race in range(400))
    for seed in range(40):
        records.add(match(seed, captures=many))
    records.close()
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    records = Records(path)
    base: Any = records._file._base
    base.set_progress_handler(count, 1000)
    assert len(records.best("capture")) == len(records.best("photo")) == 1
    assert steps < 3000, "thousands of steps of the data base for a board"
