"""Starts under bad conditions: a notice at most, never a trace of trouble."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.e2e.rig import Program, screen

pytestmark = [pytest.mark.e2e, pytest.mark.company]

SILENT = {"SDL_AUDIODRIVER": "nonsense"}
HOMELESS = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME"))
NEVER = "/proc/red-frontier"
"""A folder that nobody can make, not even root."""


def look_around(program: Program, name: str) -> None:
    """The title, the menu, the seats; then it ends in peace."""
    program.open()
    time.sleep(0.5)
    program.keep(f"hardship-{name}-title")
    program.walk("Escape", "Escape", "V")
    program.keep(f"hardship-{name}-seats")
    program.quit()


def damage(folder: Path) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "settings.json").write_bytes(b'{"version": 1, "fps": \xff\x00 ]')


def test_without_sound_and_with_damaged_settings_it_starts_and_says_so(tmp_path: Path) -> None:
    damage(tmp_path)
    with screen() as display, Program(tmp_path, display, "--windowed", environment=SILENT) as program:
        look_around(program, "damaged")
        assert list(program.data.glob("settings.json.damaged-1"))


def test_without_a_home_and_with_eight_pads_it_starts_and_seats_them(tmp_path: Path) -> None:
    with (
        screen() as display,
        Program(tmp_path, display, "--windowed", environment=HOMELESS, data_dir=False) as program,
    ):
        program.open()
        for pad in "ABCDEFGH":
            program.pads.attach(pad)
        time.sleep(0.5)
        for pad in "ABCDEFGH":
            program.pads.button(pad, 0, True)
            time.sleep(0.08)
        time.sleep(0.4)
        program.keep("hardship-eight-pads")
        program.quit()


def test_with_a_folder_that_cannot_be_written_a_match_is_played_all_the_same(tmp_path: Path) -> None:
    words = ("play", "bandits", "--seats", "keys1,bot", "--windowed", "--data-dir", NEVER)
    with screen() as display, Program(tmp_path, display, *words, data_dir=False) as program:
        program.open()
        time.sleep(2.5)
        program.keep("hardship-nothing-kept")
        program.quit()


@pytest.mark.soak
@pytest.mark.parametrize("what", ["nothing", "sound", "home", "settings", "folder"])
def test_one_thing_missing_is_a_notice_at_most(tmp_path: Path, what: str) -> None:
    words = ["--windowed"] + (["--data-dir", NEVER] if what == "folder" else [])
    environment: dict[str, str | None] = {}
    if what == "sound":
        environment.update(SILENT)
    if what == "home":
        environment.update(HOMELESS)
    if what == "settings":
        damage(tmp_path)
    given = what not in ("folder", "home")
    with (
        screen() as display,
        Program(tmp_path, display, *words, environment=environment, data_dir=given) as program,
    ):
        look_around(program, f"only-{what}")
