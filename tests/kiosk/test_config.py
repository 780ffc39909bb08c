from __future__ import annotations

from pathlib import Path

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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("idle_seat_s = 2", ("idle_seat_s", ">= 5")),
        ('games = ["chess"]', ("games", "chess")),
        ("games = []", ("games", "length")),
        ('zones = ["keys9"]', ("zones", "keys9")),
        ("volume_ceiling = 3", ("volume_ceiling", "<= 1")),
        ('attract_sound = "loud"', ("attract_sound", "loud")),
        ('quiet_hours = ["25:00", "08:00"]', ("quiet_hours", "23:00")),
        ('quiet_hours = ["23:00"]', ("quiet_hours", "two times")),
        ("idle_saet_s = 20", ("idle_saet_s", "unknown key", "idle_seat_s")),
        ("games = [", ("TOML",)),
        ("brightness = nan", ("brightness",)),
    ],
)
def test_a_fault_is_one_sentence_with_file_key_and_what_was_expected(
    tmp_path: Path, text: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(KioskError) as fault:
        kiosk(tmp_path, text)
    said = str(fault.value)
    assert all(word in said for word in ("mine.toml", *words)), said
    assert "\n" not in said


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
