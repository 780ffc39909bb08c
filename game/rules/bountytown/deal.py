"""Setup: the town, the decks, two Characters each, and the start once all have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from game.rules.bountytown import decks, turns
from game.rules.bountytown.cards import CARDS
from game.rules.bountytown.content import Content, decode
from game.rules.bountytown.frames import Choosing
from game.rules.bountytown.rows import TRAIN, Book, Location, Row, Town
from game.rules.bountytown.state import State
from game.rules.bountytown.survey import CELLS
from game.rules.kernel import Chance, Event, RuleError, Setup, fitted, seat_word

SEATS = range(3, 7)
FEW, MANY, MOST_OF_FEW = 16, 22, 4
"""Bounties in the deck for three or four players, and for more."""
BEFORE_TRAIN = 5
"""Bounties among which the Train is shuffled at the bottom of the deck."""
FOR_SALE = 5
OFFERED = 2
PILES = ("hands", "wounds", "items", "captured", "turned_in")
"""What each seat has: empty at the start."""
T = TypeVar("T")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules that players can switch (BT1, BT10, BT27) and the town preset, with their defaults."""

    three_of_a_kind: str = "below two pair"
    defender_refills: bool = True
    bounty_deck: str = "by players"
    town: str = "random"


THREE_OF_A_KIND = ("below two pair", "above two pair")
BOUNTY_DECK = ("by players", "all")
"""How many Bounties lie in the deck: as the rulebook has it, or all that there are, for a long game."""


def read_options(given: dict[str, Any]) -> Options:
    """The options of a setup. Raises RuleError for an unknown name or value."""
    known = ", ".join(Options.__struct_fields__)
    options = fitted(given, Options, f"the options of Bountytown ({known}) do not fit")
    for name, value, values in (
        ("three_of_a_kind", options.three_of_a_kind, THREE_OF_A_KIND),
        ("bounty_deck", options.bounty_deck, BOUNTY_DECK),
    ):
        if value not in values:
            expected = "' or '".join(values)
            raise RuleError(f"option {name} is '{value}'; expected '{expected}'")
    return options


def read_content(given: dict[str, Any]) -> Content:
    """The content of a setup. Raises RuleError with its first fault."""
    return _read_content(msgspec.json.encode(given))


@lru_cache(maxsize=4)
def _read_content(encoded: bytes) -> Content:
    """Matches are dealt by the thousand from one content: read it once."""
    content, faults = decode(msgspec.json.decode(encoded))
    if content is None:
        raise RuleError(f"the content of Bountytown can't be used: {faults[0]}")
    return content


def new_match(setup: Setup, chance: Chance) -> State:
    """The state in which all choose their Characters. Raises RuleError for a setup out of bounds."""
    if setup.seats not in SEATS:
        raise RuleError(f"Bountytown is for {SEATS[0]} to {SEATS[-1]} players, not {setup.seats}")
    options = read_options(setup.options)
    content = read_content(setup.content)
    preset = next((town for town in content.towns if town.id == options.town), None)
    if preset is None:
        known = ", ".join(town.id for town in content.towns)
        raise RuleError(f"option town is '{options.town}'; known are {known}")
    book = _book(content, preset, options, setup.seats, chance)
    items = [f"{row.id}-{copy + 1}" for row in content.items for copy in range(row.copies)]
    return _state(book, items, content.wounds, options, setup.seats, chance)


def _book(content: Content, preset: Town, options: Options, seats: int, chance: Chance) -> Book:
    """The rows that this match may come to use: its town, the Characters offered, its Bounties."""
    town = build(content.locations, preset, chance)
    characters = shuffled(content.characters, chance)[: OFFERED * seats]
    count = len(content.bounties) if options.bounty_deck == BOUNTY_DECK[1] else printed_bounties(seats)
    bounties = shuffled(content.bounties, chance)[:count]
    return Book(
        town=town,
        characters={row.id: row for row in characters},
        bounties={row.id: row for row in bounties},
        items={row.id: row for row in content.items},
        start=next(cell for cell, place in enumerate(town) if place.start),
        refuge=next(cell for cell, place in enumerate(town) if place.refuge),
        places={place.id: cell for cell, place in enumerate(town)},
        moves=tuple(tuple(f"move:{to.id}" for to in town if to is not place) for place in town),
    )


def _state(
    book: Book, items: list[str], wounds: tuple[str, ...], options: Options, n: int, chance: Chance
) -> State:
    """Everything at its place, nobody's hand dealt. What falls to chance is drawn in a fixed order."""
    items, names = shuffled(items, chance), list(book.characters)
    piles: dict[str, Any] = {name: [[] for _ in range(n)] for name in PILES}
    return State(
        book=book,
        seats=n,
        three_above=options.three_of_a_kind == THREE_OF_A_KIND[1],
        defender_refills=options.defender_refills,
        first=chance.below("deck", n),
        offers=[names[seat * OFFERED :][:OFFERED] for seat in range(n)],
        characters=[""] * n,
        cells=[book.start] * n,
        **piles,
        deck=shuffled(range(CARDS), chance),
        discards=[],
        store=items[:FOR_SALE],
        item_deck=items[FOR_SALE:],
        item_discards=[],
        bounty_deck=with_train(list(book.bounties), chance),
        active=[],
        loot={},
        wound_pile=shuffled(wounds, chance),
        stack=[Choosing()],
    )


def printed_bounties(seats: int) -> int:
    """How many Bounties the rulebook puts into the deck of so many players."""
    return FEW if seats <= MOST_OF_FEW else MANY


def shuffled(items: Sequence[T], chance: Chance) -> list[T]:
    """A shuffled copy."""
    copy = list(items)
    chance.shuffle("deck", copy)
    return copy


def build(locations: Sequence[Location], preset: Town, chance: Chance) -> tuple[Location, ...]:
    """Nine Locations by cell: the fixed ones, the preset's, and others at random (BT34)."""
    by_id = {place.id: place for place in locations}
    town = [by_id.get(name) for name in preset.cells or [""] * CELLS]
    for place in locations:
        if place.cell >= 0:
            town[place.cell] = place
    free = shuffled([place for place in locations if place.cell < 0 and place not in town], chance)
    return tuple(place or free.pop() for place in town)


def with_train(bounties: list[str], chance: Chance) -> list[str]:
    """The Bounty deck, top card last: the Train is shuffled among the bottom five."""
    bottom = [*bounties[:BEFORE_TRAIN], TRAIN]
    chance.shuffle("deck", bottom)
    return bottom + bounties[BEFORE_TRAIN:]


def opening(s: State) -> tuple[Event, ...]:
    """The setup as events, for a state that `new` has just given."""
    data = {
        "town": [place.id for place in s.book.town],
        "store": s.store[:],
        "first": s.first,
        "bounties": len(s.bounty_deck),
        "start": s.book.town[s.book.start].id,
    }
    offers = (Event("offered", seat, {"characters": names[:]}) for seat, names in enumerate(s.offers))
    return (Event("built", s.first, data, why=f"{seat_word(s.first)} goes first."), *offers)


def choose(s: State, seat: int, character: str, chance: Chance, out: list[Event]) -> None:
    """A seat has chosen; the last one starts the game."""
    s.characters[seat] = character
    row = s.book.characters[character]
    why = f"{seat_word(seat)} is {row.name}: {row.ability}."
    out.append(Event("chosen", seat, {"character": character}, why=why))
    if all(s.characters):
        _start(s, chance, out)


def _start(s: State, chance: Chance, out: list[Event]) -> None:
    """Three Bounties, a hand each, and the first turn."""
    s.book = _settle(s)
    turn: list[Event] = []
    turns.begin(s, s.first, turn)
    turns.replace(s, chance, out)
    for step in range(s.seats):
        decks.draw_up(s, (s.first + step) % s.seats, "deal", chance, out)
    out += turn


def _settle(s: State) -> Book:
    """The book without the Characters that nobody chose, and with who has a say on which hook."""
    chosen = {name: s.book.characters[name] for name in s.characters}
    hooks = _hooks(list(chosen.values()))
    kinds = _hooks(list(s.book.items.values()))
    names = list(s.book.items)
    return msgspec.structs.replace(
        s.book,
        characters=chosen,
        seat_hooks=hooks,
        wide_hooks=_wide([*chosen.values(), *s.book.items.values()]),
        item_hooks={hook: tuple(names[number] for number in numbers) for hook, numbers in kinds.items()},
    )


def _hooks(rows: Sequence[Row]) -> dict[str, tuple[int, ...]]:
    """For each hook, which of the rows have effects on it."""
    found: dict[str, tuple[int, ...]] = {}
    for number, row in enumerate(rows):
        for hook in row.effects:
            found[hook] = (*found.get(hook, ()), number)
    return found


def _wide(rows: Sequence[Row]) -> tuple[str, ...]:
    """The hooks on which a row changes the numbers of others than its owner."""
    found = [
        hook
        for row in rows
        for hook, effects in row.effects.items()
        if any(e.who != "owner" for e in effects)
    ]
    return tuple(sorted(set(found)))
