"""Lists of matches: those that can be gone on with or watched, and the records."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.journal import Accepted, Written
from game.match.seats import SeatError, read_seat
from game.scenes.menus import MenuScene
from game.scenes.records_words import game_name, when
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
                f"{game_name(written.header.game)}, {when(written.header.made)}",
                note=_who(written),
            )
            for index, written in enumerate(self._journals)
        ]

    def chosen(self, outcome: Outcome) -> None:
        """That one."""
        self._then(self._journals[int(outcome.id)])


def _who(written: Written) -> str:
    answers = sum(isinstance(entry, Accepted) for entry in written.entries)
    seats = ", ".join(_seat_word(word) for word in written.header.seats)
    return f"{seats[:1].upper()}{seats[1:]}: {answers} decisions."


def _seat_word(word: str) -> str:
    try:
        spec = read_seat(word)
    except SeatError:
        return word
    if spec.is_bot:
        return f"{spec.level} bot"
    return {"pad": "pad", "away": "nobody"}.get(spec.device, spec.device.replace("keys", "keys "))
