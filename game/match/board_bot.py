"""Bots of board games, as a match sees them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from game.bots.uniform import AbsentBot, UniformBot
from game.match.seats import AWAY, RANDOM, SeatError, SeatSpec
from game.match.seeds import derive
from game.rules.kernel import Event, Request, Response, View


class BoardBot(Protocol):
    """Who plays a seat of a board game that nobody sits at. level: how well."""

    level: str

    def see(self, events: Iterable[Event]) -> None:
        """Events that this seat may know, in their order."""

    def answer(self, request: Request, view: View) -> Response:
        """An answer to one request of its seat; no picks = it lets an optional offer pass. view: its own."""

    def why(self) -> str:
        """Its last answer in words, as long as the view that it was given for holds."""


def has_bots(game: str) -> bool:
    """Whether there are bots of a game that think."""
    return find_spec(f"game.bots.{game}") is not None


def make_board_bot(game: str, spec: SeatSpec, seat: int, seed: int) -> BoardBot:
    """A bot for a seat of a match of that seed, with a stream of chance of its own. Raises SeatError."""
    if spec.device == AWAY:
        return AbsentBot()
    own = derive(seed, "bot", seat)
    if spec.level == RANDOM:
        return UniformBot(seat, own)
    if not has_bots(game):
        raise SeatError(f"'{game}' has no bots of level '{spec.level}'; known are {RANDOM}.")
    return cast("BoardBot", import_module(f"game.bots.{game}").make_bot(spec.level, seat, own))


def decide(bot: BoardBot, asked: Sequence[Request], view: View) -> Response:
    """What a bot answers to the requests of its seat: an offer that it takes, else what must be answered."""
    for request in asked:
        if request.optional:
            response = bot.answer(request, view)
            if response.picks:
                return response
    return bot.answer(next(request for request in asked if not request.optional), view)
