"""Replays that come from another machine: read, checked from end to end, and only then put on the shelf."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from game.match.journal import JournalError, Written, read
from game.match.replay import check
from game.match.replays import ENDING, READ_MOST, Shelf
from game.store.files import read_whole, write_safely
from game.store.sharing import free_path

GIVEN_UP = b'{"note":"end","data":{"how":"left"}}\n'
"""Closes a match that was broken off elsewhere: here it can be watched, but nobody goes on with it."""

TORN_MOST = 2**20
"""More than one line of a journal is long, bytes."""


def already(shelf: Shelf, source: Path) -> Path | None:
    """The journal of the shelf that is the same match, None if there is none."""
    try:
        size = _whole_lines(source)
        same = [path for path in shelf.paths() if 0 <= path.stat().st_size - size <= len(GIVEN_UP)]
        data = read_whole(source, READ_MOST)[:size] if same else b""
        return next((path for path in same if path.read_bytes().startswith(data)), None)
    except OSError:
        return None


def _whole_lines(source: Path) -> int:
    """Bytes up to the end of the last whole line: a torn one behind it is not taken over."""
    with source.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - TORN_MOST))
        return size - len(file.read(TORN_MOST).rpartition(b"\n")[2])


def bring_in(source: Path, shelf: Shelf) -> Path:
    """Copy a journal onto the shelf under a name of its own; gives its path there.

    Raises JournalError with one sentence for a file that is none, is damaged, is here already, or does not go
    as it says; nothing is written then.
    """
    if already(shelf, source) is not None:
        raise JournalError(f"{source.name} is already here.")
    try:
        written = read(source)
        difference = check(written)
    except JournalError as error:
        raise JournalError(str(error).replace(str(source), source.name)) from None
    except Exception:
        raise JournalError(f"{source.name} is damaged.") from None
    if difference is not None:
        raise JournalError(f"{source.name} was changed: it doesn't play as it says.")
    return _put(source, written, shelf)


def _put(source: Path, written: Written, shelf: Shelf) -> Path:
    header = written.header
    made = "".join(letter for letter in header.made[:19] if letter.isdigit())
    try:
        data = read_whole(source, READ_MOST)[: written.good] + (b"" if written.ended else GIVEN_UP)
        shelf.folder.mkdir(parents=True, exist_ok=True)
        path = free_path(shelf.folder, f"{header.game}-{made}-shared", ENDING)
        write_safely(path, data)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise JournalError(f"{source.name} can't be imported: {reason}.") from None
    return path


class Bringing:
    """Brings one file in on a thread, so that no frame waits for it. path: of the file."""

    def __init__(self, path: Path, shelf: Shelf) -> None:
        """Begins at once."""
        self.path = path
        self._shelf = shelf
        self._said: str | None = None
        self._fault = False
        threading.Thread(target=self._work, name="bring-in", daemon=True).start()

    def said(self) -> tuple[bool, str] | None:
        """None while it works; then whether it is here now, and the sentence that says so."""
        return None if self._said is None else (not self._fault, self._said)

    def _work(self) -> None:
        try:
            bring_in(self.path, self._shelf)
            self._said = f"{self.path.name} is on the shelf: every step checks out."
        except JournalError as error:
            self._fault = True
            self._said = str(error)
