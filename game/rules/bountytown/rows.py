"""The rows of Bountytown's content as they are played with: no texts, effects by hook and uses by window."""

from __future__ import annotations

import msgspec

BLANK_WOUND = "wound-blank"
"""Stands for a Wound when all cards are out: Wounds never run out (BT26)."""
TRAIN = "the-train"
"""The card in the Bounty deck that ends the game."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One change of a number, see `vocabulary`."""

    op: str
    n: int = 0
    who: str = "owner"
    when: tuple[str, ...] = ()
    per: str = ""


class Use(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that can be done in a window. actions: what it costs. discard: cards given up after it."""

    do: str
    n: int = 1
    actions: int = 0
    discard: int = 0


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every card with an ability has. effects: by hook. uses: by window."""

    id: str
    name: str
    ability: str
    effects: dict[str, tuple[Effect, ...]] = {}
    uses: dict[str, Use] = {}


class Location(Row, frozen=True, omit_defaults=True):
    """A Location card. cell: where it always lies, -1 = anywhere; the grid is 0 1 2 / 3 4 5 / 6 7 8 (BT34).

    start: where all Characters begin. refuge: where the critically Wounded wake up. proper: a name that
    goes without an article.
    """

    cell: int = -1
    start: bool = False
    refuge: bool = False
    proper: bool = False

    @property
    def called(self) -> str:
        """Its name within a sentence."""
        return self.name if self.proper else f"the {self.name}"


class Character(Row, frozen=True, omit_defaults=True):
    """A Character card."""


class ItemKind(Row, frozen=True, omit_defaults=True, kw_only=True):
    """A kind of Item; its cards are `id-1` to `id-copies`."""

    price: int
    copies: int


class Bounty(msgspec.Struct, frozen=True):
    """A Bounty card. cells: where it is duelled. base: printed faces. draw: cards drawn. items: how many."""

    id: str
    name: str
    cells: tuple[int, int]
    base: tuple[str, ...]
    draw: int
    renown: int
    items: int = 0


class Town(msgspec.Struct, frozen=True):
    """A town preset. cells: nine Location ids, '' = any other; () = all free ones at random."""

    id: str
    cells: tuple[str, ...] = ()


class Book(msgspec.Struct, frozen=True):
    """The rows in play, shared by all copies of a state.

    town: by cell. characters: by id. items: by kind. seat_hooks, item_hooks: which seats' Characters and
    which kinds of Items have effects on a hook; wide_hooks: those on which they change the numbers of others.
    start, refuge: cells. places: the cell of each Location. moves: the options of moving, by cell.
    """

    town: tuple[Location, ...]
    characters: dict[str, Character]
    bounties: dict[str, Bounty]
    items: dict[str, ItemKind]
    start: int
    refuge: int
    places: dict[str, int]
    moves: tuple[tuple[str, ...], ...]
    seat_hooks: dict[str, tuple[int, ...]] = {}
    item_hooks: dict[str, tuple[str, ...]] = {}
    wide_hooks: tuple[str, ...] = ()


def kind_of(item: str) -> str:
    """The kind of an Item card: its id without the number of the copy, one digit."""
    return item[:-2]
