"""Real processes: games that die, hang, end in peace, or are ended."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.kiosk import supervisor, watch
from game.kiosk.pulse import END, LEFT, RESTART
from game.kiosk.supervisor import Supervisor
from game.store.audits import Audits

BEAT = """
import os,sys,time
def beat(n, journal=''):
 for _ in range(n):
  os.write(1, b'3 ' + journal.encode() + b'\\n'); time.sleep(0.02)
"""


class Kiosk:
    """A supervisor on a thread. lives: what each game wrote, the mode it was started in first."""

    def __init__(self, folder: Path, code: str) -> None:
        self.notes = folder / "lives"
        mode = "mode = os.environ['RED_FRONTIER_SUPERVISED']"
        note = f"open({str(self.notes)!r}, 'a').write(mode + '\\n')"
        code = f"{BEAT}{mode}\n{note}\n{code}"
        self.audits = Audits(folder / "audits.jsonl")
        command = [sys.executable, "-c", code]
        self.supervisor = Supervisor(command, folder / "logs", folder / "journals", self.audits)
        self.code: int | None = None
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self.code = self.supervisor.run()

    @property
    def lives(self) -> list[str]:
        return self.notes.read_text().split() if self.notes.exists() else []

    def wait(self, true: Callable[[], object], within_s: float = 20.0) -> None:
        deadline = time.monotonic() + within_s
        while not true():
            assert time.monotonic() < deadline, (self.lives, self.audits.all())
            time.sleep(0.01)

    def end(self) -> int | None:
        self._thread.join(20)
        assert not self._thread.is_alive()
        return self.code


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "FROZEN_S", 0.6)
    monkeypatch.setattr(watch, "PAUSES_S", (0.01, 0.02, 0.03))
    monkeypatch.setattr(supervisor, "LOOK_S", 0.02)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Callable[[str], Kiosk]]:
    made: list[Kiosk] = []

    def make(code: str) -> Kiosk:
        made.append(Kiosk(tmp_path, code))
        return made[-1]

    yield make
    for one in made:
        one.supervisor.stop()
        one.end()


def test_crashes_are_counted_and_lead_to_the_safe_mode(kiosk: Callable[[str], Kiosk], tmp_path: Path) -> None:
    count = f"n = len(open({str(tmp_path / 'lives')!r}).read().split())"
    one = kiosk(f"{count}\nbeat(2)\nsys.exit({END} if n == 7 else 'it broke')")
    assert one.end() == END
    assert one.lives == ["new", *["again"] * 4, "safe", "safe"]
    assert one.audits.counts()["crash"] == 6
    assert "it broke" in next(iter(sorted((tmp_path / "logs").iterdir()))).read_text()


def test_the_operators_start_again_is_no_crash(kiosk: Callable[[str], Kiosk], tmp_path: Path) -> None:
    count = f"n = len(open({str(tmp_path / 'lives')!r}).read().split())"
    one = kiosk(f"{count}\nbeat(2)\nsys.exit({END} if n == 7 else {RESTART})")
    assert one.end() == END
    assert one.lives == ["new"] * 7, "so often in so short a time crashes would lead to the safe mode"
    assert one.audits.counts() == {"asked_restart": 6}


def test_the_next_game_is_told_which_match_was_being_played_and_what_was_paid(
    kiosk: Callable[[str], Kiosk], tmp_path: Path
) -> None:
    played = tmp_path / "played"
    told = "os.environ['RED_FRONTIER_CREDITS'] + os.environ['RED_FRONTIER_PLAYED']"
    note = f"open({str(played)!r}, 'a').write({told} + ';')"
    count = f"n = len(open({str(tmp_path / 'lives')!r}).read().split())"
    journals = "('', 'a.jsonl', 'a.jsonl', '')"
    one = kiosk(f"{note}\n{count}\nif n == 5:\n sys.exit({END})\nbeat(3, {journals}[n - 1])\nsys.exit(1)")
    assert one.end() == END
    assert played.read_text().split(";")[:-1] == ["0", "3", "3a.jsonl", "3a.jsonl", "3"]


PLAYING = """
told = os.environ['RED_FRONTIER_CREDITS'] + ' ' + os.environ['RED_FRONTIER_PLAYED']
open(NOTED, 'a').write(told + ';')
beat(4 if told == '0 ' else 1, 'a.jsonl')
"""


def test_what_was_played_and_paid_outlives_an_orderly_stop_and_the_operators_end_and_restart(
    kiosk: Callable[[str], Kiosk], tmp_path: Path
) -> None:
    noted = tmp_path / "noted"
    count = f"n = len(open({str(tmp_path / 'lives')!r}).read().split())"
    ends = f"{count}\nif n == 1:\n sys.exit({RESTART})\nif n == 2:\n sys.exit({END})\nbeat(5000, 'a.jsonl')"
    code = PLAYING.replace("NOTED", repr(str(noted))) + ends
    assert kiosk(code).end() == END
    one = kiosk(code)
    one.wait(lambda: len(one.lives) == 3)
    one.supervisor.stop()
    assert one.end() == 0
    assert (tmp_path / LEFT).read_text() == "3 a.jsonl\n"
    assert noted.read_text().split(";")[:-1] == ["0 ", *["3 a.jsonl"] * 2]
    assert not one.audits.counts()["lost_credits"]


def test_credits_that_can_not_be_kept_over_a_stop_are_in_the_audits(
    kiosk: Callable[[str], Kiosk], tmp_path: Path
) -> None:
    (tmp_path / LEFT / "in the way").mkdir(parents=True)
    one = kiosk(f"beat(3)\nsys.exit({END})")
    assert one.end() == END
    (told,) = [audit for audit in one.audits.all() if audit.kind == "lost_credits"]
    assert told.data == {"credits": 3} and told.text.startswith("3 credits ")


def test_a_game_whose_frames_stop_is_killed_and_started_again(kiosk: Callable[[str], Kiosk]) -> None:
    one = kiosk(f"beat(3)\nif mode == 'new':\n time.sleep(60)\nsys.exit({END})")
    assert one.end() == END
    assert one.lives == ["new", "again"]
    assert one.audits.counts() == {"frozen": 1}


@pytest.mark.skipif(os.name != "posix", reason="the signals are those of POSIX systems")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP])
def test_whatever_ends_or_stops_a_game_it_comes_back(
    kiosk: Callable[[str], Kiosk], sign: signal.Signals
) -> None:
    one = kiosk("beat(5000)")
    one.wait(lambda: len(one.lives) == 1 and one.supervisor.process)
    process = one.supervisor.process
    assert process is not None
    time.sleep(0.1)
    process.send_signal(sign)
    one.wait(lambda: len(one.lives) == 2)
    one.supervisor.stop()
    assert one.end() == 0


def test_a_game_that_ends_without_being_told_to_is_started_again(kiosk: Callable[[str], Kiosk]) -> None:
    one = kiosk(f"sys.exit(0 if mode == 'new' else {END})")
    assert one.end() == END
    assert one.lives == ["new", "again"]


def test_bad_input_is_not_tried_again(kiosk: Callable[[str], Kiosk]) -> None:
    one = kiosk("sys.exit(2)")
    assert one.end() == 2
    assert one.lives == ["new"]


def test_a_game_that_does_not_want_to_end_is_ended(
    kiosk: Callable[[str], Kiosk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "GRACE_S", 0.2)
    one = kiosk("import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nbeat(5000)")
    one.wait(lambda: one.lives)
    one.supervisor.stop()
    assert one.end() == 0


def test_old_logs_go(kiosk: Callable[[str], Kiosk], tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    for n in range(30):
        (tmp_path / "logs" / f"game-20200101-0000{n:02}-0001.log").write_text("old")
    one = kiosk(f"sys.exit({END})")
    assert one.end() == END
    assert len(list((tmp_path / "logs").iterdir())) == supervisor.LOGS_KEPT


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="systemd speaks over a UNIX socket")
def test_systemd_hears_that_it_is_ready_lives_and_stops(
    kiosk: Callable[[str], Kiosk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        one = kiosk("beat(5000)")
        assert ear.recv(100) == b"READY=1\nWATCHDOG=1"
        one.supervisor.stop()
        heard = b""
        while heard != b"STOPPING=1":
            heard = ear.recv(100)
