"""Who plays an empty seat of Bountytown: answers from what its own seat sees, and can say why."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from game.bots.bountytown_answers import Answers
from game.bots.bountytown_levels import LEVELS, WINNING, Level
from game.bots.bountytown_plan import Mood, Plan
from game.bots.bountytown_sight import Sight
from game.rules.bountytown.reading import Rows
from game.rules.kernel import Event, Request, Response, View


class BountytownBot:
    """Weighs Renown, Wounds and cards. Chance comes from its own seed, knowledge from its view and events.

    content: of the match's setup. Raises KeyError for no such level, RuleError for content that does not fit.
    """

    def __init__(self, level: str, seat: int, seed: int, content: Mapping[str, Any]) -> None:
        self.level = level
        self.seat = seat
        self._level: Level = LEVELS[level]
        self._rng = random.Random(f"{seed} {seat}")
        self._mood = Mood(self._rng)
        self._rows = Rows(content)
        self._why = "Nothing has been asked yet"

    def see(self, events: Iterable[Event]) -> None:
        """Take note of own turns in which no Duel was fought."""
        for event in events:
            if event.seat != self.seat:
                continue
            if event.kind == "turn":
                self._mood.turn()
            elif event.kind == "duel":
                self._mood.duelled = True

    def answer(self, request: Request, view: View) -> Response:
        """Its answer to a request of its seat, from the view of its seat.

        It may be the use of an Item instead, where that is asked beside it (BT22).
        """
        if request.kind == "choose":
            return Response(request.seat, request.kind, (self._choose(request),))
        found = Answers(Sight(view, self._rows, self.seat), self._level)
        item = found.item_first(request)
        if item:
            self._why = "the hand needs cards"
            return Response(request.seat, "use", (item,))
        if request.kind == "turn":
            picks: tuple[str, ...] = (self._turn(request, found),)
        else:
            picks, self._why = found.by[request.kind](request)
        return Response(request.seat, request.kind, picks)

    def _choose(self, request: Request) -> str:
        if self._level.picky:
            self._why = "it has won most"
            return max(request.options, key=lambda name: WINNING.get(name, 1.0))
        self._why = "every Character has a chance"
        return self._rng.choice(request.options)

    def why(self) -> str:
        """Why it answered as it did last, in one sentence."""
        return f"{self._why[:1].upper()}{self._why[1:]}."

    def _turn(self, request: Request, found: Answers) -> str:
        free = found.free_use(request)
        if free:
            self._why = "it costs nothing"
            return free
        plan = Plan(found.sight, found.prospect, self._level, self._mood)
        option, self._why = plan.best(request.options)
        return option
