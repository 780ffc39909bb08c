import sqlite3
from pathlib import Path

import pytest

from game.store.records import SCHEMA, CaptureRecord, MatchRecord, Records, SeatRecord


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records.sqlite"


def match(seed: int = 1) -> MatchRecord:
    return MatchRecord(
        game="bandits",
        seed=seed,
        level="saloon",
        game_ms=1000,
        digest="ab",
        seats=(SeatRecord(0, "keys1", 2, 7, 310, 400, 1, 2), SeatRecord(1, "bot:hard", 1, 9, 200, 300)),
        captures=(
            CaptureRecord(0, 0, "spot-3", 310, 12),
            CaptureRecord(1, 1, "spot-4", 200),
            CaptureRecord(2, 0, "spot-5", 250, None, right=False),
        ),
    )


def test_matches_come_back_with_their_seats_in_order_of_finish(path: Path) -> None:
    records = Records(path)
    assert records.add(match(1))
    assert records.add(match(2))
    records.close()
    found = Records(path).recent()
    assert [row["seed"] for row in found] == ["2", "1"]
    assert [seat["player"] for seat in found[0]["seats"]] == ["bot:hard", "keys1"]


def test_the_fastest_hands_are_those_of_people_that_were_right(path: Path) -> None:
    records = Records(path)
    records.add(match())
    assert [(row["player"], row["reaction_ns"]) for row in records.fastest()] == [("keys1", 310)]


def test_a_damaged_data_base_is_set_aside_and_named(path: Path) -> None:
    path.write_bytes(b"no data base at all " * 100)
    records = Records(path)
    aside = path.with_name("records.sqlite.damaged-1")
    assert str(aside) in records.notices[0]
    assert aside.read_bytes().startswith(b"no data base")
    assert records.add(match())
    assert len(records.recent()) == 1


def test_a_data_base_of_a_newer_version_is_left_alone(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    base.close()
    before = path.read_bytes()
    records = Records(path)
    assert "newer version" in records.notices[0]
    assert not records.add(match())
    assert records.recent() == []
    assert path.read_bytes() == before


def test_a_data_base_that_can_only_be_read_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writable = Records(path)
    writable.add(match())
    writable.close()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda name: connect(f"file:{name}?mode=ro", uri=True))
    records = Records(path)
    assert len(records.recent()) == 1
    assert not records.add(match())
    assert "can't be kept" in records.notices[0]


def test_without_a_place_for_the_data_base_nothing_is_kept_and_nothing_breaks(tmp_path: Path) -> None:
    records = Records(tmp_path / "missing" / "records.sqlite")
    assert "can't be opened" in records.notices[0]
    assert not records.add(match())
    assert records.recent() == records.fastest() == []


def test_a_seed_of_any_size_fits(path: Path) -> None:
    records = Records(path)
    assert records.add(match(2**200))
    assert records.recent()[0]["seed"] == str(2**200)
