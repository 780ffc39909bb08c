"""What Duels, Wounds, Items and safety are worth to a bot, as its view has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots import bountytown_worth as worth
from game.bots.bountytown_levels import Level
from game.bots.bountytown_odds import by_strength, dot, full_deck, unknown
from game.bots.bountytown_race import Race
from game.bots.bountytown_sight import Sight
from game.rules.bountytown.cards import GOLD, SUIT, VALUE
from game.rules.bountytown.rows import kind_of
from game.rules.kernel import TABLE

LOOT = 0.35
"""An Item that a Bounty has on it."""
HURT = 0.12
"""A Wound of another player."""
DODGE = 0.2
"""What is left of a Duel against one who may cancel it."""
HAZARD, MOST_HAZARD = 0.12, 0.4
"""The chance in a round that a rival comes for what one has, for each rival who may; and at most."""
HOLD = 0.09
"""How much of that danger a card in hand keeps off."""
DUELS_EACH = 1.6
"""Turns that pass for each Bounty that is duelled."""
CRITICAL = 0.6
"""The time that a critical Wound costs."""
TENTH = 0.1


class Target(NamedTuple):
    """Who can be duelled for what. key: as in the option; cells: where; seat: a player, else TABLE."""

    key: str
    cells: tuple[int, ...]
    seat: int
    bounty: str


class Chance(NamedTuple):
    """What a Duel promises."""

    value: float
    wounds: float
    why: str


class Prospect:
    """Values for one decision. rifle: an Item to duel from afar, '' if there is none. items: for the turn."""

    def __init__(self, sight: Sight, level: Level) -> None:
        self.sight = sight
        self.level = level
        self.me = sight.me
        self.limit: int = self.me["limit"]
        self.race = Race([row["renown"] for row in sight.players], sight.seat, sight.view["bounty_deck"])
        self.rounds = self.race.duels * DUELS_EACH / len(sight.players)
        self.deck = sight.unseen() if level.keen else full_deck(sight.hand)
        self.threats = [
            seat
            for seat, player in enumerate(sight.players)
            if seat != sight.seat and player["renown"] <= self.me["renown"]
        ]
        self.rifle = sight.holds(sight.seat, "declare", "reach")
        self.items = [
            (item, use.do)
            for item in self.me["items"]
            if (use := sight.kind(item).uses.get("turn")) is not None
        ]
        self.targets = self._targets()
        self._stake = -self.gain(-max([sight.renown(b) for b in sight.stealable(sight.seat)], default=0))
        self._seen: dict[tuple[str, int, int, bool, int], Chance] = {}
        self._moves: dict[int, int] = {}

    def _targets(self) -> list[Target]:
        sight = self.sight
        found = []
        for row in sight.view["bounties"]:
            name = row["bounty"]
            found.append(Target(name, sight.rows.bounties[name].cells, TABLE, name))
        for seat, player in enumerate(sight.players):
            if seat != sight.seat and sight.may_face(seat):
                names = sorted(sight.stealable(seat), key=lambda name: -sight.renown(name))[:2]
                found += [Target(f"seat-{seat}:{name}", (player["cell"],), seat, name) for name in names]
        return found

    def move_cost(self, cell: int) -> int:
        """Actions that leaving a cell costs."""
        if cell not in self._moves:
            self._moves[cell] = self.sight.number("move.actions", 1, self.sight.seat, cell)
        return self._moves[cell]

    def turn_in_cost(self, cell: int, actions: int) -> int:
        """Actions that turning in costs."""
        return self.sight.number("turn_in.actions", actions, self.sight.seat, cell)

    def item_value(self, item: str) -> float:
        """What an Item card is worth in hand."""
        return self.level.item.get(kind_of(item), TENTH * self.sight.kind(item).price)

    def wounds_cost(self, wounds: float) -> float:
        """What so many Wounds cost in all, parts of a Wound counted."""
        if wounds >= self.limit:
            return self._critical()
        table = self.level.wounds
        low = min(int(wounds), len(table) - 2)
        return table[low] + (table[low + 1] - table[low]) * (wounds - low)

    def _critical(self) -> float:
        captured = self.me["captured"]
        items = TENTH * 4 if self.me["items"] else 0.0
        return CRITICAL + items + min(map(self.sight.renown, captured), default=0)

    def rest(self, cards: int, wounds: float, cell: int) -> float:
        """The value of ending a turn with so many cards and Wounds at a cell."""
        safe = not self.sight.number("duel.against_player", 1, self.sight.seat, cell)
        danger = 0.0 if safe else self.hazard() * self._stake
        return cards * (self.level.ready + HOLD * danger) - danger - self.wounds_cost(wounds)

    def hazard(self) -> float:
        """The chance that somebody comes to steal before the next turn."""
        return self.level.caution * min(HAZARD * len(self.threats), MOST_HAZARD)

    def dearest(self) -> tuple[str, float]:
        """The captured Bounty of most Renown, '' for none, and what it is worth to turn it in."""
        names = self.me["captured"]
        if not names:
            return "", 0.0
        name = max(names, key=self.sight.renown)
        lost = 1.0 - (1.0 - self.hazard()) ** self.rounds
        return name, -lost * self.gain(-self.sight.renown(name))

    def shopping(self) -> tuple[float, int]:
        """What can be bought is worth, and how many cards it takes."""
        purse = sorted((VALUE[card] for card in self.sight.hand if SUIT[card] == GOLD), reverse=True)
        gold = sum(purse)
        item = self.wish([item for item in self.sight.view["store"] if self.price(item) <= gold])
        if not item:
            return 0.0, 0
        price, cards = self.price(item), 0
        while price > 0 and cards < len(purse):
            price -= purse[cards]
            cards += 1
        return self.item_value(item), cards

    def price(self, item: str) -> int:
        """What an Item costs this seat."""
        return self.sight.number("store.price", self.sight.kind(item).price, self.sight.seat, self.me["cell"])

    def wish(self, offered: Sequence[str]) -> str:
        """Of some Items the one that is worth most to who lacks it, '' for none."""
        owned = [kind_of(item) for item in self.me["items"]]
        fitting = [item for item in offered if kind_of(item) not in owned]
        return max(fitting, key=self.item_value, default="")

    def stakes(self, seat: int, bounty: str, wounds: float, due: int) -> worth.Stakes:
        """What this seat has at stake as the attacker. due: Wounds of who is Wounded."""
        renown = self.sight.renown(bounty) if bounty else 0
        loot = next((row["items"] for row in self.sight.view["bounties"] if row["bounty"] == bounty), 0)
        wound = self.wound_cost(wounds, due)
        if seat == TABLE:
            win, lose = self.gain(renown, ends=True), self.gain(0, ends=True)
            return worth.Stakes(win + (LOOT if loot else 0.0), lose, lose, wound)
        win, escape = self.gain(renown, seat, renown), self.gain(0, seat, renown)
        return worth.Stakes(win, 0.0, escape, wound, HURT)

    def defence(self, attacker: int, bounty: str, wounds: float, due: int) -> worth.Stakes:
        """What this seat has at stake as the defender: to keep is what it has already."""
        renown = self.sight.renown(bounty) if bounty else 0
        lose, escape = self.gain(-renown, attacker, -renown), self.gain(-renown)
        return worth.Stakes(0.0, lose, escape, self.wound_cost(wounds, due), HURT)

    def gain(self, renown: float, other: int = TABLE, lost: float = 0, *, ends: bool = False) -> float:
        """What it is worth to win some Renown while another loses some. ends: the Train may come by it."""
        if not self.level.odds:
            return renown + lost * self.level.spite
        changes = {self.sight.seat: renown, other: -lost}
        return self.race.worth(changes, self.race.train() if ends else 0.0)

    def wound_cost(self, wounds: float, due: int) -> float:
        """What so many more Wounds cost, or the Item that spares them."""
        cost = self.wounds_cost(wounds + due) - self.wounds_cost(wounds)
        charm = self.sight.holds(self.sight.seat, "wounded", "no_wounds")
        return min(cost, self.item_value(charm)) if charm else cost

    def duel(self, key: str, cell: int, cards: int, *, known: bool, wounds: float) -> Chance:
        """What a Duel at a cell promises with the hand now held, or with unknown cards."""
        index = (key, cell, cards, known, int(wounds + 0.5))
        if index not in self._seen:
            self._seen[index] = self._duel(*index)
        return self._seen[index]

    def _duel(self, key: str, cell: int, cards: int, known: bool, wounds: int) -> Chance:
        sight = self.sight
        target = next(target for target in self.targets if target.key == key)
        terms = sight.terms(sight.seat, cell, sight.seat, target.seat)
        stakes = self.stakes(target.seat, target.bounty, wounds, terms.wounds)
        foe = self.foe(target.seat, sight.seat, target.seat)
        outlaw = worth.bounty_chances(sight, target.bounty, sight.seat, cell, target.seat)
        values, wins = worth.attack_values(stakes, foe, outlaw)
        place = worth.place_of(sight, terms)
        if known:
            chances, value = worth.known_value(
                sight, terms, sight.hand, values, self.deck, keen=self.level.keen
            )
            chances = by_strength(chances, place)
        else:
            found = unknown(max(cards - terms.toll, 0), min(terms.steps, 2), terms.extra + terms.blind)
            chances = by_strength(found, place)
            value = dot(chances, values)
        win = dot(chances, wins)
        if target.seat != TABLE and sight.holds(target.seat, "declared", "cancel_duel"):
            value, win = value * DODGE, win * DODGE
        name = sight.rows.bounties[target.bounty].name
        # Wounds are in the value already; the plan only must not heal what it does not have.
        return Chance(value, 0.0, f"{name} is won with {win:.0%}")

    def foe(self, seat: int, attacker: int, defender: int, *, drawn: bool = False) -> tuple[float, ...]:
        """The hand of another duellist by strength, NOBODY for none."""
        if seat == TABLE:
            return worth.NOBODY
        player = self.sight.players[seat]
        terms = self.sight.terms(seat, player["cell"], attacker, defender)
        return worth.hidden_chances(self.sight, terms, player["cards"], drawn=drawn)
