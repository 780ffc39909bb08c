"""What the cards of Bountytown are called and say: the content as the board looks it up, by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.bountytown.cards import SUIT_NAMES, SUITS
from game.rules.bountytown.reading import Rows
from game.rules.bountytown.rows import Bounty, kind_of
from game.rules.kernel import count_word

CELL_PLACES = (
    "top left",
    "top",
    "top right",
    "left",
    "middle",
    "right",
    "bottom left",
    "bottom",
    "bottom right",
)


class Effect(NamedTuple):
    """A change of a number, see `rules.bountytown.vocabulary`."""

    hook: str
    op: str
    n: int
    per: str


class Use(NamedTuple):
    """Something that can be done in a window. actions: what it costs. discard: cards given up after it."""

    window: str
    do: str
    n: int
    actions: int
    discard: int


class Card(NamedTuple):
    """A Character, Location or kind of Item. price: of an Item, in Gold."""

    id: str
    name: str
    ability: str
    text: str
    trade: str
    price: int
    effects: tuple[Effect, ...]
    uses: tuple[Use, ...]

    def use(self, window: str) -> Use | None:
        """What can be done with it in a window."""
        return next((use for use in self.uses if use.window == window), None)


class Lore:
    """All cards by id. Items are asked for by card or kind. rows: the same as the rules read them."""

    def __init__(self, content: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """content: as `Setup.content` holds it."""
        self.rows = Rows(content)
        self.characters = {row["id"]: _card(row) for row in content["character"]}
        self.locations = {row["id"]: _card(row) for row in content["location"]}
        self.kinds = {row["id"]: _card(row) for row in content["item"]}
        self.bounties = {row["id"]: _bounty(row) for row in content["bounty"]}
        self.wounds = {row["id"]: str(row["name"]) for row in content["wound"]}

    def item(self, item: str) -> Card:
        """An Item by its card. Raises KeyError."""
        return self.kinds[kind_of(item)]

    def item_name(self, item: str) -> str:
        """What an Item is called."""
        return self.item(item).name

    def place_name(self, location: str) -> str:
        """What a Location is called within a sentence."""
        return self.rows.locations[location].called

    def wound(self, wound: str) -> str:
        """What hurts, '' for one of which there is no card."""
        return self.wounds.get(wound, "")

    def renown(self, bounties: Sequence[str]) -> int:
        """Of all these Bounties together."""
        return sum(self.bounties[bounty].renown for bounty in bounties)

    def bounty_line(self, bounty: str, items: int = 0) -> str:
        """Its figures in words."""
        row = self.bounties[bounty]
        parts = [f"{row.renown} Renown"]
        if row.base:
            parts.append(f"has {', '.join(map(card_name, row.base))}")
        parts.append(f"draws {count_word(row.draw, 'card')}")
        if items:
            parts.append(count_word(items, "Item"))
        return "; ".join(parts)


def card_name(card: str) -> str:
    """'5Ga', or its face '5G', as '5 of Gold'."""
    return f"{card[0]} of {SUIT_NAMES[SUITS.index(card[1])]}"


def _card(row: Mapping[str, Any]) -> Card:
    effects = tuple(
        Effect(e["hook"], e["op"], e.get("n", 0), e.get("per", "")) for e in row.get("effect", ())
    )
    uses = tuple(
        Use(u["window"], u["do"], u.get("n", 1), u.get("actions", 0), u.get("discard", 0))
        for u in row.get("use", ())
    )
    return Card(
        row["id"],
        row["name"],
        row.get("ability", ""),
        row["text"],
        row.get("trade", ""),
        row.get("price", 0),
        effects,
        uses,
    )


def _bounty(row: Mapping[str, Any]) -> Bounty:
    first, second = sorted(row["cells"])
    return Bounty(
        row["id"],
        row["name"],
        (first, second),
        tuple(row["base"]),
        row["draw"],
        row["renown"],
        row.get("items", 0),
    )
