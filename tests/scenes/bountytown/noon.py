"""Duels of matches of chance, and a stage that shows them to nobody."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import pygame

from game.rules.bountytown.state import State
from game.rules.kernel import Event, SeededChance, View
from game.scenes.bountytown.duel_stage import DuelStage
from game.stage.art import Art
from game.stage.canvas import Canvas
from game.stage.motion import NS_PER_MS, Pace
from tests.rules.bountytown.box import CONTENT, RULES, new
from tests.rules.bountytown.chaos import play

FRAME_NS = 16_666_667
OPENS, CLOSES = ("duel", "final"), ("duel_over", "winner")
SIZE = (480, 270)


class Moment(NamedTuple):
    """What happened after one answer, as everybody hears it, and what they see then."""

    events: tuple[Event, ...]
    view: View


class Film(NamedTuple):
    """A Duel from its declaration to its end. before: the shared view when it was declared."""

    seats: int
    before: View
    moments: tuple[Moment, ...]

    @property
    def events(self) -> list[Event]:
        return [event for moment in self.moments for event in moment.events]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


class Quiet:
    """A sound room that only keeps what was asked of it."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, voice: str, pan: float = 0.0) -> None:
        assert -1.0 <= pan <= 1.0
        self.played.append(voice)


def films(seed: int, seats: int = 0) -> Iterator[Film]:
    """All Duels of a match of chance."""
    s: State = new(seats or 3 + seed % 4, seed)
    last: View = {}
    before: View = {}
    moments: list[Moment] = []
    part: list[Event] = []
    on = False
    for _, events in play(s, random.Random(seed), SeededChance(seed)):
        view = RULES.view(s, None)
        for event in events:
            if event.audience is not None:
                continue
            if event.kind in OPENS:
                on, before, moments, part = True, last, [], []
            if on:
                part.append(event)
            if event.kind in CLOSES and on:
                on = False
                yield Film(s.seats, before, (*moments, Moment(tuple(part), view)))
        if on:
            moments.append(Moment(tuple(part), view))
            part = []
        last = view


@cache
def reel(seed: int) -> tuple[Film, ...]:
    """All Duels of a match of chance, for many tests to look at."""
    return tuple(films(seed))


@cache
def some(what: str, seeds: int = 120) -> Film:
    """The first Duel of a sort: see WANTED."""
    found = (film for seed in range(seeds) for film in reel(seed) if WANTED[what](film))
    return next(found)


WANTED: dict[str, Callable[[Film], bool]] = {
    "bounty": lambda f: f.events[0].data.get("defender") is None and "discarded" in f.kinds,
    "stolen": lambda f: _against(f) and bool(f.events[0].data["bounty"]) and "captured" in f.kinds,
    "kept": lambda f: "kept" in f.kinds,
    "plain": lambda f: _against(f) and not f.events[0].data["bounty"] and "showdown" in f.kinds,
    "cancelled": lambda f: "cancelled" in f.kinds,
    "critical": lambda f: "critical" in f.kinds and "carried" in f.kinds,
    "spared": lambda f: "spared" in f.kinds,
    "final": lambda f: f.kinds[0] == "final",
    "final of four": lambda f: f.kinds[0] == "final" and len(f.events[0].data["seats"]) > 3,
}


def _against(film: Film) -> bool:
    return film.events[0].data.get("defender") is not None


class Noon:
    """A stage without a window. played: the voices that were asked for."""

    def __init__(self, seats: int, art: Art, size: tuple[int, int] = SIZE, **pace: Any) -> None:
        self.sound = Quiet()
        self.app: Any = SimpleNamespace(art=art, pace=Pace(**pace), sound=self.sound, rng=random.Random(1))
        self.stage = DuelStage(self.app, CONTENT, seats)
        self.canvas = Canvas(pygame.Surface(size), art)

    @property
    def street(self) -> Any:
        return self.stage._street

    def show(self, film: Film, upto: int | None = None) -> Iterator[tuple[Event | None, float]]:
        """Play it; gives each event with its ms, and None after each moment, before time passes."""
        for number, moment in enumerate(film.moments[:upto]):
            for event in moment.events:
                if not number and event is moment.events[0]:
                    self.stage.begin(event, film.before)
                yield event, self.stage.play(event)
            self.stage.settle(moment.view)
            yield None, 0.0

    def wait(self, ms: float) -> None:
        """Let frames go by, ms at the players' pace."""
        for _ in range(round(ms * NS_PER_MS / FRAME_NS) + 1):
            self.stage.advance(FRAME_NS)

    def rest(self) -> None:
        """Let frames go by until nothing moves."""
        for _ in range(3_000):
            if not self.stage.moving:
                return
            self.stage.advance(FRAME_NS)
        raise AssertionError("it moves for ever")

    def frame(self) -> bytes:
        """What is on screen."""
        self.canvas.surface.fill((0, 0, 0))
        self.stage.draw(self.canvas)
        return pygame.image.tobytes(self.canvas.surface, "RGB")

    def texts(self) -> list[tuple[str, float]]:
        """The words that are written on screen, with their sizes; not those on cards and boards."""
        words: list[tuple[str, float]] = []
        plain = self.canvas.text

        def spy(s: str, x: float, y: float, font: str, size: float, colour: Any, **more: Any) -> float:
            words.append((s, size))
            return plain(s, x, y, font, size, colour, **more)

        self.canvas.text = spy  # type: ignore[method-assign]
        try:
            self.stage.draw(self.canvas)
        finally:
            self.canvas.text = plain  # type: ignore[method-assign]
        return words


def written(noon: Noon) -> Sequence[str]:
    """Only the words."""
    return [word for word, _ in noon.texts()]
