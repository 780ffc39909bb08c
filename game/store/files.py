"""Files that are either there whole or not at all, and damaged ones put out of the way."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path


def read_whole(path: Path, most: int) -> bytes:
    """All of a file. Raises OSError, also where it is longer than `most` bytes: then it is none of ours."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def plain_files(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder, the one written last first; no pipes, folders, or links to nowhere."""
    found: list[tuple[int, Path]] = []
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):
            about = path.stat()
            if stat.S_ISREG(about.st_mode):
                found.append((about.st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def write_safely(path: Path, data: bytes) -> None:
    """Replace a file in one step: temporary file, fsync, rename, fsync of the folder (Law 4).

    Raises OSError; the old file is then untouched and no temporary file is left.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make new names in a folder last a loss of power, where the system can."""
    with contextlib.suppress(OSError):  # Windows can't open folders; there the rename alone has to do
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to `<name>.damaged-<n>`, the first free n; returns the new path.

    Raises OSError when the folder can't be written.
    """
    count = 1
    while (target := path.with_name(f"{path.name}.damaged-{count}")).exists():
        count += 1
    path.rename(target)
    return target
