import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import folders
from game.store.folders import Folders, data_root


def test_the_folder_of_the_checkout_holds_levels_and_assets() -> None:
    assert (data_root() / "levels" / "bandits" / "deck.toml").is_file()
    assert (data_root() / "assets").is_dir()


def test_an_installed_program_takes_the_folder_that_came_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "game"
    (package / "_data" / "levels").mkdir(parents=True)
    (package / "store").mkdir()
    monkeypatch.setattr(folders, "__file__", str(package / "store" / "folders.py"))
    assert data_root() == package / "_data"


def test_a_folder_asked_for_is_made_and_used(tmp_path: Path) -> None:
    found = Folders(tmp_path / "deep" / "down")
    assert found.notice is None
    assert found.journals.is_dir()
    assert found.settings.parent == found.records.parent == tmp_path / "deep" / "down"


def test_where_nothing_can_be_written_a_temporary_folder_serves_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    found = Folders(tmp_path / "file" / "below")
    assert found.notice is not None
    assert str(tmp_path / "file" / "below") in found.notice
    assert found.journals.is_dir()
    assert tmp_path not in found.root.parents


def test_a_folder_that_another_program_has_open_is_left_alone_until_it_is_closed(tmp_path: Path) -> None:
    code = f"from game.store.folders import Folders; print(Folders({str(tmp_path)!r}).notice)"
    ask = [sys.executable, "-c", code]
    first = Folders(tmp_path)
    (tmp_path / "settings.json").write_text("{}")
    second = subprocess.run(ask, cwd=data_root(), capture_output=True, text=True, check=True)
    assert "another Red Frontier has it open" in second.stdout
    first.close()
    assert subprocess.run(ask, cwd=data_root(), capture_output=True, text=True, check=True).stdout == "None\n"


def test_settings_of_a_folder_that_can_only_be_read_are_taken_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_text('{"version": 1, "mono": true}')
    monkeypatch.setattr(folders, "_unwritable", lambda _: "read-only file system")
    found = Folders(tmp_path)
    assert found.root != tmp_path
    assert "read-only" in (found.notice or "")
    assert found.settings.read_text() == '{"version": 1, "mono": true}'


def test_what_is_small_and_the_last_match_of_a_folder_that_can_only_be_read_are_taken_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pin.json").write_text("secret")
    (tmp_path / "journals").mkdir()
    for n in (1, 2):
        (tmp_path / "journals" / f"{n}.jsonl").write_text(str(n))
        os.utime(tmp_path / "journals" / f"{n}.jsonl", (n, n))
    monkeypatch.setattr(folders, "_unwritable", lambda _: "read-only file system")
    found = Folders(tmp_path)
    assert (found.root / "pin.json").read_text() == "secret"
    assert [path.name for path in found.journals.iterdir()] == ["2.jsonl"]
    assert (found.journals / "2.jsonl").stat().st_mtime == 2, "who resumes it asks how old it is"


def test_a_disk_that_is_full_or_gone_is_noticed_and_so_is_its_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Folders(tmp_path)
    assert found.refusal() == ""
    with monkeypatch.context() as patch:
        patch.setattr(folders.tempfile, "TemporaryFile", full)
        assert found.refusal() == "no space left on device"
    assert found.refusal() == ""


def full(**_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_without_a_home_nothing_is_strewn_about(tmp_path: Path) -> None:
    code = "from game.store.folders import Folders; print(Folders().notice)"
    env = {"PYTHONPATH": str(data_root()), "HOME": "/nowhere/at/all", "PATH": "", "TMPDIR": str(tmp_path)}
    blocked = "/proc/nowhere"  # a place where not even root can make a folder
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**env, "HOME": blocked, "XDG_DATA_HOME": blocked},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Nothing can be saved" in done.stdout
    assert [path.name.startswith("red-frontier-") for path in tmp_path.iterdir()] == [True]


def test_an_unknown_home_is_no_path_of_that_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(folders.platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share/x"))
    assert "no home folder" in (Folders().notice or "")
    assert list(tmp_path.iterdir()) == []


def test_no_copy_of_a_pin_is_left_in_a_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pin.json", "pin-wrong.json", "settings.json"):
        (tmp_path / name).write_text("{}")
    with monkeypatch.context() as patch:
        patch.setattr(folders, "_unwritable", lambda _: "read-only file system")
        astray = Folders(tmp_path)
    borrowed = {path.name for path in astray.root.glob("*.json")}
    assert borrowed == {"pin.json", "pin-wrong.json", "settings.json"}
    astray.release()
    assert {path.name for path in astray.root.glob("*.json")} == borrowed, "the next game needs them"
    astray.close()
    assert {path.name for path in astray.root.glob("*.json")} == {"settings.json"}
    Folders(tmp_path).close()
    assert (tmp_path / "pin.json").exists()
