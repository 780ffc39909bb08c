"""What `check` finds about pictures: words and cards for which nothing is drawn, missing drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from game.match.boxes import ContentError, Sheet, read_sheet, read_sheets
from game.match.content import CardRow, read_bandits
from game.match.games import BANDITS, BOOMTOWN, BOUNTYTOWN
from game.match.rulebook import CODES, FOLDER, KINDS, PageRow, RulingRow
from game.rules.bandits.cards import Card
from game.rules.boomtown.cards import Row
from game.rules.bountytown.content import KINDS as TOWN_KINDS
from game.rules.bountytown.content import BountyRow
from game.scenes.bandits import cards as mars
from game.scenes.boomtown.cards import card_sprite
from game.scenes.boomtown.people import gunslinger_bust, gunslinger_sprite
from game.scenes.bountytown import cards as bounty
from game.scenes.bountytown.figures import bust_sprite, figure_sprite
from game.scenes.bountytown.posters import poster_sprite
from game.scenes.bountytown.town import building_sprite
from game.scenes.rulebook import bandits, boomtown, bountytown, noon
from game.stage.art import Art, ArtError, Sprite

if TYPE_CHECKING:
    from game.scenes.rulebook.steps import Painter

SMALL = 0.1
"""Pictures are made so small: it takes little time, and the same drawings."""
HEIGHT = 200.0
Maker = Callable[[Art], Sprite]
Wanted = tuple[str, str, Maker]
"""Where a picture is asked for, by which word, and what makes it."""
SAID = "A drawing can't be shown: "


def art_faults(root: Path) -> list[str]:
    """All faults below root, each once; nothing is said of content that can't be read."""
    pygame.font.init()
    missing: list[str] = []
    art = Art(root / "assets", complain=missing.append)
    faults: list[str] = []
    for place, word, make in _wanted(root):
        try:
            make(art).surface(SMALL)
        except msgspec.ValidationError:
            continue
        except (KeyError, ValueError, IndexError, ArtError):
            faults.append(f"{place}: expected something that is drawn, found '{word}'")
    faults += [f"{root}: {said.removeprefix(SAID)}" for said in missing]
    return list(dict.fromkeys(faults))


def _wanted(root: Path) -> Iterator[Wanted]:
    yield from _boomtown(root)
    yield from _bountytown(root)
    yield from _bandits(root)
    painters = _painters(root)
    for game in CODES:
        if game in painters:
            yield from _words(read_sheet(root / FOLDER / f"{game}.toml", KINDS), painters[game])


def _rows(sheets: list[Sheet], key: str, kind: type[Any]) -> Iterator[tuple[str, Any]]:
    """The rows of a table that can be read, each with its place."""
    for sheet in sheets:
        for place, row in enumerate(sheet.rows.get(key, [])):
            try:
                yield sheet.found(f"{key}[{place}]"), msgspec.convert(row, kind)
            except msgspec.ValidationError:
                continue


def _boomtown(root: Path) -> Iterator[Wanted]:
    """Cards; of Gunslingers how they stand, draw and fall, and one card of each side: it shows a bust."""
    sides: set[str] = set()
    sheets = read_sheets(root / "levels" / BOOMTOWN.id, {"card": Row})
    for place, row in _rows(sheets, "card", Row):
        if not row.side or row.side not in sides:
            sides.add(row.side)
            yield f"{place}.id", row.id, partial(_of_card, card_sprite, row.id)
        if row.art != f"{row.kind}/{row.id}":
            yield f"{place}.art", row.art, _nothing
        if row.kind == "gunslinger":
            for make in (gunslinger_bust, gunslinger_sprite, _drawn, _fallen):
                yield f"{place}.id", row.id, partial(_of_card, make, row.id)


def _of_card(make: Callable[[Art, str, float], Sprite], card: str, art: Art) -> Sprite:
    return make(art, card, HEIGHT)


def _drawn(art: Art, card: str, height: float) -> Sprite:
    return gunslinger_sprite(art, card, height, drawn=True)


def _fallen(art: Art, card: str, height: float) -> Sprite:
    return gunslinger_sprite(art, card, height, fallen=True)


def _nothing(_: Art) -> Sprite:
    raise KeyError


def _bountytown(root: Path) -> Iterator[Wanted]:
    """Locations, people, Items and Wounds."""
    sheets = read_sheets(root / "levels" / BOUNTYTOWN.id, TOWN_KINDS)
    for key, makers in _TOWN.items():
        for place, row in _rows(sheets, key, dict):
            for make in makers:
                yield f"{place}.id", str(row.get("id")), partial(make, row)


_TOWN: dict[str, tuple[Callable[[dict[str, Any], Art], Sprite], ...]] = {
    "location": (lambda row, art: building_sprite(art, row["id"], HEIGHT),),
    "character": (
        lambda row, art: figure_sprite(art, row["id"], HEIGHT),
        lambda row, art: bust_sprite(art, row["id"], HEIGHT),
    ),
    "bounty": (
        lambda row, art: poster_sprite(art, msgspec.convert(row, BountyRow), HEIGHT),
        lambda row, art: figure_sprite(art, row["id"], HEIGHT),
    ),
    "item": (lambda row, art: bounty.item_sprite(art, row["id"], HEIGHT),),
    "wound": (lambda row, art: bounty.wound_sprite(art, HEIGHT, row["name"]),),
}


def _bandits(root: Path) -> Iterator[Wanted]:
    sheets = [read_sheet(root / "levels" / BANDITS.id / "deck.toml", {"card": CardRow})]
    for place, row in _rows(sheets, "card", dict):
        yield f"{place}.id", str(row.get("id")), partial(_bandit, row)


def _bandit(row: dict[str, Any], art: Art) -> Sprite:
    return mars.card_sprite(art, msgspec.convert(row, Card), HEIGHT)


def _painters(root: Path) -> dict[str, Painter]:
    """What makes the pictures of the rulebooks whose games can be read."""
    found: dict[str, Painter] = {
        "boomtown": boomtown.Pictures(),
        "noon": noon.Pictures(),
        "party": noon.Pictures(),
    }
    try:
        found["bountytown"] = bountytown.Pictures(BOUNTYTOWN.read(root, False).content)
        found["bandits"] = bandits.Pictures(read_bandits(root, strict=False))
    except ContentError:
        pass
    return found


def _words(sheet: Sheet, painter: Painter) -> Iterator[Wanted]:
    """The words for pictures of a rulebook."""
    steps = [
        (f"{place}.step[{number}]", step)
        for place, page in _rows([sheet], "page", PageRow)
        for number, step in enumerate(page.step)
    ]
    for place, row in [*steps, *_rows([sheet], "ruling", RulingRow)]:
        for number, word in enumerate(row.art):
            yield f"{place}.art[{number}]", word, partial(_painted, painter, word)


def _painted(painter: Painter, word: str, art: Art) -> Sprite:
    return painter(art, word, HEIGHT)
