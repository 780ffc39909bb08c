"""What an empty table shows: nothing of it is covered, and nothing stands there that is of no use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kiosk import attract, sign
from game.kiosk.attract import TITLE_S, Attract
from game.scenes import joining, records_page
from game.scenes.notes import Notes
from game.scenes.records_page import BookScene
from game.stage.canvas import HEIGHT
from game.stage.hints import BAND
from tests.kiosk.booth import Booth
from tests.scenes.house import house
from tests.scenes.shelves import fill


@pytest.fixture
def booth(tmp_path: Path) -> Iterator[Booth]:
    with house(tmp_path) as place:
        yield Booth(place, tmp_path)


def acts(booth: Booth, count: int) -> list[str]:
    loop = Attract(booth.app, booth.keeper.kiosk)
    return [loop.next().name for _ in range(count)]


def test_the_title_comes_once_a_round_for_a_quarter_of_a_minute_and_shows_every_poster(booth: Booth) -> None:
    assert TITLE_S <= 15 and acts(booth, 11).count("title") == 3
    booth.keeper.attract()
    seen = []
    for _ in range(round(TITLE_S) - 1):
        seen.append(booth.app.settings.game)
        booth.seconds(1)
    assert booth.top == "TitleScene"
    assert {*seen} == {"bandits", "bountytown", "boomtown"}


def test_the_wall_of_fame_is_left_out_while_there_is_nothing_on_it(booth: Booth) -> None:
    assert "records" not in acts(booth, 12)
    fill(booth.app.records, 12)
    assert "records" in acts(booth, 12)


def test_the_wall_of_fame_is_opened_where_somebody_stands_each_round_on_another_page(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attract, "with_records", lambda _: ["bandits", "boomtown"])
    loop = Attract(booth.app, booth.keeper.kiosk)
    walls = [act for act in (loop.next() for _ in range(18)) if act.name == "records"]
    pages = []
    for act in walls:
        _, book = act.make()
        assert isinstance(book, BookScene)
        pages.append(book.page.word)
    assert pages == ["Bandits", "Boom Town", "Bandits"]


def test_the_sign_is_all_that_lies_where_the_line_of_hints_is_and_no_notes_are_on(
    booth: Booth, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    for module in (joining, records_page, sign):
        monkeypatch.setattr(module, "draw_hints", lambda *_, name=module.__name__, **__: lines.append(name))
    monkeypatch.setattr(Notes, "draw", lambda *_: lines.append("notes"))
    fill(booth.app.records, 12)
    booth.app.notes.say("A pad has gone.")
    booth.keeper.attract()
    for _ in range(6):
        booth.place.frames(3)
        booth.place.draw()
        booth.keeper._next_act()
    assert lines == ["game.kiosk.sign"] * 6
    assert HEIGHT - BAND < sign.MIDDLE - sign.SIZE / 2
    booth.keeper.wake()
    booth.place.draw()
    assert lines[6:] == ["notes"]
    assert not booth.app.notes._waiting, "what was said to nobody is not said to the next"
