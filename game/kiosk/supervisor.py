"""The parent of a kiosk's game: starts it again when it dies or hangs, and writes down that it did."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from game.kiosk.notify import Systemd
from game.kiosk.played import Played
from game.kiosk.pulse import CREDITS, END, LEFT, PLAYED, RESTART, SUPERVISED
from game.kiosk.watch import Watch
from game.store.audits import Audits

LOOK_S = 0.1
LATE_S = 2.0
"""If the supervisor itself was stopped for so long, a silence of the game proves nothing."""
GRACE_S = 5.0
"""How long a game that is told to end may take."""
LAST_WORDS_S = 1.0
"""How long the last beats of one that has ended may take to be heard."""
LOGS_KEPT = 10
FINAL = (END, 2)
"""Exit codes after which it is not started again: the operator ended it, or its input was bad. Not 0."""


class Supervisor:
    """Runs one game after the other until it is told to stop.

    starts: how often a game was started. process: the game that runs.
    """

    def __init__(self, command: Sequence[str], logs: Path, journals: Path, audits: Audits) -> None:
        """command: of the game. logs: folder for what it says on its standard error. journals: of matches."""
        self._command = list(command)
        self._logs, self._left = logs, journals.parent / LEFT
        self._audits = audits
        self._watch = Watch()
        self._played = Played(journals)
        self._systemd = Systemd()
        self._stop = threading.Event()
        self._beat = threading.Event()
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None

    def run(self) -> int:
        """Until the operator ends the game or `stop` is called; gives the exit code."""
        code = self._games()
        self._leave()
        return code

    def _games(self) -> int:
        """One game after the other."""
        mode, played = "new", self._played.adopt(self._left)
        while True:
            code, hung = self._one(mode, played)
            if self._stop.is_set():
                self._systemd.tell("STOPPING=1")
                return 0
            if code in FINAL and not hung:
                return code
            if code == RESTART and not hung:
                self._audits.add("asked_restart")
                mode, played = "new", self._played.name
                continue
            now_s = time.monotonic()
            again = self._watch.crashed(now_s)
            what = "frozen" if hung else "crash"
            self._audits.add(what, f"The game {'hung' if hung else f'ended with {code}'}.", safe=again.safe)
            self._stop.wait(again.pause_s)
            mode, played = "safe" if again.safe else "again", self._played.again(now_s)

    def stop(self) -> None:
        """End the game and then this; may be called from a signal."""
        self._stop.set()

    def listen(self) -> None:
        """Let the system's signal to end stop it; guests' Ctrl+C does nothing."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: self.stop())

    def _leave(self) -> None:
        """The next start goes on with the match, and with what was paid."""
        try:
            self._played.leave(self._left)
        except OSError as error:
            credit = self._played.credits
            lost = f"{credit} credit{'' if credit == 1 else 's'} and any match in progress are lost"
            self._audits.add("lost_credits", f"{lost}: {error.strerror or error}.", credits=credit)

    # One game

    def _one(self, mode: str, played: str) -> tuple[int, bool]:
        """From its start to its end; gives its exit code, and whether it was killed because it hung."""
        if self._stop.is_set():
            return 0, False
        with self._log() as log:
            process = self._start(mode, played, log)
            hung = self._mind(process)
            if hung:
                process.kill()
            code = self._end(process)
            self._ear.join(LAST_WORDS_S)
        return code, hung

    def _start(self, mode: str, played: str, log: IO[bytes]) -> subprocess.Popen[bytes]:
        self.starts += 1
        self.process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            stderr=log,
            stdin=subprocess.DEVNULL,
            env=os.environ | {SUPERVISED: mode, PLAYED: played, CREDITS: str(self._played.credits)},
            start_new_session=os.name == "posix",  # the terminal's Ctrl+C is not for it
        )
        self._beat.clear()
        self._watch.started(time.monotonic())
        self._ear = threading.Thread(target=self._hear, args=(self.process,), name="pulse", daemon=True)
        self._ear.start()
        return self.process

    def _hear(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout as pipe:
            while beats := os.read(pipe.fileno(), 4096):
                self._played.heard(beats)
                self._beat.set()

    def _mind(self, process: subprocess.Popen[bytes]) -> bool:
        """Until the game ends, hangs (True) or is to be stopped."""
        looked_s = time.monotonic()
        while process.poll() is None and not self._stop.is_set():
            self._stop.wait(LOOK_S)
            now_s = time.monotonic()
            if self._beat.is_set() or now_s - looked_s > LATE_S:
                self._beat.clear()
                self._watch.drew(now_s)
                self._systemd.tell("READY=1\nWATCHDOG=1")
            elif self._watch.frozen(now_s):
                return True
            looked_s = now_s
        return False

    def _end(self, process: subprocess.Popen[bytes]) -> int:
        if process.poll() is None:
            process.terminate()
        try:
            return process.wait(GRACE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()

    def _log(self) -> IO[bytes]:
        """A new file for what the game has to complain of; old ones go. Without a disk nothing is kept."""
        try:
            self._logs.mkdir(parents=True, exist_ok=True)
            for old in sorted(self._logs.glob("game-*.log"))[: -LOGS_KEPT + 1]:
                with contextlib.suppress(OSError):
                    old.unlink()
            name = f"game-{time.strftime('%Y%m%d-%H%M%S')}-{self.starts:04}.log"
            return (self._logs / name).open("ab")
        except OSError:
            return Path(os.devnull).open("ab")
