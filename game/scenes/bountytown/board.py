"""What lies on the board: all that is public, as events change it until the view says the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.rules.bountytown.rows import kind_of
from game.rules.kernel import TABLE, Event, View
from game.scenes.bountytown.face_up import Bare
from game.scenes.bountytown.lore import Lore

SLOTS = 3
"""Active Bounties at a time."""


@dataclass
class Player:
    """A player's place. cards: Duel cards in the hand. wounds, items, captured, turned_in: ids.

    held: those of its cards that lie face up, None where hands are secret.
    """

    character: str = ""
    cell: int = 0
    cards: int = 0
    held: list[str] | None = None
    limit: int = 5
    wounds: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    captured: list[str] = field(default_factory=list)
    turned_in: list[str] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)


class Board:
    """The board. active: three places for Bounties, '' = free. loot: face-down Items by Bounty."""

    def __init__(self, lore: Lore, seats: int) -> None:
        """An empty board."""
        self.lore = lore
        self.town: list[str] = []
        self.players = [Player() for _ in range(seats)]
        self.active = [""] * SLOTS
        self.loot: dict[str, int] = {}
        self.store: list[str] = []
        self.discards: list[str] = []
        self.deck = self.item_deck = self.item_discards = self.bounty_deck = 0
        self.seat: int | None = None
        self.first = TABLE
        self.actions = 0
        self.choosing = False
        self.over = False

    def take(self, view: View) -> None:
        """Lie as the view says; Bounties that are here already keep their places."""
        self.town = list(view["town"])
        for player, row in zip(self.players, view["players"], strict=True):
            player.character = row["character"] or ""
            player.cell, player.cards, player.limit = row["cell"], row["cards"], row["limit"] or 5
            player.wounds, player.items = list(row["wounds"]), list(row["items"])
            player.captured, player.turned_in = list(row["captured"]), list(row["turned_in"])
        for seat, offer in enumerate(view["offers"]):
            self.players[seat].offers = list(offer)
        self.loot = {row["bounty"]: row["items"] for row in view["bounties"]}
        self.active = [bounty if bounty in self.loot else "" for bounty in self.active]
        for bounty in self.loot:
            self._post(bounty)
        self.store, self.discards = list(view["store"]), list(view["discards"])
        self.deck, self.item_deck = view["deck"], view["item_deck"]
        self.item_discards, self.bounty_deck = len(view["item_discards"]), view["bounty_deck"]
        self.seat, self.actions = view["active"], view["actions"]
        self.first, self.choosing = view["first"], view["phase"] == "choosing"
        self.over = view["phase"] == "over"

    def face_up(self, hands: Mapping[int, Bare]) -> None:
        """Hands lie open. hands: by seat."""
        for seat, hand in hands.items():
            self.players[seat].held = [*hand.held, *hand.play]

    def renown(self, seat: int) -> int:
        """Of all Bounties of a seat."""
        player = self.players[seat]
        return self.lore.renown([*player.captured, *player.turned_in])

    @property
    def kinds(self) -> list[str]:
        """The kinds of Items for sale, in the order of the content."""
        there = [kind_of(item) for item in self.store]
        return [kind for kind in self.lore.kinds if kind in there]

    def apply(self, event: Event) -> None:
        """Change what an event changes; what it does not say, `take` will."""
        change = CHANGES.get(event.kind)
        if change is not None:
            change(self, event.seat, event.data)

    def cell_of(self, location: str) -> int:
        """Where a Location lies. Raises ValueError."""
        return self.town.index(location)

    def _post(self, bounty: str) -> None:
        if bounty not in self.active:
            free = self.active.index("") if "" in self.active else SLOTS - 1
            self.active[free] = bounty

    def _unpost(self, bounty: str, holder: int | None) -> None:
        if holder is not None:
            _drop(self.players[holder].captured, bounty)
        self.active = ["" if bounty == there else there for there in self.active]
        self.loot.pop(bounty, None)

    # What events change

    def _built(self, _: int, data: dict[str, Any]) -> None:
        self.town, self.store = list(data["town"]), list(data["store"])
        self.bounty_deck, self.first = data["bounties"], data["first"]

    def _offered(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].offers = list(data["characters"])
        self.choosing = True

    def _chosen(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].character = data["character"]

    def _turn(self, seat: int, data: dict[str, Any]) -> None:
        self.seat, self.actions, self.choosing = seat, data["actions"], False

    def _moved(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].cell = self.cell_of(data["to"])
        self.actions = data.get("left", self.actions)

    def _revealed(self, _: int, data: dict[str, Any]) -> None:
        self._post(data["bounty"])
        self.loot[data["bounty"]] = data["items"]
        self.bounty_deck = data["left"]
        self.item_deck = max(0, self.item_deck - data["items"])

    def _drew(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].cards += data["count"]
        self.deck = max(0, self.deck - data["count"])

    def _discarded(self, seat: int, data: dict[str, Any]) -> None:
        self._play(seat, len(data["cards"]))
        self._unhold(seat, data["cards"])
        self.discards += data["cards"]

    def _play(self, seat: int, count: int) -> None:
        player = self.players[seat]
        player.cards = max(0, player.cards - count)

    def _unhold(self, seat: int, cards: list[str]) -> None:
        player = self.players[seat]
        if player.held is not None:
            player.held = [card for card in player.held if card not in cards]

    def _took(self, seat: int, _: dict[str, Any]) -> None:
        self.players[seat].cards += 1
        self.discards = self.discards[:-1]

    def _reshuffled(self, _: int, data: dict[str, Any]) -> None:
        if data["deck"] == "duel":
            self.deck, self.discards = self.deck + len(self.discards), []
        else:
            self.item_deck, self.item_discards = self.item_deck + self.item_discards, 0

    def _duel(self, _: int, __: dict[str, Any]) -> None:
        self.actions = max(0, self.actions - 1)

    def _showdown(self, _: int, data: dict[str, Any]) -> None:
        for hand in data["hands"]:
            if hand["seat"] is not None:
                self._play(hand["seat"], hand["selected"])
                self._unhold(hand["seat"], hand["cards"])
            self.deck = max(0, self.deck - len(hand["cards"]) + hand["selected"])

    def _final_showdown(self, seat: int, data: dict[str, Any]) -> None:
        self._showdown(seat, data)
        self.discards += [card for hand in data["hands"] for card in hand["cards"]]

    def _swept(self, _: int, data: dict[str, Any]) -> None:
        self.discards += data["cards"]

    def _captured(self, seat: int, data: dict[str, Any]) -> None:
        self._unpost(data["bounty"], data["from"])
        if data["bounty"] not in self.players[seat].captured:
            self.players[seat].captured.append(data["bounty"])

    def _escaped(self, _: int, data: dict[str, Any]) -> None:
        self._unpost(data["bounty"], data["from"])

    def _lost_bounty(self, seat: int, data: dict[str, Any]) -> None:
        _drop(self.players[seat].captured, data["bounty"])

    def _turned_in(self, seat: int, data: dict[str, Any]) -> None:
        _drop(self.players[seat].captured, data["bounty"])
        self.players[seat].turned_in.append(data["bounty"])

    def _looted(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].items.append(data["item"])

    def _lost_item(self, seat: int, data: dict[str, Any]) -> None:
        _drop(self.players[seat].items, data["item"])
        self.item_discards += 1

    def _stocked(self, _: int, data: dict[str, Any]) -> None:
        self.store += data["items"]

    def _bought(self, seat: int, data: dict[str, Any]) -> None:
        for item in data["items"]:
            _drop(self.store, item)
            self.players[seat].items.append(item)

    def _used(self, seat: int, data: dict[str, Any]) -> None:
        if data["source"] in self.players[seat].items:
            self._lost_item(seat, {"item": data["source"]})

    def _wounded(self, seat: int, data: dict[str, Any]) -> None:
        self.players[seat].wounds.append(data["wound"])

    def _healed(self, seat: int, data: dict[str, Any]) -> None:
        wounds = self.players[seat].wounds
        del wounds[: len(wounds) - data["left"]]

    def _train(self, _: int, __: dict[str, Any]) -> None:
        self.seat, self.actions = None, 0
        self.bounty_deck = max(0, self.bounty_deck - 1)

    def _winner(self, _: int, __: dict[str, Any]) -> None:
        self.over = True


def _drop(pile: list[str], thing: str) -> None:
    if thing in pile:
        pile.remove(thing)


CHANGES: dict[str, Callable[[Board, int, dict[str, Any]], None]] = {
    "built": Board._built,
    "offered": Board._offered,
    "chosen": Board._chosen,
    "turn": Board._turn,
    "moved": Board._moved,
    "carried": Board._moved,
    "revealed": Board._revealed,
    "drew": Board._drew,
    "discarded": Board._discarded,
    "took": Board._took,
    "reshuffled": Board._reshuffled,
    "duel": Board._duel,
    "showdown": Board._showdown,
    "final_showdown": Board._final_showdown,
    "swept": Board._swept,
    "captured": Board._captured,
    "escaped": Board._escaped,
    "lost_bounty": Board._lost_bounty,
    "turned_in": Board._turned_in,
    "looted": Board._looted,
    "lost_item": Board._lost_item,
    "stocked": Board._stocked,
    "bought": Board._bought,
    "used": Board._used,
    "wounded": Board._wounded,
    "healed": Board._healed,
    "train": Board._train,
    "winner": Board._winner,
}
"""By kind of event; all others change nothing that lies on the board."""
