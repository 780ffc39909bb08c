import os
from pathlib import Path

import pytest

from game.store.files import plain_files, read_whole, set_aside, write_safely


def test_a_safe_write_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    write_safely(path, b"new")
    assert path.read_bytes() == b"new"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")

    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        write_safely(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_files_set_aside_never_take_each_others_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    names = []
    for text in ("first", "second"):
        path.write_text(text)
        names.append(set_aside(path))
    assert [name.read_text() for name in names] == ["first", "second"]
    assert not path.exists()


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert read_whole(path, 10) == b"x" * 10
    with pytest.raises(OSError, match="too large"):
        read_whole(path, 9)


def test_only_plain_files_are_found_and_the_latest_is_first(tmp_path: Path) -> None:
    for number, name in enumerate(("b.jsonl", "a.jsonl", "c.jsonl")):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (number, number))
    (tmp_path / "other.txt").write_text("")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "nowhere.jsonl").symlink_to(tmp_path / "gone")
    (tmp_path / "loop.jsonl").symlink_to(tmp_path / "loop.jsonl")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.jsonl")
    assert [path.name for path in plain_files(tmp_path, "*.jsonl")] == ["c.jsonl", "a.jsonl", "b.jsonl"]
    assert plain_files(tmp_path / "gone", "*") == []
