"""The page of players: names written with a stick, looks that are wished for, how players go."""

from __future__ import annotations

import pytest

from tests.scenes.house import House
from tests.scenes.records.conftest import open_book
from tests.scenes.shelves import readable


def write(place: House, *letters: str) -> None:
    """Go to letters of the first row and set them."""
    for letter in letters:
        while place.top.column != "ABCDEFGHIJKLM".index(letter):
            place.tap("keys1", "right")
        place.tap("keys1", "slam")


def test_a_new_player_is_written_with_a_stick(place: House) -> None:
    open_book(place, "Players")
    place.tap("keys1", "slam")
    write(place, "A", "B")
    place.tap("keys1", "start")
    assert place.names[-1] == "NamingScene"
    assert "3 to 12" in place.top._fault
    with readable():
        place.frames(1, draw=True)
    write(place, "A", "L", "A", "K")
    place.tap("keys1", "back", "up", "slam")
    assert place.names == ["BookScene"]
    assert [profile.name for profile in place.app.records.profiles.all()] == ["Abala"]
    assert place.top.page.lines.count == 2
    place.tap("keys1", "slam")
    write(place, "A", "B", "A", "L", "A")
    place.tap("keys1", "start")
    assert "already" in place.top._fault


def test_letters_are_capital_where_a_word_begins_and_names_end_at_twelve(place: House) -> None:
    open_book(place, "Players").tap("keys1", "slam")
    for letter in ("a", " ", "B", "B", " ", "", "C", "C", ".", "D", "E", "F", "G", "H"):
        place.top._add(letter.upper() if letter else " ")
    assert place.top.name == "A Bb Cc.Defg"
    place.tap("keys1", *["back"] * 13)
    assert place.names == ["BookScene"]


def to_player(place: House, name: str) -> None:
    place.app.records.profiles.seen(name)
    page = place.top.page
    page.show()
    page.lines.index = 1 + [profile.name for profile in page.profiles].index(name)
    place.tap("keys1", "slam")
    assert place.names[-1] == "PlayerScene"


def test_a_look_can_be_wished_for(place: House) -> None:
    open_book(place, "Players", 6)
    to_player(place, "Bart")
    place.tap("keys1", "right", "right", "down", "left")
    with readable():
        place.frames(1, draw=True)
    found = place.app.records.profiles.find("Bart")
    assert (found.colour, found.emblem) == (1, 7)
    place.tap("keys1", "right")
    assert place.app.records.profiles.find("Bart").emblem is None


def test_a_player_can_have_another_name(place: House) -> None:
    open_book(place, "Players", 6)
    to_player(place, "Emma")
    place.tap("keys1", "down", "down", "slam")
    assert place.top.name == "Emma"
    place.tap("keys1", "slam", "start")
    assert place.top.headline == "EMMAA"
    place.tap("keys1", "back")
    assert "Emmaa" in [profile.name for profile in place.top.page.profiles]


@pytest.mark.parametrize(("down", "left"), [(0, True), (1, True), (2, False)])
def test_a_player_is_deleted_with_or_without_records_or_not_at_all(
    place: House, down: int, left: bool
) -> None:
    open_book(place, "Players", 6)
    records = place.app.records
    before = len(records.best("capture"))
    named = sum(best.name == "Zoë" for best in records.best("capture"))
    assert named
    to_player(place, "Zoë")
    place.tap("keys1", "down", "down", "down", "slam", *["down"] * down, "slam")
    assert (records.profiles.find("Zoë") is None) == bool(down)
    assert len(records.best("capture")) == (before if left else before - named)
    assert place.names == (["BookScene"] if down else ["BookScene", "PlayerScene"])
