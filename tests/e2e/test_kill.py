"""Law 4 on the real thing: kill the program in mid-match, and the next start offers to go on."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from game.match.journal import Accepted, Back, Entry, read
from game.match.replay import check
from tests.e2e.rig import Program, screen, until
from tests.e2e.tail import Tail

pytestmark = [pytest.mark.e2e, pytest.mark.company]

SEATS = "keys1,bot:hard,bot:normal,bot:easy"
CARDS_BEFORE = 2
"""So many cards have shown before the kill."""


def kept(entries: list[Entry]) -> list[Accepted]:
    """The responses that count."""
    counting: list[Accepted] = []
    for entry in entries:
        if isinstance(entry, Accepted):
            counting.append(entry)
        elif isinstance(entry, Back):
            del counting[entry.count :]
    return counting


def decided(entries: list[Entry]) -> list[Accepted]:
    """What was accepted before the last card was drawn: the captures of all cards before are decided."""
    counting = kept(entries)
    last = max(number for number, entry in enumerate(counting) if entry.response.kind == "reveal")
    return counting[:last]


def play_and_kill(folder: Path, display: str, seed: int, rng: random.Random) -> Path:
    """Ends at any moment after some cards."""
    with Program(folder, display, "play", "bandits", "--seats", SEATS, "--seed", str(seed)) as program:
        program.open()
        until(program.journals, "the match begins")
        tail = Tail(program.journals()[0])
        until(lambda: tail.look() and tail.count("flip") >= CARDS_BEFORE, "cards are turned", within_s=60)
        time.sleep(rng.random() * 2.0)
        program.check()
        program.kill()
        return tail.path


def go_on(folder: Path, display: str, path: Path) -> None:
    """The second row of the menu goes on with it; a card later the window is closed."""
    cards = Tail(path)
    cards.look()
    with Program(folder, display) as program:
        program.open()
        program.walk("Escape")
        program.keep("kill-1-offer")
        program.walk("S", "V")
        program.keep("kill-2-resumed")
        more = cards.count("flip") + 1
        until(lambda: cards.look() and cards.count("flip") >= more, "the match goes on", within_s=60)
        program.quit()
        assert program.journals() == [path], "it went on in another journal"


def test_a_match_that_was_killed_is_offered_and_goes_on_with_all_that_was_decided(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    with screen() as display:
        path = play_and_kill(tmp_path, display, seed, random.Random(seed))
        before = decided(read(path).entries)
        go_on(tmp_path, display, path)
    after = kept(read(path).entries)
    assert [entry.digest for entry in after[: len(before)]] == [entry.digest for entry in before]
    assert len(after) > len(before)
    assert check(read(path)) is None


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
def test_a_match_that_is_killed_twice_goes_on(tmp_path: Path, number: int) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}, run {number}")
    rng = random.Random(seed)
    with screen() as display:
        path = play_and_kill(tmp_path, display, seed, rng)
        for _ in range(2):
            before = decided(read(path).entries)
            go_on(tmp_path, display, path)
            after = kept(read(path).entries)
            assert [entry.digest for entry in after[: len(before)]] == [entry.digest for entry in before]
    assert check(read(path)) is None
