"""The journals of a folder as replays: listed, kept, shared, pruned and deleted."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from game.match.board import played_ns
from game.match.games import GAMES, KNOWN
from game.match.journal import Accepted, Entry, JournalError, Note, latest_first, read
from game.match.pace import MS
from game.match.seating import reseat, seats_of
from game.match.seats import SeatError, SeatSpec
from game.store.sharing import copy_to

ENDING = ".jsonl"
KEPT = ".kept"
"""Before the ending of a journal that is never pruned: in its name, so that it lasts as long as the file."""
MOST = 300
MOST_BYTES = 300_000_000
"""So many journals that are not kept stay, of so many bytes together."""
LEAST = 20
"""The latest stay however large they are: a match that was broken off is among them."""
READ_MOST = 40_000_000
"""Bytes of a journal that is looked into; a larger one is listed without what is in it."""

State = Literal["over", "left", "open"]


class Replay(NamedTuple):
    """One journal. made: local time, ISO 8601. seats: as they were at the end.

    state: 'over', 'left' = given up, or 'open' = it can be gone on with. winners: seats, () if nobody knows.
    played_ms: None if nobody knows. size: bytes. answers: how often somebody decided something.
    """

    path: Path
    game: str
    made: str
    seats: tuple[SeatSpec, ...]
    state: State
    winners: tuple[int, ...]
    played_ms: int | None
    size: int
    kept: bool
    answers: int


def is_kept(path: Path) -> bool:
    """Whether a journal is never pruned."""
    return path.stem.endswith(KEPT)


def journal_name(path: Path) -> str:
    """The name under which the records know a journal."""
    return path.stem.removesuffix(KEPT) + ENDING


class Shelf:
    """The journals of a folder; what was read is remembered until the file changes."""

    def __init__(self, folder: Path) -> None:
        """folder: need not exist."""
        self.folder = folder
        self._known: dict[Path, tuple[tuple[int, int], Replay | None]] = {}

    def paths(self) -> list[Path]:
        """All journals, the one that was written last first."""
        return [path for _, _, path in self._files()]

    def sizes(self) -> tuple[int, int]:
        """How many there are, and their bytes together."""
        files = self._files()
        return len(files), sum(size for _, size, _ in files)

    def look(self, path: Path) -> Replay | None:
        """What a journal is; None if it can't be used. Reads the file: once a frame is enough."""
        try:
            found = path.stat()
        except OSError:
            return None
        stamp = found.st_mtime_ns, found.st_size
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = self._known[path] = stamp, _replay(path, found.st_size)
        return known[1]

    def keep(self, path: Path, *, kept: bool) -> Path:
        """Mark a journal as one that is never pruned, or take the mark away; its new path. Raises OSError."""
        name = path.stem.removesuffix(KEPT) + (KEPT if kept else "") + ENDING
        target = path.with_name(name)
        if target != path and target.exists():
            raise FileExistsError(17, "there is a file of that name already", str(target))
        return path.rename(target)

    def delete(self, path: Path) -> None:
        """Delete a journal. Raises OSError."""
        path.unlink()
        self._known.pop(path, None)

    def share(self, path: Path, folder: Path) -> Path:
        """Copy a journal, which is one file, to a folder under a speaking name; its path. Raises OSError."""
        replay = self.look(path)
        return copy_to(path, folder, path.stem if replay is None else speaking_name(replay))

    def prune(self, most: int = MOST, most_bytes: int = MOST_BYTES) -> int:
        """Delete the oldest of those that are not kept, beyond that number and size; gives how many went."""
        gone, total = 0, 0
        loose = [file for file in self._files() if not is_kept(file[2])]
        for place, (_, size, path) in enumerate(loose):
            total += size
            if place >= LEAST and (place >= most or total > most_bytes):
                with contextlib.suppress(OSError):
                    self.delete(path)
                    gone += 1
        return gone

    def _files(self) -> list[tuple[int, int, Path]]:
        """Time, bytes and path of each journal, the latest first."""
        files = []
        for path in latest_first(self.folder):
            with contextlib.suppress(OSError):
                found = path.stat()
                files.append((found.st_mtime_ns, found.st_size, path))
        return sorted(files, key=lambda file: (-file[0], file[2].name))


def speaking_name(replay: Replay) -> str:
    """What a shared file is called: game, day and time, and who won."""
    game = KNOWN[replay.game].name if replay.game in KNOWN else replay.game
    names = [replay.seats[seat].name for seat in replay.winners if seat < len(replay.seats)]
    won = f", {' and '.join(names)} won" if all(names) and names else ""
    return f"{game} {replay.made[:16].replace('T', ' ').replace(':', '.')}{won}"


def _replay(path: Path, size: int) -> Replay | None:
    if size > READ_MOST:
        return None
    try:
        written = read(path)
        seats = seats_of(written.header)
    except (JournalError, SeatError):
        return None
    header, end = written.header, _end(written.entries)
    _reseat(seats, written.entries)
    played = end.get("played_ms")
    if played is None and header.game in GAMES and not GAMES[header.game].timed:
        played = played_ns(written.entries) // MS
    state: State = "open" if not written.ended else "over" if end.get("how") == "over" else "left"
    won = end.get("winners", ())
    return Replay(
        path,
        header.game,
        header.made,
        tuple(seats),
        state,
        tuple(won) if all(isinstance(seat, int) for seat in won) else (),
        played if isinstance(played, int) else None,
        size,
        is_kept(path),
        sum(isinstance(entry, Accepted) for entry in written.entries),
    )


def _end(entries: Iterable[Entry]) -> dict[str, Any]:
    """What the 'end' note says."""
    notes = [entry.data for entry in entries if isinstance(entry, Note) and entry.name == "end"]
    return notes[0] if notes and isinstance(notes[0], dict) else {}


def _reseat(seats: list[SeatSpec], entries: Iterable[Entry]) -> None:
    """Take over all changes of seats that can be understood."""
    for entry in entries:
        if isinstance(entry, Note) and entry.name == "seat":
            with contextlib.suppress(SeatError):
                reseat(seats, entry)
