"""The journal of a match: JSON lines, each written before what it tells is shown (Law 4).

First line: `Header`. Then one line for each accepted response {"r": response, "c": results of chance, "d":
digest of the state, "t": ns since the phase began}, each break {"back": responses that still count}, and each
note {"note": name, "data": ...}: 'race' with the presses of a race, 'seat' with a change of seats, 'end'.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from game.inputs.press import CONTROLS, Press
from game.match.pace import Pace
from game.rules.kernel import Response, Setup
from game.store.files import sync_folder

FORMAT = 1
SYNC_S = 1.0
"""A loss of power costs at most this."""
STICK = 127
TICK_NS = 1_000
TAIL = 1_000
END = b'{"note":"end"'


class JournalError(ValueError):
    """A journal that can't be used, with a sentence that says why."""


class Header(msgspec.Struct, frozen=True):
    """The first line: all that a match needs to be dealt again.

    format: of this file. game, rules: id and version of the rules. program: version of the program.
    seats: words of `SeatSpec`. table: the table's data, as read from its file. deal: what chance dealt.
    """

    format: int
    game: str
    rules: int
    program: str
    seed: int
    setup: Setup
    seats: tuple[str, ...]
    table: dict[str, Any]
    deal: list[list[Any]]
    pace: Pace = Pace()
    made: str = ""


SHORT = {"response": "r", "chance": "c", "digest": "d", "after_ns": "t"}


class Accepted(msgspec.Struct, frozen=True, rename=SHORT):
    """A response that the rules accepted, what chance gave, and the digest of the state after it."""

    response: Response
    chance: list[list[Any]]
    digest: str
    after_ns: int = 0


class Back(msgspec.Struct, frozen=True, rename={"count": "back"}):
    """The state went back to what it was after the first `count` responses that count."""

    count: int


class Note(msgspec.Struct, frozen=True, rename={"name": "note"}):
    """Something beside the rules."""

    name: str
    data: Any


Entry = Accepted | Back | Note


class Written(msgspec.Struct):
    """A journal as read. good: bytes up to the last whole line; a torn line after it is left out."""

    path: Path
    header: Header
    entries: list[Entry]
    good: int

    @property
    def ended(self) -> bool:
        """Whether the match came to its end or was given up."""
        return any(isinstance(entry, Note) and entry.name == "end" for entry in self.entries)


class JournalFile:
    """Appends to a journal. notice: set, and nothing more is written, when the disk refuses."""

    def __init__(self, path: Path, header: Header | None = None, good: int | None = None) -> None:
        """header: of a new file. good: where to go on in an old one, cutting off a torn line."""
        self.path = path
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
        self.notice = f"The match is not written down any more ({self.path}: {error.strerror}); it goes on."
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


def read(path: Path) -> Written:
    """Read a journal. Raises JournalError with one sentence if it can't be used."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise JournalError(f"{path} can't be read: {error.strerror}.") from None
    lines = data.split(b"\n")
    torn = lines.pop()
    if not lines:
        raise JournalError(f"{path} is no journal of a match.")
    header = _header(path, lines[0])
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            entries.append(_entry(line))
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError):
            if number < len(lines):
                raise JournalError(f"{path} is damaged in line {number}.") from None
            torn = line + b"\n" + torn
    return Written(path, header, entries, len(data) - len(torn))


def has_ended(path: Path) -> bool:
    """Whether the last line is an 'end' note: told from the end of the file, however long it is."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - TAIL))
            return file.read().rpartition(b"\n")[0].rpartition(b"\n")[2].startswith(END)
    except OSError:
        return False


class _Format(msgspec.Struct):
    """The part of the first line that every version has."""

    format: int
    game: str


def _header(path: Path, line: bytes) -> Header:
    try:
        form = msgspec.json.decode(line, type=_Format)
        if form.format > FORMAT:
            known = f"format {form.format}; this one knows {FORMAT}"
            raise JournalError(f"{path} was written by a newer version of the program ({known}).")
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise JournalError(f"{path} is no journal of a match.") from None


def _entry(line: bytes) -> Entry:
    keys = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    if "r" in keys:
        return msgspec.json.decode(line, type=Accepted)
    return msgspec.json.decode(line, type=Back) if "back" in keys else msgspec.json.decode(line, type=Note)


def pack(press: Press) -> list[Any]:
    """A rounded press for a 'race' note: seat, control, value, lo and width in microseconds, source."""
    row: list[Any] = [
        press.seat,
        CONTROLS.index(press.control),
        round(press.value * STICK),
        press.lo_ns // TICK_NS,
        (press.hi_ns - press.lo_ns) // TICK_NS,
    ]
    return row if press.source == "bot" else [*row, press.source]


def unpack(row: list[Any]) -> Press:
    """The press that `pack` gave."""
    seat, control, value, lo_us, width_us, *source = row
    lo, hi = lo_us * TICK_NS, (lo_us + width_us) * TICK_NS
    name = source[0] if source else "bot"
    return Press(seat, CONTROLS[control], value / STICK, lo, hi, hi, name, "journal")


def new_path(folder: Path, game: str) -> Path:
    """A name for a new journal: the game and the time, with a number if that is taken."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    count = 1
    while (path := folder / f"{game}-{stamp}-{count}.jsonl").exists():
        count += 1
    return path
