"""Where things lie: what comes with the program, and what it keeps for its players."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from game.store.files import plain_files

APP = "red-frontier"
SETTINGS = "settings.json"
JOURNALS = "journals"
RECORDS = "records.sqlite"
LOCK = "in-use.lock"
SECRET = "pin*.json"
"""Borrowed, but not left behind: even a hash of four digits tells them to whoever tries all."""
PROBE = 4096
"""A disk that is full may still take a file with nothing in it, bytes."""
MOST_BORROWED = 2**20
"""More than any file of settings takes, bytes."""


def data_root() -> Path:
    """The folder that holds `levels/` and `assets/`: `game/_data` in a wheel, else the checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "_data"
    return packed if packed.is_dir() else package.parent


class Folders:
    """The player's own folder; a temporary one, named in `notice`, where none can be written.

    One program has it at a time: two would go on with the same match and write over each other's settings.
    root, settings, journals, records: paths. notice: one sentence, or None.
    """

    def __init__(self, data_dir: str | Path | None = None) -> None:
        """data_dir: the folder wanted, None for the system's usual place."""
        wanted = wanted_folder(data_dir)
        self.notice: str | None = None
        self._wanted = wanted
        self._lock: FileLock | None = None
        unwritable = "there is no home folder" if wanted is None else _unwritable(wanted)
        reason = unwritable or (self._taken(wanted) if wanted else None)
        if wanted is None or reason:
            self.root = Path(tempfile.mkdtemp(prefix=f"{APP}-"))
            (self.root / JOURNALS).mkdir()
            place = f"{wanted}: {reason}" if wanted else str(reason)
            self.notice = f"Nothing can be saved ({place}); this time everything goes to {self.root}."
            if wanted:
                _borrow(wanted, self.root, match=unwritable is not None)
        else:
            self.root = wanted

    def refusal(self) -> str:
        """Why nothing can be written now in the folder wanted, '' if all is well: disks fill up."""
        return _unwritable(self._wanted or self.root) or ""

    @property
    def astray(self) -> bool:
        """Whether a temporary folder serves."""
        return self.notice is not None

    def close(self) -> None:
        """Let another program have the folder; in a temporary one nothing stays that is nobody's business."""
        self.release()
        for path in plain_files(self.root, SECRET) if self.astray else ():
            with contextlib.suppress(OSError):
                path.unlink()

    def release(self) -> None:
        """Let another program have the folder, with all that is in it."""
        if self._lock is not None:
            self._lock.release()

    def _taken(self, root: Path) -> str | None:
        """Why another program's folder can't be this one's, or None."""
        lock = FileLock(root / LOCK)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return "another Red Frontier has it open"
        except (OSError, NotImplementedError):  # a disk without locks: better played on than refused
            return None
        self._lock = lock
        return None

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.root / SETTINGS

    @property
    def journals(self) -> Path:
        """The folder of the matches' journals."""
        return self.root / JOURNALS

    @property
    def records(self) -> Path:
        """The data base of finished matches."""
        return self.root / RECORDS


def wanted_folder(data_dir: str | Path | None = None) -> Path | None:
    """The player's own folder, whoever has it open and whatever its disk says; None if there is no home."""
    return _usual() if data_dir is None else Path(data_dir).expanduser().absolute()


def _usual() -> Path | None:
    """The system's place for this program's data, None if nobody's home is known."""
    try:
        path = platformdirs.user_data_path(APP, appauthor=False)
    except (RuntimeError, OSError, KeyError):
        return None
    return path if path.is_absolute() and "~" not in path.parts else None


def _unwritable(root: Path) -> str | None:
    """Why nothing can be written there, or None; the folder is made if it is missing."""
    try:
        (root / JOURNALS).mkdir(parents=True, exist_ok=True)
        for folder in (root, root / JOURNALS):
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(bytes(PROBE))
    except OSError as error:
        return (error.strerror or str(error)).lower()
    return None


def _borrow(old: Path, new: Path, *, match: bool) -> None:
    """Take what is small from a folder that can be read but not written; with `match`, also the last one.

    Nobody goes on with a match of a folder that another program has open.
    """
    with contextlib.suppress(OSError):
        small = [path for path in plain_files(old, "*.json") if path.stat().st_size <= MOST_BORROWED]
        journals = plain_files(old / JOURNALS, "*.jsonl")[:1] if match else []
        for path in (*small, *journals):
            with contextlib.suppress(OSError):
                shutil.copy2(path, new / path.relative_to(old))
