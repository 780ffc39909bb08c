"""Law 4: kill the process at any moment; the next start resumes there."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match import headless
from game.match.hunt import Hunt
from game.match.journal import Accepted, Back, Written, read
from game.match.replay import check
from game.match.start import resume_hunt, unfinished
from tests.match.hands import content
from tests.match.paced import play

SPEED = 250.0
"""A match of four minutes takes one second."""


def killed(work: Callable[[], None], after_s: float) -> None:
    """Do it in a process of its own and kill that."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    time.sleep(after_s)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def digest_of(written: Written, count: int) -> str:
    """The digest that the journal gives after the first `count` responses that count."""
    digests = [""]
    for entry in written.entries:
        if isinstance(entry, Accepted):
            digests.append(entry.digest)
        elif isinstance(entry, Back):
            del digests[entry.count + 1 :]
    return digests[count]


def decided(written: Written) -> int:
    """How many responses there were up to the last reveal that was decided."""
    kinds: list[str] = []
    for entry in written.entries:
        if isinstance(entry, Accepted):
            kinds.append(entry.response.kind)
        elif isinstance(entry, Back):
            del kinds[entry.count :]
    return max((n for n, kind in enumerate(kinds) if kind == "reveal"), default=0)


def resumed(path: Path) -> Hunt:
    """The hunt of a journal, as it must be there after a kill."""
    before = read(path)
    hunt = resume_hunt(path, headless=True)
    match = hunt.match
    assert match.count >= decided(before), "something that was decided is lost"
    assert not match.count or match.digest() == digest_of(before, match.count)
    return hunt


def go_on(path: Path) -> None:
    """Resume and play on."""
    headless.run(resume_hunt(path, headless=True), SPEED)


def kill_twice(folder: Path, seed: int, rng: random.Random) -> Path | None:
    """A match that was killed, resumed, and killed again; None if it was over before."""
    folder.mkdir()
    content()  # read before the fork: each process shall play from the start
    killed(lambda: play(folder, seed, 4, SPEED), 0.05 + rng.random() * 0.3)
    for _ in range(2):
        found = unfinished(folder)
        if not found:
            return None
        path = found[0].path
        resumed(path).match.close()
        killed(lambda path=path: go_on(path), 0.05 + rng.random() * 0.3)  # type: ignore[misc]
    return path


def finish(path: Path) -> None:
    """Play to the end; the whole journal holds, with all that was broken off."""
    hunt = resumed(path)
    headless.run(hunt)
    hunt.match.close()
    assert check(read(path)) is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system can't fork")
def test_a_match_killed_at_any_moment_is_resumed_where_it_was(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    rng = random.Random(seed)
    paths = [kill_twice(tmp_path / str(number), seed + number, rng) for number in range(3)]
    alive = [path for path in paths if path is not None and unfinished(path.parent)]
    assert alive
    finish(alive[0])


@pytest.mark.soak
def test_a_match_killed_at_fifty_moments_is_resumed_where_it_was(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    rng = random.Random(seed)
    for number in range(25):
        path = kill_twice(tmp_path / str(number), seed + number, rng)
        if path is not None and unfinished(path.parent):
            finish(path)
