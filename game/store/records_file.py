"""The file of the records: opened, brought up to date, read and changed; never in the way of a match."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.store.files import set_aside

SCHEMA = 3
WAIT_S = 0.3
"""How long a frame may wait for another program that has the file locked."""
FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What a damaged file raises: the names in it, which SQLite complains of, may be damaged as well."""
TABLES = (
    "CREATE TABLE IF NOT EXISTS matches ("
    "id INTEGER PRIMARY KEY, game TEXT NOT NULL, ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, "
    "seed TEXT NOT NULL, level TEXT NOT NULL, game_ms INTEGER NOT NULL, digest TEXT NOT NULL, "
    "journal TEXT NOT NULL, how TEXT NOT NULL DEFAULT 'over', turns INTEGER)",
    "CREATE TABLE IF NOT EXISTS seats ("
    "match INTEGER NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, player TEXT NOT NULL, "
    "place INTEGER NOT NULL, score INTEGER NOT NULL, best_ns INTEGER, median_ns INTEGER, "
    "false_starts INTEGER NOT NULL, wrong INTEGER NOT NULL, name TEXT NOT NULL DEFAULT '', look INTEGER, "
    "PRIMARY KEY (match, seat))",
    "CREATE TABLE IF NOT EXISTS captures ("
    "match INTEGER NOT NULL REFERENCES matches(id), race INTEGER NOT NULL, seat INTEGER NOT NULL, "
    'target TEXT NOT NULL, reaction_ns INTEGER NOT NULL, gap_ns INTEGER, "right" INTEGER NOT NULL, '
    "rival INTEGER)",
    "CREATE TABLE IF NOT EXISTS draws ("
    "match INTEGER NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, reaction_ns INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS profiles ("
    "fold TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER, emblem INTEGER, "
    "created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, seen TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP)",
)
NEW_COLUMNS = (
    ("matches", "how", "TEXT NOT NULL DEFAULT 'over'"),
    ("matches", "turns", "INTEGER"),
    ("seats", "name", "TEXT NOT NULL DEFAULT ''"),
    ("seats", "look", "INTEGER"),
    ("captures", "rival", "INTEGER"),
)
"""What tables of older schemas lack."""
INDICES = (
    "CREATE INDEX IF NOT EXISTS captures_of_match ON captures (match)",
    "CREATE INDEX IF NOT EXISTS draws_of_match ON draws (match)",
    "CREATE INDEX IF NOT EXISTS seats_of_name ON seats (name)",
    "CREATE INDEX IF NOT EXISTS matches_of_journal ON matches (journal)",
)
NAMES = ("matches", "seats", "captures", "draws", "profiles")


class RecordsFile:
    """The data base. notices: sentences for the player; without a usable file nothing is kept."""

    def __init__(self, path: Path) -> None:
        """path: made if it is missing; set aside if damaged; left alone if of a newer version."""
        self.path = path
        self.notices: list[str] = []
        self._fixed = False
        self._base: sqlite3.Connection | None = self._open()

    def close(self) -> None:
        """Let the file go."""
        if self._base is not None:
            self._base.close()
            self._base = None

    @property
    def usable(self) -> bool:
        """Whether there is a file."""
        return self._base is not None

    def rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        """What a query finds; nothing, with a notice, if the file can't be read."""
        if self._base is None:
            return []
        try:
            return [dict(row) for row in self._base.execute(query, values)]
        except FAULTS as error:
            self._say(f"The records in {self.path} can't be read ({error}).")
            return []

    def change(self, what: str, deed: Callable[[sqlite3.Connection], None]) -> bool:
        """Do something in one transaction; False if that can't be done, with a notice: `what` (why)."""
        if self._base is None:
            return False
        try:
            if self._fixed:
                raise sqlite3.OperationalError("it can only be read")
            with self._base:
                deed(self._base)
        except FAULTS as error:
            self._say(f"{what} in {self.path} ({error}).")
            return False
        return True

    def tidy(self) -> None:
        """Let nothing be left in the file of what was deleted."""
        if self._base is not None:
            with contextlib.suppress(*FAULTS):
                self._base.execute("VACUUM")
                self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _say(self, sentence: str) -> None:
        if sentence not in self.notices:
            self.notices.append(sentence)

    def _open(self) -> sqlite3.Connection | None:
        try:
            return self._connect()
        except sqlite3.OperationalError as error:
            self._leave(f"The records in {self.path} can't be opened ({error})")
            return None
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            return self._afresh(str(error))

    def _connect(self) -> sqlite3.Connection | None:
        base = sqlite3.connect(self.path, timeout=WAIT_S)
        try:
            _read_anything(base)
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                base.close()
                self._leave(f"The records in {self.path} are from a newer version ({version})")
                return None
            return self._prepared(base, version)
        except FAULTS:
            base.close()
            raise

    def _prepared(self, base: sqlite3.Connection, version: int) -> sqlite3.Connection:
        """The base as this version needs it; of an old file that can only be read, a copy in memory."""
        found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(str(found).splitlines()[0])
        try:
            base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = NORMAL")
            if version < SCHEMA:
                bring_up(base)
        except sqlite3.OperationalError as error:
            if "readonly" not in str(error).replace("-", ""):
                raise
            if version < SCHEMA:
                base = _copied(base)
                self._fixed = True
        for name in NAMES:
            _look_over(base, name)
        return base

    def _leave(self, reason: str) -> None:
        self._say(f"{reason}; they are left alone and nothing is added.")

    def _afresh(self, reason: str) -> sqlite3.Connection | None:
        try:
            aside = set_aside(self.path)
            for end in ("-wal", "-shm"):  # they belong to the damaged file and would spoil the new one
                with contextlib.suppress(FileNotFoundError):
                    self.path.with_name(self.path.name + end).unlink()
            base = self._connect()
        except (OSError, *FAULTS) as error:
            self._leave(f"The records in {self.path} are damaged ({reason}; {error})")
            return None
        self._say(f"The records were damaged ({reason}); the old file is now {aside}.")
        return base


def bring_up(base: sqlite3.Connection) -> None:
    """Make all tables of a new file, or what tables of older schemas lack, all at once or not at all."""
    base.execute("BEGIN IMMEDIATE")
    try:
        for statement in TABLES:
            base.execute(statement)
        for table, column, kind in NEW_COLUMNS:
            if column not in {row[1] for row in base.execute(f"PRAGMA table_info({table})")}:
                base.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
        base.execute("UPDATE seats SET look = seat WHERE look IS NULL")
        for statement in INDICES:
            base.execute(statement)
        base.execute(f"PRAGMA user_version = {SCHEMA}")
        base.commit()
    except FAULTS:
        base.rollback()
        raise


def _look_over(base: sqlite3.Connection, table: str) -> None:
    """Raises sqlite3.Error where a column holds what is not of its kind: SQLite keeps anything in any."""
    columns = [(row["name"], row["type"].lower()) for row in base.execute(f"PRAGMA table_info({table})")]
    strange = " OR ".join(f"typeof(\"{column}\") NOT IN ('{kind}', 'null')" for column, kind in columns)
    query = f"SELECT 1 FROM {table} WHERE {strange or '1'} LIMIT 1"  # noqa: S608, RUF100  names of our own
    if base.execute(query).fetchone() is not None:
        raise sqlite3.DatabaseError(f"strange values in {table}")


def _read_anything(base: sqlite3.Connection) -> None:
    """Rows by name; a damaged letter is read as U+FFFD."""
    base.row_factory = sqlite3.Row
    base.text_factory = lambda raw: raw.decode("utf-8", "replace")


def _copied(base: sqlite3.Connection) -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:")
    _read_anything(copy)
    base.backup(copy)
    base.close()
    bring_up(copy)
    return copy
