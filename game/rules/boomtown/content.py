"""What content must be: every fault as 'key: what was expected, what was found'; and the deck made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.rules.boomtown.cards import COPY, COUNTS, KINDS, SIDES, SUITS, VERBS, Card, Effect, Income, Row
from game.rules.boomtown.options import read_options
from game.rules.kernel import RuleError, fitted
from game.rules.wanted import misfit

SOURCES = ("rulebook", "original")
WAYS_TO_PAY = ("fixed", "count", "die", "death")
FIELDS: dict[str, tuple[str, ...]] = {
    "gunslinger": ("side",),
    "shootout": ("suit",),
    "deed": ("deed",),
    "holdup": ("amount",),
    "posse": ("amount",),
    "establishment": ("income",),
}
"""The fields beside id, kind and name that a card of each kind has; it has no others."""


def content_faults(rows: Sequence[Any]) -> list[str]:
    """All faults of the rows of a deck, each in the first part that does not fit: fields, words, deck."""
    faults: list[str] = []
    cards: list[Card] = []
    for index, row in enumerate(rows):
        try:
            cards.append(card := msgspec.convert(row, Row))
            faults += row_faults(card, f"card[{index}]")
        except msgspec.ValidationError as error:
            faults.append(misfit(error, Row, row, f"card[{index}]"))
    return faults or deck_faults(cards)


def row_faults(row: Row, key: str) -> list[str]:
    """The faults of a row of levels/, beside the kinds of its values. key: its place in the file."""
    faults = card_faults(row, key)
    if row.source not in SOURCES:
        faults.append(_fault(f"{key}.source", SOURCES, row.source))
    faults += [
        f"{key}.{name}: expected a text, found ''" for name in ("art", "text") if not getattr(row, name)
    ]
    return faults


def card_faults(card: Card, key: str) -> list[str]:
    """What in a card does not fit together. key: its place in the file, such as 'card[3]'."""
    return list(_card_faults(card, key))


def _card_faults(card: Card, key: str) -> Iterator[str]:
    if not card.id or COPY in card.id:
        yield f"{key}.id: expected a text without '{COPY}', found '{card.id}'"
    if not card.name:
        yield f"{key}.name: expected a text, found ''"
    if card.kind not in KINDS:
        yield _fault(f"{key}.kind", KINDS, card.kind)
        return
    for name in ("side", "suit", "amount", "income", "deed"):
        if bool(getattr(card, name)) != (name in FIELDS[card.kind]):
            wanted = "a value" if name in FIELDS[card.kind] else "none"
            yield f"{key}.{name}: expected {wanted} for kind '{card.kind}', found {_found(card, name)}"
    if card.side and card.side not in SIDES:
        yield _fault(f"{key}.side", SIDES, card.side)
    if card.suit and card.suit not in SUITS:
        yield _fault(f"{key}.suit", SUITS, card.suit)
    if card.amount < 0:
        yield f"{key}.amount: expected 1 or more, found {card.amount}"
    yield from _income_faults(card.income, f"{key}.income") if card.income else ()
    yield from _deed_faults(card.deed, f"{key}.deed") if card.deed else ()


def _income_faults(income: Income, key: str) -> Iterator[str]:
    ways = [way for way in WAYS_TO_PAY if getattr(income, way)]
    if len(ways) != 1:
        yield f"{key}: expected one of {', '.join(WAYS_TO_PAY)}, found {' and '.join(ways) or 'none'}"
    if income.count and income.count not in COUNTS:
        yield _fault(f"{key}.count", COUNTS, income.count)
    for name, least in (("fixed", 0), ("per", 1), ("die", 0), ("less", 0), ("bust", 0), ("death", 0)):
        if getattr(income, name) < least:
            yield f"{key}.{name}: expected {least} or more, found {getattr(income, name)}"
    if income.per != 1 and not income.count:
        yield f"{key}.per: expected none without count, found {income.per}"
    for name in ("less", "bust"):
        if getattr(income, name) > income.die:
            yield f"{key}.{name}: expected at most die = {income.die}, found {getattr(income, name)}"


def _deed_faults(deed: Effect, key: str) -> Iterator[str]:
    if deed.verb not in VERBS:
        yield _fault(f"{key}.verb", tuple(VERBS), deed.verb)
    elif deed.target not in (VERBS[deed.verb] or ("",)):
        yield _fault(f"{key}.target", VERBS[deed.verb] or ("none",), deed.target)


def deck_faults(cards: Sequence[Card]) -> list[str]:
    """What makes a deck unfit, though each card fits."""
    ids: dict[str, int] = {}
    faults = []
    for index, card in enumerate(cards):
        if ids.setdefault(card.id, index) != index:
            faults.append(f"card[{index}].id: expected an id of its own, found '{card.id}' again")
    if not any(card.income and not card.income.death for card in cards):
        faults.append("card: expected an Establishment that pays at Collection, found none")
    return faults


def preset_faults(options: dict[str, Any], key: str) -> list[str]:
    """The faults of the options of a preset."""
    try:
        read_options(options)
    except RuleError as error:
        return [f"{key}.options: {error}"]
    return []


def read_cards(content: dict[str, Any], *, decks: int) -> list[Card]:
    """The cards of a match out of `Setup.content`. Raises RuleError with one sentence for the first fault."""
    cards = fitted(content.get("cards", []), list[Card], "the deck of Boom Town is no list of cards")
    faults = [fault for index, card in enumerate(cards) for fault in card_faults(card, f"card[{index}]")]
    faults = faults or deck_faults(cards)
    if faults:
        raise RuleError(f"the deck of Boom Town does not fit: {faults[0]}")
    copies = [
        msgspec.structs.replace(card, id=f"{card.id}{COPY}{number}")
        for number in range(2, decks + 1)
        for card in cards
    ]
    return [*cards, *copies]


def _fault(key: str, known: tuple[str, ...], found: str) -> str:
    return f"{key}: expected one of {', '.join(known)}, found '{found}'"


def _found(card: Card, name: str) -> str:
    value = getattr(card, name)
    return f"{value!r}"[:60] if value else "none"
