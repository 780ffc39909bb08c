"""Reads levels/: the decks and tables, with every fault of every file in one run."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from game.match.boxes import ContentError, doubles
from game.match.known import known_part
from game.race import survey
from game.race.decoding import decode
from game.race.spec import TableSpec
from game.rules.bandits import BanditsRules
from game.rules.bandits.cards import Card, card_faults, deck_faults
from game.rules.kernel import RuleError, SeededChance, Setup

__all__ = ["Content", "ContentError", "read_bandits", "read_file"]

DECK = "deck.toml"
HOMELY = "saloon"
"""The table that is taken when none is named, if it is there."""

S = TypeVar("S", bound=msgspec.Struct)
Words = Annotated[str, msgspec.Meta(min_length=1)]


class BanditRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five bandits: its name and a line about it."""

    id: Words
    name: Words
    source: Literal["rulebook", "original"]
    text: Words


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the deck; the rules check that its words fit together."""

    id: Words
    kind: Words
    name: Words
    source: Literal["rulebook", "original"]
    text: Words
    bandit: str = ""
    colour: str = ""
    credits: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    start: bool = False
    half: bool = False


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """levels/bandits/deck.toml."""

    id: Words
    version: int
    bandit: tuple[BanditRow, ...]
    card: tuple[CardRow, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything that Bandits on Mars is played with.

    cards: for `Setup.content`. tables: by id, in order of their names. sources: each table's data as read.
    notices: what was passed over, a sentence each; only if not strict.
    """

    deck: Deck
    cards: dict[str, Any]
    tables: dict[str, TableSpec]
    sources: dict[str, dict[str, Any]]
    notices: tuple[str, ...] = ()

    def table(self, wanted: str = "") -> TableSpec:
        """The table of that id, else the plain saloon, else the first."""
        return self.tables.get(wanted) or self.tables.get(HOMELY) or next(iter(self.tables.values()))


class Found(Generic[S], msgspec.Struct):
    """What a file holds. strange: its unknown keys, which do no harm. faults: why there is no value."""

    value: S | None = None
    data: dict[str, Any] = {}
    strange: list[str] = []
    faults: list[str] = []


@lru_cache(maxsize=4)
def read_bandits(root: Path, *, strict: bool = True) -> Content:
    """The content below root/levels/bandits.

    Raises ContentError with all faults. Not strict: keys that nobody knows are passed over, tables that can't
    be used are left out, and both are told in `notices`; only without a deck or any table there is no game.
    """
    folder = root / "levels" / "bandits"
    deck = _read(folder / DECK, Deck, _deck)
    paths = [path for path in sorted(folder.glob("*.toml")) if path.name != DECK]
    others = {path.stem: _read(path, TableSpec, _table) for path in paths}
    tables = {name: found for name, found in others.items() if found.value is not None}
    strange = [*deck.strange, *(fault for found in others.values() for fault in found.strange)]
    faults = [*deck.faults, *(fault for found in others.values() for fault in found.faults)]
    if not tables:
        faults.append(f"{folder}: *.toml: expected at least one table that can be used, found none")
    if deck.value is None or not tables or (strict and (strange or faults)):
        raise ContentError([*faults, *strange])
    passed = (f"Passed over: {fault}." for fault in strange)
    return Content(
        deck=deck.value,
        cards=cards_of(deck.value),
        tables={name: found.value for name, found in tables.items() if found.value is not None},
        sources={name: found.data for name, found in tables.items()},
        notices=(*passed, *(f"Left out: {fault}." for fault in faults)),
    )


def cards_of(deck: Deck) -> dict[str, Any]:
    """The deck as `Setup.content`."""
    return {"cards": [msgspec.to_builtins(card) for card in deck.card]}


def read_file(path: Path) -> list[str]:
    """The faults of one file of levels/."""
    found: Found[Any] = _read(path, Deck, _deck) if path.name == DECK else _read(path, TableSpec, _table)
    return [*found.faults, *found.strange]


def _read(path: Path, kind: type[S], faults_of: Callable[[S | None, Any, Path], list[str]]) -> Found[S]:
    """A file as a `kind`. faults_of: what is wrong with one (None: it is none) and its data beside kinds."""
    found: Found[S] = Found()
    try:
        found.data, strange = known_part(tomllib.loads(path.read_text(encoding="utf-8-sig")), kind)
        found.strange = [f"{path}: {fault}" for fault in strange]
        value, faults = decode(found.data, kind)
        faults += faults_of(value, found.data, path)
        found.value = None if faults else value
    except OSError as error:
        faults = [f"file: expected a readable TOML file, found: {error.strerror}"]
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        faults = [f"file: expected TOML, found: {error}"]
    found.faults = [f"{path}: {fault}" for fault in faults]
    return found


def _table(spec: TableSpec | None, _: Any, path: Path) -> list[str]:
    if spec is None:
        return []
    faults = survey.faults(spec)
    if spec.id != path.stem:
        faults.append(f"id: expected the file's name '{path.stem}', found '{spec.id}'")
    return faults


def _deck(deck: Deck | None, data: Any, _: Path) -> list[str]:
    """Rows that can be read are checked even where others can't; the deck as a whole once all can."""
    faults = _row_faults(data.get("card"))
    if deck is None or faults:
        return faults
    faults = doubles("bandit", [row.id for row in deck.bandit])
    names = {row.id for row in deck.bandit}
    faults += [
        f"card[{index}].bandit: expected one of {', '.join(sorted(names))}, found '{card.bandit}'"
        for index, card in enumerate(deck.card)
        if card.bandit and card.bandit not in names
    ]
    return faults + [fault for kind in ("full", "half") for fault in _deal_faults(deck, kind)]


def _row_faults(rows: Any) -> list[str]:
    faults = []
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        with suppress(msgspec.ValidationError):  # the decoder tells that
            msgspec.convert(row, CardRow)
            faults += [f"card[{index}]: {fault}" for fault in card_faults(msgspec.convert(row, Card))]
    return faults


def _deal_faults(deck: Deck, kind: str) -> list[str]:
    cards = [
        card for card in msgspec.convert(cards_of(deck)["cards"], list[Card]) if kind == "full" or card.half
    ]
    faults = deck_faults(cards)
    try:
        if not faults:
            setup = Setup(BanditsRules.seats[-1], {"deck": kind}, cards_of(deck))
            BanditsRules().new(setup, SeededChance(0))
    except RuleError as error:
        faults = [str(error)]
    return [f"card: {fault} (deck '{kind}')" for fault in faults]
