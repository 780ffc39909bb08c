"""Whole matches of the board games from the title to the result: keys, pads and bots."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
import pytest

from tests.e2e.boards import BoardTail, Pad, Players, Zone
from tests.e2e.checkout import small_checkout
from tests.e2e.rig import PICTURES, Program, screen, until
from tests.support.pads import A

pytestmark = [pytest.mark.e2e, pytest.mark.company]

DEAL = "game.rules.bountytown.deal"
SHORT: Mapping[str, int] = {f"{DEAL}.FEW": 5, f"{DEAL}.BEFORE_TRAIN": 1}
"""Five Bounties, and the Train is the last or the last but one: a match takes a dozen turns."""


def short_checkout(folder: Path) -> Path:
    """The program with a small deck of Bounties."""
    root = small_checkout(folder)
    path = root / "game" / "rules" / "bountytown" / "deal.py"
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"^FEW, MANY = .*$", "FEW, MANY = 5, 22", text, flags=re.MULTILINE)
    text = re.sub(r"^BEFORE_TRAIN = .*$", "BEFORE_TRAIN = 1", text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    return root


class Shots:
    """A picture of each kind of moment, some time after it began, kept at the end."""

    def __init__(self, program: Program, tail: BoardTail, prefix: str, kinds: Mapping[str, float]) -> None:
        """kinds: of events -> how long after them, s."""
        self._program, self._tail, self._prefix, self._kinds = program, tail, prefix, kinds
        self._seen = 0
        self._due: dict[str, float] = {}
        self._taken: dict[str, pygame.Surface] = {}

    def look(self) -> None:
        """Take what is due; to be called again and again."""
        for event in self._tail.told[self._seen :]:
            if event.kind in self._kinds:
                self._due.setdefault(event.kind, time.monotonic() + self._kinds[event.kind])
        self._seen = len(self._tail.told)
        for kind, due in self._due.items():
            if kind not in self._taken and time.monotonic() >= due:
                self._taken[kind] = self._program.photo()

    def keep(self) -> None:
        """Write them to files."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        for kind, picture in self._taken.items():
            pygame.image.save(picture, str(PICTURES / f"{self._prefix}-{kind}.jpg"))


def press_a(program: Program, *pads: str) -> None:
    for pad in pads:
        for down in (True, False):
            program.pads.button(pad, A, down)
            time.sleep(0.06)


def sit_down(program: Program, prefix: str, posters: int, bots: int) -> None:
    """One at the first keys and two with pads come from the title to the poster, and fill up with bots."""
    program.keep(f"{prefix}-01-title")
    program.tap(*["D"] * posters)
    program.keep(f"{prefix}-02-poster")
    program.walk("V")
    for pad in "AB":
        program.pads.attach(pad)
        time.sleep(0.4)
        press_a(program, pad)
    program.tap(*["W"] * bots)
    program.keep(f"{prefix}-03-seats")


def be_ready(program: Program, patches: Mapping[str, int]) -> BoardTail:
    """The match begins after 3-2-1."""
    program.tap("V")
    press_a(program, "A", "B")
    until(program.journals, "the match begins")
    time.sleep(0.5)
    return BoardTail(program.journals()[-1], patches)


def check(root: Path, journal: Path) -> None:
    command = [sys.executable, str(root / "main.py"), "replay", str(journal), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def play_to_the_end(
    program: Program, tail: BoardTail, prefix: str, kinds: Mapping[str, float], within_s: float
) -> None:
    """All that is asked is answered; then the result is looked at."""
    players = Players(
        tail, {0: Zone(program.keys, "keys1"), 1: Pad(program.pads, "A"), 2: Pad(program.pads, "B")}
    )
    shots = Shots(program, tail, prefix, kinds)
    ended: Callable[[BoardTail], object] = lambda tail: tail.ended  # noqa: E731
    try:
        players.play(ended, within_s, shots.look)
    except AssertionError:
        program.keep(f"{prefix}-99-stuck")
        raise
    time.sleep(3.5)
    shots.look()
    program.keep(f"{prefix}-90-result")
    shots.keep()


def test_three_people_and_a_bot_play_bountytown_to_the_train(tmp_path: Path) -> None:
    root = short_checkout(tmp_path)
    kinds = {
        "chosen": 0.3, "turn": 0.4, "moved": 0.25, "duel": 0.3, "showdown": 0.4, "captured": 0.3,
        "train": 0.4, "wounded": 0.2, "locked": 0.1,
    }  # fmt: skip
    with (
        screen("1920x1080") as display,
        Program(tmp_path, display, "--fullscreen", "--seed", "11", root=root) as program,
    ):
        program.open()
        sit_down(program, "bountytown", 1, 1)
        tail = be_ready(program, SHORT)
        play_to_the_end(program, tail, "bountytown", kinds, 150)
        program.check()
        program.quit()
    assert tail.ended == "over"
    assert {entry.seat for entry in tail.told if entry.kind == "chosen"} == {0, 1, 2, 3}
    check(root, tail.path)
