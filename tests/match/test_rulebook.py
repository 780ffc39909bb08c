"""levels/rulebook: every fault is named, with its file and key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli.check import faults_of
from game.match.boxes import ContentError
from game.match.rulebook import CODES, FOLDER, file_faults, read_rulebook, rulebook_faults

ROOT = Path(__file__).parents[2]
DAMAGE = {
    'code = "BO7"': ('code = "BO77"', ["code = 'BO7', found none", "BO1 to BO23, found 'BO77'"]),
    'code = "BO9"': ('code = "BO8"', ["code = 'BO9', found none", "code = 'BO8', found 2"]),
    'about = "Gold Mine"': ('about = ""', ["ruling[5]"]),
    'marks = ["inferred"]': ('marks = ["guessed"]', ["ruling[0]", "guessed"]),
    'chapter = "turn"': ('chapter = "turns"', ["page[2]", "turns"]),
    "numbered = true": ("numbered = true\nlovely = 1", ["page[2].lovely: unknown key"]),
    "[[page]]": ("[[page", ["expected TOML"]),
}
"""By what is damaged: what stands there instead, and what the faults say."""


@pytest.mark.parametrize("game", CODES)
def test_the_rulebooks_that_come_along_have_no_fault(game: str) -> None:
    assert file_faults(ROOT / FOLDER / f"{game}.toml") == []
    book = read_rulebook(ROOT, game)
    assert len(book.rulings) == CODES[game][1]
    assert {page.chapter for page in book.pages} >= {"basics", "turn"}


@pytest.mark.parametrize("old", DAMAGE)
def test_a_damaged_rulebook_is_refused_and_check_names_the_place(tmp_path: Path, old: str) -> None:
    new, said = DAMAGE[old]
    path = tmp_path / FOLDER / "boomtown.toml"
    path.parent.mkdir(parents=True)
    path.write_text((ROOT / FOLDER / path.name).read_text(encoding="utf-8").replace(old, new, 1), "utf-8")
    faults, files = faults_of(path)
    assert files == 1
    assert all(fault.startswith(str(path)) for fault in faults)
    for words in said:
        assert any(words in fault for fault in faults), faults
    if "unknown key" not in said[0]:
        with pytest.raises(ContentError):
            read_rulebook(tmp_path, "boomtown")


def test_a_game_without_its_file_is_a_fault(tmp_path: Path) -> None:
    assert [
        game for game in CODES if any(f"{game}.toml" in fault for fault in rulebook_faults(tmp_path))
    ] == list(CODES)


@pytest.mark.parametrize("game", CODES)
def test_every_ruling_asks_a_question_and_answers_in_a_sentence(game: str) -> None:
    for row in read_rulebook(ROOT, game).rulings:
        assert row.ask.endswith("?"), row.code
        assert row.answer.endswith("."), row.code
        assert len(set(row.marks)) == len(row.marks), row.code
    texts = [row.answer for row in read_rulebook(ROOT, game).rulings]
    assert len(set(texts)) == len(texts)
    assert not any(re.search(r"\b(TODO|TBD)\b", text) for text in texts)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bandits", ["BM14", "BM19", "BM21"]),
        ("bountytown", ["BT1", "BT10", "BT27"]),
        ("boomtown", ["BO1", "BO23"]),
        ("noon", ["NO1"]),
        ("party", ["PA3"]),
    ],
)
def test_rulings_that_players_can_change_say_so(game: str, options: list[str]) -> None:
    assert [row.code for row in read_rulebook(ROOT, game).rulings if row.option] == options
