"""`check`: validates levels and assets and names every fault."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.cli.options import CliError
from game.match.content import ContentError, read_bandits, read_file
from game.stage.svglint import lint
from game.store.folders import data_root

FAULTY = 2
ROOMS = Path("assets") / "rooms"


def run(args: argparse.Namespace) -> int:
    """Exit code 2 with one line a fault on stderr."""
    root = args.path if args.path is not None else data_root()
    if not root.exists():
        raise CliError(f"there is nothing at {root} to check.")
    faults, files = faults_of(root)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        print(f"{len(faults)} faults in {files} files.", file=sys.stderr)
        return FAULTY
    if not files:
        raise CliError(f"{root} holds neither levels (.toml) nor drawings (.svg).")
    print(f"{files} files of levels and assets are as they should be.")
    return 0


def faults_of(root: Path) -> tuple[list[str], int]:
    """All faults of a file, or of a folder and all below it, and how many files were looked at."""
    if (root / "levels").is_dir():
        return _whole(root)
    files = [root] if root.is_file() else sorted([*root.rglob("*.toml"), *root.rglob("*.svg")])
    return [fault for file in files for fault in _one(file)], len(files)


def _whole(root: Path) -> tuple[list[str], int]:
    """A checkout or an installed program: also what files say about each other."""
    drawings = sorted((root / "assets").rglob("*.svg"))
    levels = sorted((root / "levels").rglob("*.toml"))
    faults = [fault for drawing in drawings for fault in lint(drawing)]
    read_bandits.cache_clear()
    try:
        content = read_bandits(root)
    except ContentError as error:
        return [*error.faults, *faults], len(drawings) + len(levels)
    for table in content.tables.values():
        room = root / ROOMS / f"{table.look}.svg"
        if not room.is_file():
            level = root / "levels" / "bandits" / f"{table.id}.toml"
            faults.append(f"{level}: look: expected the name of a drawing in {ROOMS}, found '{table.look}'")
    return faults, len(drawings) + len(levels)


def _one(file: Path) -> list[str]:
    if file.suffix == ".svg":
        return lint(file)
    if file.suffix == ".toml":
        return read_file(file)
    return [f"{file}: file: expected a level (.toml) or a drawing (.svg), found neither"]
