"""What levels/ holds of a board game: read file by file, with every fault of every file in one run."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.match.known import known_part
from game.rules.wanted import misfit

Rows = dict[str, list[Any]]
S = TypeVar("S", bound=msgspec.Struct)


class ContentError(ValueError):
    """Content that can't be used. faults: every one, as 'file: key: what was expected, what was found'."""

    def __init__(self, faults: list[str]) -> None:
        """faults: at least one."""
        self.faults = faults
        super().__init__("\n".join(faults))


class Preset(msgspec.Struct, frozen=True):
    """A name for a set of options that a match can be started with."""

    id: str
    name: str
    text: str
    options: dict[str, str | int | bool]


class Box(msgspec.Struct, frozen=True):
    """All that a game is played with.

    content: for `Setup.content`. presets: the first is the default. notices: what was passed over, a sentence
    each; only if not strict.
    """

    content: dict[str, Any]
    presets: tuple[Preset, ...] = ()
    notices: tuple[str, ...] = ()

    def preset(self, name: str) -> Preset | None:
        """The preset of that id, or None."""
        return next((preset for preset in self.presets if preset.id == name), None)


class Sheet(msgspec.Struct):
    """One file: its tables of rows by key. strange: unknown keys, which do no harm. faults: all others."""

    path: Path
    rows: Rows = {}
    strange: list[str] = []
    faults: list[str] = []

    def found(self, fault: str) -> str:
        """A fault with the file's name before it."""
        return f"{self.path}: {fault}"

    def read(self, key: str, kind: type[S], faults: list[str]) -> list[S]:
        """The rows of a table as a `kind`; those that are none are told in `faults`."""
        rows: list[S] = []
        for place, given in enumerate(self.rows.get(key, [])):
            try:
                rows.append(msgspec.convert(given, kind))
            except msgspec.ValidationError as error:
                faults.append(self.found(misfit(error, kind, given, f"{key}[{place}]")))
        return rows


def read_sheets(folder: Path, kinds: Mapping[str, type[msgspec.Struct]]) -> list[Sheet]:
    """All files of a folder, in order of their names. kinds: what a row of each table is."""
    return [read_sheet(path, kinds) for path in sorted(folder.glob("*.toml"))]


def read_sheet(path: Path, kinds: Mapping[str, type[msgspec.Struct]]) -> Sheet:
    """A file without the keys that nobody knows; these are told in `strange`."""
    sheet = Sheet(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        sheet.faults.append(sheet.found(f"file: expected a readable TOML file, found: {error.strerror}"))
        return sheet
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        sheet.faults.append(sheet.found(f"file: expected TOML, found: {error}"))
        return sheet
    for key, value in data.items():
        if key not in kinds:
            sheet.strange.append(sheet.found(f"{key}: unknown key; expected one of {', '.join(kinds)}"))
        elif not isinstance(value, list):
            sheet.faults.append(sheet.found(f"{key}: expected a list of rows, found {value!r:.40}"))
        else:
            parts = [known_part(row, kinds[key], f"{key}[{place}]") for place, row in enumerate(value)]
            sheet.rows[key] = [part for part, _ in parts]
            sheet.strange += [sheet.found(fault) for _, more in parts for fault in more]
    return sheet


def merged(sheets: list[Sheet]) -> Rows:
    """The rows of all files by key."""
    rows: Rows = {}
    for sheet in sheets:
        for key, more in sheet.rows.items():
            rows.setdefault(key, []).extend(more)
    return rows


def placed(fault: str, sheets: list[Sheet], folder: Path) -> str:
    """A fault of the merged rows, such as 'card[7].id: ...', with the file that holds that row before it.

    The number is the row's in its own file. What is about all files is said of the folder.
    """
    key, bracket, rest = fault.partition("[")
    number, _, tail = rest.partition("]")
    if not (bracket and number.isdigit()):
        holders = [sheet for sheet in sheets if fault.partition(":")[0] in sheet.rows]
        return holders[0].found(fault) if len(holders) == 1 else f"{folder}: {fault}"
    place = int(number)
    for sheet in sheets:
        count = len(sheet.rows.get(key, ()))
        if place < count:
            return sheet.found(f"{key}[{place}]{tail}")
        place -= count
    return f"{folder}: {fault}"


def doubles(key: str, ids: Sequence[str]) -> list[str]:
    """A fault for each row of a table whose id is another's already."""
    return [
        f"{key}[{place}].id: expected an id of its own, found '{name}' again"
        for place, name in enumerate(ids)
        if name and name in ids[:place]
    ]


def doubled(rows: Rows, key: str) -> list[str]:
    """The same of rows as they were read."""
    return doubles(key, [str(row.get("id", "")) for row in rows.get(key, []) if isinstance(row, dict)])


def boxed(folder: Path, sheets: list[Sheet], faults: list[str], box: Box | None, *, strict: bool) -> Box:
    """The box, with its notices. Raises ContentError for faults, if strict also for strange keys."""
    strange = [fault for sheet in sheets for fault in sheet.strange]
    faults = [*(fault for sheet in sheets for fault in sheet.faults), *faults]
    if not sheets:
        faults = [f"{folder}: *.toml: expected the files of the game, found none"]
    if box is None or faults or (strict and strange):
        raise ContentError([*faults, *strange])
    return msgspec.structs.replace(box, notices=tuple(f"Passed over: {fault}." for fault in strange))
