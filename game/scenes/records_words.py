"""How records are told: names, days, times and figures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from game.match.games import GAMES, KNOWN
from game.match.seats import SeatError, read_seat
from game.rules.times import gap_words, reaction_words
from game.store.records import Best, Kind

GUEST = "Guest"
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sep", "Oct", "Nov", "Dec")
TITLES: dict[Kind, str] = {
    "wins": "Most wins",
    "reign": "Longest reign",
    "played": "Most matches",
    "capture": "Fastest capture",
    "photo": "Closest photo finish",
    "draw": "Quickest Noon draw",
    "score": "Most points",
    "turns": "Quickest win",
}
OF_GAME: dict[tuple[str, Kind], str] = {
    ("bountytown", "score"): "Most Renown",
    ("boomtown", "turns"): "Quickest Mayor",
}
"""What a record is called in one game, where that is not its general name."""
MEANING: dict[Kind, str] = {
    "wins": "Matches won under one name. Guests don't count.",
    "reign": "Wins in a row under one name. Matches without that player don't break it.",
    "played": "Matches finished under one name.",
    "capture": "From the card showing to the palm on a right one.",
    "photo": "The smallest lead over another hand on a right one.",
    "draw": "From the bell to the press. Under 100 ms is a false start.",
    "score": "In one finished match.",
    "turns": "The fewest turns of your own to win a match.",
}


SHORT = {"bandits": "Bandits"}
"""What games are called where there is little room."""


def short_name(game: str) -> str:
    """What a game is called on a tab or a plate."""
    return SHORT.get(game) or game_name(game)


def game_name(game: str) -> str:
    """What a game is called."""
    return KNOWN[game].name if game in KNOWN else game.replace("-", " ").title()


def record_title(kind: Kind, game: str) -> str:
    """What a record is called."""
    return OF_GAME.get((game, kind), TITLES[kind])


def player_word(name: str, player: str) -> str:
    """A name, or what somebody without one is called; bots by their level."""
    if name:
        return name
    try:
        spec = read_seat(player)
    except SeatError:
        return GUEST
    if spec.is_bot:
        return f"{spec.level.capitalize()} bot"
    return GUEST if spec.is_person else "Nobody"


def figure(kind: Kind, best: Best) -> tuple[str, str]:
    """What a record comes to: the figure and what it counts."""
    value = best.value
    if kind in ("capture", "draw"):
        return _parts(reaction_words(value))
    if kind == "photo":
        return _parts(gap_words(value))
    if kind == "score":
        return points(best.game, value)
    words = {"wins": ("win", "wins"), "played": ("match", "matches"), "turns": ("turn", "turns")}
    return str(value), "in a row" if kind == "reign" else words[kind][value != 1]


def _parts(words: str) -> tuple[str, str]:
    number, _, unit = words.partition(" ")
    return number, unit


def points(game: str, score: int) -> tuple[str, str]:
    """Points of a game: the figure and what it counts."""
    word = GAMES[game].score if game in GAMES else "points"
    return (f"${score}", "") if word == "money" else (str(score), word.capitalize())


def beside(kind: Kind, best: Best) -> str:
    """What is said of a record beside its figure, '' if nothing."""
    if kind == "wins":
        return f"of {best.played} {'match' if best.played == 1 else 'matches'}"
    if kind == "photo" and (best.rival or best.rival_player):
        return f"before {player_word(best.rival, best.rival_player)}"
    return ""


def moment(text: str) -> datetime | None:
    """The local time of '2026-01-31 20:15:00' (UTC) or of ISO 8601; None for anything else."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone()


def day(text: str) -> str:
    """The day of a moment, such as '31 Jan 2026'."""
    found = moment(text)
    return f"{found.day} {MONTHS[found.month - 1]} {found.year}" if found else "some day"


def when(text: str) -> str:
    """Day and time of a moment."""
    found = moment(text)
    return f"{day(text)}, {found:%H:%M}" if found else "some day"


def lasted(ms: int | None) -> str:
    """How long something took, '' if nobody knows."""
    if not ms or ms < 0:
        return ""
    seconds = max(1, round(ms / 1000))
    minutes, hours = seconds // 60, seconds // 3600
    if hours:
        return f"{hours} h {minutes % 60:02} min"
    if minutes >= 10:
        return f"{minutes} min"
    return f"{minutes} min {seconds % 60:02} s" if minutes else f"{seconds} s"


def winner_words(seats: Sequence[dict[str, Any]]) -> str:
    """Who won a match of the data base."""
    best = [player_word(seat["name"], seat["player"]) for seat in seats if seat["place"] == 1]
    if len(best) > 2:
        return f"{best[0]} and {len(best) - 1} more"
    return " and ".join(best) or "Nobody"


def reaction(ns: int | None) -> str:
    """A reaction in a table, '-' for none."""
    return "-" if ns is None else reaction_words(ns)
