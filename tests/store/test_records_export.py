"""Everything as one file, and where files go that players take along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.store import sharing
from game.store.records import CaptureRecord, DrawRecord, MatchRecord, Records, SeatRecord
from game.store.sharing import copy_to, free_path, share_folder


def some(path: Path) -> Records:
    records = Records(path / "records.sqlite")
    seats = (SeatRecord(0, "pad", 1, 5, name="Zoë"), SeatRecord(1, "bot:easy", 2, 3))
    captures = (CaptureRecord(0, 0, "spot-1", 300, 2, rival=1),)
    for seed in (1, 2**70):
        match = MatchRecord("bandits", seed, "saloon", 1000, "ab", seats, captures, draws=(DrawRecord(0, 9),))
        records.add(match)
    records.profiles.wish("Zoë", 2, 5)
    return records


def test_an_export_holds_everything_in_one_readable_file(tmp_path: Path) -> None:
    path = some(tmp_path).export(tmp_path / "new folder")
    assert path is not None
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["format"] == 1
    assert [(p["name"], p["colour"], p["emblem"]) for p in data["profiles"]] == [("Zoë", 2, 5)]
    assert [match["seed"] for match in data["matches"]] == ["1", str(2**70)]
    first = data["matches"][0]
    assert [(seat["name"], seat["place"]) for seat in first["seats"]] == [("Zoë", 1), ("", 2)]
    assert (first["captures"][0]["gap_ns"], first["draws"][0]["reaction_ns"]) == (2, 9)


def test_two_exports_of_a_day_do_not_take_each_others_name(tmp_path: Path) -> None:
    records = some(tmp_path)
    first, second = records.export(tmp_path), records.export(tmp_path)
    assert first is not None
    assert second is not None
    assert second.stem == f"{first.stem} 2"


def test_an_export_that_fails_is_a_notice(tmp_path: Path) -> None:
    records = some(tmp_path)
    (tmp_path / "file").write_text("")
    assert records.export(tmp_path / "file" / "below") is None
    assert "can't be written" in records.notices[0]


def test_files_go_to_the_downloads_or_else_to_a_folder_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "Downloads"
    monkeypatch.setattr(sharing.platformdirs, "user_downloads_path", lambda: downloads)
    assert share_folder(tmp_path / "data") == tmp_path / "data" / "shared"
    downloads.mkdir()
    assert share_folder(tmp_path / "data") == downloads


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("Bandits on Mars 2026-12-01 Zoë wins", "Bandits on Mars 2026-12-01 Zoe wins.jsonl"),
        ("../../etc/pass:wd?", "etcpasswd.jsonl"),
        ("毛毛", "file.jsonl"),
        ("x" * 300, "x" * 80 + ".jsonl"),
    ],
)
def test_names_of_files_suit_every_disk(tmp_path: Path, wanted: str, given: str) -> None:
    assert free_path(tmp_path, wanted, ".jsonl") == tmp_path / given


def test_a_copy_is_whole_and_leaves_the_other_files_alone(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("one")
    first = copy_to(tmp_path / "a.jsonl", tmp_path / "out", "match")
    (tmp_path / "a.jsonl").write_text("two")
    second = copy_to(tmp_path / "a.jsonl", tmp_path / "out", "match")
    assert [(p.name, p.read_text()) for p in (first, second)] == [
        ("match.jsonl", "one"), ("match 2.jsonl", "two")
    ]  # fmt: skip
