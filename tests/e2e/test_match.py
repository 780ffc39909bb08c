"""A whole match by two players at one keyboard and two with pads, from the title to the result."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.e2e.album import Album
from tests.e2e.checkout import small_checkout
from tests.e2e.people import Device, Pad, People, Zone
from tests.e2e.rig import ROOT, Program, screen, until
from tests.e2e.tail import Tail
from tests.support.pads import A

pytestmark = [pytest.mark.e2e, pytest.mark.company]

SEED = 41
"""Its little deck shows all kinds of cards, in an order in which each of them has something to do."""
PAUSE_AFTER = 3
"""Cards before the pause."""
STILL_S = 90.0
"""Longer than any race lasts in which nobody captures anything."""


def press_a(program: Program, *pads: str) -> None:
    for pad in pads:
        program.pads.button(pad, A, True)
        time.sleep(0.08)
        program.pads.button(pad, A, False)
        time.sleep(0.08)


def sit_down(program: Program) -> None:
    """Two zones and two pads join by pressing, and say that they are ready."""
    program.walk("V", "Return")
    for pad in "AB":
        program.pads.attach(pad)
        time.sleep(0.6)
        press_a(program, pad)
    time.sleep(0.4)
    program.keep("match-03-seats")


def be_ready(program: Program) -> Tail:
    """The match begins after 3-2-1."""
    before = len(program.journals())
    program.tap("V", "Return")
    press_a(program, "A", "B")
    time.sleep(0.6)
    program.keep("match-04-countdown")
    until(lambda: len(program.journals()) > before, "the match begins")
    return Tail(program.journals()[-1])


def devices(program: Program) -> dict[int, Device]:
    pads = program.pads
    return {
        0: Zone(program.keys, "keys1"), 1: Zone(program.keys, "keys2"), 2: Pad(pads, "A"), 3: Pad(pads, "B"),
    }  # fmt: skip


def pause_once(program: Program, people: People) -> None:
    people.let_go()
    program.walk("Escape")
    program.keep("match-10-pause")
    program.walk("S", "V")  # what happened?
    program.keep("match-11-reasons")
    program.walk("Q")
    count = people.tail.match.count
    time.sleep(1.6)
    people.tail.look()
    assert people.tail.match.count <= count + 1, "something was decided in the pause"
    program.tap("Escape")


def play(program: Program, tail: Tail) -> None:
    """The whole match, with one pause."""
    people = People(tail, devices(program), SEED)
    album = Album(program, tail, "match-20")
    people.play(lambda t: t.count("flip") >= PAUSE_AFTER and t.phase == "reveal", STILL_S, album.look)
    pause_once(program, people)
    people.play(lambda t: t.ended, STILL_S, album.look)
    people.let_go()
    album.keep()


def see_the_result(program: Program) -> None:
    """Credits are counted; then back to the seats."""
    time.sleep(2.5)
    program.keep("match-30-counting")
    time.sleep(3.0)
    program.keep("match-31-result")
    program.walk("S")
    program.keep("match-32-seats-again")


def leave_the_next(program: Program, tail: Tail) -> None:
    """Into another match, and out of it to the title."""
    until(lambda: tail.look() or tail.match.count, "a card is turned")
    program.walk("Escape", "W", "V", "S", "V")  # the last row leaves the match, once it was asked back
    program.keep("match-40-title-again")


def check(journal: Path) -> None:
    command = [sys.executable, str(ROOT / "main.py"), "replay", str(journal), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def check_deeds(tail: Tail) -> None:
    """Everybody has played: hands came down by keys and by pads, and what they took counts."""
    covers = {entry.response.seat for entry in tail.responses() if entry.response.kind == "cover"}
    assert covers == {0, 1, 2, 3}
    awards = [event.data["target"] for event in tail.told if event.kind == "award"]
    assert len(awards) >= 4
    assert {target.partition("-")[0] for target in awards} == {"spot", "token"}
    assert tail.view["winners"]
    assert tail.ended == "over"


@pytest.mark.whole
def test_four_people_play_a_whole_match_from_the_title_to_the_result(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    words = ("--fullscreen", "--seed", str(SEED))
    root = small_checkout(tmp_path)
    with (
        screen("1920x1080") as display,
        Program(tmp_path, display, *words, settings={}, root=root) as program,
    ):
        program.open().keep("match-01-title")
        program.walk("Escape")
        program.keep("match-02-menu")
        program.walk("Q")
        sit_down(program)
        tail = be_ready(program)
        play(program, tail)
        see_the_result(program)
        leave_the_next(program, be_ready(program))
        program.quit()
        check_deeds(tail)
        check(tail.path)
        assert len(program.journals()) == 2


@pytest.mark.soak
def test_four_people_play_the_half_deck(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    words = ("--fullscreen", "--seed", str(SEED))
    with screen("1920x1080") as display, Program(tmp_path, display, *words) as program:
        program.open()
        sit_down(program)
        tail = be_ready(program)
        play(program, tail)
        time.sleep(4)
        program.quit()
        check_deeds(tail)
        check(tail.path)
