"""Lists of matches: those that can be gone on with or watched, and the records."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.games import GAMES
from game.match.journal import Accepted, Written
from game.match.seats import SeatError, read_seat
from game.scenes.menus import MenuScene
from game.stage.rows import Action, Outcome, Row


class JournalsScene(MenuScene):
    """Matches to choose from, the latest first."""

    width = 1500.0

    def __init__(self, head: str, journals: Sequence[Written], then: Callable[[Written], None]) -> None:
        """head: the headline. then: what is done with the one that is chosen."""
        self.headline = head
        self._journals = list(journals)
        self._then = then

    def rows(self) -> Sequence[Row]:
        """Game, day and time; below them who played."""
        return [
            Action(
                str(index),
                f"{_game_name(written.header.game)}, {_when(written.header.made)}",
                note=_who(written),
            )
            for index, written in enumerate(self._journals)
        ]

    def chosen(self, outcome: Outcome) -> None:
        """That one."""
        self._then(self._journals[int(outcome.id)])


def _game_name(game: str) -> str:
    return GAMES[game].name if game in GAMES else game


def _when(made: str) -> str:
    """Day and time of '2026-01-31T20:15:00+0100'."""
    day, _, clock = made.partition("T")
    return f"{day} {clock[:5]}".strip() or "some day"


def _who(written: Written) -> str:
    answers = sum(isinstance(entry, Accepted) for entry in written.entries)
    seats = ", ".join(_seat_word(word) for word in written.header.seats)
    return f"{seats}; {answers} answers"


def _seat_word(word: str) -> str:
    try:
        spec = read_seat(word)
    except SeatError:
        return word
    if spec.is_bot:
        return f"{spec.level} bot"
    return {"pad": "pad", "away": "nobody"}.get(spec.device, spec.device.replace("keys", "keys "))
