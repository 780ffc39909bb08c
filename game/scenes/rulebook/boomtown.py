"""The chapters of Boom Town: all 107 cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from game.rules.boomtown.cards import Row
from game.scenes.boomtown.buildings import building_sprite
from game.scenes.boomtown.cards import back_sprite, card_sprite
from game.scenes.boomtown.dice import die_sprite
from game.scenes.boomtown.marks import kind_mark, sign_sprite
from game.scenes.boomtown.people import gunslinger_sprite
from game.scenes.boomtown.street import boot_hill_sprite, mayor_sprite
from game.scenes.rulebook.gallery import Entry, Gallery
from game.stage.palette import BOOM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.match.rulebook import Rulebook
    from game.scenes.rulebook.page import Page
    from game.scenes.rulebook.paper import Picture
    from game.stage.art import Art, Sprite

SIDES = {"good": 0, "bad": 1, "ugly": 2}
SUITS = {"gun": 0, "gang": 1, "guts": 2}
SIGN, MARK, DIE, HILL = 190.0, 150.0, 150.0, 230.0
"""How high these are at most, px."""


class Pictures:
    """What the words of the pages show: card:, building:, person:, sign:, mark:, die:, mayor, hill, back."""

    def __call__(self, art: Art, word: str, height: float) -> Sprite:
        """The picture of a word, of that height. Raises KeyError for another word."""
        kind, _, name = word.partition(":")
        if kind in PLAIN:
            return PLAIN[kind](art, height)
        if kind == "die":
            return die_sprite(art, int(name), min(height, DIE))
        return NAMED[kind](art, name, height)


def _person(art: Art, name: str, height: float) -> Sprite:
    return gunslinger_sprite(art, name, height, mark=False)


def _building(art: Art, name: str, height: float) -> Sprite:
    return building_sprite(art, name, height * 1.5, board=False)


PLAIN: dict[str, Picture] = {
    "back": back_sprite,
    "mayor": mayor_sprite,
    "hill": lambda art, height: boot_hill_sprite(art, min(height, HILL) * 1.5),
}
NAMED: dict[str, Callable[[Art, str, float], Sprite]] = {
    "card": card_sprite,
    "person": _person,
    "building": _building,
    "sign": lambda art, name, height: sign_sprite(art, name, min(height, SIGN)),
    "mark": lambda art, name, height: kind_mark(art, name, min(height, MARK)),
}


def chapters(content: Mapping[str, Any], book: Rulebook) -> list[Page]:
    """All cards by their kinds."""
    rows = msgspec.convert(content["cards"], list[Row])
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.kind, []).append(row)
    people = sorted(kinds["gunslinger"], key=lambda row: SIDES[row.side])
    arms = sorted(kinds["shootout"], key=lambda row: SUITS[row.suit])
    jobs = [*kinds["deed"], *kinds["holdup"], *kinds["posse"]]
    return [
        Gallery("Gunslingers", BOOM, [_entry(row, book) for row in people], 7, 4),
        Gallery("Establishments", BOOM, [_establishment(row, book) for row in kinds["establishment"]], 5, 3),
        Gallery("Shootout", BOOM, [_entry(row, book) for row in arms], 7, 4),
        Gallery("Deeds and jobs", BOOM, [_entry(row, book) for row in jobs], 6, 3),
    ]


def _entry(row: Row, book: Rulebook) -> Entry:
    thing = book.thing(row.side or row.suit or row.kind)
    facts = [f"Pays ${row.amount}."] if row.amount else []
    facts.append(thing.text)
    return Entry(
        row.id, row.name, thing.name, row.text, row.source,
        partial(_card, row.id), (" ".join(facts),),
    )  # fmt: skip


def _establishment(row: Row, book: Rulebook) -> Entry:
    return Entry(
        row.id, row.name, book.thing(row.kind).name, row.text, row.source,
        partial(_card, row.id),
    )  # fmt: skip


def _card(card: str, art: Art, height: float) -> Sprite:
    return card_sprite(art, card, height)
