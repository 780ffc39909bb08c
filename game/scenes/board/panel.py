"""The choice panel: a tree of Choices through which the one who is asked moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.board.table import Choice

YES, NO = "yes", "no"


class Level(NamedTuple):
    """One level of the tree. head: what is chosen here."""

    head: str
    lines: tuple[Choice, ...]


class Panel:
    """Where somebody stands in the tree.

    seat: who chooses. index: the line in focus. refused: why the last slam was, '' if it was not.
    """

    def __init__(self, seat: int, title: str, lines: Sequence[Choice]) -> None:
        """title: what is asked. lines: at least one."""
        self.seat = seat
        self.refused = ""
        self._levels = [Level(title, tuple(lines))]
        self._places = [_first_open(lines)]
        self._asked: Choice | None = None

    @property
    def head(self) -> str:
        """What is chosen on this level."""
        return self._asked.confirm if self._asked else self._levels[-1].head

    @property
    def lines(self) -> tuple[Choice, ...]:
        """What can be chosen here, and what can't."""
        return (Choice("No", NO), Choice("Yes", YES)) if self._asked else self._levels[-1].lines

    @property
    def index(self) -> int:
        """The line in focus."""
        return self._places[-1]

    @property
    def focus(self) -> Choice:
        """What is in focus."""
        return self.lines[self.index]

    @property
    def spots(self) -> tuple[str, ...]:
        """What is to light up on the board."""
        return self._asked.spots if self._asked else self.focus.spots

    @property
    def deep(self) -> bool:
        """Whether there is a level to go back to."""
        return len(self._places) > 1

    def move(self, step: int) -> bool:
        """Focus another line; False if there is only one."""
        if len(self.lines) < 2:
            return False
        self.refused = ""
        self._places[-1] = (self.index + step) % len(self.lines)
        return True

    def point(self, index: int) -> bool:
        """Focus a line; False if it is already."""
        if index == self.index or not 0 <= index < len(self.lines):
            return False
        self.refused = ""
        self._places[-1] = index
        return True

    def take(self) -> str | None:
        """Slam: gives the pick, None while it only leads on or is refused (`refused` says why)."""
        found, self.refused = self.focus, ""
        if self._asked is not None:
            asked = self._asked
            self.up()
            return asked.pick if found.pick == YES else None
        if found.off:
            self.refused = found.off
        elif found.under:
            self._levels.append(Level(found.label, found.under))
            self._places.append(_first_open(found.under))
        elif found.confirm:
            self._asked = found
            self._places.append(0)
        else:
            return found.pick
        return None

    def up(self) -> bool:
        """One level back; False on the first."""
        self.refused = ""
        if not self.deep:
            return False
        self._places.pop()
        if self._asked is not None:
            self._asked = None
        else:
            self._levels.pop()
        return True

    def find(self, spot: str) -> int | None:
        """The first line of this level that lights up a spot."""
        return next((i for i, line in enumerate(self.lines) if spot in line.spots), None)


def _first_open(lines: Sequence[Choice]) -> int:
    """Whoever slams without a look takes nothing that is refused."""
    return next((i for i, line in enumerate(lines) if not line.off), 0)
