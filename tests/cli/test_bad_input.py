"""Bad input: one clear sentence on stderr and exit code 2, never a traceback."""

import re
import shutil
from pathlib import Path

import pytest

from game.cli.main import main
from game.store.folders import data_root

CASES = {
    "dance": "invalid choice: 'dance'",
    "--wobble": "unrecognized arguments: --wobble",
    "--fps 12": "'12' is not a whole number, 30 to 1000",
    "--fps x": "'x' is not a whole number, 30 to 1000",
    "--display -1": "--display",
    "--seed 1.5": "'1.5' is not a whole number, 0 or more",
    "--windowed --fullscreen": "not allowed with argument --windowed",
    "play": "required: GAME",
    "play chess": "invalid choice: 'chess'",
    "play bandits --seats keys1": "2 to 8 seats",
    "play bandits --seats keys1,keys9": "'keys9' is not a seat",
    "simulate bandits": "required: --seats",
    "simulate bandits --seats 1": "2 to 8",
    "simulate bandits --seats 9": "2 to 8",
    "simulate bandits --seats two": "'two' is not a whole number",
    "simulate bandits --seats 2 --bots easy,wild": "'wild' is not a bot level",
    "simulate bandits --seats 2 --bots easy,easy,easy": "3 levels for 2 seats",
    "simulate bandits --seats 2 --matches 0": "'0' is not a whole number, 1 or more",
    "simulate bandits --seats 2 --table bar": "'bar' is not a table; known are cantina, ",
    "simulate bandits --seats 2 --jobs 0": "1 to 64",
    "simulate bandits --seats 2 --preset full": "Bandits on Mars has no presets",
    "simulate bandits --seats 2 --option deck=quarter": "option deck is 'quarter'; expected full or half",
    "simulate chess --seats 2": "invalid choice: 'chess'",
    "simulate bountytown --seats 2": "Bountytown is for 3 to 6 players, not 2",
    "simulate bountytown --seats 7": "Bountytown is for 3 to 6 players, not 7",
    "simulate bountytown --seats 3 --bots wild": "known are easy, normal, hard, random",
    "simulate bountytown --seats 3 --table saloon": "Bountytown has no tables",
    "simulate bountytown --seats 3 --preset ghost": "'ghost' is not a preset; known are random,",
    "simulate bountytown --seats 3 --option town": "'town' is not an option; give it as NAME=VALUE",
    "simulate bountytown --seats 3 --option town=ghost": "option town is 'ghost'; known are random,",
    "simulate bountytown --seats 3 --option gold=1": "the options of Bountytown (three_of_a_kind,",
    "simulate boomtown --seats 7": "Boom Town is for 2 to 6 players, not 7",
    "simulate boomtown --seats 2 --option goal=31": "option goal is 31; expected one of 30, 50, 75, 100",
    "simulate boomtown --seats 2 --option goal=much": "(goal, decks, head_start) do not fit",
    "simulate boomtown --seats 2 --preset tiny": "'tiny' is not a preset; known are full, short, two-decks",
    "play bountytown --seats keys1,bot": "Bountytown is for 3 to 6 players, not 2",
    "play boomtown --seats keys1,bot,bot,bot,bot,bot,bot": "Boom Town is for 2 to 6 players, not 7",
    "play bandits --seats keys1,bot:random": "'random' is not a bot level; known are easy, normal, hard",
    "play bandits --seats keys1,away": "'away' is not a seat",
    "rank 6G": "'6G' isn't a card; a card is a value 1-5 and a suit of HDCSG, such as 5G",
    "rank 5G 5X": "'5X' isn't a card",
    "rank 1H 2H 3H 4H 5H 1D": "a hand is 1 to 5 cards, not 6",
    "rank 5G 5G 5G 5G": "there are only 3 cards 5G",
    "rank --wobble": "unrecognized arguments: --wobble",
    "replay": "required: FILE",
    "replay /no/such/file": "/no/such/file can't be read: No such file",
    "replay /no/such/file --check": "/no/such/file can't be read: No such file",
    "replay /": "can't be read",
    "replay {here} --speed 0": "'0' is not a number, 0.1 to 20",
    "replay {here} --speed nan": "'nan' is not a number, 0.1 to 20",
    "replay {here}": "is not a match journal",
    "replay {here} --check": "is not a match journal",
    "lab --log /no/such/folder/file": "can't be written: No such file",
    "check /no/such/folder": "nothing at /no/such/folder",
    f"check {'a' * 5000}": "nothing at aaa",
    "replay /dev/zero --check": "/dev/zero can't be read: File too large",
    "check {empty}": "neither levels (.toml) nor drawings (.svg)",
    "bench tyres": "invalid choice: 'tyres'",
    "--data-dir=": "'' can't be the name of a file or folder",
    "--data-dir=~nobody-of-that-name/x": "there is no user with the home '~nobody-of-that-name/x'",
    "pin 1234 --data-dir=": "'' can't be the name of a file or folder",
    "--kiosk=": "'' can't be the name of a file or folder",
    "lab --log=": "'' can't be the name of a file or folder",
}


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_told_in_one_sentence(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = line.format(here=__file__, empty=tmp_path).split()
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert CASES[line] in err
    assert err.count("\n") == 1
    assert err.startswith("red-frontier: ")


@pytest.mark.parametrize("command", ["check", "replay"])
def test_an_empty_name_is_not_taken_for_the_folder_that_one_is_in(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, ""]) == 2
    assert "'' can't be the name of a file or folder" in capsys.readouterr().err


def test_check_names_every_fault_by_file_key_and_what_was_expected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    saloon = tmp_path / "levels" / "bandits" / "saloon.toml"
    saloon.write_text(saloon.read_text().replace("speed =", "sped ="))
    kiosk = tmp_path / "levels" / "kiosk.toml"
    kiosk.write_text(kiosk.read_text().replace("brightness = 1.0", "brightness = 7.0\nwobble = 1"))
    assert main(["check", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert f"{kiosk}: brightness: expected a number from 0.3 to 1, found 7.0" in err
    assert f"{kiosk}: wobble: unknown key; expected one of games, zones" in err
    assert f"{saloon}: physics.sped: unknown key; expected one of speed" in err
    assert f"{saloon}: physics.speed: expected a number from 300 to 2500, but the key is missing" in err


def test_check_names_every_id_that_is_there_twice_by_file_and_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    (tmp_path / "assets").mkdir()
    wanted = {
        "boomtown/presets.toml": ("preset", "preset[3].id: expected an id of its own, found 'full' again"),
        "bountytown/towns.toml": ("town", "town: expected an id of its own, found 'random' again"),
        "bandits/deck.toml": ("card", "card: the deck holds card 'robot-red-a' twice"),
        "rulebook/bandits.toml": (
            "thing",
            "thing[3].id: expected an id of its own, found 'token-sheriff' again",
        ),
    }
    for name, (key, _) in wanted.items():
        file = tmp_path / "levels" / name
        text = file.read_text()
        row = text.partition(f"[[{key}]]\n")[2].partition("\n[[")[0]
        file.write_text(f"{text}\n[[{key}]]\n{row}\n")
    kiosk = tmp_path / "levels" / "kiosk.toml"
    kiosk.write_text(re.sub(r"(?m)^games = .*$", 'games = ["noon", "party", "noon"]', kiosk.read_text()))
    assert main(["check", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    for name, (_, fault) in wanted.items():
        assert f"{tmp_path / 'levels' / name}: {fault}" in err
    assert f"{kiosk}: games[2]: expected every word once, found 'noon' again" in err
    assert main(["check", str(tmp_path / "levels" / "boomtown" / "presets.toml")]) == 2
    assert "preset[3].id: expected an id of its own" in capsys.readouterr().err


def test_check_names_words_without_a_drawing_and_missing_drawings_of_all_games_in_one_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    shutil.copytree(data_root() / "assets", tmp_path / "assets")
    levels, assets = tmp_path / "levels", tmp_path / "assets"
    changes = {
        "boomtown/gunslingers.toml": ('"gunslinger/geronimo"', '"gunslinger/geronimoo"', "card[1].art"),
        "boomtown/deeds.toml": ('id = "arson"', 'id = "arsenic"', "card[3].id"),
        "bountytown/characters.toml": ('id = "bart"', 'id = "bartholomew"', "character[0].id"),
        "rulebook/boomtown.toml": ('"sign:recruit"', '"sign:reboot"', ".art[0]"),
        "rulebook/noon.toml": ('"noon:clock"', '"noon:cuckoo"', ".art[0]"),
    }
    for name, (old, new, _) in changes.items():
        file = levels / name
        file.write_text(file.read_text().replace(old, new, 1))
    gone = ["boomtown/figures/torso-vest-small", "bandits/coin", "boomtown/pictures/ambush"]
    for drawing in gone:
        (assets / f"{drawing}.svg").unlink()
    strange = assets / "rooms" / "saloon.svg"
    strange.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>hi</text></svg>')
    assert main(["check", str(tmp_path)]) == 2
    lines = capsys.readouterr().err.splitlines()
    for name, (_, new, key) in changes.items():
        word = new.rpartition(" ")[2].strip('"')
        found = [line for line in lines if line.startswith(str(levels / name)) and f"found '{word}'" in line]
        assert len(found) == 1, word
        assert f"{key}: expected something that is drawn" in found[0]
    for drawing in gone:
        assert any(f"'{drawing}'" in line for line in lines), drawing
    assert any(line.startswith(f"{strange}: has <text>, expected are only") for line in lines)
    assert len(lines) < 20


def test_check_misses_the_room_that_a_table_asks_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    assert main(["check", str(tmp_path)]) == 2
    assert "saloon.toml: look: expected the name of a drawing" in capsys.readouterr().err


def test_check_takes_one_file_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    level = tmp_path / "mine.toml"
    level.write_text("id = 7")
    assert main(["check", str(level)]) == 2
    assert f"{level}: id: expected" in capsys.readouterr().err


def test_levels_that_cannot_be_used_are_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.content.data_root", lambda: tmp_path)
    assert main(["simulate", "bandits", "--seats", "2"]) == 2
    err = capsys.readouterr().err
    assert "the levels can't be used" in err
    assert err.count("\n") == 1
