"""All records as one JSON file, to be read by people and other programs."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec

from game.store.files import write_safely
from game.store.records_file import RecordsFile
from game.store.sharing import free_path

FORMAT = 1
"""Grows when a reader of the file would have to be changed."""
PARTS = ("seats", "captures", "draws")


def export(file: RecordsFile, folder: Path) -> Path:
    """Write the file under a name with the date; gives its path. Raises OSError."""
    data = msgspec.json.format(msgspec.json.encode(everything(file)), indent=1)
    folder.mkdir(parents=True, exist_ok=True)
    path = free_path(folder, f"Red Frontier records {time.strftime('%Y-%m-%d')}", ".json")
    write_safely(path, data + b"\n")
    return path


def everything(file: RecordsFile) -> dict[str, Any]:
    """What the file holds: {"format", "made", "profiles": [...], "matches": [{..., "seats": [...], ...}]}."""
    matches = {row["id"]: row for row in file.rows("SELECT * FROM matches ORDER BY id")}
    for part in PARTS:
        for match in matches.values():
            match[part] = []
        for row in file.rows(f"SELECT * FROM {part} ORDER BY rowid"):
            number = row.pop("match")
            if number in matches:
                matches[number][part].append(row)
    profiles = file.rows("SELECT name, colour, emblem, created, seen FROM profiles ORDER BY name")
    return {
        "format": FORMAT,
        "made": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        "profiles": profiles,
        "matches": list(matches.values()),
    }
