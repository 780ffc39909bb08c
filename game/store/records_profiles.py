"""Who plays on this machine: names with the look they wish for."""

from __future__ import annotations

import sqlite3
import unicodedata

import msgspec

from game.store.records_file import RecordsFile
from game.store.records_rows import Profile

LEAST, MOST = 3, 12
"""Characters of a name."""
GUEST = "guest"
"""What somebody without a name is called: nobody may be named so."""
LOOKS = "BETWEEN 0 AND 7"
ALL = (
    f"SELECT p.name, iif(p.colour {LOOKS}, p.colour, NULL) AS colour, "
    f"iif(p.emblem {LOOKS}, p.emblem, NULL) AS emblem, p.created, p.seen, count(m.id) AS matches, "
    "coalesce(sum(m.id IS NOT NULL AND s.place = 1), 0) AS wins FROM profiles p "
    "LEFT JOIN seats s ON s.name = p.name LEFT JOIN matches m ON m.id = s.match AND m.how = 'over' "
)


def tidy_name(name: str) -> str:
    """The name as it is kept: composed letters, single blanks, none at its ends."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_fault(name: str) -> str:
    """Why nobody can have this name, in one sentence, or ''."""
    name = tidy_name(name)
    if not LEAST <= len(name) <= MOST:
        return f"A name has {LEAST} to {MOST} letters."
    if not all(letter.isprintable() for letter in name) or not any(letter.isalnum() for letter in name):
        return "Names are made of letters and numbers."
    return "Guests are called that; pick another name." if name.casefold() == GUEST else ""


class Profiles:
    """The table of names. Two names that differ in capitals only are one."""

    def __init__(self, file: RecordsFile) -> None:
        """file: where they are kept."""
        self._file = file

    def all(self) -> list[Profile]:
        """Everybody, who was seen last first."""
        rows = self._file.rows(f"{ALL} GROUP BY p.fold ORDER BY p.seen DESC, p.rowid DESC")
        return [msgspec.convert(row, Profile) for row in rows]

    def find(self, name: str) -> Profile | None:
        """The profile of that name, None if there is none."""
        rows = self._file.rows(f"{ALL} WHERE p.fold = ? GROUP BY p.fold", _fold(name))
        return msgspec.convert(rows[0], Profile) if rows else None

    def called(self, name: str) -> str:
        """What somebody who had this name is called now, '' if it has gone; without a file nobody knows."""
        if not name or not self._file.usable:
            return name
        profile = self.find(name)
        return "" if profile is None else profile.name

    def seen(self, name: str) -> bool:
        """Somebody of that name is here now: made if it is new; the name has to be without fault."""

        def deed(base: sqlite3.Connection) -> None:
            meet(base, name)

        return self._file.change("The player can't be saved", deed)

    def wish(self, name: str, colour: int | None, emblem: int | None) -> bool:
        """Keep the look that a name wishes for, 0..7 each, None = any."""
        query = "UPDATE profiles SET colour = ?, emblem = ? WHERE fold = ?"
        return self._file.change(
            "The choice can't be saved", lambda base: _run(base, query, colour, emblem, _fold(name))
        )

    def rename(self, old: str, new: str) -> str:
        """Give a name and all its records another one; a sentence if that can't be, else ''."""
        new = tidy_name(new)
        if fault := name_fault(new):
            return fault
        profile = self.find(old)
        if profile is None:
            return f"There is no {old}."
        if _fold(new) != _fold(old) and self.find(new) is not None:
            return f"{new} is already taken."

        def deed(base: sqlite3.Connection) -> None:
            _run(base, "UPDATE profiles SET name = ?, fold = ? WHERE fold = ?", new, _fold(new), _fold(old))
            _run(base, "UPDATE seats SET name = ? WHERE name = ?", new, profile.name)

        return "" if self._file.change("The name can't be saved", deed) else "The name can't be saved."

    def delete(self, name: str, *, with_records: bool) -> bool:
        """Forget a name. with_records: with all it did, else that stays as a guest's.

        Matches in which nobody is left but bots go with it.
        """
        profile = self.find(name)
        if profile is None:
            return False

        def deed(base: sqlite3.Connection) -> None:
            _run(base, "DELETE FROM profiles WHERE fold = ?", _fold(name))
            if with_records:
                _forget(base, profile.name)
            else:
                _run(base, "UPDATE seats SET name = '' WHERE name = ?", profile.name)

        done = self._file.change("The player can't be deleted", deed)
        self._file.tidy()
        return done


def meet(base: sqlite3.Connection, name: str) -> str:
    """Note that a name is here, within a transaction; gives the name as its profile spells it."""
    name = tidy_name(name)
    _run(
        base,
        "INSERT INTO profiles (fold, name) VALUES (?, ?) "
        "ON CONFLICT (fold) DO UPDATE SET seen = CURRENT_TIMESTAMP",
        _fold(name),
        name,
    )
    return str(base.execute("SELECT name FROM profiles WHERE fold = ?", (_fold(name),)).fetchone()[0])


def _forget(base: sqlite3.Connection, name: str) -> None:
    mine = "(SELECT match, seat FROM seats WHERE name = ?)"
    _run(base, f"DELETE FROM captures WHERE (match, seat) IN {mine}", name)
    _run(base, f"DELETE FROM draws WHERE (match, seat) IN {mine}", name)
    matches = [row[0] for row in base.execute("SELECT DISTINCT match FROM seats WHERE name = ?", (name,))]
    _run(base, "DELETE FROM seats WHERE name = ?", name)
    for match in matches:
        people = "SELECT 1 FROM seats WHERE match = ? AND player NOT LIKE 'bot%' AND player != 'away'"
        if base.execute(people, (match,)).fetchone() is None:
            drop_match(base, match)


def drop_match(base: sqlite3.Connection, match: int) -> None:
    """Delete a match with all that belongs to it, within a transaction."""
    for table in ("captures", "draws", "seats"):
        _run(base, f"DELETE FROM {table} WHERE match = ?", match)
    _run(base, "DELETE FROM matches WHERE id = ?", match)


def _fold(name: str) -> str:
    return tidy_name(name).casefold()


def _run(base: sqlite3.Connection, query: str, *values: object) -> None:
    base.execute(query, values)
