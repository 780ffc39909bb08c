"""Data bases that are old, damaged, locked, full or not there."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.store import records_file
from game.store.records import (
    SCHEMA,
    CaptureRecord,
    Records,
)
from tests.store.test_records import match

OLD = Path(__file__).parent / "records-schema-1.sqlite"
"""Four matches as the program kept them before names and draws: two hunts, one of each board game."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records.sqlite"


DEEDS: dict[str, Callable[[Records], bool]] = {
    "add": lambda records: records.add(match(2)),
    "delete": lambda records: records.delete(1),
    "clear": lambda records: records.clear(profiles=True),
    "seen": lambda records: records.profiles.seen("Emma"),
    "rename": lambda records: not records.profiles.rename("Bart", "Butch"),
    "forget": lambda records: records.profiles.delete("Bart", with_records=True),
}


def connects(monkeypatch: pytest.MonkeyPatch, path: Path, **sides: Any) -> None:
    """Let the file at that path be opened in another way."""
    connect = sqlite3.connect

    def other(name: Path | str, **asked: Any) -> sqlite3.Connection:
        return connect(f"file:{name}?mode=ro", uri=True, **sides) if name == path else connect(name, **asked)

    monkeypatch.setattr(sqlite3, "connect", other)


def test_a_file_of_the_first_version_is_brought_up_to_date_and_loses_nothing(path: Path) -> None:
    shutil.copy(OLD, path)
    old = sqlite3.connect(OLD)
    old.row_factory = sqlite3.Row
    before = {
        name: [dict(row) for row in old.execute(f"SELECT * FROM {name}")] for name in ("matches", "seats")
    }
    captures = old.execute("SELECT count(*) FROM captures").fetchone()[0]
    old.close()
    records = Records(path)
    assert records.notices == []
    found = records.recent()[::-1]
    assert [{key: row[key] for key in before["matches"][0]} for row in found] == before["matches"]
    assert {row["how"] for row in found} == {"over"}
    seats = [seat for row in found for seat in sorted(row["seats"], key=lambda seat: seat["seat"])]
    assert [{key: seat[key] for key in before["seats"][0]} for seat in seats] == before["seats"]
    assert {seat["name"] for seat in seats} == {""}
    assert sum(len(whole["captures"]) for row in found if (whole := records.match(row["id"]))) == captures
    assert records.best("capture")[0].value == 722_455_000
    assert records.add(match())
    records.close()
    assert Records(path).count() == 5


def test_a_file_of_the_first_version_is_left_whole_when_its_upgrade_fails(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(OLD, path)
    with monkeypatch.context() as patch:
        patch.setattr(records_file, "INDICES", ("CREATE INDEX broken ON nothing (at_all)",))
        records = Records(path)
        assert "left alone" in records.notices[0]
        assert records.recent() == []
    assert Records(path).count() == 4


def test_an_old_file_that_can_only_be_read_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(OLD, path)
    before = path.read_bytes()
    connects(monkeypatch, path)
    records = Records(path)
    assert (records.count(), len(records.best("capture"))) == (4, 3)
    assert not records.add(match())
    assert "can't be saved" in records.notices[0]
    assert path.read_bytes() == before


def test_a_damaged_data_base_is_set_aside_and_named(path: Path) -> None:
    path.write_bytes(b"no data base at all " * 100)
    records = Records(path)
    aside = path.with_name("records.sqlite.damaged-1")
    assert str(aside) in records.notices[0]
    assert aside.read_bytes().startswith(b"no data base")
    assert records.add(match())
    assert len(records.recent()) == 1


def test_a_data_base_with_a_damaged_page_is_set_aside(path: Path) -> None:
    records = Records(path)
    for seed in range(40):
        records.add(match(seed))
    records.close()
    data = bytearray(path.read_bytes())
    data[8192:12288] = b"\x5a" * 4096
    path.write_bytes(data)
    records = Records(path)
    assert "damaged" in records.notices[0]
    assert records.add(match())


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("matches", "game_ms", "long"),
        ("seats", "place", 1.5),
        ("captures", "gap_ns", b"1"),
        ("profiles", "name", b"Emma"),
    ],
)
def test_a_data_base_with_values_of_another_kind_is_set_aside(
    path: Path, table: str, column: str, value: object
) -> None:
    records = Records(path)
    records.add(match(1))
    records.profiles.seen("Emma")
    records.close()
    base = sqlite3.connect(path)
    with base:
        base.execute(f"UPDATE {table} SET {column} = ?", (value,))
    base.close()
    records = Records(path)
    assert records.count() == 0
    assert f"strange values in {table}" in records.notices[0] and "damaged-1" in records.notices[0]


def test_letters_that_are_none_are_read_as_question_marks(path: Path) -> None:
    records = Records(path)
    records.add(match())
    records.close()
    path.write_bytes(path.read_bytes().replace(b"saloon", b"sal\xff\xfen"))
    records = Records(path)
    assert [row["level"] for row in records.recent()] == ["sal\ufffd\ufffdn"]
    assert records.notices == []


def test_damage_that_is_told_in_damaged_letters_is_set_aside(path: Path) -> None:
    records = Records(path)
    records.add(match())
    records.close()
    path.write_bytes(path.read_bytes().replace(b"captures_of_match ON", b"captures_\xff\xfe_match O\xff"))
    records = Records(path)
    assert "were damaged" in records.notices[0]
    assert records.add(match())


def test_a_data_base_of_a_newer_version_is_left_alone(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    base.close()
    before = path.read_bytes()
    records = Records(path)
    assert "newer version" in records.notices[0]
    assert not records.add(match())
    assert records.recent() == records.best("wins") == []
    assert path.read_bytes() == before


def test_a_data_base_that_can_only_be_read_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writable = Records(path)
    writable.add(match())
    writable.close()
    connects(monkeypatch, path)
    records = Records(path)
    assert len(records.recent()) == 1
    assert not records.add(match())
    assert "can't be saved" in records.notices[0]


@pytest.mark.parametrize("deed", DEEDS)
def test_a_locked_file_costs_a_moment_and_a_notice_but_no_row(
    path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    monkeypatch.setattr(records_file, "WAIT_S", 0.02)
    records = Records(path)
    records.add(match())
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    assert not DEEDS[deed](records)
    assert "locked" in records.notices[0]
    other.rollback()
    other.close()
    assert (records.count(), [p.name for p in records.profiles.all()]) == (1, ["Bart"])
    assert DEEDS[deed](records)


def test_a_file_that_is_locked_at_the_start_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_file, "WAIT_S", 0.02)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    records = Records(path)
    assert "can't be opened (database is locked)" in records.notices[0]
    assert not records.add(match())
    other.close()


def test_a_full_disk_is_a_notice_and_what_was_kept_stays(path: Path) -> None:
    records = Records(path)
    records.add(match(1))
    base: Any = records._file._base
    pages = base.execute("PRAGMA page_count").fetchone()[0]
    base.execute(f"PRAGMA max_page_count = {pages}")
    many = tuple(CaptureRecord(race, 0, "spot-3", 300 + race) for race in range(2000))
    assert not records.add(match(2, captures=many))
    assert "full" in records.notices[0]
    assert [row["seed"] for row in records.recent()] == ["1"]


def test_without_a_place_for_the_data_base_nothing_is_kept_and_nothing_breaks(tmp_path: Path) -> None:
    records = Records(tmp_path / "missing" / "records.sqlite")
    assert "can't be opened" in records.notices[0]
    assert not records.add(match())
    assert records.recent() == records.best("capture") == records.profiles.all() == []
