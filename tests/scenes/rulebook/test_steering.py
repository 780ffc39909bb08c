"""The rulebook is steered by any device, and slam alone leads through all of it."""

from __future__ import annotations

from game.inputs.notices import Notice
from game.scenes.rulebook.gallery import Gallery
from game.scenes.rulebook.rulings import Rulings
from game.scenes.rulebook.steps import Steps
from tests.scenes.parlour import Parlour
from tests.scenes.rulebook.conftest import opened


def test_left_and_right_turn_chapters_round_and_the_glyphs_are_the_last_devices(room: Parlour) -> None:
    book = opened(room, "boomtown")
    room.tap("keys2", "left")
    assert book.page is book.pages[-1]
    room.tap("pad:1", "right")
    assert book.page is book.pages[0]
    assert room.app.last_device == "pad:1"


def test_slam_alone_leads_through_all_sheets_to_the_next_chapter(room: Parlour) -> None:
    book = opened(room, "bandits")
    first = book.page
    assert isinstance(first, Steps)
    for expected in range(len(first.sheets)):
        assert first.index == expected
        room.tap("keys1", "slam")
    assert book.page is book.pages[1]


def test_slam_alone_leads_through_a_whole_game(room: Parlour) -> None:
    for game in ("bandits", "bountytown", "boomtown"):
        book = opened(room, game)
        seen = set()
        for _ in range(400):
            seen.add(book.page.word)
            room.tap("keys1", "slam")
        assert seen == {page.word for page in book.pages}


def test_down_goes_into_a_gallery_and_back_or_up_out_of_it(room: Parlour) -> None:
    book = opened(room, "bountytown")
    book.open(next(i for i, page in enumerate(book.pages) if page.word == "People"))
    page = book.page
    assert isinstance(page, Gallery)
    for out in ("back", "up"):
        room.tap("keys1", "down")
        assert page.inside
        room.tap("keys1", "right")
        room.tap("keys1", out)
        assert not page.inside
    assert page.index == 2
    room.tap("keys1", "right")
    assert book.page is not page
    room.tap("keys1", "back")
    assert not room.open


def test_the_focus_of_a_gallery_stays_in_sight_and_on_a_card(room: Parlour) -> None:
    book = opened(room, "boomtown")
    book.open(2)
    page = book.page
    assert isinstance(page, Gallery)
    room.tap("keys1", "down")
    for step in ("right", *["down"] * 12, *["right"] * 9, *["up"] * 3, *["left"] * 40):
        room.tap("keys1", step)
        assert 0 <= page.index < len(page.entries)
        assert page.index in [index for index, _ in page._spots()] or not page.inside
    assert page.inside
    assert page.index == 0


def test_the_mouse_points_at_cards_and_rulings_clicks_tabs_and_its_wheel_turns_sheets(room: Parlour) -> None:
    book = opened(room, "bandits")

    def mouse(kind: str, x: float, y: float, button: int = 0) -> None:
        book.notice(Notice(kind, at=room.canvas.px(x, y), button=button))

    mouse("wheel", 960, 600, -1)
    assert book.page.index == 1  # type: ignore[attr-defined]
    mouse("mouse_down", 960, 132, 1)
    page = book.page
    assert isinstance(page, Gallery)
    index, spot = page._spots()[8]
    mouse("mouse_moved", spot.x + spot.w / 2, spot.y + spot.h / 2)
    assert page.index == index
    assert page.inside
    mouse("mouse_down", 1800, 132, 1)
    rulings = book.page
    assert isinstance(rulings, Rulings)
    mouse("mouse_moved", 300, 330)
    assert rulings.row.code == "BM2"


def test_start_closes_the_book_from_anywhere_in_it(room: Parlour) -> None:
    book = opened(room, "bountytown")
    book.open(len(book.pages) - 2)
    room.tap("keys1", "down")
    room.tap("keys1", "start")
    assert not room.open
