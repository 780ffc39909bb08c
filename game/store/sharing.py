"""Where files go that players take along, and what they are called there."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path

import platformdirs

from game.store.files import write_safely

SHARED = "shared"
"""Within the data folder, where there is no folder for downloads."""
LONGEST = 80
"""Characters of a name without its number and ending."""


def share_folder(root: Path) -> Path:
    """The folder for downloads, if there is one that can be written, else `shared/` in the data folder."""
    try:
        downloads = platformdirs.user_downloads_path()
    except (RuntimeError, OSError, KeyError):
        return root / SHARED
    usable = downloads.is_absolute() and downloads.is_dir() and os.access(downloads, os.W_OK | os.X_OK)
    return downloads if usable else root / SHARED


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
