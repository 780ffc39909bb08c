from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.store import audits as module
from game.store.audits import Audits


def test_events_are_kept_in_their_order_and_counted(tmp_path: Path) -> None:
    audits = Audits(tmp_path / "audits.jsonl")
    audits.add("match", "Bountytown", seats=4)
    Audits(tmp_path / "audits.jsonl").add("crash")
    audits.add("match")
    assert [(a.kind, a.text, a.data) for a in audits.all()] == [
        ("match", "Bountytown", {"seats": 4}), ("crash", "", {}), ("match", "", {})
    ]  # fmt: skip
    assert audits.counts() == {"match": 2, "crash": 1}


def test_the_file_never_grows_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 1000)
    audits = Audits(tmp_path / "audits.jsonl")
    for n in range(200):
        audits.add("match", str(n))
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 2500
    assert audits.all()[-1].text == "199"


def test_what_a_disk_refuses_waits_says_why_and_is_written_down_later(tmp_path: Path) -> None:
    audits = Audits(tmp_path / "gone" / "audits.jsonl")
    audits.add("match")
    audits.add("match")
    told = [(a.kind, a.text) for a in audits.all()]
    waits = ("storage", "Audits wait in memory: No such file or directory.")
    assert told == [("match", ""), waits, ("match", "")]
    (tmp_path / "gone").mkdir()
    audits.add("crash")
    assert [(a.kind, a.text) for a in Audits(audits.path).all()] == [*told, ("crash", "")]


def test_a_line_that_a_full_disk_tore_is_passed_over_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    audits, write = Audits(tmp_path / "audits.jsonl"), os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:9]))
    audits.add("match")
    monkeypatch.setattr(os, "write", write)
    audits.add("crash")
    assert [a.kind for a in Audits(audits.path).all()] == ["match", "storage", "crash"]


def test_of_audits_that_wait_too_long_the_oldest_are_lost(tmp_path: Path) -> None:
    audits = Audits(tmp_path / "gone" / "audits.jsonl")
    for n in range(module.MOST_WAITING + 10):
        audits.add("match", str(n))
    assert len(audits.all()) == module.MOST_WAITING
    assert audits.all()[-1].text == str(module.MOST_WAITING + 9)


def test_damaged_lines_are_passed_over_and_all_can_be_cleared(tmp_path: Path) -> None:
    audits = Audits(tmp_path / "audits.jsonl")
    audits.add("match")
    with audits.path.open("ab") as file:
        file.write(b'{"at": 3}\n\xff\xfe\n')
    audits.add("crash")
    assert audits.counts() == {"match": 1, "crash": 1}
    audits.clear()
    assert audits.all() == []
