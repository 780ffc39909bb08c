"""The book of records: read with any device, changed only after a question."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.inputs.notices import Notice
from game.scenes.records_book import records_scene
from game.scenes.records_list import TOP
from game.scenes.records_match import journal_path
from game.store.records import MatchRecord, SeatRecord
from tests.scenes.house import House
from tests.scenes.records.conftest import open_book
from tests.scenes.shelves import NAMES, fill, readable

PAGES = ("All", "Bandits", "Matches", "Players", "Files")


def test_the_ten_best_are_offered_only_where_somebody_is_on_the_board(place: House) -> None:
    open_book(place, "All")
    assert place.top.page.hints() == ()
    place.top.page.slam()
    assert place.names == ["BookScene"]
    place.app.stack.pop()
    open_book(place, "All", 5)
    assert [hint.text for hint in place.top.page.hints()] == ["Best ten"]


def mouse(place: House, x: float, y: float, kind: str = "mouse_down") -> None:
    canvas = place.app.window.canvas
    at = round(x * canvas.scale + canvas.fit.x), round(y * canvas.scale + canvas.fit.y)
    place.top.notice(Notice(kind, at=at, button=1))
    place.frames()


@pytest.mark.parametrize("count", [0, 3, 60])
def test_every_page_is_drawn_and_can_be_read(place: House, count: int) -> None:
    open_book(place, "All", count)
    with readable() as said:
        for _ in place.top.pages:
            place.frames(2, draw=True)
            place.tap("keys1", "right")
    assert set(PAGES) <= set(said)
    assert ("Nobody yet" in said) == (count < 60)
    assert any("No matches yet" in word for word in said) == (not count)


def test_left_and_right_turn_pages_round_and_back_closes(place: House) -> None:
    open_book(place, "All")
    place.tap("pad:0", "left")
    assert place.top.page.word == "Files"
    place.tap("keys2", "right")
    assert place.top.page.word == "All"
    place.tap("keys3", "back")
    assert place.names == []


def test_pages_wear_the_look_of_their_game(place: House) -> None:
    fill(place.app.records, 4)
    place.open(records_scene(place.app))
    themes = {page.word: page.theme for page in place.top.pages}
    assert [themes[word] for word in ("All", "Bandits", "Bountytown", "Boom Town")] == [
        "mars", "mars", "bounty", "boom"
    ]  # fmt: skip


def test_a_board_leads_to_its_ten_best_and_those_to_the_match(place: House) -> None:
    open_book(place, "Bandits", 40)
    place.tap("keys1", "slam")
    assert place.names[-1] == "TopScene"
    with readable() as said:
        place.frames(1, draw=True)
    assert "FASTEST CAPTURE" in said
    holder = place.top.board.holders[1]
    place.tap("keys1", "down", "slam")
    assert place.names[-1] == "MatchScene"
    assert place.top._match["id"] == holder.match
    with readable() as said:
        place.frames(1, draw=True)
    assert any(word.startswith("Fastest: ") for word in said)
    place.tap("keys1", "back", "back")
    assert place.names == ["BookScene"]


def test_a_board_without_holders_is_not_opened(place: House) -> None:
    open_book(place, "Bandits")
    place.tap("keys1", "slam")
    assert place.names == ["BookScene"]
    assert place.heard[-1] == "deny"


def test_matches_are_read_as_far_as_one_scrolls(place: House) -> None:
    open_book(place, "Matches", 120)
    page = place.top.page
    assert page.match(0)["seed"] == "119"
    place.tap("keys1", "up")
    assert page.match(page.lines.index)["seed"] == "0"
    place.tap("keys1", "slam")
    assert place.top._match["seed"] == "0"


def test_a_direction_that_is_held_goes_faster_after_a_while(place: House) -> None:
    open_book(place, "Matches", 120)
    place.press("keys1", "down")
    place.frames(180)
    held = place.top.page.lines.index
    place.press("keys1", "down", 0.0)
    place.frames(60)
    assert held > 60
    assert place.top.page.lines.index == held


def test_a_match_is_deleted_only_after_a_yes(place: House) -> None:
    open_book(place, "Matches", 3)
    place.tap("keys1", "slam", "right", "slam")
    assert place.names[-1] == "AskScene"
    place.tap("keys1", "slam")
    assert place.names[-1] == "MatchScene"
    assert place.app.records.count() == 3
    place.tap("keys1", "slam", "down", "slam")
    assert place.names == ["BookScene"]
    assert place.app.records.count() == place.top.page.lines.count == 2


def test_a_match_is_watched_if_its_journal_is_still_there(place: House) -> None:
    journals = place.app.folders.journals
    seats = (SeatRecord(0, "pad", 1, 5), SeatRecord(1, "pad", 2, 3))
    for name in ("gone", "here"):
        place.app.records.add(MatchRecord("bandits", 1, "", 1000, "", seats, journal=f"{name}.jsonl"))
    (journals / "here.kept.jsonl").write_text("")
    watched: list[Path] = []
    place.open(records_scene(place.app, watched.append))
    place.top.open([page.word for page in place.top.pages].index("Matches"))
    place.tap("keys1", "slam", "slam")
    assert watched == [journals / "here.kept.jsonl"]
    place.tap("keys1", "back", "down", "slam", "left", "slam")
    assert len(watched) == 1
    assert place.heard[-1] == "deny"


def test_everything_goes_into_one_file(place: House) -> None:
    open_book(place, "Files", 5)
    place.top.page.folder = place.app.folders.root / "out"
    place.tap("keys1", "slam")
    (path,) = (place.app.folders.root / "out").glob("*.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert len(data["matches"]) == 5
    assert {profile["name"] for profile in data["profiles"]} <= set(NAMES)
    assert str(path) in place.app.notes._waiting[-1]


@pytest.mark.parametrize(("down", "players"), [(1, True), (2, False)])
def test_all_is_deleted_only_after_a_yes(place: House, down: int, players: bool) -> None:
    open_book(place, "Files", 5)
    records = place.app.records
    place.tap("keys1", *["down"] * down, "slam", "slam")
    assert records.count() == 5
    place.tap("keys1", "slam", "down")
    with readable():
        place.frames(1, draw=True)
    place.tap("keys1", "slam")
    assert records.count() == 0
    assert bool(records.profiles.all()) == players
    place.tap("keys1", "slam")
    assert place.names == ["BookScene"]
    assert place.heard[-1] == "deny"


def test_the_mouse_turns_pages_points_and_opens(place: House) -> None:
    open_book(place, "All", 12)
    words = [page.word for page in place.top.pages]
    mouse(place, place.top.tabs.middle(words.index("Matches")), 132)
    assert place.top.page.word == "Matches"
    lines = place.top.page.lines
    mouse(place, 960, TOP + 200, "mouse_moved")
    assert lines.index == 2
    place.top.notice(Notice("wheel", button=-1))
    assert lines.index == 3
    mouse(place, 960, TOP + 20)
    assert place.names[-1] == "MatchScene"
    mouse(place, 760, 894)
    assert place.names == ["BookScene"]


def test_records_that_cannot_be_read_leave_an_empty_wall(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(place.app.records, 4)
    monkeypatch.setattr(place.app.records._file, "_base", None)
    place.open(records_scene(place.app))
    for _ in place.top.pages:
        place.tap("keys1", "slam", "back" if len(place.names) > 1 else "up")
        place.frames(1, draw=True)
        while len(place.names) > 1:
            place.app.stack.pop()
        place.tap("keys1", "right")
    assert place.names == ["BookScene"]
    assert place.app.records.count() == 0


@pytest.mark.parametrize("name", ["a" * 3000, "a\0b", ""])
def test_a_journal_with_a_name_that_no_file_can_have_is_gone(tmp_path: Path, name: str) -> None:
    assert journal_path(tmp_path, name) is None
