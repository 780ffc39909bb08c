from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints

import pytest

from game.kiosk.config import Kiosk, KioskError, read_kiosk
from game.store.folders import data_root

BASE = data_root() / "levels" / "kiosk.toml"


def kiosk(folder: Path, text: str) -> Kiosk:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_kiosk(path, BASE)


def test_the_file_that_comes_along_says_every_key_and_the_defaults() -> None:
    assert read_kiosk(BASE) == Kiosk()
    assert all(f"\n{key} = " in BASE.read_text(encoding="utf-8") for key in Kiosk.__struct_fields__)


def test_an_operators_file_says_only_what_differs(tmp_path: Path) -> None:
    found = kiosk(tmp_path, 'games = ["boomtown"]\ncredits_a_match = 2\n')
    assert found.games == ("boomtown",)
    assert not found.free
    assert found.idle_seat_s == Kiosk().idle_seat_s


REFUSED = {
    "idle_seat_s = 2": "idle_seat_s: expected a whole number from 5 to 3600, found 2.",
    'idle_seat_s = "45"': "idle_seat_s: expected a whole number from 5 to 3600, found the text '45'.",
    "idle_table_s = 45.5": "idle_table_s: expected a whole number from 5 to 3600, found 45.5.",
    "credits_a_match = true": "credits_a_match: expected a whole number from 0 to 20, found true.",
    'games = ["chess"]': "games: 'chess' is none of bandits, bountytown, boomtown, noon, party.",
    'games = "noon"': 'games: expected a list of 1 or more such as ["bandits", "bountytown"], found the text',
    "games = []": 'games: expected a list of 1 or more such as ["bandits", "bountytown"], found [].',
    'games = ["noon", "noon"]': "games[1]: expected every word once, found 'noon' again.",
    'zones = ["keys9"]': "zones: 'keys9' is none of keys1, keys2, keys3, keys4.",
    'zones = "keys1"': """zones: expected a list such as ["keys1", "keys2"], found the text 'keys1'.""",
    "volume_ceiling = 3": "volume_ceiling: expected a number from 0 to 1, found 3.",
    'brightness = "0.5"': "brightness: expected a number from 0.3 to 1, found the text '0.5'.",
    "brightness = nan": "brightness: expected a finite number, found nan.",
    'attract_sound = "loud"': "attract_sound: 'loud' is none of always, fourth, never.",
    "attract_sound = false": "attract_sound: expected one of always, fourth, never, found false.",
    'quiet_hours = ["25:00", "08:00"]': 'quiet_hours: expected [] or two times such as ["23:00", "08:00"].',
    'quiet_hours = ["23:00"]': 'quiet_hours: expected [] or two times such as ["23:00", "08:00"].',
    "quiet_hours = 23": 'quiet_hours: expected a list such as ["23:00", "08:00"], found 23.',
    'coin_key = "Penny"': 'coin_key: \'Penny\' is not a key; expected SDL\'s name of one, such as "5", "F1"',
    "coin_key = 5": 'coin_key: expected a text such as "5", found 5.',
    'coin_key = "W"\nzones = ["keys1"]': "coin_key: 'W' is one of the keys of keys1, with which guests play.",
    "idle_saet_s = 20": "idle_saet_s: unknown key; expected one of games, zones, idle_seat_s, ",
    "games = [": "file: expected TOML, found: ",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_fault_is_one_sentence_with_file_key_and_what_was_expected_in_words_of_people(
    tmp_path: Path, text: str
) -> None:
    with pytest.raises(KioskError) as fault:
        kiosk(tmp_path, text)
    said = str(fault.value)
    assert said.startswith(f"{tmp_path / 'mine.toml'}: {REFUSED[text]}")
    assert "\n" not in said


@pytest.mark.parametrize("coin", ["5", "F1", "Keypad 0", "W", "Scancode 135"])
def test_any_key_with_which_nobody_plays_takes_coins(tmp_path: Path, coin: str) -> None:
    assert kiosk(tmp_path, f'coin_key = "{coin}"\nzones = ["keys2", "keys3"]').coin_key == coin


def test_a_file_of_an_editor_that_marks_utf_8_is_read(tmp_path: Path) -> None:
    assert kiosk(tmp_path, "\ufeffidle_seat_s = 60").idle_seat_s == 60


def test_the_file_that_comes_along_names_all_limits() -> None:
    text = BASE.read_text(encoding="utf-8")
    for key, hint in get_type_hints(Kiosk, include_extras=True).items():
        said = text.partition(f"\n{key} = ")[0].rpartition("\n\n")[2]
        for meta in getattr(hint, "__metadata__", ()):
            bounds = {f"{bound:g}" for bound in (meta.ge, meta.le) if bound is not None}
            assert bounds <= set(re.findall(r"[\d.]*\d", said)), key


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KioskError, match=r"none\.toml: file: expected a readable TOML file"):
        read_kiosk(tmp_path / "none.toml", BASE)


@pytest.mark.parametrize(
    ("clock", "quiet"),
    [("22:59", False), ("23:00", True), ("03:30", True), ("08:00", False), ("12:00", False)],
)
def test_quiet_hours_span_midnight(tmp_path: Path, clock: str, quiet: bool) -> None:
    assert kiosk(tmp_path, 'quiet_hours = ["23:00", "08:00"]').quiet_at(clock) is quiet


def test_quiet_hours_of_one_day_and_none_at_all(tmp_path: Path) -> None:
    siesta = kiosk(tmp_path, 'quiet_hours = ["13:00", "15:00"]')
    assert siesta.quiet_at("14:00")
    assert not siesta.quiet_at("15:00")
    assert not Kiosk().quiet_at("14:00")
