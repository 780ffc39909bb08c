"""The book of replays: watched, kept, shared, deleted."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.replays import Shelf
from game.scenes import replays_menu
from game.scenes.replays_book import replays_scene
from tests.scenes.house import House, house
from tests.scenes.shelves import journal, readable


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("home")) as place:
        yield place


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("written")
    return {"over": journal(folder), "open": journal(folder, 6, steps=20)}


@pytest.fixture
def place(home: House) -> House:
    """A program without any journals and any scenes."""
    for path in home.app.folders.journals.iterdir():
        path.unlink()
    while home.app.stack.top is not None:
        home.app.stack.pop()
    home.heard.clear()
    return home


def lay(place: House, source: Path, count: int = 1, game: str = "boomtown") -> list[Path]:
    """So many copies of a journal, the latest first."""
    paths = [place.app.folders.journals / f"{game}-2026-{number}.jsonl" for number in range(count)]
    for path in reversed(paths):
        shutil.copyfile(source, path)
    return paths


def open_book(place: House, page: str = "All") -> list[Path]:
    watched: list[Path] = []
    place.open(replays_scene(place.app, watched.append))
    place.top.open([found.word for found in place.top.pages].index(page))
    return watched


def said(place: House, frames: int = 12) -> list[str]:
    with readable() as words:
        place.frames(frames)
        place.frames(1, draw=True)
    return words


def test_each_replay_tells_its_day_game_winner_and_length(place: House, written: dict[str, Path]) -> None:
    lay(place, written["over"])
    open_book(place)
    replay = Shelf(place.app.folders.journals).look(place.top.page.paths[0])
    assert replay is not None
    winner = replay.seats[replay.winners[0]].name or "Random bot"
    assert {"Boom Town", winner, "3 players"} <= set(said(place))


def test_what_was_broken_off_or_is_damaged_says_so(place: House, written: dict[str, Path]) -> None:
    lay(place, written["open"])
    (place.app.folders.journals / "bandits-2026.jsonl").write_text("rubbish\n")
    open_book(place)
    words = said(place)
    assert "Broken off" in words
    assert any("can't be read" in word for word in words)
    place.tap("keys1", "down" if place.top.page.paths[0].name.startswith("boom") else "up")
    place.top.page.lines.index = [path.stem for path in place.top.page.paths].index("bandits-2026")
    place.tap("keys1", "slam")
    assert place.top.menu.row("watch").off
    place.frames(1, draw=True)


@pytest.mark.parametrize("page", ["All", "Bandits", "Kept"])
def test_an_empty_page_says_why(place: House, page: str) -> None:
    open_book(place, page)
    assert any("yet" in word for word in said(place))
    place.tap("keys1", "slam")
    assert place.heard[-1] == "deny"


def test_files_are_read_one_a_frame_and_only_in_sight(place: House, written: dict[str, Path]) -> None:
    lay(place, written["over"], 30)
    open_book(place)
    for frame in range(1, 15):
        place.frames(1)
        assert len(place.top.page._told) == min(frame, place.top.page.lines.visible)


def test_pages_part_games_and_those_that_are_kept(place: House, written: dict[str, Path]) -> None:
    lay(place, written["over"], 2)
    lay(place, written["open"], 1, "bandits")
    shutil.copyfile(written["over"], place.app.folders.journals / "From a friend.jsonl")
    shutil.copyfile(written["over"], place.app.folders.journals / "bountytown-1.kept.jsonl")
    open_book(place)
    counts = {page.word: (page.show(), len(page.paths))[1] for page in place.top.pages}
    assert (counts["All"], counts["Bandits"], counts["Kept"]) == (5, 1, 1)
    assert counts.get("Boom Town", 3) == 3


def test_two_palms_watch_a_match(place: House, written: dict[str, Path]) -> None:
    (path,) = lay(place, written["over"])
    watched = open_book(place)
    place.tap("keys1", "slam")
    assert any("the whole match" in word for word in said(place))
    place.tap("keys1", "slam")
    assert watched == [path]
    assert place.names == ["BookScene"]


def test_a_kept_replay_is_marked_and_can_be_let_go(place: House, written: dict[str, Path]) -> None:
    (path,) = lay(place, written["over"])
    open_book(place)
    place.tap("keys1", "slam", "down", "slam")
    (kept,) = place.top.page.paths
    assert kept.name == f"{path.stem}.kept.jsonl"
    said(place)
    place.tap("keys1", "slam")
    assert place.top.menu.row("keep").label == "Stop keeping"
    place.tap("keys1", "down", "slam")
    assert place.top.page.paths == [path]


def test_a_shared_replay_is_one_file_and_its_place_is_told(
    place: House, written: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = lay(place, written["over"])
    out = place.app.folders.root / "out"
    monkeypatch.setattr(replays_menu, "share_folder", lambda _: out)
    open_book(place)
    place.tap("keys1", "slam", "down", "down", "slam")
    (copy,) = out.iterdir()
    assert copy.read_bytes() == path.read_bytes()
    assert str(copy) in place.app.notes._waiting[-1]


def test_what_cannot_be_done_is_told(
    place: House, written: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = lay(place, written["over"])
    (place.app.folders.root / "file").write_text("")
    monkeypatch.setattr(replays_menu, "share_folder", lambda root: root / "file" / "below")
    open_book(place)
    place.tap("keys1", "slam", "down", "down", "slam")
    assert "can't be copied" in place.app.notes._waiting[-1]
    place.tap("keys1", "slam", "down")
    path.unlink()
    place.tap("keys1", "slam")
    assert "can't be marked" in place.app.notes._waiting[-1]
    assert place.top.page.paths == []


def test_a_replay_is_deleted_only_after_a_yes(place: House, written: dict[str, Path]) -> None:
    paths = lay(place, written["over"], 2)
    open_book(place)
    place.tap("keys1", "slam", "up", "up", "slam")
    assert place.names[-1] == "AskScene"
    said(place)
    place.tap("keys1", "slam")
    assert all(path.exists() for path in paths)
    place.tap("keys1", "slam", "down", "slam")
    assert place.names == ["BookScene"]
    assert [path.exists() for path in paths] == [False, True]
    assert place.top.page.paths == paths[1:]


def test_opening_the_book_makes_room(
    place: House, written: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.replays.MOST", 22)
    monkeypatch.setattr(Shelf.prune, "__defaults__", (22, 10**9))
    lay(place, written["over"], 25)
    open_book(place)
    assert len(place.top.page.paths) == 22


def test_a_shared_file_is_found_brought_in_and_then_lies_on_the_shelf(
    place: House, written: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "STICK"
    stick.mkdir()
    shutil.copyfile(written["over"], stick / "From a friend.jsonl")
    (stick / "recipes.jsonl").write_text("{}\n")
    monkeypatch.setattr("game.store.sharing.sticks", lambda: [stick])
    monkeypatch.setattr("game.store.sharing.share_folder", lambda root: root / "shared")
    open_book(place, "Import")
    words = said(place)
    assert "in STICK" in words and any("Not a match" in word for word in words)
    place.top.page.lines.index = [path.name for path in place.top.page.paths].index("From a friend.jsonl")
    place.tap("keys1", "slam")
    place.until(lambda: place.top.page._work is None, "it is checked")
    assert "is on the shelf" in place.app.notes._waiting[-1]
    assert [path.name for path in place.top.page.paths] == ["recipes.jsonl"]
    place.tap("keys1", "slam")
    place.until(lambda: place.top.page._work is None, "it is refused")
    assert "recipes.jsonl is not a match journal" in place.app.notes._waiting[-1]
    assert [path.name for path in (stick).iterdir()].count("From a friend.jsonl") == 1
    place.top.open(0)
    assert len(place.top.page.paths) == 1


def test_where_nothing_has_come_it_says_where_to_put_files(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.sharing.sticks", list)
    open_book(place, "Import")
    monkeypatch.setattr("game.scenes.replays_in.share_folder", lambda root: root / "shared")
    text = " ".join(said(place))
    assert "Plug in the stick" in text and "shared" in text
    place.tap("keys1", "slam")
    assert place.heard[-1] == "deny"


def test_a_match_is_copied_onto_a_stick(
    place: House, written: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(place, written["over"])
    monkeypatch.setattr(replays_menu, "sticks", lambda: [tmp_path])
    open_book(place)
    place.tap("keys1", "slam")
    place.top.menu.select("stick-0")
    place.tap("keys1", "slam")
    assert len(list(tmp_path.glob("*.jsonl"))) == 1
