"""Rules out of a view: what bots and screens may work out from what is public, as the engine would.

Nothing here knows a state. `hooks.ask` answers the same questions for the engine; tests hold both together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.rules.bountytown.deal import read_content
from game.rules.bountytown.effects import applied, concerns, holds
from game.rules.bountytown.hooks import use_key
from game.rules.bountytown.rows import Bounty, Character, Effect, ItemKind, Location, Use, kind_of
from game.rules.bountytown.vocabulary import OPS
from game.rules.kernel import TABLE, View

NO_DUEL = (TABLE, TABLE)
Found = tuple[int, str, Effect]
"""The owner of an effect, its card, the effect."""


class Rows:
    """The box by id: public, as every card can be read at any time."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """content: that of the setup. Raises RuleError if it can't be used."""
        box = read_content(dict(content))
        self.characters: dict[str, Character] = {row.id: row for row in box.characters}
        self.locations: dict[str, Location] = {row.id: row for row in box.locations}
        self.bounties: dict[str, Bounty] = {row.id: row for row in box.bounties}
        self.items: dict[str, ItemKind] = {row.id: row for row in box.items}


class Reading:
    """A view with its rows. town, players, used: of the view."""

    def __init__(self, view: View, rows: Rows) -> None:
        """view: of any seat, or of the shared screen."""
        self.view = view
        self.rows = rows
        self.players: list[dict[str, Any]] = view["players"]
        self.town: list[str] = view["town"]
        self.used: list[str] = view["used"]
        self._effects: dict[str, list[Found]] = {}
        for found in self._all(max(view["active"] or 0, 0)):
            for hook, effects in found[1].effects.items():
                own = self._effects.setdefault(hook, [])
                own += [(found[0], found[1].id, effect) for effect in effects]

    def _all(self, first: int) -> Iterator[tuple[int, Character | ItemKind]]:
        """Cards of players in the order in which their effects work, from the active player on."""
        count = len(self.players)
        for owner in ((first + step) % count for step in range(count)):
            player = self.players[owner]
            character = self.rows.characters.get(player["character"] or "")
            if character is not None:
                yield owner, character
            yield from ((owner, self.kind(item)) for item in player["items"])

    def number(
        self,
        hook: str,
        base: int,
        seat: int,
        cell: int | None = None,
        duel: tuple[int, int] = NO_DUEL,
        *,
        few: bool = False,
    ) -> int:
        """The number of a hook for a seat, where it stands or on a cell.

        duel: attacker and defender. few: fewer than five cards are played.
        """
        others = self._effects.get(hook, ())
        fitting = self._of_place(hook, seat, self.players[seat]["cell"] if cell is None else cell)
        if not fitting and not others:
            return base
        for owner, card, effect in others:
            if (
                concerns(effect.who, owner, seat, *duel)
                and (not effect.when or self._hold(effect.when, owner, duel, few=few))
                and not (effect.per and use_key(card, owner, hook) in self.used)
            ):
                fitting.append(effect)
        if len(fitting) > 1:
            fitting.sort(key=lambda effect: OPS.index(effect.op))
        for effect in fitting:
            base = applied(effect, base)
        return base

    def _of_place(self, hook: str, seat: int, cell: int) -> list[Effect]:
        """What the Location of a cell does to a number."""
        name = self.town[cell]
        effects = self.rows.locations[name].effects.get(hook)
        if not effects:
            return []
        return [effect for effect in effects if not (effect.per and use_key(name, seat, hook) in self.used)]

    def _hold(self, when: Sequence[str], owner: int, duel: tuple[int, int], *, few: bool) -> bool:
        if duel == NO_DUEL:
            return False
        return all(few if word == "few_cards" else holds(word, owner, *duel) for word in when)

    def kind(self, item: str) -> ItemKind:
        """The row of an Item card."""
        return self.rows.items[kind_of(item)]

    def renown(self, bounty: str) -> int:
        """Of a Bounty."""
        return self.rows.bounties[bounty].renown

    def move_cost(self, seat: int, cell: int | None = None) -> int:
        """Actions that leaving a place costs."""
        return self.number("move.actions", 1, seat, cell)

    def use_cost(self, seat: int, use: Use, cell: int | None = None) -> int:
        """Actions that a use costs."""
        return self.number("turn_in.actions", use.actions, seat, cell) if use.do == "turn_in" else use.actions

    def price(self, seat: int, item: str, cell: int | None = None) -> int:
        """What an Item costs a seat, in Gold."""
        return self.number("store.price", self.kind(item).price, seat, cell)

    def room(self, seat: int) -> int:
        """How many cards a hand can take up to its limit."""
        me = self.players[seat]
        left: int = (me["limit"] or 0) - me["cards"] - len(me["wounds"])
        return max(left, 0)

    def lacking(self, seat: int) -> list[str]:
        """The Items for sale of whose kind a seat has none."""
        owned = [kind_of(item) for item in self.players[seat]["items"]]
        return [item for item in self.view["store"] if kind_of(item) not in owned]

    def sweeps(self, seat: int) -> bool:
        """Whether a seat may discard before it reloads (BT30)."""
        return self.number("reload.discard", 0, seat) > 0

    def spared(self, seat: int, cell: int | None = None) -> bool:
        """Whether nobody may declare a Duel against a seat."""
        return not self.number("duel.against_player", 1, seat, cell)

    def may_face(self, seat: int, other: int) -> bool:
        """Whether a seat may declare a Duel against another wherever that one is (BT8)."""
        least = self.players[seat]["renown"] - self.number("duel.renown_slack", 0, seat)
        return bool(self.players[other]["renown"] >= least and not self.spared(other))

    def stealable(self, seat: int) -> list[str]:
        """Captured Bounties of a player that can be named in a Duel, in order of acquisition (BT7)."""
        captured: list[str] = self.players[seat]["captured"]
        safe = self.number("steal.safe", 0, seat)
        if not safe:
            return captured[:]
        dearest = sorted(captured, key=lambda bounty: -self.renown(bounty))[:safe]
        return [bounty for bounty in captured if bounty not in dearest]
