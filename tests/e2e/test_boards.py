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

from tests.e2e.boards import BoardTail, Pad, Players, Zone, haste
from tests.e2e.checkout import small_checkout
from tests.e2e.rig import PICTURES, Program, screen, until
from tests.support.pads import A

pytestmark = [pytest.mark.e2e, pytest.mark.company, pytest.mark.whole]

DEAL = "game.rules.bountytown.deal"
FEW_BOUNTIES: Mapping[str, object] = {f"{DEAL}.FEW": 6, f"{DEAL}.BEFORE_TRAIN": 1}
"""Six Bounties, and the Train is the last or the last but one."""
GOALS = (100, 75, 50, 30, 15)
SMALL_GOAL: Mapping[str, object] = {"game.rules.boomtown.options.CHOICES": {"goal": GOALS, "decks": (1, 2)}}
"""$15 are enough for a Mayor."""
STILL_S = 60.0
"""Longer than anything lasts that is shown between two decisions."""
BOUNTYTOWN_SEED, BOOMTOWN_SEED = 11, 46
"""Matches that take a few turns when all play as normal bots do."""


def short_checkout(folder: Path) -> Path:
    """The program with few Bounties and a small goal."""
    root = small_checkout(folder)
    rules = root / "game" / "rules"
    change(
        rules / "bountytown" / "deal.py",
        r"^FEW, MANY, MOST_OF_FEW = .*$",
        "FEW, MANY, MOST_OF_FEW = 6, 22, 4",
    )
    change(rules / "bountytown" / "deal.py", r"^BEFORE_TRAIN = .*$", "BEFORE_TRAIN = 1")
    change(rules / "boomtown" / "options.py", r"\(100, 75, 50, 30\)", str(GOALS))
    return root


def change(path: Path, old: str, new: str) -> None:
    text, count = re.subn(old, new, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert count == 1, f"{path} has no line of its own for {old}"
    path.write_text(text, encoding="utf-8")


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
            time.sleep(0.1 * haste())


def sit_down(program: Program, prefix: str, posters: int, bots: int) -> None:
    """One at the first keys and two with pads come from the title to the poster, and fill up with bots."""
    program.keep(f"{prefix}-01-title")
    program.tap(*["D"] * posters, pause_s=0.4 * haste())
    program.keep(f"{prefix}-02-poster")
    program.tap("V", pause_s=0.7 * haste())
    for pad in "AB":
        program.pads.attach(pad)
        time.sleep(0.4 * haste())
        press_a(program, pad)
    program.tap(*["W"] * bots, pause_s=0.5 * haste())
    program.keep(f"{prefix}-03-seats")


def be_ready(program: Program, patches: Mapping[str, object]) -> BoardTail:
    """The match begins after 3-2-1."""
    program.tap("V", pause_s=0.3 * haste())
    press_a(program, "A", "B")
    until(program.journals, "the match begins")
    time.sleep(0.5)
    return BoardTail(program.journals()[-1], patches)


def check(root: Path, journal: Path) -> None:
    command = [sys.executable, str(root / "main.py"), "replay", str(journal), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def play_to_the_end(program: Program, tail: BoardTail, prefix: str, kinds: Mapping[str, float]) -> None:
    """All that is asked is answered; then the result is looked at."""
    players = Players(
        tail,
        {0: Zone(program.keys, "keys1"), 1: Pad(program.pads, "A"), 2: Pad(program.pads, "B")},
        lambda: program.tap("Escape", "Escape", pause_s=0.6 * haste()),
    )
    shots = Shots(program, tail, prefix, kinds)
    ended: Callable[[BoardTail], object] = lambda tail: tail.ended  # noqa: E731
    try:
        players.play(ended, STILL_S, shots.look)
    except AssertionError:
        program.keep(f"{prefix}-99-stuck")
        raise
    time.sleep(2.0)
    shots.look()
    for _ in range(3):  # what still moves is hurried; nothing else is done by it before the winner was seen
        players.tap(0, "slam")
        time.sleep(0.3)
    time.sleep(1.0)
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
        Program(tmp_path, display, "--fullscreen", "--seed", str(BOUNTYTOWN_SEED), root=root) as program,
    ):
        program.open()
        sit_down(program, "bountytown", 1, 1)
        tail = be_ready(program, FEW_BOUNTIES)
        play_to_the_end(program, tail, "bountytown", kinds)
        program.check()
        program.quit()
    assert tail.ended == "over"
    assert {entry.seat for entry in tail.told if entry.kind == "chosen"} == {0, 1, 2, 3}
    check(root, tail.path)


def test_three_people_and_a_bot_play_boom_town_to_a_mayor(tmp_path: Path) -> None:
    root = short_checkout(tmp_path)
    kinds = {
        "turn": 0.4, "phase": 0.2, "income": 0.3, "recruited": 0.3, "claimed": 0.3, "committed": 0.2,
        "rolled": 0.4, "shot": 0.3, "died": 0.3, "deed": 0.3, "mayor": 0.5,
    }  # fmt: skip
    settings = {"boards": {"boomtown": {"preset": "short", "goal": GOALS[-1]}}}
    words = ("--fullscreen", "--seed", str(BOOMTOWN_SEED))
    with (
        screen("1920x1080") as display,
        Program(tmp_path, display, *words, settings=settings, root=root) as program,
    ):
        program.open()
        sit_down(program, "boomtown", 2, 1)
        tail = be_ready(program, SMALL_GOAL)
        play_to_the_end(program, tail, "boomtown", kinds)
        program.check()
        program.quit()
    assert tail.ended == "over"
    assert max(tail.match.view(None)["money"]) >= GOALS[-1]
    check(root, tail.path)
