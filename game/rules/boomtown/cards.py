"""The cards of Boom Town as data rows over a small vocabulary (BO1): what a card may say."""

from __future__ import annotations

import msgspec

SIDES = ("good", "bad", "ugly")
SUITS = ("gun", "gang", "guts")
KINDS = ("gunslinger", "shootout", "deed", "holdup", "posse", "establishment")
COUNTS = ("gunslinger", *SIDES, "establishment", "player")
"""What an income can count: Gunslingers in play, all or of a side; Establishments in play; players."""
VERBS: dict[str, tuple[str, ...]] = {
    "destroy": ("establishment", *SIDES),
    "take": ("establishment",),
    "search": (),
    "war": (),
}
"""What a Dirty Deed can do, and what it can do it to."""
COPY = "#"
"""Parts the id of a row from the number of a further copy: `derringer`, `derringer#2`."""


class Income(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an Establishment pays: just one of fixed, count, die and death is set.

    fixed: dollars. count: one of COUNTS, paid for every `per`, rounded up (BO5). die: sides; the roll minus
    `less` is paid, and after a roll of `bust` the card is discarded (BO6, BO7). death: dollars for each
    Gunslinger that dies (BO8).
    """

    fixed: int = 0
    count: str = ""
    per: int = 1
    die: int = 0
    less: int = 0
    bust: int = 0
    death: int = 0


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a Dirty Deed does. target: what it is done to, '' where the verb has no object."""

    verb: str
    target: str = ""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card, as the engine needs it.

    side: of a Gunslinger. suit: Gun, Gang or Guts, of a Shootout card. amount: dollars of a Holdup or Posse.
    income: of an Establishment. deed: of a Dirty Deed. article: whether the name takes one in a sentence.
    """

    id: str
    kind: str
    name: str
    side: str = ""
    suit: str = ""
    amount: int = 0
    income: Income | None = None
    deed: Effect | None = None
    article: bool = False

    @property
    def called(self) -> str:
        """The name within a sentence: 'the Cattle Ranch', 'the Sheriff', 'Wyatt Earp'."""
        if self.article:
            return f"the {self.name}"
        return f"the {self.bare}" if self.bare != self.name else self.name

    @property
    def bare(self) -> str:
        """The name without an article, for behind 'your own' and 'Moon's'."""
        return self.name.removeprefix("The ")


class Row(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[card]]` of levels/boomtown. art: key of its drawing. source: rulebook or original."""

    art: str
    source: str
    text: str


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[preset]]` of levels/boomtown/presets.toml. options: for `Setup.options`."""

    id: str
    name: str
    text: str
    source: str
    options: dict[str, int | str]


def row_id(card: str) -> str:
    """The id of the row that a card is a copy of; two decks hold two copies."""
    return card.partition(COPY)[0]
