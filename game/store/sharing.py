"""Where files go that players take along, what they are called there, and where files of others are found."""

from __future__ import annotations

import contextlib
import getpass
import os
import re
import sys
import unicodedata
from pathlib import Path

import platformdirs

from game.store.files import plain_files, write_safely

SHARED = "shared"
"""Within the data folder, where there is no folder for downloads."""
LONGEST = 80
"""Characters of a name without its number and ending."""
MOST_ARRIVALS = 60
"""So many files of one folder are looked at."""
REMOVABLE = 2
"""What Windows calls a drive that can be taken out."""


def share_folder(root: Path) -> Path:
    """The folder for downloads, if there is one that can be written, else `shared/` in the data folder."""
    try:
        downloads = platformdirs.user_downloads_path()
    except (RuntimeError, OSError, KeyError):
        return root / SHARED
    usable = downloads.is_absolute() and downloads.is_dir() and os.access(downloads, os.W_OK | os.X_OK)
    return downloads if usable else root / SHARED


def sticks() -> list[Path]:
    """The folders of what is plugged in and can be taken along: sticks, cards, disks."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ" if _takes_out(f"{letter}:/")]
    if sys.platform == "darwin":
        places = ["/Volumes"]
    else:
        places = ["/media"]
        with contextlib.suppress(KeyError, OSError):
            places += [f"{place}/{getpass.getuser()}" for place in ("/media", "/run/media")]
    found: list[Path] = []
    for place in places:
        with contextlib.suppress(OSError):
            found += [path for path in sorted(Path(place).iterdir()) if path.is_mount()]
    return found


def _takes_out(drive: str) -> bool:
    import ctypes  # noqa: PLC0415  only Windows has drives

    return bool(getattr(ctypes, "windll").kernel32.GetDriveTypeW(drive) == REMOVABLE)  # noqa: B009


def arrivals(root: Path, ending: str) -> list[Path]:
    """Files that may have come from another machine, by folder.

    In the data folder and its `shared/`, among the downloads, and at the top of what is plugged in.
    """
    folders = dict.fromkeys([root / SHARED, root, share_folder(root), *sticks()])
    found: list[Path] = []
    for folder in folders:
        with contextlib.suppress(OSError):
            found += plain_files(folder, f"*{ending}")[:MOST_ARRIVALS]
    return found


def free_path(folder: Path, name: str, ending: str) -> Path:
    """A path in the folder that is not taken yet: letters that every disk knows, if need be with a number."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^A-Za-z0-9 ._-]+", "", plain)[:LONGEST].strip(" .") or "file"
    path, count = folder / f"{plain}{ending}", 1
    while path.exists():
        count += 1
        path = folder / f"{plain} {count}{ending}"
    return path


def copy_to(source: Path, folder: Path, name: str) -> Path:
    """Copy a file into a folder under another name, whole or not at all; gives its path. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = free_path(folder, name, source.suffix)
    write_safely(path, source.read_bytes())
    return path
