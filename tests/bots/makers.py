"""Bots at tables that tests set: those of the house, and others that do anything that is legal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from game.bots.boomtown import BoomTownBot, anything
from game.bots.boomtown_deck import deck_of
from game.bots.bountytown import BountytownBot
from game.match.board_bot import BoardBot
from game.rules.kernel import Event, Request, Response, View
from tests.rules.boomtown import table as boomtown_table
from tests.rules.bountytown import box as bountytown_box

RANDOM = "random"
HOUSE_DECK = deck_of(boomtown_table.CONTENT)
Picks = Callable[[Request, random.Random], tuple[str, ...]]


class Aimless:
    """Any legal answer, each as likely as the next: a measure for others."""

    level = RANDOM

    def __init__(self, seat: int, seed: int, picks: Picks) -> None:
        self._rng = random.Random(f"{seed} {seat}")
        self._picks = picks

    def see(self, events: Iterable[Event]) -> None:
        pass

    def answer(self, request: Request, _: View) -> Response:
        return Response(request.seat, request.kind, self._picks(request, self._rng))

    def why(self) -> str:
        return "Any answer is as good as another."


def boomtown_bot(level: str, seat: int, seed: int, content: dict[str, Any] | None = None) -> BoardBot:
    if level == RANDOM:
        return Aimless(seat, seed, lambda request, rng: anything(request, HOUSE_DECK, rng))
    return BoomTownBot(level, seat, seed, content or boomtown_table.CONTENT)


def bountytown_bot(level: str, seat: int, seed: int) -> BoardBot:
    if level == RANDOM:
        return Aimless(seat, seed, _sample)
    return BountytownBot(level, seat, seed, bountytown_box.CONTENT)


def _sample(request: Request, rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.sample(request.options, rng.randint(request.least, request.most)))
