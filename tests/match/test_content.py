import shutil
from pathlib import Path

import pytest

from game.match.content import ContentError, read_bandits, read_file
from game.store.folders import data_root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the levels that may be spoilt."""
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    return tmp_path


def faults(root: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        read_bandits(root)
    return [fault.removeprefix(f"{root}/levels/bandits/") for fault in error.value.faults]


def spoil(root: Path, name: str, old: str, new: str) -> None:
    path = root / "levels" / "bandits" / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_the_levels_that_come_with_the_program_are_good(root: Path) -> None:
    content = read_bandits(root)
    assert len(content.tables) >= 4
    assert content.table().id == "saloon"
    assert content.table("no such table").id == "saloon"
    assert len(content.cards["cards"]) == 55


def test_all_faults_of_all_files_come_in_one_run(root: Path) -> None:
    spoil(root, "deck.toml", "credits = 2", 'credits = "two"')
    spoil(root, "deck.toml", 'id = "sharp"', 'idd = "sharp"')
    spoil(root, "saloon.toml", "name =", "nam =")
    (root / "levels" / "bandits" / "broken.toml").write_text("id = ")
    found = faults(root)
    assert len({fault.partition(":")[0] for fault in found}) == 3
    assert any(
        fault.startswith("deck.toml: card[0].credits: expected") and "text 'two'" in fault for fault in found
    )
    assert any("bandit[1].id" in fault and "missing" in fault for fault in found)
    assert any("idd: unknown key" in fault for fault in found)
    assert any(fault.startswith("saloon.toml: nam: unknown key") for fault in found)
    assert any(fault.startswith("broken.toml: file: expected TOML") for fault in found)


def test_cards_are_checked_though_another_card_can_not_be_read_and_all_of_a_decks_faults_are_told(
    root: Path,
) -> None:
    spoil(root, "deck.toml", 'kind = "sheriff"', 'kind = "deputy"')
    spoil(root, "deck.toml", 'bandit = "sharp"', 'bandit = "shark"')
    spoil(root, "deck.toml", "credits = 2", "credits = 9")
    found = faults(root)
    assert len(found) == 3
    assert "card[0].credits" in found[0]
    assert "'shark'" in found[1]
    assert "'deputy'" in found[2]


def test_all_reasons_why_a_deck_can_not_be_dealt_come_in_one_run(root: Path) -> None:
    spoil(root, "deck.toml", "\nstart = true", "\nstart = false")
    spoil(root, "deck.toml", 'id = "robot-red-b"', 'id = "robot-red-a"')
    found = [fault for fault in faults(root) if "(deck 'full')" in fault]
    assert len(found) == 2
    assert "twice" in found[0]
    assert "start = true" in found[1]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('bandit = "robot"\ncolour', 'bandit = "ghost"\ncolour', "ghost"),
        ('kind = "the-end"', 'kind = "escape"', "'the-end' has colour ''"),
        ('id = "robot-red-b"', 'id = "robot-red-a"', "'robot-red-a' twice"),
        ('id = "cactus"\nname', 'id = "robot"\nname', "'robot' again"),
    ],
)
def test_a_deck_that_cannot_be_played_with_says_why(root: Path, old: str, new: str, words: str) -> None:
    spoil(root, "deck.toml", old, new)
    assert any(words in fault for fault in faults(root))


def test_a_table_whose_id_is_not_its_file_is_named(root: Path) -> None:
    spoil(root, "saloon.toml", 'id = "saloon"', 'id = "salon"')
    assert "saloon.toml: id: expected the file's name 'saloon', found 'salon'" in faults(root)


def test_a_key_that_nobody_knows_is_passed_over_with_a_notice_in_play(root: Path) -> None:
    spoil(root, "saloon.toml", "look =", 'jukebox = "loud"\nlook =')
    spoil(root, "deck.toml", "credits = 2", "credits = 2\nsmell = 3")
    content = read_bandits(root, strict=False)
    assert "saloon" in content.tables
    assert "jukebox" not in content.sources["saloon"]
    assert len(content.notices) == 2
    assert all(notice.startswith("Passed over: ") for notice in content.notices)
    assert "card[0].smell: unknown key" in content.notices[0]
    assert "saloon.toml: jukebox: unknown key" in content.notices[1]


def test_a_table_that_cannot_be_used_is_left_out_with_a_notice_in_play(root: Path) -> None:
    spoil(root, "saloon.toml", "look =", "luck =")
    (root / "levels" / "bandits" / "cantina.toml").write_text("id = ")
    content = read_bandits(root, strict=False)
    assert {"saloon", "cantina"} & set(content.tables) == set()
    assert content.table().id in content.tables
    assert sum(notice.startswith("Left out: ") for notice in content.notices) == 2


def test_without_a_deck_there_is_no_game_however_patient_one_is(root: Path) -> None:
    spoil(root, "deck.toml", 'kind = "the-end"', 'kind = "bandit"')
    with pytest.raises(ContentError):
        read_bandits(root, strict=False)


def test_a_missing_deck_and_missing_tables_are_named(tmp_path: Path) -> None:
    found = faults(tmp_path)
    assert any("deck.toml: file: expected a readable TOML file" in fault for fault in found)


def test_one_file_can_be_looked_at_by_itself(root: Path) -> None:
    assert read_file(root / "levels" / "bandits" / "deck.toml") == []
    spoil(root, "saloon.toml", "look =", "luck =")
    assert len(read_file(root / "levels" / "bandits" / "saloon.toml")) == 2
