"""Replays of other machines: checked, then copied; nothing is written over."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.match.arrivals import GIVEN_UP, already, bring_in
from game.match.journal import JournalError, has_ended, read
from game.match.replay import check
from game.match.replays import Shelf
from tests.scenes.shelves import journal


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("elsewhere")
    return {"over": journal(folder), "open": journal(folder, 6, steps=20)}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "journals")


def files(shelf: Shelf) -> list[str]:
    return sorted(path.name for path in shelf.folder.glob("*")) if shelf.folder.exists() else []


def test_a_match_shared_on_one_machine_comes_in_on_another_and_is_checked_and_watched(
    written: dict[str, Path], shelf: Shelf, tmp_path: Path
) -> None:
    shared = Shelf(written["over"].parent).share(written["over"], tmp_path / "stick")
    path = bring_in(shared, shelf)
    assert path.name.startswith("boomtown-") and path.parent == shelf.folder
    assert path.read_bytes() == written["over"].read_bytes()
    assert check(read(path)) is None
    replay = shelf.look(path)
    assert replay is not None and replay.state == "over" and replay.winners
    assert already(shelf, shared) == path
    with pytest.raises(JournalError, match="is already here"):
        bring_in(shared, shelf)
    assert len(files(shelf)) == 1


def test_a_match_that_was_broken_off_elsewhere_is_watched_here_but_not_gone_on_with(
    written: dict[str, Path], shelf: Shelf
) -> None:
    path = bring_in(written["open"], shelf)
    assert has_ended(path) and check(read(path)) is None
    assert already(shelf, written["open"]) == path
    assert not has_ended(written["open"]), "the file that was shared is left as it is"


@pytest.mark.parametrize(
    "tail", [b'{"r":{"seat":0', bytes(300)], ids=["half a line", "zeros of a lost block"]
)
def test_a_match_whose_last_line_was_torn_off_comes_in_once_and_without_it(
    written: dict[str, Path], shelf: Shelf, tmp_path: Path, tail: bytes
) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(written["open"].read_bytes() + tail)
    path = bring_in(torn, shelf)
    assert path.read_bytes() == written["open"].read_bytes() + GIVEN_UP
    assert already(shelf, torn) == path
    with pytest.raises(JournalError, match="is already here"):
        bring_in(torn, shelf)


def test_two_matches_of_the_same_second_lie_beside_each_other(
    written: dict[str, Path], shelf: Shelf, tmp_path: Path
) -> None:
    first = bring_in(written["over"], shelf)
    before = first.read_bytes()
    other = tmp_path / "other.jsonl"
    lines = written["open"].read_bytes().split(b"\n")
    made = read(written["over"]).header.made
    lines[0] = lines[0].replace(read(written["open"]).header.made.encode(), made.encode())
    other.write_bytes(b"\n".join(lines))
    second = bring_in(other, shelf)
    assert second != first and first.read_bytes() == before


DAMAGE: dict[str, tuple[bytes, bytes, str]] = {
    "rubbish": (b"", b"rubbish\n", "not a match journal"),
    "empty": (b"", b"", "not a match journal"),
    "another kind": (b"", b'{"text": "a recipe"}\n' * 5, "not a match journal"),
    "a line": (b'\n{"r":', b'\n{"r":{', "damaged in line 2"),
    "a digest": (b'"d":"', b'"d":"f', "was changed"),
    "a game": (b'"game":"boomtown"', b'"game":"chess"', "doesn't know"),
    "newer": (b'"format":', b'"format":9', "newer version"),
    "seats": (b'"seats":3', b'"seats":99', "can't be dealt"),
    "content": (b'"cards":[', b'"cards":[7,', "damaged|dealt"),
}
"""What stands in the file, what stands there instead (b"": instead of all), and what is said."""


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_or_foreign_file_gets_one_sentence_and_nothing_is_written(
    written: dict[str, Path], shelf: Shelf, tmp_path: Path, kind: str
) -> None:
    old, new, said = DAMAGE[kind]
    data = written["over"].read_bytes()
    assert old in data
    (tmp_path / "x.jsonl").write_bytes(data.replace(old, new, 1) if old else new)
    with pytest.raises(JournalError, match=said) as error:
        bring_in(tmp_path / "x.jsonl", shelf)
    assert str(error.value).startswith("x.jsonl") and str(error.value).count(". ") == 0
    assert files(shelf) == []


def test_a_file_that_is_gone_or_a_full_disk_is_told(
    written: dict[str, Path], shelf: Shelf, tmp_path: Path
) -> None:
    with pytest.raises(JournalError, match="can't be read"):
        bring_in(tmp_path / "gone.jsonl", shelf)
    shutil.copyfile(written["over"], tmp_path / "journals")
    with pytest.raises(JournalError, match="can't be imported"):
        bring_in(written["over"], shelf)
