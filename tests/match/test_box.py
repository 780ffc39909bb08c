"""Content of the board games: read whole, with every fault by file, key, expected and found."""

import shutil
from pathlib import Path

import pytest

from game.match.boxes import ContentError
from game.match.games import BOOMTOWN, BOUNTYTOWN, GAMES, Game, game_faults
from game.rules.kernel import SeededChance, Setup
from game.store.folders import data_root
from tests.match.boards import BOARDS

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the levels that may be spoilt."""
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    return tmp_path


def spoil(root: Path, game: Game, name: str, old: str, new: str) -> None:
    path = root / "levels" / game.id / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def faults(root: Path, game: Game) -> list[str]:
    with pytest.raises(ContentError) as error:
        game.read(root, True)
    return [fault.removeprefix(f"{root}/levels/{game.id}/") for fault in error.value.faults]


def test_the_content_of_every_game_is_good_and_can_be_dealt_at_every_number_of_seats() -> None:
    assert game_faults(data_root()) == []
    for game in GAMES.values():
        box = game.read(data_root(), True)
        presets = [preset.options for preset in box.presets] or [{}]
        for seats in game.seats:
            for options in presets:
                assert game.rules.new(Setup(seats, options, box.content), SeededChance(seats)) is not None


def test_every_option_can_be_what_the_register_says_and_comes_first_by_default() -> None:
    for game in GAMES.values():
        content = game.box().content
        plain = game.rules.to_json(game.rules.new(Setup(4, {}, content), SeededChance(1)))
        for name, choices in game.options.items():
            for choice in choices:
                state = game.rules.new(Setup(4, {name: choice}, content), SeededChance(1))
                assert (game.rules.to_json(state) == plain) == (choice == choices[0]), (name, choice)


def test_all_faults_of_all_files_of_bountytown_come_in_one_run(root: Path) -> None:
    spoil(root, BOUNTYTOWN, "bounties.toml", "draw = 5", 'draw = "five"')
    spoil(root, BOUNTYTOWN, "characters.toml", "name =", "nam =")
    spoil(root, BOUNTYTOWN, "items.toml", "price =", "prize =")
    (root / "levels" / "bountytown" / "broken.toml").write_text("id = ")
    found = faults(root, BOUNTYTOWN)
    assert any(f.startswith("bounties.toml: bounty[0].draw: expected a whole number") for f in found)
    assert any(f.startswith("characters.toml: character[0].nam: unknown key; expected one of") for f in found)
    assert any(f.startswith("characters.toml: character[0].name: expected a text") for f in found)
    assert any(f.startswith("items.toml: item[0].prize: unknown key") for f in found)
    assert any(f.startswith("broken.toml: file: expected TOML") for f in found)


def test_what_files_of_bountytown_say_about_each_other_is_said_of_the_file(root: Path) -> None:
    spoil(root, BOUNTYTOWN, "towns.toml", '"bank"', '"bakery"')
    spoil(root, BOUNTYTOWN, "locations.toml", "start = true", "start = false")
    found = faults(root, BOUNTYTOWN)
    assert "towns.toml: town[1].cells: expected the id of a Location, found 'bakery'" in found
    assert "locations.toml: location: expected start = true once, found it 0 times" in found


def test_all_faults_of_all_files_of_boom_town_come_in_one_run(root: Path) -> None:
    spoil(root, BOOMTOWN, "gunslingers.toml", 'side = "', 'side = "un')
    spoil(root, BOOMTOWN, "establishments.toml", "per = 3", "pro = 3")
    spoil(root, BOOMTOWN, "presets.toml", "goal = 50", "goal = 55")
    found = faults(root, BOOMTOWN)
    assert any(f.startswith("gunslingers.toml: card[0].side: expected one of good, bad, ugly") for f in found)
    assert any(f.startswith("establishments.toml: card[0].income.pro: unknown key") for f in found)
    assert any(f.startswith("presets.toml: preset[1].options: option goal is 55; expected") for f in found)


def test_an_id_that_is_there_twice_is_found_in_its_own_file(root: Path) -> None:
    spoil(root, BOOMTOWN, "jobs.toml", 'id = "bank-robbery"', 'id = "arson"')
    assert "jobs.toml: card[0].id: expected an id of its own, found 'arson' again" in faults(root, BOOMTOWN)


@every_board
def test_a_key_that_nobody_knows_is_passed_over_with_a_notice_in_play(root: Path, game: Game) -> None:
    for path in sorted((root / "levels" / game.id).glob("*.toml")):
        path.write_text(path.read_text().replace("text =", 'jukebox = "loud"\ntext =', 1))
    box = game.read(root, False)
    assert len(box.notices) == len(list((root / "levels" / game.id).glob("*.toml")))
    assert all(notice.startswith("Passed over: ") and "jukebox" in notice for notice in box.notices)
    assert "jukebox" not in str(box.content)


@every_board
def test_without_its_files_a_board_game_is_missing_in_one_sentence(tmp_path: Path, game: Game) -> None:
    found = faults(tmp_path, game)
    assert f"{tmp_path}/levels/{game.id}: *.toml: expected the files of the game, found none" in found


@every_board
def test_a_table_that_is_no_list_and_a_file_that_is_no_text_are_named(root: Path, game: Game) -> None:
    table = {"bountytown": "item", "boomtown": "card"}[game.id]
    (root / "levels" / game.id / "odd.toml").write_text(f"{table} = 3\n")
    (root / "levels" / game.id / "odder.toml").write_bytes(b"\xff\xfe\x00")
    found = faults(root, game)
    assert f"odd.toml: {table}: expected a list of rows, found 3" in found
    assert any(fault.startswith("odder.toml: file: expected TOML") for fault in found)


@every_board
def test_one_file_can_be_looked_at_by_itself(root: Path, game: Game) -> None:
    files = sorted((root / "levels" / game.id).glob("*.toml"))
    assert [fault for path in files for fault in game.faults(path)] == []
    name = {"bountytown": "items.toml", "boomtown": "deeds.toml"}[game.id]
    spoil(root, game, name, "\nsource =", "\nsauce =")
    assert len(game.faults(root / "levels" / game.id / name)) >= 2


def test_levels_of_an_editor_that_marks_utf_8_are_read(root: Path) -> None:
    for game in GAMES.values():
        for path in (root / "levels" / game.id).glob("*.toml"):
            path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert game_faults(root) == []
