"""The journal of a match: JSON lines, each written before what it tells is shown (Law 4).

First line: `Header`. Then one line for each accepted response {"r": response, "c": results of chance, "d":
digest of the state, "t": ns since the phase began}, each break {"back": responses that still count}, and each
note {"note": name, "data": ...}: 'race' with the presses of a race, 'seat' with a change of seats, 'end' with
how it ended, and of a match that is over the winners' seats and how long it was played.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game.inputs.press import CONTROLS, Press
from game.match.pace import Pace
from game.rules.kernel import Response, Setup
from game.store.files import plain_files, read_whole

FORMAT = 1
STICK = 127
"""A stick at its edge, as journals count."""
TICK_NS = 1_000
"""The grain of the times of presses."""
TAIL = 1_000
"""More than an 'end' note is long, bytes."""
MOST = 64 * 2**20
"""More than any match takes, bytes."""
END = b'{"note":"end"'


class JournalError(ValueError):
    """A journal that can't be used, with a sentence that says why."""


class Header(msgspec.Struct, frozen=True):
    """The first line: all that a match needs to be dealt again.

    format: of this file. game, rules: id and version of the rules. program: version of the program.
    seats: words of `SeatSpec`. table: the table's data, as read from its file. deal: what chance dealt.
    names: of people, by seat, () or '' = nobody said. looks: which colour and emblem (0..7) each seat wore,
    () = its own. away: devices of people who had got up when it began, by seat; bots play for them.
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
    names: tuple[str, ...] = ()
    looks: tuple[int, ...] = ()
    away: dict[int, str] = {}


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


def read(path: Path) -> Written:
    """Read a journal. Raises JournalError with one sentence if it can't be used."""
    try:
        data = read_whole(path, MOST)
    except OSError as error:
        raise JournalError(f"{path} can't be read: {error.strerror}.") from None
    lines = data.split(b"\n")
    torn = lines.pop()
    if not lines:
        raise JournalError(f"{path} is not a match journal.")
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
        raise JournalError(f"{path} is not a match journal.") from None


def _entry(line: bytes) -> Entry:
    keys = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    if "r" in keys:
        return msgspec.json.decode(line, type=Accepted)
    return msgspec.json.decode(line, type=Back) if "back" in keys else msgspec.json.decode(line, type=Note)


class Row(NamedTuple):
    """A rounded press of a 'race' note. control: its place in CONTROLS. value: STICK = 1. Times in ticks."""

    seat: int
    control: Annotated[int, msgspec.Meta(ge=0, lt=len(CONTROLS))]
    value: Annotated[int, msgspec.Meta(ge=-STICK, le=STICK)]
    lo: int
    width: Annotated[int, msgspec.Meta(ge=0)]
    source: str = "bot"


class RaceNote(msgspec.Struct, frozen=True):
    """What a 'race' note says: all that it takes to move the hands again.

    clock: of the table when the card showed. held: by seat, the controls that were held then.
    """

    clock: int
    held: list[tuple[int, frozenset[str]]]
    presses: list[Row]


def race_of(note: Note) -> RaceNote:
    """What a 'race' note says. Raises msgspec.ValidationError where it says nothing of use."""
    return msgspec.convert(note.data, RaceNote)


def pack(press: Press) -> list[Any]:
    """A rounded press as a `Row`; that bots made it needs no word."""
    row: list[Any] = [
        press.seat,
        CONTROLS.index(press.control),
        round(press.value * STICK),
        press.lo_ns // TICK_NS,
        (press.hi_ns - press.lo_ns) // TICK_NS,
    ]
    return row if press.source == "bot" else [*row, press.source]


def unpack(row: Row) -> Press:
    """The press that `pack` gave."""
    lo, hi = row.lo * TICK_NS, (row.lo + row.width) * TICK_NS
    return Press(row.seat, CONTROLS[row.control], row.value / STICK, lo, hi, hi, row.source, "journal")


def latest_first(folder: Path) -> list[Path]:
    """The journals of a folder, the one that was written last first."""
    return plain_files(folder, "*.jsonl")


def new_path(folder: Path, game: str) -> Path:
    """A name for a new journal: the game and the time, with a number if that is taken."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    count = 1
    while (path := folder / f"{game}-{stamp}-{count}.jsonl").exists():
        count += 1
    return path
