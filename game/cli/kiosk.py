"""`--kiosk`: a parent that starts the game again and again; `kiosk_game` is what guests see."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from pathlib import Path
from typing import Literal

import game
from game.cli.options import CliError, WindowOptions
from game.kiosk.config import Kiosk, KioskError, read_kiosk
from game.kiosk.pulse import SUPERVISED
from game.kiosk.supervisor import Supervisor
from game.store.audits import Audits
from game.store.folders import Folders, data_root

FILE = Path("levels") / "kiosk.toml"


def run(args: argparse.Namespace) -> int:
    """The supervisor, or the game that it started."""
    base = _configured(args.kiosk)
    options = WindowOptions.of(args)
    mode = os.environ.get(SUPERVISED)
    if mode is None:
        return _supervise(options)
    from game.cli.kiosk_game import play  # noqa: PLC0415  the supervisor needs no pygame

    return play(options, base, mode)


def _configured(file: Path | Literal[True]) -> Kiosk:
    """The file that comes along (True), or the operator's over it. Raises CliError."""
    own = data_root() / FILE
    try:
        return read_kiosk(own if file is True else file, own)
    except KioskError as error:
        raise CliError(str(error)) from None


def _supervise(options: WindowOptions) -> int:
    folders = Folders(options.data_dir)
    folders.release()  # the game itself is to have it
    program = Path(game.__file__).resolve().parent.parent / "main.py"
    here = ("--data-dir", str(folders.root))  # also where that is a temporary one: it is for all games
    audits = open_audits(folders.root)
    if folders.notice:
        audits.add("storage", folders.notice)
    command = [sys.executable, str(program), *sys.argv[1:], *here]
    supervisor = Supervisor(command, folders.root / "logs", folders.journals, audits)
    supervisor.listen()
    try:
        return supervisor.run()
    finally:
        folders.close()


def open_audits(root: Path) -> Audits:
    """The operator's audits in a folder of data."""
    with contextlib.suppress(OSError):  # what can't be written down waits
        (root / "logs").mkdir(exist_ok=True)
    return Audits(root / "logs" / "audits.jsonl")
