"""A turn of a bot: deeds that it can think of, one after the other, and what they are worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from game.bots.bountytown_levels import Level
from game.bots.bountytown_prospect import Prospect
from game.bots.bountytown_sight import Sight
from game.rules.bountytown.hooks import use_key
from game.rules.bountytown.options import END, RELOAD
from game.rules.bountytown.rows import Use

LEFT_OVER = 4
"""A Duel takes about so many cards."""
IDLE = 0.3
"""A turn without a Duel costs so much more with each that went before: nothing gets better by waiting."""
RISK = 0.1
"""Gold cards that are paid are missing in a Duel: so much for each."""


class Spot(NamedTuple):
    """Where a turn has come to. known: the hand is the one that is held now, else so many unknown cards.

    stake: Renown that can be stolen at once, as far as it can be foreseen.
    """

    cell: int
    left: int
    cards: int
    known: bool
    wounds: float
    stake: float
    moved: bool
    duels: int
    done: tuple[str, ...] = ()


class Deed(NamedTuple):
    """Something to do next. option: its first step as the rules name it."""

    option: str
    value: float
    then: Spot
    why: str


class Mood:
    """What a bot carries from decision to decision.

    idle: own turns without a Duel so far. errors: how wrong it judges things in this turn.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.idle = 0
        self.duelled = True
        self.errors: dict[str, float] = {}

    def turn(self) -> None:
        """A new turn of its own."""
        self.idle = 0 if self.duelled else self.idle + 1
        self.duelled = False
        self.errors.clear()


class Plan:
    """Compares what can be done in a turn. mood: what lasts longer than one decision."""

    def __init__(self, sight: Sight, prospect: Prospect, level: Level, mood: Mood) -> None:
        self.sight = sight
        self.prospect = prospect
        self.level = level
        self.mood = mood
        me = sight.me
        self.limit: int = me["limit"]
        wounds = float(len(me["wounds"]))
        self.start = Spot(me["cell"], sight.actions, len(sight.hand), True, wounds, prospect.stake, False, 0)
        self._town = list(self._places())

    def _error(self, deed: Deed) -> float:
        """How wrong a deed is judged: the same all through a turn."""
        name = deed.option if deed.then.done == self.start.done else deed.then.done[-1]
        if name not in self.mood.errors:
            self.mood.errors[name] = self.mood.rng.gauss(0.0, self.level.noise)
        return self.mood.errors[name]

    def best(self, options: tuple[str, ...]) -> tuple[str, str]:
        """The option to take and why."""
        allowed = frozenset(options)
        best, why, most = END, "nothing better is left to do", self._end(self.start)
        for deed in self._deeds(self.start):
            if deed.option not in allowed:
                continue
            value = deed.value + self._value(deed.then, self.level.steps - 1)
            value += self._error(deed)
            if value > most:
                best, why, most = deed.option, deed.why, value
        return best, why

    def _value(self, spot: Spot, steps: int) -> float:
        """The best that can still come of a turn, its end counted."""
        most = self._end(spot)
        if steps and (spot.left or self.prospect.items):
            for deed in self._deeds(spot):
                most = max(most, deed.value + self._value(deed.then, steps - 1))
        return most

    def _end(self, spot: Spot) -> float:
        idle = 0.0 if spot.duels else IDLE * self.mood.idle
        return self.prospect.rest(spot.cards, spot.wounds, spot.cell, spot.stake) - idle

    def _deeds(self, spot: Spot) -> Iterator[Deed]:
        if spot.left:
            yield from self._reload(spot)
            yield from self._duels(spot)
        yield from self._visits(spot)
        yield from self._items(spot)

    def _way(self, spot: Spot, cell: int) -> int:
        """Actions to get to a cell."""
        if cell == spot.cell:
            return 0
        return 1 if spot.moved else self.prospect.move_cost(spot.cell)

    def _go(self, spot: Spot, cell: int, option: str) -> str:
        return option if cell == spot.cell else f"move:{self.sight.town[cell]}"

    def _room(self, spot: Spot) -> float:
        return self.limit - spot.wounds - spot.cards

    def _reload(self, spot: Spot) -> Iterator[Deed]:
        if self._room(spot) >= 1 or (self.prospect.sweeps and spot.known and spot.cards):
            yield Deed(RELOAD, 0.0, self._full(spot)._replace(left=spot.left - 1), "the hand needs cards")

    def _full(self, spot: Spot) -> Spot:
        return spot._replace(cards=max(int(self.limit - spot.wounds), 0), known=False)

    def _duels(self, spot: Spot) -> Iterator[Deed]:
        for target in self.prospect.targets:
            if target.key in spot.done:
                continue
            for cell in target.cells:
                way = self._way(spot, cell)
                if way + 1 <= spot.left:
                    yield self._duel(spot, target.key, cell, way + 1, "")
            rifle = self.prospect.rifle
            if rifle and rifle not in spot.done and spot.cell not in target.cells:
                yield self._duel(spot, target.key, spot.cell, 1, rifle)

    def _duel(self, spot: Spot, key: str, cell: int, cost: int, item: str) -> Deed:
        chance = self.prospect.duel(key, cell, spot.cards, known=spot.known, wounds=spot.wounds)
        option = f"duel:{key}@{item}" if item else self._go(spot, cell, f"duel:{key}")
        value = chance.value - (self.prospect.item_value(item) if item else 0.0)
        then = Spot(
            cell,
            spot.left - cost,
            max(spot.cards - LEFT_OVER, 0),
            False,
            spot.wounds,
            spot.stake + chance.win * max(self.prospect.prize(key) - spot.stake, 0.0),
            spot.moved or cell != spot.cell,
            spot.duels + 1,
            (*spot.done, key, *((item,) if item else ())),
        )
        return Deed(option, value, then, chance.why)

    def _places(self) -> Iterator[tuple[int, str, Use, int]]:
        """What can be done where: cell, id, use, Actions."""
        for cell, name in enumerate(self.sight.town):
            use = self.sight.rows.locations[name].uses.get("turn")
            if use is not None and use.do in ("heal", "turn_in", "shop"):
                yield cell, name, use, self.sight.use_cost(self.sight.seat, use, cell)

    def _visits(self, spot: Spot) -> Iterator[Deed]:
        """Location abilities that are worth a way."""
        for cell, name, use, actions in self._town:
            key = f"{name}+{use.do}"
            once = use_key(name, self.sight.seat)
            if not use.actions and (key in spot.done or once in self.sight.used):
                continue
            left = spot.left - self._way(spot, cell) - actions
            if left < 0 or use.discard > spot.cards:
                continue
            then = spot._replace(cell=cell, left=left, moved=spot.moved or cell != spot.cell)
            then = then._replace(done=(*spot.done, key), cards=spot.cards - use.discard)
            yield from self._visit(spot, then, name, use.do, use.n)

    def _visit(self, spot: Spot, then: Spot, name: str, do: str, n: int) -> Iterator[Deed]:
        option = f"use:{name}"
        if do == "heal" and spot.wounds >= 1:
            after = then._replace(wounds=max(spot.wounds - n, 0.0), done=then.done if n > 1 else spot.done)
            yield Deed(self._go(spot, then.cell, option), 0.0, after, "Wounds must heal")
        elif do == "turn_in" and "turn_in" not in spot.done:
            bounty, value = self.prospect.dearest()
            if bounty:
                where = self.sight.rows.bounties[bounty].name
                after = then._replace(done=(*then.done, "turn_in"), stake=self.prospect.second)
                option = self._go(spot, then.cell, f"{option}:{bounty}")
                yield Deed(option, value, after, f"{where} is safe once turned in")
        elif do == "shop" and spot.known and "shop" not in spot.done:
            value, cards = self.prospect.shopping()
            if value > 0:
                after = then._replace(
                    cards=max(spot.cards - cards, 0), known=False, done=(*then.done, "shop")
                )
                option = self._go(spot, then.cell, option)
                yield Deed(option, value - RISK * cards, after, "the store has something useful")

    def _items(self, spot: Spot) -> Iterator[Deed]:
        """Items, and what the Character can do, cost no Action."""
        for item, do, worth in self.prospect.items:
            if item in spot.done:
                continue
            done = (*spot.done, item)
            value = -worth
            if do == "heal" and spot.wounds >= 1:
                yield Deed(f"use:{item}", value, spot._replace(wounds=0.0, done=done), "Wounds must heal")
            elif do == "reload" and self._room(spot) >= (2 if worth else 1):
                yield Deed(f"use:{item}", value, self._full(spot)._replace(done=done), "the hand needs cards")
