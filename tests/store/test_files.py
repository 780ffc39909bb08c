from pathlib import Path

import pytest

from game.store.files import set_aside, write_safely


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
