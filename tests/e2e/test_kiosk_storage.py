"""A kiosk whose disk fills up, turns read-only or into somebody else's while guests play."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.e2e.booth import Booth, kiosk
from tests.e2e.rig import until

pytestmark = [pytest.mark.e2e, pytest.mark.soak]

SIZE = "3m"
NOTICED_S = 45.0
"""It looks every thirty seconds."""
SOMEBODY = 4321


class Disk:
    """A small disk of its own under a folder."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def full(self) -> None:
        with (self._root / "rubbish").open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(512))

    def emptied(self) -> None:
        (self._root / "rubbish").unlink()

    def read_only(self) -> None:
        """Files that are open for writing keep a disk from being remounted; a bind mount covers it."""
        _mount("--bind", self._root, self._root)
        _mount("-o", "remount,ro,bind", self._root)

    def writable(self) -> None:
        subprocess.run(["umount", "-l", self._root], check=True)

    def somebody_elses(self) -> None:
        self._give_to(SOMEBODY)

    def given_back(self) -> None:
        self._give_to(os.getuid())

    def _give_to(self, user: int) -> None:
        for path in (self._root, *self._root.rglob("*")):
            with suppress(FileNotFoundError):  # what SQLite takes away meanwhile
                os.chown(path, user, user)


def _mount(*words: str | Path) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


@contextmanager
def disk(root: Path) -> Iterator[Disk]:
    """A disk of SIZE; the test is skipped where nobody may mount one."""
    root.mkdir()
    if shutil.which("mount") is None:
        pytest.skip("there is no mount")
    try:
        _mount("-t", "tmpfs", "-o", f"size={SIZE},mode=755", "none", root)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no disk can be mounted: {error.stderr.decode().strip()}")
    try:
        yield Disk(root)
    finally:
        while subprocess.run(["umount", "-l", root], check=False, capture_output=True).returncode == 0:
            pass


def told(booth: Booth) -> list[str]:
    """What the audits say of the storage."""
    return [audit.text for audit in booth.audits.all() if audit.kind == "storage"]


FAULTS = {
    "full": (Disk.full, Disk.emptied, "no space left on device"),
    "read-only": (Disk.read_only, Disk.writable, "read-only file system"),
    "somebody else's": (Disk.somebody_elses, Disk.given_back, "permission denied"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_it_plays_on_and_tells_of_it_when_the_disk_takes_something_again(tmp_path: Path, fault: str) -> None:
    breaks, mends, reason = FAULTS[fault]
    with disk(tmp_path / "data") as its, kiosk(tmp_path, environment={"RED_FRONTIER_HUMBLE": "1"}) as booth:
        booth.begin()
        game = booth.game
        breaks(its)
        end = time.monotonic() + NOTICED_S
        while time.monotonic() < end:
            booth.program.tap("V", "Left", "Return")
        assert booth.game == game, "it plays on"
        mends(its)
        until(lambda: "Everything can be saved again." in told(booth), "it says so", within_s=NOTICED_S)
        assert f"Nothing can be saved: {reason}." in told(booth)
        assert booth.game == game


@pytest.mark.parametrize("fault", FAULTS)
def test_one_that_is_killed_meanwhile_starts_all_the_same_and_comes_home_later(
    tmp_path: Path, fault: str
) -> None:
    breaks, mends, _ = FAULTS[fault]
    with disk(tmp_path / "data") as its, kiosk(tmp_path, environment={"RED_FRONTIER_HUMBLE": "1"}) as booth:
        booth.begin()
        breaks(its)
        game = booth.game
        os.kill(game, signal.SIGKILL)
        until(lambda: booth.game not in (0, game), "another one starts", within_s=30)
        until(lambda: "HuntScene" in booth.shown()[-2:], "the match goes on", within_s=30)
        begun = time.monotonic()
        time.sleep(NOTICED_S)
        mends(its)
        until(lambda: "asked_restart" in booth.audits.counts(), "it comes home", within_s=180)
        print(f"home after {time.monotonic() - begun:.0f} s")
        assert any("Nothing can be saved" in text for text in told(booth))
