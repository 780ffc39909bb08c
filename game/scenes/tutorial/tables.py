"""The tables of the board games in a lesson: what is not due is off, and there is room for its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.scenes.board.table import BoardTable, Choice
from game.scenes.boomtown.layout import SQUARE
from game.scenes.boomtown.table import BoomTownTable
from game.scenes.bountytown.table import BountytownTable
from game.stage.boxes import Box

if TYPE_CHECKING:
    from game.match.lesson import Act
    from game.rules.kernel import Request, View
    from game.scenes.app import App

Due = Callable[[], "Act | None"]
"""What the pupil has to do now."""
TOWN, TOWN_WHY = Box(412, 6, 1096, 196), Box(460, 944, 1000, 64)
HAND = Box(412, 6, 540, 256)
"""Above the pupil's tray and beside the table of ranks."""
DUEL = Box(1118, 752, 784, 258), Box(18, 752, 784, 258)
"""Opposite the attacker's tray, and the defender's."""
PANEL_X, PANEL_W = (330.0, 814.0), 776.0
"""Where the panel lies then."""
STREET = Box(1302, 112, 590, 330), Box(28, 112, 590, 330)
"""In the sky across the square: over the own street buildings may stand in two rows."""
FIGHT = Box(1462, 640, 446, 372), Box(12, 640, 446, 372)
"""Opposite the side of the active player, and the other side."""


class LessonTable(BoardTable, Protocol):
    """A table that knows what is due."""

    due: Due

    def coach_box(self, pupil: int, *, hand: bool) -> Box:
        """Where the words for the pupil may lie now. hand: a tray lies there too."""


class LessonTown(BountytownTable):
    """Bountytown: the words lie over the town, in a Duel opposite the pupil's cards."""

    due: Due = staticmethod(lambda: None)
    _right = False

    def choices(self, request: Request, view: View) -> list[Choice]:
        """All lines; those that are not due say what is."""
        return guided(super().choices(request, view), self.due())

    def coach_box(self, pupil: int, *, hand: bool) -> Box:
        """Where the words may lie."""
        if self.duel is None:
            return HAND if hand else TOWN
        self._right = self.duel.badge_at(pupil)[0] > TOWN.x + TOWN.w / 2
        return DUEL[self._right]

    def panel_box(self) -> Box:
        """In a Duel beside the words."""
        box = super().panel_box()
        return box if self.duel is None else box._replace(x=PANEL_X[self._right], w=PANEL_W)

    def why_place(self) -> Box:
        """Below the town: the words lie above it."""
        return TOWN_WHY if self.duel is None else super().why_place()


class LessonStreet(BoomTownTable):
    """Boom Town: the words lie in the sky across the square, in a shootout opposite the own side."""

    due: Due = staticmethod(lambda: None)

    def choices(self, request: Request, view: View) -> list[Choice]:
        """All lines; those that are not due say what is."""
        return guided(super().choices(request, view), self.due())

    def coach_box(self, pupil: int, *, hand: bool) -> Box:  # noqa: ARG002 - trays lie elsewhere
        """Where the words may lie."""
        shootout = self.show.shootout
        if shootout is None:
            return STREET[self.layout.stretch(pupil).x > SQUARE.x]
        return FIGHT[pupil in shootout.seats and shootout.seats.index(pupil) == 1]


MAKERS: dict[str, Callable[[App, dict[str, Any], int], LessonTable]] = {
    "bountytown": LessonTown,
    "boomtown": LessonStreet,
}
"""By game."""


def later(act: Act | None) -> str:
    """What is said to who tries something else."""
    return f"First {act.now}." if act is not None and act.now else "Not yet."


def guided(lines: Sequence[Choice], act: Act | None) -> list[Choice]:
    """Lines of which only those can be taken that are due; what the rules refuse keeps their reason."""
    return [_guided(line, act) for line in lines]


def _guided(line: Choice, act: Act | None) -> Choice:
    if act is None or line.off:
        return line
    if not _leads(line, act):
        return line._replace(off=later(act))
    return line._replace(under=tuple(guided(line.under, act)))


def _leads(line: Choice, act: Act) -> bool:
    return line.pick in (*act.picks, *act.also) or any(
        _leads(more, act) for more in line.under if not more.off
    )
