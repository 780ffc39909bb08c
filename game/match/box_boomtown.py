"""What levels/boomtown holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.match.boxes import Box, Sheet, boxed, doubled, merged, placed, read_sheet, read_sheets
from game.match.boxes import Preset as Named
from game.rules.boomtown.cards import Preset, Row
from game.rules.boomtown.content import content_faults, preset_faults, row_faults
from game.rules.wanted import misfit

FOLDER = Path("levels") / "boomtown"
KINDS: dict[str, type[msgspec.Struct]] = {"card": Row, "preset": Preset}


def read_boomtown(root: Path, *, strict: bool = True) -> Box:
    """The content below root/levels/boomtown. Raises ContentError with all faults."""
    folder = root / FOLDER
    sheets = read_sheets(folder, KINDS)
    rows = merged(sheets)
    faults = [placed(fault, sheets, folder) for fault in content_faults(rows.get("card", []))]
    faults += [fault for sheet in sheets for fault in _presets(sheet)[1]]
    names = [preset for sheet in sheets for preset in _presets(sheet)[0]]
    faults += [placed(fault, sheets, folder) for fault in doubled(rows, "preset")]
    if not names:
        faults.append(f"{folder}: preset: expected at least one row, found none")
    box = None if faults else Box({"cards": rows["card"]}, tuple(names))
    return boxed(folder, sheets, faults, box, strict=strict)


def file_faults(path: Path) -> list[str]:
    """The faults of one file by itself."""
    sheet = read_sheet(path, KINDS)
    wrong = [fault for place, row in enumerate(sheet.rows.get("card", [])) for fault in _card(row, place)]
    wrong += [fault for key in KINDS for fault in doubled(sheet.rows, key)]
    return [*sheet.faults, *map(sheet.found, wrong), *_presets(sheet)[1], *sheet.strange]


def _card(row: Any, place: int) -> list[str]:
    try:
        return row_faults(msgspec.convert(row, Row), f"card[{place}]")
    except msgspec.ValidationError as error:
        return [misfit(error, Row, row, f"card[{place}]")]


def _presets(sheet: Sheet) -> tuple[list[Named], list[str]]:
    """The presets of a file and their faults."""
    names: list[Named] = []
    faults: list[str] = []
    for place, given in enumerate(sheet.rows.get("preset", [])):
        try:
            row = msgspec.convert(given, Preset)
        except msgspec.ValidationError as error:
            faults.append(sheet.found(misfit(error, Preset, given, f"preset[{place}]")))
            continue
        faults += [sheet.found(fault) for fault in preset_faults(dict(row.options), f"preset[{place}]")]
        names.append(Named(row.id, row.name, row.text, dict(row.options)))
    return names, faults
