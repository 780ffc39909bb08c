"""`check`: validates levels and assets and names every fault."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from game.cli.options import CliError
from game.cli.output import complain, tell
from game.inputs.environment import prepare_environment
from game.kiosk.config import kiosk_faults
from game.match.boxes import ContentError
from game.match.content import read_bandits
from game.match.games import BANDITS, BOOMTOWN, BOUNTYTOWN, GAMES, Game, game_faults
from game.match.lesson import FOLDER as LESSONS
from game.match.lesson_board import file_faults as lesson_file_faults
from game.match.lesson_board import lesson_faults
from game.match.rulebook import FOLDER as RULEBOOK
from game.match.rulebook import file_faults as book_faults
from game.match.rulebook import rulebook_faults
from game.rules.bountytown.content import KINDS as TOWN_TABLES
from game.rules.kernel import count_word
from game.stage.svglint import lint
from game.store.folders import data_root

FAULTY = 2
KIOSK = "kiosk.toml"
CARD_TABLES = {"card", "preset"}
ROOMS = Path("assets") / "rooms"


def run(args: argparse.Namespace) -> int:
    """Exit code 2 with one line a fault on stderr."""
    root = args.path if args.path is not None else data_root()
    if not _there(root):
        raise CliError(f"there is nothing at {root} to check.")
    faults, files = faults_of(root)
    for fault in faults:
        complain(fault)
    if faults:
        complain(f"{count_word(len(faults), 'fault')} in {count_word(files, 'file')}.")
        return FAULTY
    if not files:
        raise CliError(f"{root} holds neither levels (.toml) nor drawings (.svg).")
    tell(f"{count_word(files, 'file')} of levels and assets: no fault.\n")
    return 0


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have
        return False


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
    faults += game_faults(root)
    faults += rulebook_faults(root)
    faults += lesson_faults(root)
    faults += kiosk_faults(root / "levels" / KIOSK)
    faults += _missing_rooms(root)
    if drawings:
        prepare_environment()
        from game.cli.check_art import art_faults  # noqa: PLC0415  loads the whole drawing kit

        faults += art_faults(root)
    return faults, len(drawings) + len(levels)


def _missing_rooms(root: Path) -> list[str]:
    """Tables whose room is not drawn; nothing is said of tables that can't be read."""
    try:
        content = read_bandits(root)
    except ContentError:
        return []
    return [
        f"{root / 'levels' / BANDITS.id / f'{table.id}.toml'}: look: "
        f"expected the name of a drawing in {ROOMS}, found '{table.look}'"
        for table in content.tables.values()
        if not (root / ROOMS / f"{table.look}.svg").is_file()
    ]


def _one(file: Path) -> list[str]:
    if file.suffix == ".svg":
        return lint(file)
    if file.name == KIOSK:
        return kiosk_faults(file)
    if file.suffix == ".toml" and file.resolve().parent.name == RULEBOOK.name:
        return book_faults(file)
    if file.suffix == ".toml" and file.resolve().parent.name == LESSONS.name:
        return lesson_file_faults(file)
    if file.suffix == ".toml":
        return _game_of(file).faults(file)
    return [f"{file}: file: expected a level (.toml) or a drawing (.svg), found neither"]


def _game_of(file: Path) -> Game:
    """By its folder, else by the tables that are in it."""
    found = GAMES.get(file.resolve().parent.name)
    if found is not None:
        return found
    try:
        keys = set(tomllib.loads(file.read_text(encoding="utf-8-sig")))
    except (OSError, ValueError):
        return BANDITS
    if keys & set(TOWN_TABLES):
        return BOUNTYTOWN
    return BOOMTOWN if keys & CARD_TABLES and "bandit" not in keys else BANDITS
