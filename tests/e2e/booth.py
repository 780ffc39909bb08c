"""A kiosk that runs on a private screen, with a witness inside it that knows what it shows."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from game.kiosk.pin import Pin
from game.store.audits import Audits
from tests.e2e.rig import Program, screen, until

KIOSK = 'zones = ["keys1", "keys2"]\nidle_seat_s = 30\nidle_table_s = 60\n'
BACK_S = 5.0
"""A table that died is there again within this on an idle machine; this many times as long on a busy one:"""
BUSY = 4.0
SPY = Path(__file__).parent / "spy"
MEMORY = "memory:"


class Booth:
    """A kiosk that runs. skew: the file that sets its clock on the wall."""

    def __init__(self, program: Program, folder: Path) -> None:
        self.program = program
        self.audits = Audits(folder / "data" / "logs" / "audits.jsonl")
        self.skew = folder / "skew"
        self._seen = folder / "seen"

    @property
    def game(self) -> int:
        """The process that guests see."""
        pid = self.program.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(children[-1]) if children else 0

    def shown(self, since_s: float = 0.0) -> list[str]:
        """The screens and acts since an instant of the monotonic clock, in their order."""
        return [word for word in self._words(since_s) if not word.startswith(MEMORY)]

    def _words(self, since_s: float = 0.0) -> list[str]:
        lines = (line.split() for line in self._seen.read_text().splitlines()) if self._seen.exists() else ()
        return [word for at, word in lines if float(at) >= since_s]

    def complaints(self) -> str:
        """What its games said on their standard error, and what was written down of them."""
        logs = self.audits.path.parent.glob("game-*.log")
        said = [f"{path.name}: {text}" for path in sorted(logs) if (text := path.read_text().strip())]
        return "\n".join([*said, *map(str, self.audits.all()), f"screens: {self.shown()[-20:]}"])

    @property
    def sizes(self) -> list[int]:
        """Of the game in the machine's memory, each five seconds, bytes; but see the witness."""
        return [int(word.removeprefix(MEMORY)) for word in self._words() if word.startswith(MEMORY)]

    def comes_back(self, sign: signal.Signals, patience_s: float = BACK_S * BUSY) -> float:
        """Do that to the game; the time until another one is there and draws, s."""
        before, starts = self.game, self.audits.counts()["restart"]
        os.kill(before, sign)
        begin = time.monotonic()
        until(
            lambda: self.game not in (0, before) and self.audits.counts()["restart"] > starts,
            f"it is started again after {sign.name}",
            within_s=patience_s,
        )
        until(self.program.keys.windows, "its window is there", within_s=patience_s)
        return time.monotonic() - begin

    def begin(self) -> Path:
        """A match of Bandits of people and bots, in which a card is about to be turned; its journal."""
        self.program.walk("V", "V", "Return", "Return")
        until(self.program.journals, "a match begins")
        (journal,) = self.program.journals()
        dealt = journal.stat().st_size
        until(lambda: journal.stat().st_size > dealt, "something is decided")
        return journal

    def focus(self) -> None:
        """Give the keyboard to the window that is there now."""
        self.program.window = self.program.keys.windows()[0]
        self.program.keys.focus(self.program.window)


@contextmanager
def kiosk(
    folder: Path, mine: str = KIOSK, environment: Mapping[str, str] | None = None, *, code: int = 0
) -> Iterator[Booth]:
    """A kiosk with its PIN set to 0000; at the end it stops as systemd stops it, without a word.

    mine: the operator's file. code: with which it ends, by itself if not 0.
    """
    file = folder / "mine.toml"
    file.write_text(mine)
    (folder / "data").mkdir(exist_ok=True)
    Pin(folder / "data" / "pin.json").set("0000")
    (folder / "skew").write_text("0")
    given = {
        "PYTHONPATH": str(SPY),
        "RED_FRONTIER_SEEN": str(folder / "seen"),
        "RED_FRONTIER_SKEW": str(folder / "skew"),
    } | dict(environment or {})
    words = ("--kiosk", str(file), "--windowed")
    with screen() as display, Program(folder, display, *words, environment=given) as program:
        program.open()
        booth = Booth(program, folder)
        try:
            yield booth
        except BaseException:
            print(booth.complaints())
            raise
        if code == 0:
            program.process.terminate()
        assert program.process.wait(30) == code, program.errors()
        assert program.errors() == ""
