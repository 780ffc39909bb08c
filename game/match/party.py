"""A party: a series of rounds over several games with a running score."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from game.match.games import KNOWN, NOON
from game.match.seats import PAD, SeatSpec, read_seat

FILE = "party.json"
VERSION = 2
LENGTHS = (3, 5, 7)


class Round(msgspec.Struct, frozen=True):
    """A round that was played. places, points: by seat. scores: what the game counts, by seat.

    Who came in later has none of them.
    """

    game: str
    places: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class Party(msgspec.Struct):
    """Everything that is agreed, and what was played so far.

    seats: words of `SeatSpec` by seat. names: of people, '' = a guest. plan: a game for each round. journal:
    file name of the match that is being played, '' = none. given: points of who came in later, by seat (PA5).
    away: seats at which a bot plays for somebody who has got up (PA6). looks: as of `SeatSpec`, () = nobody
    knows.
    """

    seats: tuple[str, ...]
    names: tuple[str, ...]
    plan: tuple[str, ...]
    rounds: list[Round] = []
    journal: str = ""
    given: dict[int, int] = {}
    away: tuple[int, ...] = ()
    looks: tuple[int | None, ...] = ()
    version: int = VERSION

    @property
    def game(self) -> str:
        """What comes now, '' when all rounds are played."""
        return self.plan[len(self.rounds)] if len(self.rounds) < len(self.plan) else ""

    @property
    def totals(self) -> list[int]:
        """Points by seat."""
        seats = range(len(self.seats))
        won = [sum(_of(played.points, seat) for played in self.rounds) for seat in seats]
        return [points + self.given.get(seat, 0) for seat, points in enumerate(won)]

    @property
    def places(self) -> list[int]:
        """By seat: points, then rounds won, part them; else a place is shared."""
        seats = range(len(self.seats))
        won = [sum(_of(played.places, seat) == 1 for played in self.rounds) for seat in seats]
        scores = list(zip(self.totals, won, strict=True))
        return [1 + sum(other > score for other in scores) for score in scores]

    @property
    def most(self) -> int:
        """How many can play all rounds that are still to come."""
        return min((KNOWN[game].seats[-1] for game in self.plan[len(self.rounds) :]), default=len(self.seats))

    def specs(self) -> list[SeatSpec]:
        """Who sits, as between two rounds. Raises SeatError."""
        seats = list(map(read_seat, self.seats, self.names))
        worn = self.looks if len(self.looks) == len(seats) else (None,) * len(seats)
        return self.recalled(replace(spec, look=look) for spec, look in zip(seats, worn, strict=True))

    def recalled(self, seats: Iterable[SeatSpec]) -> list[SeatSpec]:
        """Seats with the people for whom bots play: matches of older programs do not know of them."""
        return [self._with_whom(seat, spec) for seat, spec in enumerate(seats)]

    def _with_whom(self, seat: int, spec: SeatSpec) -> SeatSpec:
        if seat not in self.away or spec.is_person or spec.stands_for is not None:
            return spec
        name = self.names[seat] if seat < len(self.names) else ""
        return spec.following(SeatSpec(PAD, name=name, look=spec.look))

    def gains(self) -> list[int]:
        """What the last round was worth, by seat."""
        last = self.rounds[-1].points if self.rounds else ()
        return [_of(last, seat) for seat in range(len(self.seats))]

    def come_in(self, word: str) -> int:
        """Somebody new: their seat, with as many points as whoever has fewest (PA5)."""
        seat, fewest = len(self.seats), min(self.totals, default=0)
        self.seats, self.names = (*self.seats, word), (*self.names, "")
        if fewest:
            self.given = {**self.given, seat: fewest}
        return seat

    def score(self, places: Sequence[int], scores: Sequence[int]) -> Round:
        """A round is over."""
        played = Round(self.game, tuple(places), tuple(points_of(places)), tuple(scores))
        self.rounds.append(played)
        self.journal = ""
        return played


def _of(values: Sequence[int], seat: int) -> int:
    """A seat's, 0 of who was not there yet."""
    return values[seat] if seat < len(values) else 0


def points_of(places: Sequence[int]) -> list[int]:
    """Points for places: of four 5, 3, 2 and 1, of n n+1, n-1, n-2 and so on.

    Equals share what their places are worth, rounded up.
    """
    count = len(places)
    worth = [count + 1, *range(count - 1, 0, -1)]
    order = sorted(range(count), key=lambda seat: places[seat])
    points = [0] * count
    for place in sorted(set(places)):
        tied = [index for index, seat in enumerate(order) if places[seat] == place]
        share = -(-sum(worth[index] for index in tied) // len(tied))
        for index in tied:
            points[order[index]] = share
    return points


def fitting(games: Sequence[str], seats: int) -> list[str]:
    """Those of the games that so many can play; Noon if there are none."""
    return [game for game in games if seats in KNOWN[game].seats] or [NOON.id]


def plan_of(games: Sequence[str], length: int, seats: int, seed: int) -> tuple[str, ...]:
    """A game for each round: all in turn, beginning with any of them."""
    playable = fitting(games, seats)
    start = random.Random(seed).randrange(len(playable))
    return tuple(playable[(start + index) % len(playable)] for index in range(length))
