"""Finished matches in a SQLite data base."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from game.store.files import set_aside

SCHEMA = 1
TABLES = """
CREATE TABLE IF NOT EXISTS matches (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    seed TEXT NOT NULL, level TEXT NOT NULL, game_ms INTEGER NOT NULL, digest TEXT NOT NULL,
    journal TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seats (
    match INTEGER NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, player TEXT NOT NULL,
    place INTEGER NOT NULL, score INTEGER NOT NULL, best_ns INTEGER, median_ns INTEGER,
    false_starts INTEGER NOT NULL, wrong INTEGER NOT NULL, PRIMARY KEY (match, seat));
CREATE TABLE IF NOT EXISTS captures (
    match INTEGER NOT NULL REFERENCES matches(id), race INTEGER NOT NULL, seat INTEGER NOT NULL,
    target TEXT NOT NULL, reaction_ns INTEGER NOT NULL, gap_ns INTEGER, right INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS captures_of_match ON captures (match);
"""


class SeatRecord(msgspec.Struct, frozen=True):
    """How one seat did. player: 'keys1', 'pad', 'bot:hard'... place: 1 = won. Times in ns or None."""

    seat: int
    player: str
    place: int
    score: int
    best_ns: int | None = None
    median_ns: int | None = None
    false_starts: int = 0
    wrong: int = 0


class CaptureRecord(msgspec.Struct, frozen=True):
    """One awarded capture. gap_ns: lead over the next hand, None if nobody else came."""

    race: int
    seat: int
    target: str
    reaction_ns: int
    gap_ns: int | None = None
    right: bool = True


class MatchRecord(msgspec.Struct, frozen=True):
    """One finished match. level: the table. journal: its file's name, '' if none was kept."""

    game: str
    seed: int
    level: str
    game_ms: int
    digest: str
    seats: tuple[SeatRecord, ...]
    captures: tuple[CaptureRecord, ...] = ()
    journal: str = ""


class Records:
    """The data base. notices: sentences for the player; without a usable file nothing is kept."""

    def __init__(self, path: Path) -> None:
        """path: made if it is missing; set aside if damaged; left alone if of a newer version."""
        self.path = path
        self.notices: list[str] = []
        self._base: sqlite3.Connection | None = self._open()

    def add(self, record: MatchRecord) -> bool:
        """Keep a match; False, with a notice, if that can't be done."""
        if self._base is None:
            return False
        try:
            with self._base:
                self._insert(self._base, record)
        except sqlite3.Error as error:
            self.notices.append(f"The match can't be kept in {self.path} ({error}).")
            return False
        return True

    def recent(self, count: int = 20) -> list[dict[str, Any]]:
        """The last matches, newest first, each with its seats in order of place."""
        matches = self._rows("SELECT * FROM matches ORDER BY id DESC LIMIT ?", count)
        for match in matches:
            query = "SELECT * FROM seats WHERE match = ? ORDER BY place, seat"
            match["seats"] = self._rows(query, match["id"])
        return matches

    def fastest(self, count: int = 10) -> list[dict[str, Any]]:
        """The quickest right captures by people: player, target, reaction_ns."""
        return self._rows(
            "SELECT player, target, reaction_ns, captures.match FROM captures JOIN seats USING (match, seat) "
            "WHERE right AND player NOT LIKE 'bot:%' ORDER BY reaction_ns, captures.rowid LIMIT ?",
            count,
        )

    def close(self) -> None:
        """Let the file go."""
        if self._base is not None:
            self._base.close()
            self._base = None

    def _rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        if self._base is None:
            return []
        try:
            return [dict(row) for row in self._base.execute(query, values)]
        except sqlite3.Error as error:
            self.notices.append(f"The records in {self.path} can't be read ({error}).")
            return []

    def _insert(self, base: sqlite3.Connection, record: MatchRecord) -> None:
        row = base.execute(
            "INSERT INTO matches (game, seed, level, game_ms, digest, journal) VALUES (?, ?, ?, ?, ?, ?)",
            (record.game, str(record.seed), record.level, record.game_ms, record.digest, record.journal),
        )
        match = row.lastrowid
        seats = [(match, *msgspec.structs.astuple(seat)) for seat in record.seats]
        base.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
        captures = [(match, *msgspec.structs.astuple(capture)) for capture in record.captures]
        base.executemany("INSERT INTO captures VALUES (?, ?, ?, ?, ?, ?, ?)", captures)

    def _open(self) -> sqlite3.Connection | None:
        try:
            return self._connect()
        except sqlite3.OperationalError as error:
            self._leave(f"The records in {self.path} can't be opened ({error})")
            return None
        except sqlite3.DatabaseError as error:
            return self._afresh(str(error))

    def _connect(self) -> sqlite3.Connection | None:
        base = sqlite3.connect(self.path)
        try:
            base.row_factory = sqlite3.Row
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                base.close()
                self._leave(f"The records in {self.path} are of a newer version ({version})")
                return None
            self._prepare(base)
        except sqlite3.Error:
            base.close()
            raise
        return base

    def _prepare(self, base: sqlite3.Connection) -> None:
        """Make what is missing; a file that can only be read serves as it is."""
        try:
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = NORMAL")
            base.executescript(TABLES)
            base.execute(f"PRAGMA user_version = {SCHEMA}")
        except sqlite3.OperationalError as error:
            if "readonly" not in str(error).replace("-", ""):
                raise
        base.execute("SELECT count(*) FROM matches, seats, captures LIMIT 1").fetchone()

    def _leave(self, reason: str) -> None:
        self.notices.append(f"{reason}; they are left alone and nothing is added.")

    def _afresh(self, reason: str) -> sqlite3.Connection | None:
        try:
            aside = set_aside(self.path)
            for end in ("-wal", "-shm"):  # they belong to the damaged file and would spoil the new one
                with contextlib.suppress(FileNotFoundError):
                    self.path.with_name(self.path.name + end).unlink()
            base = self._connect()
        except (OSError, sqlite3.Error) as error:
            self._leave(f"The records in {self.path} are damaged ({reason}; {error})")
            return None
        self.notices.append(f"The records were damaged ({reason}); the old file is now {aside}.")
        return base
