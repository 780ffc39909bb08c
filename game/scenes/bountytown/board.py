"""What lies on the board: all that is public, as events change it until the view says the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.bountytown.rows import kind_of
from game.rules.kernel import TABLE, Event, View
from game.scenes.bountytown.board_changes import CHANGES
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
            self.post(bounty)
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

    def post(self, bounty: str) -> None:
        """A Bounty takes the first place that is free."""
        if bounty not in self.active:
            free = self.active.index("") if "" in self.active else SLOTS - 1
            self.active[free] = bounty
