"""Who plays an empty seat of Boom Town: answers from its own seat's view alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from game.bots.boomtown_deck import Deck, deck_of
from game.bots.boomtown_deeds import deed_plans, target_plans
from game.bots.boomtown_dice import commitment, spend_plans
from game.bots.boomtown_hand import claim_plans, discards, recruit_plans, search_plans
from game.bots.boomtown_levels import LEVELS, Level
from game.bots.boomtown_mind import Mind, Plan
from game.bots.boomtown_raids import (
    holdup_plans,
    intervene_plans,
    posse_plans,
    quarry_plans,
    rider_plans,
    showdown_plans,
)
from game.rules.kernel import Event, Request, Response, View

CHOICES: dict[str, Callable[[Mind, tuple[str, ...]], list[Plan]]] = {
    "recruit": recruit_plans,
    "claim": claim_plans,
    "deeds": deed_plans,
    "target": target_plans,
    "search": search_plans,
    "confirm": lambda *_: [Plan("no", 0.0, "That one is its own.")],
    "holdup": holdup_plans,
    "showdown": lambda mind, _: showdown_plans(mind),
    "posse": posse_plans,
    "rider": rider_plans,
    "quarry": quarry_plans,
    "intervene": intervene_plans,
    "spend": lambda mind, _: spend_plans(mind),
}
"""How the plans are made for each question with one answer."""
SEVERAL: dict[str, Callable[[Mind, tuple[str, ...]], tuple[tuple[str, ...], str]]] = {
    "commit": commitment,
    "discard": discards,
}
"""How questions with several answers are answered."""


class BoomTownBot:
    """One seat's player; its judgement is a row of `LEVELS`. content: of the match's setup.

    Raises KeyError for no such level, RuleError for content that can't be used.
    """

    def __init__(self, level: str, seat: int, seed: int, content: dict[str, Any]) -> None:
        self.level = level
        self._level: Level = LEVELS[level]
        self._rng = random.Random(f"{seed} {seat}")
        self._deck = deck_of(content)
        self._why = "Nothing was asked yet."

    def see(self, events: Iterable[Event]) -> None:
        """Everything it goes by lies open on the table: the view shows it."""

    def answer(self, request: Request, view: View) -> Response:
        """Its answer to a request of its seat, from its seat's view."""
        picks, self._why = self._picks(request, view)
        return Response(request.seat, request.kind, picks)

    def why(self) -> str:
        """One sentence: why the last answer was given."""
        return self._why

    def _picks(self, request: Request, view: View) -> tuple[tuple[str, ...], str]:
        options = request.options
        if len(options) == 1 and request.least == 1:
            return options, "There was nothing to choose."
        if self._level.blunder and self._rng.random() < self._level.blunder:
            return anything(request, self._deck, self._rng), "It seemed a good idea."
        mind = Mind(self._deck, self._level, self._rng, view)
        if request.kind in SEVERAL:
            return SEVERAL[request.kind](mind, options)
        plan = mind.best(CHOICES[request.kind](mind, options))
        return (plan.pick,), plan.why


def anything(request: Request, deck: Deck, rng: random.Random) -> tuple[str, ...]:
    """Any legal answer: as many picks as chance has it, at most one card of a suit in a fight (BO16)."""
    options = list(request.options)
    count = rng.randint(request.least, request.most)
    if request.kind == "commit":
        rng.shuffle(options)
        return tuple(deck.by_suit(options).values())[:count]
    return tuple(rng.sample(options, count))
