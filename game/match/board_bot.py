"""Bots of board games, as a match sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from game.bots.boomtown import BoomTownBot
from game.bots.bountytown import BountytownBot
from game.bots.uniform import AbsentBot, UniformBot
from game.match.seats import AWAY, RANDOM, SeatSpec
from game.match.seeds import derive
from game.rules.kernel import Event, Request, Response, View


class BoardBot(Protocol):
    """Who plays a seat of a board game that nobody sits at. level: how well."""

    level: str

    def see(self, events: Iterable[Event]) -> None:
        """Events that this seat may know, in their order."""

    def answer(self, request: Request, view: View) -> Response:
        """An answer to a request that its seat must answer, or to an offer beside it. view: its own."""

    def why(self) -> str:
        """Its last answer in words."""


MAKERS: dict[str, Callable[[str, int, int, dict[str, Any]], BoardBot]] = {
    "bountytown": BountytownBot,
    "boomtown": BoomTownBot,
}
"""By game: level, seat, seed and the content of the setup to a bot."""


def make_board_bot(game: str, spec: SeatSpec, seat: int, seed: int, content: dict[str, Any]) -> BoardBot:
    """A bot for a seat of a match of that seed, with a stream of chance of its own."""
    if spec.device == AWAY:
        return AbsentBot()
    own = derive(seed, "bot", seat)
    return UniformBot(seat, own) if spec.level == RANDOM else MAKERS[game](spec.level, seat, own, content)


def decide(bot: BoardBot, asked: Sequence[Request], view: View) -> Response:
    """What a bot answers to the requests of its seat, one of which it must answer."""
    if isinstance(bot, UniformBot):
        return bot.answer(bot.which(asked), view)
    return bot.answer(next(request for request in asked if not request.optional), view)
