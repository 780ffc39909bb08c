"""What a bot of Bountytown makes of its view: rows behind the ids, and numbers with all effects on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.bots.bountytown_odds import Deck, full_deck
from game.rules.bountytown.cards import card_of
from game.rules.bountytown.deal import read_content
from game.rules.bountytown.hooks import use_key
from game.rules.bountytown.rows import Bounty, Character, Effect, ItemKind, Location
from game.rules.bountytown.vocabulary import OPS
from game.rules.kernel import TABLE, View

ATTACKER, DEFENDER = 0, 1
NEARLY_OUT = 8
"""The discards are about to be shuffled when so few cards are left."""


class Rows:
    """The box by id: public, as every card can be read at any time."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """content: that of the setup. Raises RuleError if it can't be used."""
        box = read_content(dict(content))
        self.characters: dict[str, Character] = {row.id: row for row in box.characters}
        self.locations: dict[str, Location] = {row.id: row for row in box.locations}
        self.bounties: dict[str, Bounty] = {row.id: row for row in box.bounties}
        self.items: dict[str, ItemKind] = {row.id: row for row in box.items}


class Terms(NamedTuple):
    """What a duellist's hand is subject to in a Duel at some Location.

    toll: cards lost before. extra: cards drawn before the Draw step. steps: Draw steps. most: cards to play.
    blind: cards that join. lift, lift_few: ranks gained, by five cards and by fewer. wounds: if due any.
    """

    toll: int
    extra: int
    steps: int
    most: int
    blind: int
    lift: int
    lift_few: int
    wounds: int


class Sight:
    """A view with its rows. town, players, me, seat, hand: of the view, cards as numbers."""

    def __init__(self, view: View, rows: Rows, seat: int) -> None:
        """view: of this seat."""
        self.view = view
        self.rows = rows
        self.seat = seat
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[seat]
        self.town: list[str] = view["town"]
        self.used: list[str] = view["used"]
        self.hand = tuple(map(card_of, view["hand"]))
        self.three_above = view["options"]["three_of_a_kind"].startswith("above")
        self._effects: dict[str, list[tuple[int, str, Effect]]] = {}
        for owner, player in enumerate(self.players):
            character = rows.characters.get(player["character"] or "")
            for hook, effects in character.effects.items() if character else ():
                found = self._effects.setdefault(hook, [])
                found += [(owner, character.id, effect) for effect in effects] if character else []

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        left: int = self.view["actions"]
        return left

    def unseen(self) -> Deck:
        """What can come off the Duel deck, by what lies open; if it is about to run out, by the own hand."""
        if self.view["deck"] < NEARLY_OUT:
            return full_deck(self.hand)
        return full_deck([*self.hand, *map(card_of, self.view["discards"])])

    def renown(self, bounty: str) -> int:
        """Of a Bounty."""
        return self.rows.bounties[bounty].renown

    def kind(self, item: str) -> ItemKind:
        """The row of an Item card."""
        return self.rows.items[item[:-2]]

    def holds(self, seat: int, window: str, deed: str = "") -> str:
        """An Item of a seat that can be used in a window, '' if it has none."""
        for item in self.players[seat]["items"]:
            use = self.kind(item).uses.get(window)
            if use is not None and deed in ("", use.do):
                name: str = item
                return name
        return ""

    def number(
        self,
        hook: str,
        base: int,
        seat: int,
        cell: int,
        duel: tuple[int, int] | None = None,
        *,
        few: bool = False,
    ) -> int:
        """The number of a hook for a seat that stands on a cell. duel: attacker and defender."""
        fitting = [
            effect
            for effect in self.rows.locations[self.town[cell]].effects.get(hook, ())
            if not (effect.per and use_key(self.town[cell], seat, hook) in self.used)
        ]
        for owner, source, effect in self._effects.get(hook, ()):
            if (
                _concerns(effect.who, owner, seat, duel)
                and all(_holds(word, owner, duel, few=few) for word in effect.when)
                and not (effect.per and use_key(source, owner, hook) in self.used)
            ):
                fitting.append(effect)
        if len(fitting) > 1:
            fitting.sort(key=lambda effect: OPS.index(effect.op))
        for effect in fitting:
            base = _apply(effect, base)
        return base

    def terms(self, seat: int, cell: int, attacker: int, defender: int) -> Terms:
        """What a duellist is subject to who stands on a cell."""
        duel = (attacker, defender)
        return Terms(
            self.number("duel.toll", 0, seat, cell, duel),
            self.number("duel.extra_cards", 0, seat, cell, duel),
            self.number("duel.draw_step", 1, seat, cell, duel),
            max(self.number("duel.most_cards", 5, seat, cell, duel), 1),
            self.number("duel.blind_cards", 0, seat, cell, duel),
            self.number("showdown.lift", 0, seat, cell, duel),
            self.number("showdown.lift", 0, seat, cell, duel, few=True),
            self.number("duel.wounds", 1, seat, cell, duel),
        )

    def draw_of(self, bounty: str, attacker: int, cell: int, defender: int = TABLE) -> int:
        """Cards that a Bounty draws against an attacker on a cell."""
        row = self.rows.bounties[bounty]
        return self.number("bounty.draw", row.draw, attacker, cell, (attacker, defender))

    def may_face(self, other: int) -> bool:
        """Whether this seat may declare a Duel against another wherever that one is (BT8)."""
        slack = self.number("duel.renown_slack", 0, self.seat, self.me["cell"])
        enough = self.players[other]["renown"] >= self.me["renown"] - slack
        return bool(enough and self.number("duel.against_player", 1, other, self.players[other]["cell"]))

    def stealable(self, other: int) -> list[str]:
        """Captured Bounties of a player that can be named in a Duel."""
        captured: list[str] = self.players[other]["captured"]
        safe = self.number("steal.safe", 0, other, self.players[other]["cell"])
        if not safe:
            return captured
        return sorted(captured, key=lambda bounty: -self.renown(bounty))[safe:]


def _concerns(who: str, owner: int, seat: int, duel: tuple[int, int] | None) -> bool:
    """As `rules.bountytown.hooks` has it."""
    if who == "owner":
        return owner == seat
    if duel is None or duel[DEFENDER] == TABLE or owner == seat or owner not in duel or seat not in duel:
        return False
    return who != ("attacker" if owner == duel[ATTACKER] else "defender")


def _holds(word: str, owner: int, duel: tuple[int, int] | None, *, few: bool) -> bool:
    if duel is None:
        return False
    return {
        "attacking": duel[ATTACKER] == owner,
        "defending": duel[DEFENDER] == owner,
        "against_player": duel[DEFENDER] != TABLE,
        "against_bounty": duel[DEFENDER] == TABLE,
        "few_cards": few,
    }[word]


def _apply(effect: Effect, n: int) -> int:
    match effect.op:
        case "set":
            return effect.n
        case "add":
            return max(n + effect.n, 0)
        case "multiply":
            return max(n * effect.n, 0)
        case _:  # forbid
            return 0
