"""The rules on screen, as data: levels/rulebook holds pages and rulings of each game, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.match.boxes import ContentError, Sheet, doubles, read_sheet

FOLDER = Path("levels") / "rulebook"
CODES: dict[str, tuple[str, int]] = {
    "bandits": ("BM", 21),
    "bountytown": ("BT", 34),
    "boomtown": ("BO", 23),
    "noon": ("NO", 7),
    "party": ("PA", 6),
}
"""By game, and for a party: what the rulings are called, and how many there are."""
MOST_STEPS = 9

Words = Annotated[str, msgspec.Meta(min_length=1)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=220)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board of a page. art: words for pictures, such as 'card:the-end', see `scenes.rulebook`."""

    head: Words
    text: Line
    art: tuple[str, ...] = ()


class PageRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[page]]`. columns: of boards. numbered: they follow each other."""

    chapter: Literal["basics", "turn", "duel"]
    head: Words
    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]
    columns: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    numbered: bool = False


class RulingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[ruling]]`. about: in a word or two. marks: where it comes from. option: players can change it.

    art: pictures, as in a Step.
    """

    code: Words
    about: Words
    ask: Line
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=330)]
    marks: Annotated[tuple[Literal["rulebook", "inferred", "house"], ...], msgspec.Meta(min_length=1)]
    option: bool = False
    art: tuple[str, ...] = ()


class ThingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[thing]]`: what no file of the game tells of, by id: a card, a token or a kind of them."""

    id: Words
    name: Words
    text: Line
    source: Literal["rulebook", "original"] = "rulebook"


class Rulebook(msgspec.Struct, frozen=True):
    """What one file holds."""

    pages: tuple[PageRow, ...] = ()
    rulings: tuple[RulingRow, ...] = ()
    things: tuple[ThingRow, ...] = ()

    def thing(self, name: str) -> ThingRow:
        """The thing of that id; a bare word where the file could not be used."""
        found = {row.id: row for row in self.things}.get(name)
        return found or ThingRow(name, name.replace("-", " ").capitalize(), name)

    def chapter(self, name: str) -> list[PageRow]:
        """The pages of a chapter."""
        return [page for page in self.pages if page.chapter == name]


KINDS: dict[str, type[msgspec.Struct]] = {"page": PageRow, "ruling": RulingRow, "thing": ThingRow}


@lru_cache(maxsize=8)
def read_rulebook(root: Path, game: str) -> Rulebook:
    """The rulebook of a game below root/levels. Raises ContentError; strange keys do no harm."""
    sheet = read_sheet(root / FOLDER / f"{game}.toml", KINDS)
    book, faults = _book(sheet)
    if faults:
        raise ContentError(faults)
    return book


def rulebook_faults(root: Path) -> list[str]:
    """All faults of the rulebooks of all games below root/levels."""
    return [fault for game in CODES for fault in file_faults(root / FOLDER / f"{game}.toml")]


def file_faults(path: Path) -> list[str]:
    """The faults of one file by itself."""
    sheet = read_sheet(path, KINDS)
    faults = _book(sheet)[1]
    return [*faults, *sheet.strange]


def _book(sheet: Sheet) -> tuple[Rulebook, list[str]]:
    faults = list(sheet.faults)
    if faults:
        return Rulebook(), faults
    pages = sheet.read("page", PageRow, faults)
    rulings = sheet.read("ruling", RulingRow, faults)
    things = sheet.read("thing", ThingRow, faults)
    if not faults:
        wrong = _missing(sheet.path.stem, [row.code for row in rulings])
        faults = [sheet.found(fault) for fault in [*wrong, *doubles("thing", [row.id for row in things])]]
    return Rulebook(tuple(pages), tuple(rulings), tuple(things)), faults


def _missing(game: str, codes: Sequence[str]) -> list[str]:
    """Rulings that are not there, are there twice, or are none."""
    if game not in CODES:
        return [f"file: expected one of {', '.join(CODES)}, found '{game}'"]
    letters, count = CODES[game]
    known = [f"{letters}{number}" for number in range(1, count + 1)]
    faults = [f"ruling: expected one with code = '{code}', found none" for code in known if code not in codes]
    twice = sorted({code for code in codes if codes.count(code) > 1})
    faults += [f"ruling: expected one with code = '{code}', found {codes.count(code)}" for code in twice]
    strange = [code for code in codes if code not in known]
    return faults + [f"ruling.code: expected {known[0]} to {known[-1]}, found '{code}'" for code in strange]
