"""Standard streams that are missing or full: one sentence where it can be said, and exit code 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.figures import Figure
from game.cli.main import main
from game.kiosk.pulse import END
from game.store.folders import data_root

MAIN = str(data_root() / "main.py")
TELLING = (
    "--help",
    "--version",
    "play --help",
    "simulate noon --seats 2",
    f"check {data_root() / 'levels' / 'kiosk.toml'}",
    "rank 5G 5S",
    "bench rules",
    "replay {journal} --check",
    "pin 1234 --data-dir {folder}",
)
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="no disk that is always full")


def words(line: str, folder: Path, journal: Path) -> list[str]:
    return line.format(journal=journal, folder=folder).split()


@pytest.mark.parametrize("line", TELLING)
@pytest.mark.parametrize("missing", [True, pytest.param(False, marks=needs_full)])
def test_what_cannot_be_told_is_one_sentence(
    line: str,
    missing: bool,
    tmp_path: Path,
    journal: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.cli.bench_rules.measure", lambda: iter([Figure("rules", "one", 1.0, "s")] * 2))
    monkeypatch.setattr(sys, "stdout", None if missing else FULL.open("w"))
    assert main(words(line, tmp_path, journal)) == 2
    said = (
        "there is no standard output to write to."
        if missing
        else "standard output can't be written: No space"
    )
    err = capsys.readouterr().err
    assert err.startswith(f"red-frontier: {said}") and err.count("\n") == 1


@pytest.mark.parametrize("line", ["--wobble", "check {folder}"])
@pytest.mark.parametrize("missing", [True, pytest.param(False, marks=needs_full)])
def test_a_complaint_that_nobody_can_read_goes_nowhere_else(
    line: str,
    missing: bool,
    tmp_path: Path,
    journal: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stderr", None if missing else FULL.open("w"))
    assert main(words(line, tmp_path, journal)) == 2
    assert capsys.readouterr().out == ""


def test_hands_without_a_standard_input_are_asked_for_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["rank"]) == 2
    assert capsys.readouterr().err == "red-frontier: there is no standard input to read hands from.\n"


def test_a_journal_whose_name_has_no_letters_is_told_all_the_same(tmp_path: Path, journal: Path) -> None:
    strange = tmp_path / os.fsdecode(b"\xff.jsonl")
    strange.write_bytes(journal.read_bytes())
    done = subprocess.run(
        [sys.executable, MAIN, "replay", strange, "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "every digest is the same" in done.stdout


def test_the_code_with_which_an_operator_ends_a_kiosk_arrives_without_a_standard_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.cli.kiosk._supervise", lambda _: END)
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["--kiosk"]) == END


@pytest.mark.skipif(os.name != "posix", reason="closes streams with a shell")
@pytest.mark.parametrize("closed", [">&- 2>&- <&-", pytest.param(">/dev/full", marks=needs_full)])
def test_a_process_of_its_own_ends_with_two_and_without_a_trace(closed: str) -> None:
    shell = ["sh", "-c", f'"$0" "$@" {closed}', sys.executable, MAIN, "rank", "5G"]
    done = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == (0 if "2>&-" in closed else 1)


@pytest.mark.skipif(os.name != "posix", reason="closes streams with a shell")
def test_no_file_takes_the_place_of_a_stream_that_is_missing(tmp_path: Path) -> None:
    code = (
        "import os, sys; from game.cli.main import main; main(['rank', '5G']);"
        f" f = open({str(tmp_path / 'journal')!r}, 'w'); os.write(2, b'noise'); sys.exit(f.fileno() < 3)"
    )
    shell = ["sh", "-c", '"$0" "$@" >&- 2>&- <&-', sys.executable, "-c", code]
    assert subprocess.run(shell, cwd=data_root(), check=False).returncode == 0
    assert (tmp_path / "journal").read_text() == ""
