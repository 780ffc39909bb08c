"""What `assets/kiosk/` does with the ways in which a kiosk ends: real shells and programs that only end."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.kiosk.pulse import END
from game.store.folders import data_root

RECIPES = data_root() / "assets" / "kiosk"
BAD_INPUT = 2
CAGES = {"old": '"$@"\nexit 0', "new": 'exec "$@"'}
"""Cage before 0.2 keeps the exit code of its program to itself."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="these are for Linux")


def script(path: Path, body: str) -> Path:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def run(recipe: str, folder: Path, program: str, **more: str) -> int:
    """A recipe with what lies in the folder in place of the system's programs; its exit code."""
    red_frontier = script(folder / "red-frontier", program)
    path = f"{folder}:{os.environ['PATH']}"
    given = os.environ | {"PATH": path, "RED_FRONTIER": str(red_frontier), "TMPDIR": "/nowhere", **more}
    return subprocess.run([RECIPES / recipe], env=given, check=False, timeout=30).returncode


@pytest.mark.parametrize("cage", CAGES)
@pytest.mark.parametrize("code", [0, BAD_INPUT, END, 137])
def test_a_session_in_cage_ends_as_the_program_in_it_has_ended(tmp_path: Path, cage: str, code: int) -> None:
    script(tmp_path / "cage", f"shift\n{CAGES[cage]}")
    assert run("cage-session", tmp_path, f'[ "$*" = --kiosk ] && exit {code}') == code


@pytest.mark.parametrize("recipe", ["cage-session", "xinitrc"])
def test_an_operators_own_file_is_given_to_the_program(tmp_path: Path, recipe: str) -> None:
    script(tmp_path / "cage", f"shift\n{CAGES['old']}")
    script(tmp_path / "xset", "exit 0")
    mine = tmp_path / "my own.toml"
    told = f'echo "$# $2" >"{tmp_path}/told"\nexit {END}'
    run(recipe, tmp_path, told, RED_FRONTIER_KIOSK=str(mine))
    assert (tmp_path / "told").read_text() == f"2 {mine}\n"


def test_a_cage_that_dies_before_its_program_has_ended_is_a_fault(tmp_path: Path) -> None:
    script(tmp_path / "cage", "exit 0")
    assert run("cage-session", tmp_path, "exit 11") == 1


@pytest.mark.parametrize("last", [BAD_INPUT, END])
def test_under_x11_it_comes_back_until_the_operator_ends_it(tmp_path: Path, last: int) -> None:
    for name in ("xset", "sleep"):
        script(tmp_path / name, "exit 0")
    lives = f'"{tmp_path}/lives"'
    ends = f"echo >>{lives}\n[ $(wc -l <{lives}) -lt 4 ] && exit 137\nexit {last}"
    assert run("xinitrc", tmp_path, ends) == 0
    assert len((tmp_path / "lives").read_text()) == 4


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(RECIPES / "red-frontier.service")
    return parser["Service"]


def test_systemd_starts_it_again_whatever_happens_but_not_against_the_operator() -> None:
    service = unit()
    assert service["Restart"] == "always"
    assert {int(code) for code in service["RestartPreventExitStatus"].split()} == {BAD_INPUT, END}
    assert int(service["SuccessExitStatus"]) == END
    assert "-s" not in (RECIPES / "cage-session").read_text().split("cage ")[-1].split("--")[0]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not there")
def test_systemd_finds_no_fault_in_the_unit(tmp_path: Path) -> None:
    text = (RECIPES / "red-frontier.service").read_text()
    begin = script(tmp_path / "cage-session", "exit 0")
    copy = tmp_path / "red-frontier.service"
    copy.write_text(text.replace(unit()["ExecStart"], str(begin)).replace("User=kiosk", "User=root"))
    done = subprocess.run(
        ["systemd-analyze", "verify", copy], check=False, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
