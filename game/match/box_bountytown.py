"""What levels/bountytown holds."""

from __future__ import annotations

from pathlib import Path

from game.match.boxes import Box, Preset, Sheet, boxed, doubled, merged, placed, read_sheet, read_sheets
from game.rules.bountytown.content import KINDS, decode, read_rows

FOLDER = Path("levels") / "bountytown"


def read_bountytown(root: Path, *, strict: bool = True) -> Box:
    """The content below root/levels/bountytown. Raises ContentError with all faults."""
    folder = root / FOLDER
    sheets = read_sheets(folder, KINDS)
    faults = [fault for sheet in sheets for fault in _faults(sheet)]
    box = None
    if not faults and not any(sheet.faults for sheet in sheets):
        rows = merged(sheets)
        content, wrong = decode(rows)
        faults = [placed(fault, sheets, folder) for fault in wrong]
        if content is not None:
            towns = (Preset(row["id"], row["name"], row["text"], {"town": row["id"]}) for row in rows["town"])
            box = Box({key: rows[key] for key in KINDS}, tuple(towns))
    return boxed(folder, sheets, faults, box, strict=strict)


def file_faults(path: Path) -> list[str]:
    """The faults of one file by itself."""
    sheet = read_sheet(path, KINDS)
    twice = [sheet.found(fault) for key in KINDS for fault in doubled(sheet.rows, key)]
    return [*sheet.faults, *_faults(sheet), *twice, *sheet.strange]


def _faults(sheet: Sheet) -> list[str]:
    return [sheet.found(fault) for fault in read_rows(sheet.rows)[1]]
