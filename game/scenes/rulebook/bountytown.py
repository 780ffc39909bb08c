"""The chapters of Bountytown: its people, its town, its Bounties and its other cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from game.rules.bountytown.cards import SUIT_NAMES, SUITS
from game.rules.bountytown.content import BountyRow, CardRow, CharacterRow, ItemRow, LocationRow
from game.rules.kernel import count_word
from game.scenes.bountytown.cards import (
    FOLDER,
    back_sprite,
    duel_card_sprite,
    item_sprite,
    train_card_sprite,
    wound_sprite,
)
from game.scenes.bountytown.figures import bust_sprite, figure_sprite
from game.scenes.bountytown.lore import CELL_PLACES
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.town import building_sprite, train_sprite
from game.scenes.rulebook.gallery import Entry, Gallery
from game.scenes.rulebook.hands import Hands
from game.stage.palette import BOUNTY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.match.rulebook import Rulebook
    from game.scenes.app import App
    from game.scenes.rulebook.page import Page
    from game.scenes.rulebook.paper import Picture
    from game.stage.art import Art, Sprite

VALUES = range(1, 6)


class Pictures:
    """What the words of the pages show, such as poster:, duel:, figure:, building:, item: or wound."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """content: of the box."""
        rows = msgspec.convert(content["bounty"], list[BountyRow])
        self._bounties = {row.id: row for row in rows}

    def __call__(self, art: Art, word: str, height: float) -> Sprite:
        """The picture of a word, of that height. Raises KeyError for another word."""
        kind, _, name = word.partition(":")
        if kind == "poster":
            return poster_sprite(art, self._bounties[name], height)
        if kind == "mark":
            return art.sprite(f"{FOLDER}/mark-{name}", height=min(height, 190.0))
        if kind in PLAIN:
            return PLAIN[kind](art, height)
        return NAMED[kind](art, name, height)


def building(art: Art, name: str, height: float, *, board: bool = False) -> Sprite:
    """A Location's building."""
    return building_sprite(art, name, height * 1.5, board=board)


PLAIN: dict[str, Picture] = {
    "back": back_sprite,
    "wound": wound_sprite,
    "traincard": train_card_sprite,
    "train": lambda art, height: train_sprite(art, height, ("coach", "tender", "engine")),
}
NAMED: dict[str, Callable[[Art, str, float], Sprite]] = {
    "duel": duel_card_sprite,
    "figure": figure_sprite,
    "bust": bust_sprite,
    "building": building,
    "item": item_sprite,
}


def chapters(app: App, content: Mapping[str, Any], book: Rulebook) -> list[Page]:
    """The ranking, and all cards."""
    people = [_person(row) for row in msgspec.convert(content["character"], list[CharacterRow])]
    town = [_location(row) for row in msgspec.convert(content["location"], list[LocationRow])]
    bounties = [_bounty(row) for row in msgspec.convert(content["bounty"], list[BountyRow])]
    items = [_item(row) for row in msgspec.convert(content["item"], list[ItemRow])]
    wounds = [_wound(row, book) for row in msgspec.convert(content["wound"], list[CardRow])]
    duel = [_duel(value, suit, book) for suit in SUITS for value in VALUES]
    return [
        Hands(app, "Hands", BOUNTY),
        Gallery("People", BOUNTY, people, 5, 3),
        Gallery("Town", BOUNTY, town, 4, 5),
        Gallery("Bounties", BOUNTY, bounties, 7, 4),
        Gallery("Cards", BOUNTY, [*items, _train(book), *duel, *wounds], 7, 4),
    ]


def _person(row: CharacterRow) -> Entry:
    return Entry(
        row.id,
        row.name,
        row.ability,
        row.text,
        row.source,
        lambda art, height: figure_sprite(art, row.id, height),
        (f"{row.trade.capitalize()}.",),
        lambda art, height: bust_sprite(art, row.id, height),
    )


def _location(row: LocationRow) -> Entry:
    facts = []
    if row.cell is not None:
        facts.append(f"Always in the same place: {CELL_PLACES[row.cell]}.")
    if row.start:
        facts.append("Everybody starts here.")
    if row.refuge:
        facts.append("The critically Wounded wake up here.")
    return Entry(
        row.id,
        row.name,
        row.ability,
        row.text,
        row.source,
        lambda art, height: building(art, row.id, height, board=True),
        (" ".join(facts),) if facts else (),
        lambda art, height: building(art, row.id, height),
    )


def _bounty(row: BountyRow) -> Entry:
    first, second = (CELL_PLACES[cell] for cell in sorted(row.cells))
    items = f", {count_word(row.items, 'Item')}" if row.items else ""
    facts = (
        f"{row.renown} Renown{items}, draws {count_word(row.draw, 'card')}.",
        f"Found at: {first} or {second}.",
    )
    held = tuple(partial(_duel_picture, face) for face in row.base)
    return Entry(
        row.id, row.name, row.trade, row.text, row.source,
        lambda art, height: poster_sprite(art, row, height), facts, extras=held,
    )  # fmt: skip


def _duel_picture(face: str, art: Art, height: float) -> Sprite:
    return duel_card_sprite(art, face, height)


def _item(row: ItemRow) -> Entry:
    return Entry(
        row.id, row.name, "Item", row.text, row.source,
        lambda art, height: item_sprite(art, row.id, height, row.price),
        (f"Costs {row.price} Gold. {row.copies} of them.",),
    )  # fmt: skip


def _wound(row: CardRow, book: Rulebook) -> Entry:
    return Entry(
        row.id, row.name, "Wound", row.text, row.source,
        lambda art, height: wound_sprite(art, height, row.name if height > BIG else ""),
        (book.thing("wound").text,),
    )  # fmt: skip


BIG = 300.0
"""From this height on a Wound shows its name."""


def _duel(value: int, suit: str, book: Rulebook) -> Entry:
    name = SUIT_NAMES[SUITS.index(suit)]
    thing = book.thing("gold" if suit == "G" else "duel-card")
    facts = (f"Buys Items: {value} Gold.",) if suit == "G" else ()
    return Entry(
        f"{value}{suit}", f"{value} of {name}", thing.name, thing.text, thing.source,
        partial(_duel_picture, f"{value}{suit}"), facts,
    )  # fmt: skip


def _train(book: Rulebook) -> Entry:
    thing = book.thing("train")
    return Entry(thing.id, thing.name, "In the Bounty deck", thing.text, thing.source, train_card_sprite)
