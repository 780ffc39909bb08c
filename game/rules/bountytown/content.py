"""Content as it is written in levels/bountytown, and what becomes of it: rows to play with, or every fault.

`Setup.content` holds the tables of all files under their own keys: `character`, `location`, `bounty`, `item`,
`wound`, `town`, each a list of rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from game.rules.bountytown import survey
from game.rules.bountytown.rows import Bounty, Character, Effect, ItemKind, Location, Town, Use
from game.rules.wanted import misfit

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", examples=["sheriff-2"])]
Words = Annotated[str, msgspec.Meta(min_length=1)]
Cell = Annotated[int, msgspec.Meta(ge=0, le=8)]
Source = Literal["rulebook", "original"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row in a file: unknown keys are faults."""


class EffectRow(Strict, frozen=True):
    """`[[....effect]]`, see `vocabulary`."""

    hook: str
    op: str
    n: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0
    who: str = "owner"
    when: tuple[str, ...] = ()
    per: str = ""


class UseRow(Strict, frozen=True):
    """`[[....use]]`, see `vocabulary`."""

    window: str
    do: str
    n: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    actions: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    discard: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class CardRow(Strict, frozen=True, kw_only=True):
    """What every entry has: text is one line in our words; source tells whose invention it is."""

    id: Id
    name: Words
    text: Words
    source: Source


class AbleRow(CardRow, frozen=True, kw_only=True):
    """An entry that can do something. ability: the name of what it can; Items go by their own."""

    ability: str = ""
    effect: tuple[EffectRow, ...] = ()
    use: tuple[UseRow, ...] = ()


class CharacterRow(AbleRow, frozen=True, kw_only=True):
    """`[[character]]`. trade: their profession."""

    trade: Words


class LocationRow(AbleRow, frozen=True, kw_only=True):
    """`[[location]]`. cell: where it always lies. start: all begin here. Others: see `rows.Location`."""

    cell: Cell | None = None
    start: bool = False
    refuge: bool = False
    proper: bool = False


class ItemRow(AbleRow, frozen=True, kw_only=True):
    """`[[item]]`, a kind of Item. price: in Gold."""

    price: Annotated[int, msgspec.Meta(ge=1, le=15)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


class BountyRow(CardRow, frozen=True, kw_only=True):
    """`[[bounty]]`. cells, base, draw, renown, items: see `rows.Bounty`."""

    trade: Words
    cells: tuple[Cell, Cell]
    base: Annotated[tuple[str, ...], msgspec.Meta(max_length=5)]
    draw: Annotated[int, msgspec.Meta(ge=0, le=10)]
    renown: Annotated[int, msgspec.Meta(ge=1, le=9)]
    items: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class WoundRow(CardRow, frozen=True, kw_only=True):
    """`[[wound]]`: one blank card."""


class TownRow(CardRow, frozen=True, kw_only=True):
    """`[[town]]`, a preset. cells: see `rows.Town`."""

    cells: tuple[str, ...] = ()


class Content(msgspec.Struct, frozen=True):
    """Everything that is in the box, ready to play with."""

    characters: tuple[Character, ...]
    locations: tuple[Location, ...]
    bounties: tuple[Bounty, ...]
    items: tuple[ItemKind, ...]
    wounds: tuple[str, ...]
    towns: tuple[Town, ...]


KINDS: dict[str, type[CardRow]] = {
    "character": CharacterRow,
    "location": LocationRow,
    "bounty": BountyRow,
    "item": ItemRow,
    "wound": WoundRow,
    "town": TownRow,
}
"""The tables of the content and what a row of each must be."""
R = TypeVar("R", bound=CardRow)


def decode(data: Mapping[str, Any]) -> tuple[Content | None, list[str]]:
    """The content out of plain data, or None and all faults, each 'key: expected this, found that'."""
    rows, faults = read_rows(data)
    faults += [f"{key}: expected a list of rows, but the key is missing" for key in KINDS if key not in data]
    if not faults:
        faults = survey.whole(rows)
    return (None, faults) if faults else (_content(rows), [])


def read_rows(data: Mapping[str, Any]) -> tuple[dict[str, list[Any]], list[str]]:
    """The rows of some of the tables by key, and their faults: for a file that holds a part of it all."""
    rows: dict[str, list[Any]] = {key: [] for key in KINDS}
    faults: list[str] = []
    for key, value in data.items():
        if key not in KINDS:
            faults.append(f"{key}: unknown key; expected one of {', '.join(KINDS)}")
        elif not isinstance(value, list):
            faults.append(f"{key}: expected a list of rows, found {value!r:.40}")
        else:
            for number, given in enumerate(value):
                row = _row(given, KINDS[key], f"{key}[{number}]", faults)
                if row is not None:
                    rows[key].append(row)
    return rows, faults + survey.doubles(rows)


def _row(given: Any, kind: type[R], key: str, faults: list[str]) -> R | None:
    """One row; None with its faults added."""
    if not isinstance(given, Mapping):
        faults.append(f"{key}: expected a table of keys and values, found {given!r:.40}")
        return None
    wrong = _parts(given, kind, key)
    try:
        plain = {name: value for name, value in given.items() if name not in ("effect", "use")}
        row = msgspec.convert(given if not wrong else plain, kind)
    except msgspec.ValidationError as error:
        wrong.append(misfit(error, kind, given, key))
    faults += wrong or survey.row(row, key)
    return None if wrong else row


def _parts(given: Mapping[str, Any], kind: type[CardRow], key: str) -> list[str]:
    """The faults of a row's effects and uses, each by itself."""
    wrong: list[str] = []
    parts: tuple[tuple[str, type[Strict]], ...] = (("effect", EffectRow), ("use", UseRow))
    for name, struct in parts if issubclass(kind, AbleRow) else ():
        value = given.get(name, [])
        for number, part in enumerate(value if isinstance(value, list) else []):
            try:
                msgspec.convert(part, struct)
            except msgspec.ValidationError as error:
                wrong.append(misfit(error, struct, part, f"{key}.{name}[{number}]"))
    return wrong


def _content(rows: Mapping[str, list[Any]]) -> Content:
    return Content(
        characters=tuple(Character(**_able(row)) for row in rows["character"]),
        locations=tuple(_location(row) for row in rows["location"]),
        bounties=tuple(
            Bounty(r.id, r.name, tuple(sorted(r.cells)), r.base, r.draw, r.renown, r.items)
            for r in rows["bounty"]
        ),
        items=tuple(ItemKind(**_able(row), price=row.price, copies=row.copies) for row in rows["item"]),
        wounds=tuple(row.id for row in rows["wound"]),
        towns=tuple(Town(row.id, row.cells) for row in rows["town"]),
    )


def _location(row: LocationRow) -> Location:
    cell = -1 if row.cell is None else row.cell
    return Location(**_able(row), cell=cell, start=row.start, refuge=row.refuge, proper=row.proper)


def _able(row: AbleRow) -> dict[str, Any]:
    """The fields of `rows.Row`."""
    effects: dict[str, tuple[Effect, ...]] = {}
    for e in row.effect:
        effects[e.hook] = (*effects.get(e.hook, ()), Effect(e.op, e.n, e.who, e.when, e.per))
    uses = {u.window: Use(u.do, u.n, u.actions, u.discard) for u in row.use}
    return {"id": row.id, "name": row.name, "ability": row.ability, "effects": effects, "uses": uses}
