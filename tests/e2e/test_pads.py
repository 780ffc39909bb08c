"""Pads that come and go, in the real program."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.kiosk.pulse import SUPERVISED
from game.match.journal import Note
from game.match.replay import check
from tests.e2e.booth import SPY
from tests.e2e.rig import Program, screen, until
from tests.e2e.tail import Tail
from tests.support.pads import A, B

pytestmark = [pytest.mark.e2e, pytest.mark.company]

SEED = 13
CYCLES = 300


def tap_a(program: Program, pad: str) -> None:
    program.pads.button(pad, A, True)
    time.sleep(0.06)
    program.pads.button(pad, A, False)
    time.sleep(0.06)


def insist(program: Program, tail: Tail, press: Callable[[], None]) -> None:
    """Press until a card is revealed: a busy machine may not know of a new pad yet."""
    count = tail.count("flip")
    for _ in range(20):
        press()
        try:
            until(lambda: tail.look() and tail.count("flip") > count, "a card is revealed", within_s=4)
            return
        except AssertionError:
            program.check()
    raise AssertionError("the match does not go on")


def seated(tail: Tail) -> list[str]:
    """The changes of seats that the journal tells of, as words."""
    notes = [entry for entry in tail.written.entries if isinstance(entry, Note) and entry.name == "seat"]
    return [note.data["word"] for note in notes]


def stands_still(tail: Tail) -> None:
    """No card is revealed as long as a pad is gone."""
    until(lambda: not tail.look() and tail.phase == "reveal", "a reveal is due", within_s=20)
    time.sleep(1.0)  # what was about to be revealed is
    until(lambda: not tail.look() and tail.phase == "reveal", "a reveal is due", within_s=20)
    time.sleep(2.0)
    assert not tail.look(), "a card was revealed without the pad"


def goes_on(tail: Tail) -> None:
    count = tail.count("flip")
    until(lambda: tail.look() and tail.count("flip") > count, "a card is revealed")


def test_a_match_waits_for_its_pad_and_another_pad_or_a_bot_takes_the_seat(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    words = ("play", "bandits", "--seats", "keys1,pad,bot:hard", "--seed", str(SEED))
    with screen() as display, Program(tmp_path, display, *words) as program:
        program.open().keep("pads-1-sit-down")
        program.pads.attach("A")
        time.sleep(0.5)
        tap_a(program, "A")
        until(program.journals, "the match begins")
        tail = Tail(program.journals()[0])
        goes_on(tail)
        program.pads.detach("A")
        stands_still(tail)
        program.keep("pads-2-gone")
        program.pads.attach("B", 4, 12, 1)
        time.sleep(0.3)
        insist(program, tail, lambda: tap_a(program, "B"))
        assert seated(tail) == [], "the seat is played by somebody else"
        program.pads.detach("B")
        stands_still(tail)
        insist(program, tail, lambda: program.walk("S", "V"))
        program.keep("pads-3-bot")
        assert seated(tail) == ["bot:normal"]
        program.quit()
        assert check(tail.written) is None


def plug_and_unplug(program: Program, cycles: int, name: str) -> None:
    """Pads of two makes come, hold a button, and go, on whatever screen there is."""
    for cycle in range(cycles):
        pad = "XY"[cycle % 2]
        program.pads.attach(pad, *((6, 15, 1), (2, 8, 0))[cycle % 2])
        time.sleep(0.008)
        program.pads.axis(pad, 0, 20_000)
        if cycle == cycles // 2:
            program.keep(f"plug-{name}")
        time.sleep(0.008)
        program.pads.detach(pad)
    time.sleep(0.1)
    program.check()


WALK = (
    ("01-title", ""),
    ("02-menu", "Escape>MainMenu"),
    ("03-settings", "W W V>SettingsScene"),
    ("04-lessons", "Q W W W W V>LearnScene V>HowToScene"),
    ("05-laboratory", "Escape S S S V>LabScene"),
    ("06-seats", "_Q Q Return>SeatsScene"),
    ("07-options", "Escape>OptionsScene"),
    ("08-countdown", "Escape Return"),
)
"""Screens, and the keys that lead there from the one before; _ holds a key, > names what it opens."""
MATCH = (
    ("09-hunt", ""),
    ("10-pause", "Escape>PauseScene"),
    ("11-reasons", "Down Down Return>ReasonsScene"),
    ("12-hunt-again", "Escape Escape"),
    ("13-title-again", "Escape>PauseScene Up Return>LeaveScene Down Return>TitleScene"),
    ("14-replays", "Escape>MainMenu S S S S S S V>BookScene"),
    ("15-seats-again", "Q Escape V>SeatsScene"),
)
"""The same, once a match has begun: in it those who sit have a say, at the arrows and Return."""


class Walker:
    """Goes from screen to screen with keys. A witness in the program writes down what it puts up."""

    def __init__(self, program: Program, seen: Path) -> None:
        self._program, self._seen = program, seen

    def shown(self) -> list[str]:
        """All scenes that were put up."""
        lines = self._seen.read_text().splitlines() if self._seen.exists() else []
        return [line.split()[1] for line in lines]

    def walk(self, screens: tuple[tuple[str, str], ...]) -> None:
        """Go there, pads coming and going on each."""
        for name, steps in screens:
            for step in steps.split():
                self._go(*step.partition(">")[::2])
            plug_and_unplug(self._program, CYCLES // 15, name)

    def _go(self, key: str, scene: str) -> None:
        before = self.shown().count(scene)
        if key.startswith("_"):
            self._program.keys.tap(key[1:], hold_s=1.2)
        self._program.walk(key.lstrip("_"))
        if scene:
            until(lambda: self.shown().count(scene) > before, f"{scene} comes by {key}: {self.shown()}")


@pytest.mark.soak
def test_three_hundred_pads_come_and_go_on_every_screen(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    seen = tmp_path / "seen"
    spied = {"PYTHONPATH": str(SPY), "RED_FRONTIER_SEEN": str(seen), SUPERVISED: "new"}
    with (
        screen() as display,
        Program(tmp_path, display, "--seed", str(SEED), environment=spied) as program,
    ):
        walker = Walker(program.open(), seen)
        walker.walk(WALK)
        until(lambda: "HuntScene" in walker.shown() and program.journals(), "the match begins")
        tail = Tail(program.journals()[0])
        until(lambda: not tail.look() and tail.count("flip") > 1, "something has happened")
        walker.walk(MATCH)
        program.pads.attach("X")
        time.sleep(0.3)
        program.pads.button("X", B, True)
        time.sleep(0.5)
        program.keep("plug-16-sits")
        program.pads.detach("X")
        time.sleep(0.5)
        program.keep("plug-17-has-got-up")
        program.quit()
