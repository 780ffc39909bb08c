"""Reads levels/: the decks and tables, with every fault of every file in one run."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from game.race import table as race_table
from game.race.decoding import decode
from game.race.spec import TableSpec
from game.rules.bandits import BanditsRules
from game.rules.kernel import RuleError, SeededChance, Setup

DECK = "deck.toml"
HOMELY = "saloon"
"""The table that is taken when none is named, if it is there."""

T = TypeVar("T")
Words = Annotated[str, msgspec.Meta(min_length=1)]


class ContentError(ValueError):
    """Content that can't be used. faults: every one, as 'file: key: what was expected, what was found'."""

    def __init__(self, faults: list[str]) -> None:
        """faults: at least one."""
        self.faults = faults
        super().__init__("\n".join(faults))


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
    """

    deck: Deck
    cards: dict[str, Any]
    tables: dict[str, TableSpec]
    sources: dict[str, dict[str, Any]]

    def table(self, wanted: str = "") -> TableSpec:
        """The table of that id, else the plain saloon, else the first."""
        return self.tables.get(wanted) or self.tables.get(HOMELY) or next(iter(self.tables.values()))


@lru_cache(maxsize=4)
def read_bandits(root: Path) -> Content:
    """The content below root/levels/bandits. Raises ContentError with all faults."""
    folder = root / "levels" / "bandits"
    faults: list[str] = []
    deck = _file(folder / DECK, _deck, faults)
    tables: dict[str, TableSpec] = {}
    sources: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name != DECK and (found := _file(path, _table, faults)) is not None:
            spec, sources[path.stem] = found
            tables[path.stem] = spec
            if spec.id != path.stem:
                faults.append(f"{path}: id: expected the file's name '{path.stem}', found '{spec.id}'")
    if not tables and not faults:
        faults.append(f"{folder}: *.toml: expected at least one table, found none")
    if faults or deck is None:
        raise ContentError(faults)
    return Content(deck, cards_of(deck), tables, sources)


def cards_of(deck: Deck) -> dict[str, Any]:
    """The deck as `Setup.content`."""
    return {"cards": [msgspec.to_builtins(card) for card in deck.card]}


def read_file(path: Path) -> list[str]:
    """The faults of one file of levels/."""
    faults: list[str] = []
    _file(path, _deck if path.name == DECK else _table, faults)
    return faults


def _file(path: Path, read: Callable[[dict[str, Any]], T], faults: list[str]) -> T | None:
    """What a TOML file holds; None with its faults added if it can't be used."""
    try:
        return read(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        faults.append(f"{path}: file: expected a readable TOML file, found: {error.strerror}")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        faults.append(f"{path}: file: expected TOML, found: {error}")
    except FileFaultsError as error:
        faults += [f"{path}: {fault}" for fault in error.faults]
    return None


class FileFaultsError(ValueError):
    """Faults of one file, each 'key: what was expected'."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults
        super().__init__()


def _table(data: dict[str, Any]) -> tuple[TableSpec, dict[str, Any]]:
    try:
        return race_table.decode(data), data
    except race_table.TableFaults as error:
        raise FileFaultsError(error.faults) from None


def _deck(data: dict[str, Any]) -> Deck:
    deck, faults = decode(data, Deck)
    if deck is None:
        raise FileFaultsError(faults)
    faults = _doubles("bandit", [row.id for row in deck.bandit])
    for kind in ("full", "half"):
        setup = Setup(BanditsRules.seats[-1], {"deck": kind}, cards_of(deck))
        try:
            BanditsRules().new(setup, SeededChance(0))
        except RuleError as error:
            faults.append(f"card: {error} (deck '{kind}')")
    names = {row.id for row in deck.bandit}
    faults += [
        f"card[{index}].bandit: expected one of {', '.join(sorted(names))}, found '{card.bandit}'"
        for index, card in enumerate(deck.card)
        if card.bandit and card.bandit not in names
    ]
    if faults:
        raise FileFaultsError(faults)
    return deck


def _doubles(key: str, ids: list[str]) -> list[str]:
    return [
        f"{key}[{index}].id: expected an id of its own, found '{name}' again"
        for index, name in enumerate(ids)
        if name in ids[:index]
    ]
