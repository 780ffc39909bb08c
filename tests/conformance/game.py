"""What the conformance suite has to be told about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from game.rules.kernel import Chance, Event, Request, Response, Rules, SeededChance, Setup


def by_options(request: Request, _: Any, rng: Random) -> Response:
    """Any answer to a request whose options say it all: enough for a game without real time."""
    count = rng.randint(request.least, request.most)
    return Response(request.seat, request.kind, tuple(rng.sample(request.options, count)))


@dataclass(frozen=True)
class Game:
    """A game under test.

    setup: what `new` takes, by number of seats and a variant number. shake: a state that differs from the
    given one only in what the seat can't see (None: the shared screen), drawn anew at each call. answer: any
    legal answer to a request. steps: more submits than the longest match needs. secrets: has it any?
    """

    rules: Rules[Any]
    setup: Callable[[int, int], Setup]
    shake: Callable[[Any, int | None, Random], Any]
    answer: Callable[[Request, Any, Random], Response] = by_options
    steps: int = 20_000
    secrets: bool = True

    def begin(self, seed: int) -> tuple[Any, Chance]:
        """A match of some size and variant, and the chance it goes on with."""
        chance = SeededChance(seed)
        seats = self.rules.seats[seed % len(self.rules.seats)]
        return self.rules.new(self.setup(seats, seed), chance), chance

    def play(self, s: Any, chance: Chance, rng: Random) -> Iterator[tuple[Response, tuple[Event, ...]]]:
        """Play on to the end by chance, one response at a time."""
        for _ in range(self.steps):
            pending = self.rules.pending(s)
            if not pending:
                return
            response = self.answer(rng.choice(pending), s, rng)
            yield response, self.rules.submit(s, response, chance)
        raise AssertionError(f"no end after {self.steps} steps")

    def moments(self, seed: int) -> Iterator[Any]:
        """The states of one match, each one live: do not change them."""
        s, chance = self.begin(seed)
        yield s
        for _ in self.play(s, chance, Random(seed)):
            yield s
