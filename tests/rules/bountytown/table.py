"""A table that tests can set as they please, and short words for what players do at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.rules.bountytown.cards import CARDS, NAMES, card_of, face_of
from game.rules.bountytown.deal import _settle
from game.rules.bountytown.rows import Character, ItemKind, Location
from game.rules.bountytown.state import State, turn_of
from game.rules.kernel import Chance, Event, Request, Response, SeededChance, Setup
from tests.rules.bountytown.box import BOX, CHARACTERS, CONTENT, LOCATIONS, RULES, TEST_BOUNTIES, plain

FIVE = "1H 1H 2D 3C 4S"
BOOT_HILL, STORE, SHERIFF = 1, 5, 3
"""Cells of the diagram's town."""


class Table:
    """A match in which seat 0 begins its turn at cell 0, the Bandit Hideout of the diagram's town."""

    def __init__(
        self,
        hands: Sequence[str] = (),
        *,
        seats: int = 3,
        who: Mapping[int, str | Character] | None = None,
        town: Mapping[int, str | Location] | None = None,
        at: Mapping[int, int] | None = None,
        wounds: Mapping[int, int] | None = None,
        items: Mapping[int, Sequence[str]] | None = None,
        captured: Mapping[int, Sequence[str]] | None = None,
        turned_in: Mapping[int, Sequence[str]] | None = None,
        active: Sequence[str] = ("high-card",),
        loot: Mapping[str, Sequence[str]] | None = None,
        deck: str | None = None,
        discards: str = "",
        store: Sequence[str] = (),
        item_kinds: Sequence[ItemKind] = (),
        chance: Chance | None = None,
        **options: str | int | bool,
    ) -> None:
        """hands, deck, discards: faces, top card first; a seat without a hand has none; deck None = the rest.

        who: Characters by seat, else without ability. town: Locations by cell instead of the diagram's.
        at: cells by seat, else 0. items, store: kinds.
        """
        self.chance = chance or SeededChance(1)
        s = self.s = RULES.new(Setup(seats, {"town": "diagram", **options}, CONTENT), self.chance)
        rows = [(who or {}).get(seat, plain(seat)) for seat in range(seats)]
        people = [CHARACTERS[row] if isinstance(row, str) else row for row in rows]
        self._write_book(people, town or {}, item_kinds)
        s.first = 0
        s.offers = [[row.id] for row in people]
        for seat, row in enumerate(people):
            self.do(seat, "choose", row.id)
        s.cells = [(at or {}).get(seat, 0) for seat in range(seats)]
        self._deal(hands, deck, discards)
        for seat, count in (wounds or {}).items():
            s.wounds[seat] = [s.wound_pile.pop() for _ in range(count)]
        self._give_items(items or {}, store, loot or {})
        self._give_bounties(captured or {}, turned_in or {}, active)

    def _write_book(
        self, people: list[Character], town: Mapping[int, str | Location], item_kinds: Sequence[ItemKind]
    ) -> None:
        book = self.s.book
        places = [town.get(cell, place) for cell, place in enumerate(book.town)]
        rows = tuple(LOCATIONS[place] if isinstance(place, str) else place for place in places)
        ids = [row.id for row in rows]
        self.s.book = msgspec.structs.replace(
            book,
            town=rows,
            characters={row.id: row for row in people},
            bounties={**{row.id: row for row in BOX.bounties}, **TEST_BOUNTIES},
            items={**book.items, **{kind.id: kind for kind in item_kinds}},
            moves=tuple(tuple(f"move:{to}" for to in ids if to != place) for place in ids),
            places={name: cell for cell, name in enumerate(ids)},
        )

    def _deal(self, hands: Sequence[str], deck: str | None, discards: str) -> None:
        free = list(range(CARDS))

        def take(faces: str) -> list[int]:
            cards = []
            for face in faces.split():
                card = next(card for card in free if face in (face_of(card), NAMES[card]))
                free.remove(card)
                cards.append(card)
            return cards

        s = self.s
        s.hands = [take(hands[seat] if seat < len(hands) else "") for seat in range(s.seats)]
        s.discards = take(discards)[::-1]
        top = take(deck or "")[::-1]
        s.deck = free if deck is None else top
        self.box = [] if deck is None else free
        """Cards that are out of this game, when the test gives the whole deck."""

    def _give_items(
        self, items: Mapping[int, Sequence[str]], store: Sequence[str], loot: Mapping[str, Sequence[str]]
    ) -> None:
        s = self.s
        free = [f"{kind.id}-{copy + 1}" for kind in s.book.items.values() for copy in range(kind.copies)]

        def take(kinds: Sequence[str]) -> list[str]:
            found = []
            for kind in kinds:
                item = next(item for item in free if item[:-2] == kind)
                free.remove(item)
                found.append(item)
            return found

        s.items = [take(items.get(seat, ())) for seat in range(s.seats)]
        s.store = take(store)
        s.loot = {bounty: take(kinds) for bounty, kinds in loot.items()}
        s.item_deck, s.item_discards = free, []

    def _give_bounties(
        self,
        captured: Mapping[int, Sequence[str]],
        turned_in: Mapping[int, Sequence[str]],
        active: Sequence[str],
    ) -> None:
        s = self.s
        s.captured = [list(captured.get(seat, ())) for seat in range(s.seats)]
        s.turned_in = [list(turned_in.get(seat, ())) for seat in range(s.seats)]
        s.active = list(active)
        out = {*s.active, *(b for pile in (*s.captured, *s.turned_in) for b in pile)}
        s.bounty_deck = ["the-train", *(b.id for b in BOX.bounties if b.id not in out)]
        s.gone = []

    def do(self, seat: int, kind: str, *picks: str) -> tuple[Event, ...]:
        return RULES.submit(self.s, Response(seat, kind, picks), self.chance)

    def turn(self, option: str) -> tuple[Event, ...]:
        """The active player acts."""
        return self.do(self.asked().seat, "turn", option)

    def pick(self, seat: int, kind: str, faces: str) -> tuple[Event, ...]:
        """Answer with cards of one's hand, by their faces."""
        hand = self.s.hands[seat][:]
        cards = []
        for face in faces.split():
            card = next(card for card in hand if face_of(card) == face)
            hand.remove(card)
            cards.append(NAMES[card])
        return self.do(seat, kind, *cards)

    def swap(self, seat: int, faces: str = "") -> tuple[Event, ...]:
        return self.pick(seat, "swap", faces)

    def select(self, seat: int, faces: str) -> tuple[Event, ...]:
        return self.pick(seat, "select", faces)

    def discard(self, seat: int, faces: str) -> tuple[Event, ...]:
        return self.pick(seat, "discard", faces)

    def asked(self, kind: str = "", seat: int | None = None) -> Request:
        """The one request that is open, of a kind or for a seat where several are."""
        found = [
            r
            for r in RULES.pending(self.s)
            if (not kind or r.kind == kind) and (seat is None or r.seat == seat) and (kind or not r.optional)
        ]
        assert len(found) == 1, f"{len(found)} requests in {RULES.pending(self.s)}"
        return found[0]

    @property
    def left(self) -> int:
        """Actions of the turn."""
        return turn_of(self.s).left

    def hand(self, seat: int) -> str:
        """The faces of a hand, sorted."""
        return " ".join(sorted(face_of(card) for card in self.s.hands[seat]))

    def options(self, start: str = "") -> list[str]:
        return [option for option in self.asked("turn").options if option.startswith(start)]

    def resettle(self) -> None:
        """The book knows the hooks of the Characters and Items that it has now."""
        self.s.book = _settle(self.s)


def faces(names: Sequence[str]) -> str:
    """Names of cards as faces, sorted."""
    return " ".join(sorted(face_of(card_of(name)) for name in names))


def where(s: State) -> dict[str, list[Any]]:
    """All cards of a match, wherever they are, sorted: Duel cards, Items, Bounties, Wounds."""
    duel_cards = [*s.deck, *s.discards, *(card for hand in s.hands for card in hand)]
    items = [*s.store, *s.item_deck, *s.item_discards, *(i for pile in s.items for i in pile)]
    items += [item for pile in s.loot.values() for item in pile]
    bounties = [*s.bounty_deck, *s.active, *s.gone]
    bounties += [b for pile in (*s.captured, *s.turned_in) for b in pile]
    for frame in s.stack:
        duel_cards += [c for cards in frame.plays for c in cards] if getattr(frame, "shown", False) else []
        items += frame.items if frame.__class__.__name__ == "Loot" else []
    wounds = [*s.wound_pile, *(w for pile in s.wounds for w in pile if w != "wound-blank")]
    return {
        "cards": sorted(duel_cards),
        "items": sorted(items),
        "bounties": sorted(bounties),
        "wounds": sorted(wounds),
    }


def at_boot_hill(first: str, hands: list[str], other: str = "", **table: object) -> Table:
    """Seats 0 and 1 at Boot Hill, seat 2 elsewhere; first, other: their Characters, '' = plain."""
    who = {seat: name for seat, name in enumerate((first, other)) if name}
    settings = {"who": who, "at": {0: BOOT_HILL, 1: BOOT_HILL, 2: STORE}, "active": [], **table}
    return Table(hands, **settings)  # type: ignore[arg-type]
