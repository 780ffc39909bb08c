"""Who is asked what now: one panel for public questions, a tray for each secret one."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.rules.kernel import Request, Response
from game.scenes.board.gate import Gate
from game.scenes.board.panel import Panel
from game.scenes.board.tray import MANNERS, Tray, kept
from game.stage.secrets import Curtain

if TYPE_CHECKING:
    from game.match.board import BoardMatch
    from game.scenes.board.table import BoardTable

Asked = tuple[Request, ...]
TOO_SOON = "Too soon! Press again."
"""Shows until the next press."""


class Asking:
    """The open questions of people. panel: of the one who is asked a public question; trays: by seat."""

    def __init__(self, board: BoardMatch, table: BoardTable, manner: str) -> None:
        """manner: 'peek', 'curtain' or 'open'."""
        self.board, self.table, self._manner = board, table, manner
        self.panel: Panel | None = None
        self.trays: dict[int, Tray] = {}
        self.gates = [Gate() for _ in board.match.seats]
        self._asked: dict[int, Asked] = {}
        self._answered: set[int] = set()

    @property
    def manner(self) -> str:
        """How what is asked in secret is kept now."""
        return kept(self.board, self._manner)

    @property
    def seats(self) -> list[int]:
        """Who has a panel or a tray before them."""
        return sorted({*self.trays, *([self.panel.seat] if self.panel else [])})

    def waits(self, seat: int) -> bool:
        """Whether a seat will be asked something that is not before it yet."""
        return seat in self.board.people_asked and seat not in self._asked

    def open(self, seat: int) -> bool:
        """Whether what is before a seat is still asked: not after another answer, or its own."""
        return seat in self._asked and self._asked[seat] == self.board.asked(seat)

    @property
    def curtain(self) -> Tray | None:
        """The tray whose curtain hangs over the screen."""
        return next((tray for tray in self.trays.values() if isinstance(tray.secret, Curtain)), None)

    def look(self, present: Collection[int], *, still: bool) -> list[int]:
        """Come up to date. present: seats that can answer. still: nothing moves on the board.

        A question comes when its cause was shown: while something moves nobody is asked anything new.

        Gives the seats that are asked something new: what they hold must not count.
        """
        kind = MANNERS[self.manner]
        if not all(isinstance(tray.secret, kind) for tray in self.trays.values()):
            self.restart()  # another person has come, or only one is left
        waits = {seat: self.board.asked(seat) for seat in self.board.people_asked if seat in present}
        over = [seat for seat, asked in self._asked.items() if waits.get(seat) != asked]
        for seat in over:
            self._drop(seat)
        gone = {*over, *self._answered}
        self._answered.clear()
        fresh = []
        for seat, asked in waits.items():
            if still and seat not in self._asked and self._ask(seat, asked):
                self._asked[seat] = asked
                self.gates[seat].close(soft=seat in gone)
                fresh.append(seat)
        return fresh

    def answered(self, seat: int) -> None:
        """What a seat is asked next is another question, even if it reads the same."""
        if seat in self._asked:
            self._drop(seat)
            self._answered.add(seat)

    def go_on(self, seat: int) -> bool:
        """Whether the curtain stays down: whoever is behind it, and nobody else, is asked the next secret.

        The others have looked away once and need not do so anew; what happens is shown when it rises.
        """
        tray, asked = self.trays.get(seat), self.board.asked(seat)
        must = next((request for request in asked if not request.optional), None)
        if tray is None or must is None or not isinstance(tray.secret, Curtain):
            return False
        if self.board.waits_for != (seat,) or not is_secret(must):
            return False
        fresh = Tray(asked, self.board.view(seat), self.manner, self.board.refusal)
        if isinstance(fresh.secret, Curtain):
            fresh.secret.stay()
        self.trays[seat], self._asked[seat] = fresh, asked
        self.gates[seat].close(soft=True)
        return True

    def too_soon(self, seat: int) -> bool:
        """A palm came together with a question: say that it answered nothing. False if nothing is asked."""
        tray, panel = self.trays.get(seat), self.panel
        if tray is not None:
            tray.secret.picks.refusal = TOO_SOON
        elif panel is not None and panel.seat == seat:
            panel.refused = TOO_SOON
        else:
            return False
        return True

    def restart(self) -> None:
        """Ask everything anew: after a pause nobody knows any more where they were, or what they held."""
        for gate in self.gates:
            gate.clear()
        for seat in list(self._asked):
            self._drop(seat)

    def _drop(self, seat: int) -> None:
        del self._asked[seat]
        self.trays.pop(seat, None)
        if self.panel is not None and self.panel.seat == seat:
            self.panel = None
            self.table.point(())

    def _ask(self, seat: int, asked: Asked) -> bool:
        """Put a question before a seat; False if it has to wait for another's."""
        must = next(request for request in asked if not request.optional)
        if is_secret(must):
            return self._lay_tray(seat, asked)
        if self.panel is not None:
            return False
        view = self.board.view(None)
        lines = [line for request in asked for line in self.table.choices(request, view)]
        self.panel = Panel(seat, self.table.title(must, view), lines)
        self.table.point(self.panel.spots)
        return True

    def _lay_tray(self, seat: int, asked: Asked) -> bool:
        if self.manner == "curtain" and self.curtain is not None:
            return False
        self.trays[seat] = Tray(asked, self.board.view(seat), self.manner, self.board.refusal)
        return True

    def response(self, seat: int, pick: str) -> Response:
        """A pick of the panel as the answer to the request that offers it."""
        request = next(r for r in self._asked[seat] if pick in r.options)
        return Response(seat, request.kind, (pick,))


def is_secret(request: Request) -> bool:
    """Whether a question is answered in a tray."""
    return request.secret or request.most > 1
