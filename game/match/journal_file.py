"""The journal of a match on disk: appended line by line, safe from kills and loss of power (Law 4)."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game import __version__
from game.match.journal import FORMAT, Accepted, Back, Header, Note, new_path
from game.match.pace import Pace
from game.match.seating import told_of
from game.rules.kernel import Response
from game.store.files import sync_folder

if TYPE_CHECKING:
    from game.match.match import Match

SYNC_S = 1.0
"""A loss of power costs at most this."""


class JournalFile:
    """Appends to a journal. notice: set, and nothing more is written, when the disk refuses."""

    def __init__(self, path: Path, header: Header | None = None, good: int | None = None) -> None:
        """header: of a new file. good: where to go on in an old one, cutting off a torn line."""
        self.path, self.name = path, path.name
        self.notice: str | None = None
        self._lines: list[bytes] = []
        self._file: int | None = None
        self._dirty = threading.Event()
        self._hurry = threading.Event()
        try:
            fresh = os.O_CREAT if good is None else 0
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | fresh, 0o644)
            if good is not None:
                os.ftruncate(self._file, good)
        except OSError as error:
            self._give_up(error)
        if header is not None:
            self._lines.append(msgspec.json.encode(header))
            self.flush()
            sync_folder(path.parent)
        threading.Thread(target=self._keep_syncing, name="journal", daemon=True).start()

    def accepted(self, response: Response, chance: list[list[Any]], digest: str, after_ns: int) -> None:
        """Write down a response."""
        self._lines.append(msgspec.json.encode(Accepted(response, chance, digest, after_ns)))

    def back(self, count: int) -> None:
        """Write down that later responses are void."""
        self._lines.append(msgspec.json.encode(Back(count)))

    def note(self, name: str, data: Any, *, before_last: bool = False) -> None:
        """Write down something beside the rules, if need be before the last line that is not flushed yet."""
        place = len(self._lines) - 1 if before_last and self._lines else len(self._lines)
        self._lines.insert(place, msgspec.json.encode(Note(name, data)))

    def flush(self, *, sync: bool = False) -> None:
        """Hand all lines to the system; with sync, the disk has them soon after."""
        lines, self._lines = self._lines, []
        if self._file is None:
            return
        rest = b"".join(line + b"\n" for line in lines)
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except OSError as error:
            self._give_up(error)
        if lines:
            self._dirty.set()
        if sync:
            self._hurry.set()

    def close(self) -> None:
        """Have everything on the disk and let the file go."""
        self.flush()
        file, self._file = self._file, None
        self._dirty.set()
        self._hurry.set()
        if file is not None:
            _fsync(file)
            os.close(file)

    def _give_up(self, error: OSError) -> None:
        self.notice = f"The match is no longer being saved ({self.path}: {error.strerror}); it goes on."
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def _keep_syncing(self) -> None:
        """On a thread: a disk that takes its time must not hold up a frame."""
        while True:
            self._dirty.wait()
            self._dirty.clear()
            file = self._file
            if file is None:
                return
            _fsync(file)
            self._hurry.wait(SYNC_S)
            self._hurry.clear()


def _fsync(file: int) -> None:
    try:
        os.fsync(file)
    except OSError:  # closed meanwhile, or a device that can't
        return


def begin(
    match: Match[Any], folder: Path | None, *, table: dict[str, Any] | None = None, pace: Pace | None = None
) -> None:
    """Write a match down from its deal on, in a new file of a folder; with None it is not written down.

    table, pace: those of a hunt.
    """
    if folder is None:
        return
    header = Header(
        format=FORMAT,
        game=match.rules.id,
        rules=match.rules.version,
        program=__version__,
        seed=match.seed,
        setup=match.setup,
        table=table or {},
        deal=match.deal,
        pace=pace or Pace(),
        made=time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        **told_of(match.seats),
    )
    match.journal = JournalFile(new_path(folder, match.rules.id), header)
