"""Matches of chance over a Tabletop that only hears of events, with nobody watching."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.match.content import read_bandits
from game.rules.bandits.state import State
from game.rules.kernel import Event, SeededChance
from game.scenes.bandits.banner import Banner
from game.scenes.bandits.director import Director
from game.scenes.bandits.labels import Labels
from game.scenes.bandits.layout import Layout
from game.scenes.bandits.pieces import Piece
from game.scenes.bandits.tabletop import Tabletop
from game.stage.motion import Pace
from tests.rules.bandits.chaos import play
from tests.rules.bandits.table import RULES, new

ROOT = Path(__file__).parents[2]
TABLES = list(read_bandits(ROOT).tables.values())
WHOLE_DECKS = ("full", "half")


class Mute:
    """Sound and particles that only keep what was asked of them."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, voice: str, pan: float = 0.0) -> None:
        assert -1.0 <= pan <= 1.0
        self.played.append(voice)

    def tension(self, share: float) -> None:
        """Silence."""

    def coins(self, x: float, y: float, count: int) -> None:
        """Nothing flies."""


class Felt:
    """A match and what its screen shows."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.seed = seed
        self.rng = rng
        self.seats = rng.randrange(2, 9)
        self.state: State = new(
            self.seats,
            seed,
            ballerina=rng.choice(("returns", "sends")),
            false_start=rng.random() < 0.5,
            deck=rng.choice(WHOLE_DECKS),
        )
        self.layout = Layout(rng.choice(TABLES), self.seats)
        self.mute: Any = Mute()
        self.pace = Pace(speed=rng.choice(("relaxed", "normal", "fast")))
        self.top = self.fresh()
        self.banner, self.labels = Banner(), Labels()
        self.director = Director(self.top, self.banner, self.labels, self.mute, self.mute)

    def fresh(self) -> Tabletop:
        """A Tabletop of the match as it stands."""
        return Tabletop(self.layout, self.pace, RULES.view(self.state, None))

    def play(self) -> Iterator[tuple[Event, ...]]:
        """Play to the end, one answer at a time; the screen has been told when its events are given."""
        opening = RULES.opening(self.state)
        self.director.take(list(opening))
        yield opening
        for _, events in play(self.state, self.rng, SeededChance(self.seed)):
            self.director.take(list(events))
            yield events

    def pass_time(self, ms: int) -> None:
        """Let frames go by."""
        for part in (self.director, self.top, self.banner, self.labels):
            part.advance(ms * 1_000_000)

    def settle(self) -> None:
        """Let everything arrive."""
        self.director.hurry()
        for piece in self.top.pieces():
            piece.finish()
        self.top.advance(0)


def face(piece: Piece) -> tuple[str | None, bool, tuple[float, ...], float]:
    """Which card it is for those who look, which side shows, and where it lies."""
    return piece.card, piece.up, tuple(round(part, 3) for part in piece.place), round(piece.height, 3)


def shown(top: Tabletop) -> dict[str, Any]:
    """All that a Tabletop shows."""
    return {
        "spots": {spot: face(piece) for spot, piece in sorted(top.spots.items())},
        "tokens": {token: face(piece) for token, piece in sorted(top.tokens.items())},
        "holders": dict(sorted(top.holders.items())),
        "piles": [[face(piece) for piece in pile] for pile in top.piles],
        "decks": top.decks,
        "escapes": [(face(card), [face(piece) for piece in below]) for card, below in top.escapes],
        "shown": top.shown and face(top.shown),
        "leaving": len(top.leaving),
    }
