"""What stands in the streets: a building or a Gunslinger on its way from spot to spot."""

from __future__ import annotations

from game.scenes.boomtown.book import Book
from game.scenes.boomtown.layout import Layout, Spot
from game.scenes.boomtown.town import Town
from game.stage.motion import MOVE_MS, Pace, Tween, in_out, out, out_back

RISE_MS, SINK_MS = 460.0, 420.0
NEAR = 0.5
"""Moves shorter than this are none, px."""


class Actor:
    """One building or Gunslinger. fallen: lies on the ground. gone: has left the street."""

    def __init__(self, card: str, spot: Spot) -> None:
        """It stands there at once."""
        self.card = card
        self.fallen = False
        self.gone = False
        self.spot = spot
        self._x, self._y, self._size = (Tween(value, value, 0) for value in spot)
        self._up = Tween(1.0, 1.0, 0)

    @property
    def place(self) -> Spot:
        """Where it is now."""
        return Spot(self._x.value, self._y.value, self._size.value)

    @property
    def up(self) -> float:
        """How much of it has risen from the ground, 0..1 and a little beyond."""
        return self._up.value

    @property
    def resting(self) -> bool:
        """Whether it has arrived."""
        return self._x.done and self._y.done and self._size.done and self._up.done

    def go(self, spot: Spot, pace: Pace, *, ms: float = MOVE_MS, delay_ms: float = 0.0) -> None:
        """Set off to a spot."""
        if all(abs(a - b) < NEAR for a, b in zip(spot, self.spot, strict=True)):
            return
        start, self.spot = self.place, spot
        time, delay = pace.ms(ms), pace.ms(delay_ms)
        self._x, self._y, self._size = (
            Tween(a, b, time, in_out, delay_ms=delay) for a, b in zip(start, spot, strict=True)
        )

    def rise(self, pace: Pace, *, delay_ms: float = 0.0) -> None:
        """Grow out of the ground."""
        ease = out if pace.less_motion else out_back
        self._up = Tween(0.0, 1.0, pace.ms(RISE_MS), ease, delay_ms=pace.ms(delay_ms))

    def sink(self, pace: Pace, *, delay_ms: float = 0.0) -> None:
        """Go down into the ground and be gone."""
        self.gone = True
        self._up = Tween(self._up.value, 0.0, pace.ms(SINK_MS), in_out, delay_ms=pace.ms(delay_ms))

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for tween in (self._x, self._y, self._size, self._up):
            tween.advance(dt_ns)

    def finish(self) -> None:
        """Arrive at once."""
        for tween in (self._x, self._y, self._size, self._up):
            tween.finish()


class Cast:
    """All buildings and Gunslingers by card. leaving: those on their way out."""

    def __init__(self, layout: Layout, book: Book, pace: Pace) -> None:
        """Nobody yet."""
        self.layout, self.book, self.pace = layout, book, pace
        self.buildings: dict[str, Actor] = {}
        self.figures: dict[str, Actor] = {}
        self.leaving: list[Actor] = []

    def lay(self, town: Town) -> None:
        """Everything stands where it belongs, at once."""
        self.leaving = []
        spots = self._spots(town)
        known = set(self.buildings_of(town))
        self.buildings = {card: Actor(card, spot) for card, spot in spots.items() if card in known}
        self.figures = {card: Actor(card, spot) for card, spot in spots.items() if card not in known}

    @staticmethod
    def buildings_of(town: Town) -> list[str]:
        """All Establishments in play."""
        return [card for street in town.streets for card in street]

    def _spots(self, town: Town) -> dict[str, Spot]:
        found: dict[str, Spot] = {}
        for seat in range(len(town.money)):
            street, crew = town.streets[seat], self.book.by_side(town.crews[seat])
            found |= zip(street, self.layout.buildings(seat, len(street)), strict=True)
            found |= zip(crew, self.layout.figures(seat, len(crew)), strict=True)
        return found

    def tidy(self, town: Town, *, ms: float = MOVE_MS, delay_ms: float = 0.0) -> None:
        """All make room for each other; whoever is new stands there, whoever has no spot leaves."""
        spots = self._spots(town)
        streets = set(self.buildings_of(town))
        for card, spot in spots.items():
            group = self.buildings if card in streets else self.figures
            if card in group:
                group[card].go(spot, self.pace, ms=ms, delay_ms=delay_ms)
            else:
                group[card] = Actor(card, spot)
        for group in (self.buildings, self.figures):
            for card in [card for card in group if card not in spots]:
                del group[card]

    def everybody(self) -> list[Actor]:
        """All of them."""
        return [*self.buildings.values(), *self.figures.values(), *self.leaving]

    @property
    def resting(self) -> bool:
        """Whether all have arrived."""
        return not self.leaving and all(actor.resting for actor in self.everybody())

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for actor in self.everybody():
            actor.advance(dt_ns)
        self.leaving = [actor for actor in self.leaving if not (actor.gone and actor.resting)]

    def finish(self) -> None:
        """All arrive at once."""
        self.leaving = []
        for actor in self.everybody():
            actor.finish()
