"""The wall of fame: who was best at what, by kind of record."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.store.records_file import RecordsFile
from game.store.records_rows import Best

Kind = Literal["wins", "reign", "played", "capture", "photo", "draw", "score", "turns"]
"""wins: most matches won by one name. reign: see `REIGN`. played: most matches played by one name.

capture: the fastest right capture. photo: the closest photo finish, won with a right capture. draw: the
quickest draw at noon. score: the most points in a match. turns: the fewest turns in which a match was won.

wins, reign, played, score and turns count matches that were played to their end. Bots have no records; guests
have none that take a name.
"""

PHOTOS = 5
"""So many photo finishes of a day are looked at."""
PERSON = "s.player NOT LIKE 'bot%' AND s.player != 'away'"
NAMED = f"s.name != '' AND m.how = 'over' AND {PERSON}"
WHO = "CASE s.name WHEN '' THEN '/' || s.match || '/' || s.seat ELSE ':' || s.name END"
"""A name stands on a board once, each guest of each match for themselves."""
LOOK = "coalesce(s.look, s.seat) AS look"
WHERE = f"s.name, s.player, {LOOK}, m.id AS match, m.game, m.ended"
SEATS = "seats s JOIN matches m ON m.id = s.match"

# SQLite gives the other columns of the row in which min() or max() was found.
SINGLE = {
    "capture": (
        f"SELECT {WHERE}, min(c.reaction_ns) AS value FROM captures c JOIN {SEATS} "
        f'AND s.match = c.match AND s.seat = c.seat WHERE c."right" AND {PERSON}'
    ),
    "photo": (
        f"SELECT {WHERE}, min(c.gap_ns) AS value, coalesce(r.name, '') AS rival, "
        f"coalesce(r.player, '') AS rival_player FROM captures c JOIN {SEATS} "
        "AND s.match = c.match AND s.seat = c.seat "
        "LEFT JOIN seats r ON r.match = c.match AND r.seat = c.rival "
        f'WHERE c."right" AND c.gap_ns IS NOT NULL AND {PERSON}'
    ),
    "draw": (
        f"SELECT {WHERE}, min(d.reaction_ns) AS value FROM draws d JOIN {SEATS} "
        f"AND s.match = d.match AND s.seat = d.seat WHERE {PERSON}"
    ),
    "score": f"SELECT {WHERE}, max(s.score) AS value FROM {SEATS} WHERE m.how = 'over' AND {PERSON}",
    "turns": (
        f"SELECT {WHERE}, min(m.turns) AS value FROM {SEATS} "
        f"WHERE m.how = 'over' AND s.place = 1 AND m.turns IS NOT NULL AND {PERSON}"
    ),
}
"""Records that are reached in one match."""

WINS = (
    f"SELECT s.name, s.player, {LOOK}, max(iif(s.place = 1, m.id, 0)) AS match, m.game, m.ended, "
    f"sum(s.place = 1) AS value, count(*) AS played FROM {SEATS} WHERE {NAMED}"
)
PLAYED = (
    f"SELECT s.name, s.player, {LOOK}, max(m.id) AS match, m.game, m.ended, count(*) AS value "
    f"FROM {SEATS} WHERE {NAMED}"
)
REIGN = (
    "SELECT name, player, look, max(id) AS match, game, ended, count(*) AS value FROM ("
    f"SELECT s.name, s.player, {LOOK}, s.place, m.id, m.game, m.ended, "
    "sum(s.place != 1) OVER (PARTITION BY s.name ORDER BY m.id) AS island "
    f"FROM {SEATS} WHERE {NAMED}"
)
"""A reign: matches that one name won one after the other, shared wins among them.

It ends with the first match that this name plays to its end and does not win; matches in which it does not
play, and those that were cut short, change nothing. Of one name the longest counts.
"""


def best(file: RecordsFile, kind: Kind, game: str = "", count: int = 10) -> list[Best]:
    """The best of a kind, best first. game: of one game only, '' = of all."""
    values = (game, count) if game else (count,)
    query = _query(kind, " AND m.game = ?" if game else "")
    return [msgspec.convert(row, Best) for row in file.rows(query, *values)]


def _query(kind: Kind, of_game: str) -> str:
    if kind == "wins":
        return f"{WINS}{of_game} GROUP BY s.name HAVING value > 0 ORDER BY value DESC, played, match LIMIT ?"
    if kind == "played":
        return f"{PLAYED}{of_game} GROUP BY s.name ORDER BY value DESC, match LIMIT ?"
    if kind == "reign":
        reigns = f"{REIGN}{of_game}) WHERE place = 1 GROUP BY name, island"
        return (
            f"SELECT name, player, look, match, game, ended, max(value) AS value FROM ({reigns}) "
            "GROUP BY name ORDER BY value DESC, match LIMIT ?"
        )
    way = "DESC" if kind == "score" else "ASC"
    return f"{SINGLE[kind]}{of_game} GROUP BY {WHO} ORDER BY value {way}, match LIMIT ?"


class PhotoFinish(msgspec.Struct, frozen=True):
    """Where to find a photo finish again: the journal's file name, the race in it, and the gap in ns."""

    journal: str
    race: int
    gap_ns: int


def photos_of_a_day(file: RecordsFile) -> list[PhotoFinish]:
    """The closest photo finishes of Bandits on Mars in the last 24 hours, bots' among them, closest first.

    Also of an hour to come, for a clock that was put back; but not of years to come, which would be for ever.
    """
    query = (
        "SELECT m.journal, c.race, c.gap_ns FROM captures c JOIN matches m ON m.id = c.match "
        "WHERE c.\"right\" AND c.gap_ns IS NOT NULL AND m.journal != '' AND m.game = 'bandits' "
        "AND m.ended BETWEEN datetime('now', '-1 day') AND datetime('now', '+1 day') "
        "ORDER BY c.gap_ns, c.match LIMIT ?"
    )
    return [msgspec.convert(row, PhotoFinish) for row in file.rows(query, PHOTOS)]
