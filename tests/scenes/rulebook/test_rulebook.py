"""The rules on screen: everything is there, can be read, and can be steered through."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.rulebook import CODES, read_rulebook
from game.scenes.rulebook.bountytown import VALUES
from game.scenes.rulebook.gallery import Gallery
from game.scenes.rulebook.hands import HEADS, Hands
from game.scenes.rulebook.rulings import Rulings
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.rulebook.steps import Steps, cells
from game.stage.text import ELLIPSIS, MIN_SIZE
from tests.scenes.parlour import Parlour
from tests.scenes.rulebook.conftest import opened
from tests.scenes.rulebook.gauge import Gauge

ROOT = Path(__file__).parents[3]
TABLES = {
    "bandits": ("card",),
    "bountytown": ("character", "location", "bounty", "item", "wound"),
    "boomtown": ("card",),
}
"""By game: the tables of levels/ whose rows are cards."""


def rows(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in (ROOT / "levels" / game).glob("*.toml") if game in TABLES else ():
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found += [row for table in TABLES[game] for row in data.get(table, ()) if isinstance(row, dict)]
    return found


def looks(scene: RulebookScene) -> Iterator[str]:
    """Bring the scene to everything that it can show; gives what each is called."""
    for index, page in enumerate(scene.pages):
        scene.open(index)
        if isinstance(page, Gallery):
            for place, entry in enumerate(page.entries):
                page.index = place
                page._scroll()
                yield f"{page.word}: {entry.name}"
        elif isinstance(page, Rulings):
            for place, row in enumerate(page.rows):
                page._focus(place)
                yield row.code
        elif isinstance(page, Steps):
            for place, sheet in enumerate(page.sheets):
                page.index = place
                yield f"{page.word}: {sheet.head}"
        elif isinstance(page, Hands):
            for place, head in enumerate(HEADS):
                page.index = place
                yield head


@pytest.mark.parametrize("game", CODES)
def test_every_card_is_in_a_gallery_with_its_text_and_where_it_comes_from(room: Parlour, game: str) -> None:
    entries = {
        entry.id: entry
        for page in opened(room, game).pages
        if isinstance(page, Gallery)
        for entry in page.entries
    }
    for row in rows(game):
        entry = entries[row["id"]]
        assert (entry.name, entry.source) == (row["name"], row["source"])
        assert entry.text == row["text"] or row.get("kind") == "bandit"
    if game == "bountytown":
        assert {f"{value}{suit}" for value in VALUES for suit in "HDCSG"} <= entries.keys()
        assert "train" in entries
    if game == "bandits":
        assert {"token-sheriff", "token-heart", "token-escape"} <= entries.keys()


def test_every_ruling_is_in_the_last_chapter_in_its_order(book: RulebookScene) -> None:
    page = book.pages[-1]
    assert isinstance(page, Rulings)
    letters, count = next(codes for codes in CODES.values() if page.rows[0].code.startswith(codes[0]))
    assert [row.code for row in page.rows] == [f"{letters}{number}" for number in range(1, count + 1)]


def test_no_words_are_cut_too_small_or_over_others(room: Parlour, book: RulebookScene) -> None:
    for look in looks(book):
        gauge = Gauge(room.art)
        book.draw(gauge)
        assert gauge.lines, look
        for line in gauge.lines:
            assert not line.words.endswith(ELLIPSIS), (look, line)
            assert line.size >= MIN_SIZE, (look, line)
            assert 0 <= line.left < line.right <= 1920 or not line.words, (look, line)
            assert line.bottom <= 1080, (look, line)
        assert not gauge.crossing(), look


def test_words_stay_on_their_boards(room: Parlour, book: RulebookScene) -> None:
    for index, page in enumerate(book.pages):
        if not isinstance(page, Steps):
            continue
        book.open(index)
        for place, sheet in enumerate(page.sheets):
            page.index = place
            gauge = Gauge(room.art)
            page.draw(gauge)
            for line in gauge.lines:
                spots = [
                    s
                    for s in cells(sheet)
                    if s.x <= line.left and line.right <= s.x + s.w and s.y <= line.top
                ]
                above = line.bottom < cells(sheet)[0].y
                assert above or any(line.bottom <= spot.y + spot.h - 14 for spot in spots), (sheet.head, line)


@pytest.mark.parametrize("house_rule", [False, True])
def test_the_ranking_is_shown_whole_in_both_ways_bt1(
    room: Parlour, monkeypatch: pytest.MonkeyPatch, house_rule: bool
) -> None:
    texts, fitted, cut = room.art.texts, room.art.texts.fitted, []

    def watched(text: str, *sides: Any) -> tuple[str, int]:
        found = fitted(text, *sides)
        cut.extend([text] * found[0].endswith(ELLIPSIS))
        return found

    monkeypatch.setattr(texts, "fitted", watched)
    scene = opened(room, "bountytown")
    page = next(page for page in scene.pages if isinstance(page, Hands))
    scene.open(scene.pages.index(page))
    page.index = int(house_rule)
    seen: list[Any] = []
    gauge = Gauge(room.art)
    gauge.image = lambda sprite, *_, **__: seen.append(sprite)  # type: ignore[method-assign]
    page.draw(gauge)
    for sprite in seen:
        sprite.surface(1.0)
    assert seen
    assert not cut


def test_every_page_has_a_picture_of_its_own_on_a_small_screen(room: Parlour, book: RulebookScene) -> None:
    pictures = set()
    for index, page in enumerate(book.pages):
        book.open(index)
        room.frames(2)
        book.draw(room.canvas)
        pictures.add(pygame.image.tobytes(room.canvas.surface, "RGB"))
        if isinstance(page, Gallery):
            page.index = len(page.entries) - 1
            page._scroll()
            book.draw(room.canvas)
            pictures.add(pygame.image.tobytes(room.canvas.surface, "RGB"))
    galleries = sum(isinstance(page, Gallery) and len(page.entries) > 1 for page in book.pages)
    assert len(pictures) == len(book.pages) + galleries


def test_a_file_that_can_not_be_used_leaves_the_cards_and_says_so(
    room: Parlour, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[str] = []
    monkeypatch.setattr("game.scenes.rulebook.start.data_root", lambda: tmp_path)
    room.app.report = said.append
    for game in CODES:
        scene = opened(room, game)
        assert scene.pages
        read = [page for page in scene.pages if isinstance(page, (Steps, Rulings))]
        assert len(read) == (game not in TABLES)
        for _ in looks(scene):
            break
        scene.draw(Gauge(room.art))
    assert [game in line for game, line in zip(CODES, said, strict=True)] == [True] * len(CODES)


@pytest.mark.parametrize("game", CODES)
def test_all_pictures_of_all_pages_are_drawn(room: Parlour, game: str) -> None:
    book = read_rulebook(ROOT, game)
    wanted = {word for page in book.pages for step in page.step for word in step.art}
    wanted |= {word for row in book.rulings for word in row.art}
    steps = [page for page in opened(room, game).pages if isinstance(page, Steps)]
    assert all(step.art for page in book.pages for step in page.step)
    for word in wanted:
        assert steps[0]._painter(room.art, word, 60.0).surface(0.5)
