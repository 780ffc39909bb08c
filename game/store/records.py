"""Matches, records and players of this machine in a SQLite data base."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from game.store.records_best import Kind, PhotoFinish, best, photos_of_a_day
from game.store.records_export import export
from game.store.records_file import NAMES, SCHEMA, RecordsFile
from game.store.records_profiles import Profiles, drop_match, meet
from game.store.records_rows import (
    CUT_SHORT,
    OVER,
    Best,
    CaptureRecord,
    DrawRecord,
    How,
    MatchRecord,
    Profile,
    SeatRecord,
)

__all__ = [
    "CUT_SHORT",
    "OVER",
    "SCHEMA",
    "Best",
    "CaptureRecord",
    "DrawRecord",
    "How",
    "Kind",
    "MatchRecord",
    "Profile",
    "Profiles",
    "Records",
    "SeatRecord",
]


class Records:
    """The data base. notices: sentences for the player; without a usable file nothing is kept.

    profiles: who plays on this machine.
    """

    def __init__(self, path: Path) -> None:
        """path: made if it is missing; set aside if damaged; left alone if of a newer version."""
        self.path = path
        self._file = RecordsFile(path)
        self.notices = self._file.notices
        self.profiles = Profiles(self._file)

    def add(self, record: MatchRecord) -> bool:
        """Keep a match, and that its players were here; False, with a notice, if that can't be done."""
        return self._file.change("The match can't be saved", lambda base: _insert(base, record))

    def recent(self, count: int = 20, start: int = 0) -> list[dict[str, Any]]:
        """Matches, newest first, from the `start`th on, each with its seats in order of place."""
        matches = self._file.rows("SELECT * FROM matches ORDER BY id DESC LIMIT ? OFFSET ?", count, start)
        if matches:
            ids = ", ".join(str(match["id"]) for match in matches)
            seats = self._file.rows(f"SELECT * FROM seats WHERE match IN ({ids}) ORDER BY place, seat")
            for match in matches:
                match["seats"] = [seat for seat in seats if seat["match"] == match["id"]]
        return matches

    def count(self, game: str = "") -> int:
        """How many matches are kept."""
        where, values = ("WHERE game = ?", (game,)) if game else ("", ())
        rows = self._file.rows(f"SELECT count(*) AS n FROM matches {where}", *values)
        return int(rows[0]["n"]) if rows else 0

    def total_ms(self) -> int:
        """How long all matches together were played."""
        rows = self._file.rows("SELECT coalesce(sum(game_ms), 0) AS ms FROM matches")
        return int(rows[0]["ms"]) if rows else 0

    def match(self, number: int) -> dict[str, Any] | None:
        """One match with its seats, captures and draws; None if it is not there."""
        return self._whole("id = ?", number)

    def of_journal(self, name: str) -> dict[str, Any] | None:
        """The match whose journal has that name; None if it is not there."""
        return self._whole("journal = ?", name) if name else None

    def best(self, kind: Kind, game: str = "", count: int = 10) -> list[Best]:
        """The wall of fame of a kind, best first. game: of one game only, '' = of all."""
        return best(self._file, kind, game, count)

    def photos_of_a_day(self) -> list[PhotoFinish]:
        """The closest photo finishes of the last 24 hours, closest first."""
        return photos_of_a_day(self._file)

    def delete(self, number: int) -> bool:
        """Forget one match; False, with a notice, if that can't be done."""
        done = self._file.change("The match can't be deleted", lambda base: drop_match(base, number))
        self._file.tidy()
        return done

    def clear(self, *, profiles: bool) -> bool:
        """Forget all matches, with `profiles` also all players; False, with a notice, if it can't be done."""
        tables = NAMES if profiles else [name for name in NAMES if name != "profiles"]

        def deed(base: sqlite3.Connection) -> None:
            for table in reversed(tables):
                base.execute(f"DELETE FROM {table}")

        done = self._file.change("The records can't be deleted", deed)
        self._file.tidy()
        return done

    def export(self, folder: Path) -> Path | None:
        """Write everything as one JSON file into a folder; its path, or None, with a notice."""
        try:
            return export(self._file, folder)
        except OSError as error:
            self.notices.append(f"The records can't be written to {folder} ({error.strerror}).")
            return None

    def close(self) -> None:
        """Let the file go."""
        self._file.close()

    def _whole(self, where: str, value: object) -> dict[str, Any] | None:
        found = self._file.rows(f"SELECT * FROM matches WHERE {where} ORDER BY id DESC LIMIT 1", value)
        if not found:
            return None
        match = found[0]
        for table, order in (("seats", "place, seat"), ("captures", "rowid"), ("draws", "reaction_ns")):
            query = f"SELECT * FROM {table} WHERE match = ? ORDER BY {order}"
            match[table] = self._file.rows(query, match["id"])
        return match


def _insert(base: sqlite3.Connection, r: MatchRecord) -> None:
    row = base.execute(
        "INSERT INTO matches (game, seed, level, game_ms, digest, journal, how, turns) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (r.game, str(r.seed), r.level, r.game_ms, r.digest, r.journal, r.how, r.turns),
    )
    match = row.lastrowid
    names = [meet(base, seat.name) if seat.name else "" for seat in r.seats]
    base.executemany(
        "INSERT INTO seats (match, seat, player, place, score, best_ns, median_ns, false_starts, wrong, "
        "name, look) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(match, *_seat_values(s, name)) for s, name in zip(r.seats, names, strict=True)],
    )
    base.executemany(
        'INSERT INTO captures (match, race, seat, target, reaction_ns, gap_ns, "right", rival) '
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(match, c.race, c.seat, c.target, c.reaction_ns, c.gap_ns, c.right, c.rival) for c in r.captures],
    )
    base.executemany(
        "INSERT INTO draws (match, seat, reaction_ns) VALUES (?, ?, ?)",
        [(match, draw.seat, draw.reaction_ns) for draw in r.draws],
    )


def _seat_values(s: SeatRecord, name: str) -> tuple[object, ...]:
    look = s.seat if s.look is None else s.look
    return s.seat, s.player, s.place, s.score, s.best_ns, s.median_ns, s.false_starts, s.wrong, name, look
