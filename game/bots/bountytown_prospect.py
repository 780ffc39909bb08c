"""What Duels, Wounds, Items and safety are worth to a bot, as its view has it."""

from __future__ import annotations

from typing import NamedTuple

from game.bots import bountytown_worth as worth
from game.bots.bountytown_goods import TENTH, Goods
from game.bots.bountytown_levels import Level
from game.bots.bountytown_odds import Outlook, best_of, dot, full_deck, outlooks, unknown
from game.bots.bountytown_race import Race
from game.bots.bountytown_sight import Sight, Terms
from game.rules.bountytown.hooks import use_key
from game.rules.kernel import TABLE

LOOT = 0.35
"""An Item that a Bounty has on it."""
HURT = 0.12
"""A Wound of another player."""
DODGE = 0.2
"""What is left of a Duel against one who may cancel it."""
HAZARD = (0.0, 0.08, 0.26, 0.34, 0.34, 0.34, 0.34, 0.34, 0.34, 0.34)
"""The chance in a round that somebody steals what one has, by its Renown, if all rivals may."""
OPEN, HOLD = 1.5, 0.2
"""How much greater that is with an empty hand, and how much each card in hand takes off."""
DUELS_EACH = 1.6
"""Turns that pass for each Bounty that is duelled."""
TURN_IN = 0.4
"""What the Actions cost that it takes to turn something in."""
CRITICAL = 0.6
"""The time that a critical Wound costs."""


class Target(NamedTuple):
    """Who can be duelled for what. key: as in the option; cells: where; seat: a player, else TABLE."""

    key: str
    cells: tuple[int, ...]
    seat: int
    bounty: str


class Chance(NamedTuple):
    """What a Duel promises."""

    value: float
    win: float
    why: str


class Prospect(Goods):
    """Values for one decision. rifle: an Item to duel from afar, '' if there is none.

    items: id, deed and value of what can be used in the turn without an Action.
    sweeps: may discard before a reload. stake, second: Renown of the two dearest that can be stolen.
    """

    def __init__(self, sight: Sight, level: Level) -> None:
        super().__init__(sight, level)
        self.limit: int = self.me["limit"]
        self.race = Race([row["renown"] for row in sight.players], sight.seat, sight.view["bounty_deck"])
        self.rounds = self.race.duels * DUELS_EACH / len(sight.players)
        self.deck = sight.unseen() if level.keen else full_deck(sight.hand)
        self.threats = [
            seat
            for seat, player in enumerate(sight.players)
            if seat != sight.seat and player["renown"] <= self.me["renown"]
        ]
        self.sweeps = sight.sweeps(sight.seat)
        self.rifle = sight.holds(sight.seat, "declare", "reach")
        self.items = [
            (item, use.do, self.item_value(item))
            for item in self.me["items"]
            if (use := sight.kind(item).uses.get("turn")) is not None
        ]
        self.items += self._own_reload()
        self.targets = self._targets()
        captured = sorted(map(sight.renown, sight.stealable(sight.seat)), reverse=True)
        self.stake, self.second = [float(n) for n in (*captured, 0, 0)[:2]]
        self._thief = max(self.threats, key=lambda seat: sight.players[seat]["renown"], default=TABLE)
        self._losses: dict[int, float] = {}
        self._seen: dict[tuple[str, int, int, bool, int], Chance] = {}
        self._cases: dict[tuple[str, int, int], tuple[Terms, list[float], list[float]]] = {}
        self._hands: dict[tuple[int, int, int, int], list[Outlook]] = {}
        self._moves: dict[int, int] = {}

    def _own_reload(self) -> list[tuple[str, str, float]]:
        """A reload that its Character has once a turn, as if it were an Item that costs nothing."""
        name = self.me["character"]
        use = self.sight.rows.characters[name].uses.get("turn")
        if use is None or use.do != "reload" or use.actions:
            return []
        return [] if use_key(name, self.sight.seat) in self.sight.used else [(name, use.do, 0.0)]

    def _targets(self) -> list[Target]:
        sight = self.sight
        found = []
        for row in sight.view["bounties"]:
            name = row["bounty"]
            found.append(Target(name, sight.rows.bounties[name].cells, TABLE, name))
        for seat, player in enumerate(sight.players):
            if seat != sight.seat and sight.may_face(sight.seat, seat):
                names = sorted(sight.stealable(seat), key=lambda name: -sight.renown(name))[:2]
                found += [Target(f"seat-{seat}:{name}", (player["cell"],), seat, name) for name in names]
        return found

    def move_cost(self, cell: int) -> int:
        """Actions that leaving a cell costs."""
        if cell not in self._moves:
            self._moves[cell] = self.sight.move_cost(self.sight.seat, cell)
        return self._moves[cell]

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

    def rest(self, cards: int, wounds: float, cell: int, stake: float) -> float:
        """The value of ending a turn with so many cards and Wounds at a cell, so much Renown to steal."""
        danger = self.hazard(stake) * self._loss(stake)
        danger *= -1.0 if self.sight.spared(self.sight.seat, cell) else OPEN - 1.0 - HOLD * cards
        return cards * self.level.ready - danger - self.wounds_cost(wounds)

    def hazard(self, stake: float) -> float:
        """The chance that somebody steals so much Renown before the next turn, with an average hand."""
        rivals = len(self.sight.players) - 1
        return self.level.caution * HAZARD[round(stake)] * len(self.threats) / rivals

    def _loss(self, stake: float) -> float:
        """What it costs to be robbed of so much Renown."""
        index = int(2 * stake + 0.5)
        if index not in self._losses:
            self._losses[index] = -self.gain(-index / 2, self._thief, -index / 2)
        return self._losses[index]

    def risk(self, renown: float) -> float:
        """What lies in the danger of theft until the end, or else in the way to turn something in."""
        hazard = self.hazard(renown)
        lost = 1.0 - (1.0 - hazard) ** self.rounds
        return float(min(lost * self._loss(renown), hazard * self._loss(renown) + TURN_IN))

    def dearest(self) -> tuple[str, float]:
        """The captured Bounty of most Renown, '' for none, and what it is worth to turn it in."""
        names = self.me["captured"]
        if not names:
            return "", 0.0
        name = max(names, key=self.sight.renown)
        hazard = self.hazard(self.sight.renown(name))
        lost = 1.0 - (1.0 - hazard) ** self.rounds
        return name, lost * self._loss(self.sight.renown(name))

    def stakes(self, seat: int, bounty: str, wounds: float, due: int) -> worth.Stakes:
        """What this seat has at stake as the attacker. due: Wounds of who is Wounded."""
        renown = self.sight.renown(bounty) if bounty else 0
        loot = next((row["items"] for row in self.sight.view["bounties"] if row["bounty"] == bounty), 0)
        wound = self.wound_cost(wounds, due)
        if seat == TABLE:
            win, lose = self.gain(renown, ends=True) - self.risk(renown), self.gain(0, ends=True)
            return worth.Stakes(win + (LOOT if loot else 0.0), lose, lose, wound)
        win, escape = self.gain(renown, seat, renown), self.gain(0, seat, renown)
        return worth.Stakes(win - self.risk(renown), 0.0, escape, wound, HURT)

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

    def prize(self, key: str) -> int:
        """The Renown of what a Duel is about."""
        return next(self.sight.renown(target.bounty) for target in self.targets if target.key == key)

    def duel(self, key: str, cell: int, cards: int, *, known: bool, wounds: float) -> Chance:
        """What a Duel at a cell promises with the hand now held, or with unknown cards."""
        index = (key, cell, cards, known, int(wounds + 0.5))
        if index not in self._seen:
            self._seen[index] = self._duel(*index)
        return self._seen[index]

    def _duel(self, key: str, cell: int, cards: int, known: bool, wounds: int) -> Chance:
        sight = self.sight
        target = next(target for target in self.targets if target.key == key)
        case = (key, cell, wounds)
        if case not in self._cases:
            self._cases[case] = self._case(target, cell, wounds)
        terms, values, wins = self._cases[case]
        if known:
            _, chances, value = best_of(self._outlooks(terms), values)
        else:
            chances = unknown(max(cards - terms.toll, 0), min(terms.steps, 2), terms.extra + terms.blind)
            value = dot(chances, values)
        win = dot(chances, wins)
        if target.seat != TABLE and sight.holds(target.seat, "declared", "cancel_duel"):
            value, win = value * DODGE, win * DODGE
        name = sight.rows.bounties[target.bounty].name
        return Chance(value, win, f"{name} is won with {win:.0%}")

    def _case(self, target: Target, cell: int, wounds: int) -> tuple[Terms, list[float], list[float]]:
        """The terms of an attack, and its value and chance to win by the category of the own hand."""
        sight = self.sight
        terms = sight.terms(sight.seat, cell, sight.seat, target.seat)
        stakes = self.stakes(target.seat, target.bounty, wounds, terms.wounds)
        foe = self.foe(target.seat, sight.seat, target.seat)
        outlaw = worth.bounty_chances(sight, target.bounty, sight.seat, cell, target.seat)
        values, wins = worth.attack_values(stakes, foe, outlaw)
        place = worth.place_of(sight, terms)
        return terms, worth.by_category(values, place), worth.by_category(wins, place)

    def _outlooks(self, terms: Terms) -> list[Outlook]:
        """What the hand now held may become; only the keen see that cards before a Draw step can go in it."""
        before, steps = (terms.extra, terms.steps) if self.level.keen else (0, 0)
        later = terms.extra + terms.blind - before
        index = (terms.toll, terms.steps, before, later)
        if index not in self._hands:
            hand = self.sight.hand[: max(len(self.sight.hand) - terms.toll, 0)]
            deck = full_deck(self.sight.hand)
            if hand:
                self._hands[index] = outlooks(hand, terms.steps, later, deck, before=before)
            else:
                self._hands[index] = [((), unknown(0, min(steps, 2), before + later))]
        return self._hands[index]

    def foe(self, seat: int, attacker: int, defender: int, *, drawn: bool = False) -> tuple[float, ...]:
        """The hand of another duellist by strength, NOBODY for none."""
        if seat == TABLE:
            return worth.NOBODY
        player = self.sight.players[seat]
        terms = self.sight.terms(seat, player["cell"], attacker, defender)
        return worth.hidden_chances(self.sight, terms, player["cards"], drawn=drawn)
