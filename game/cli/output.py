"""What subcommands tell on the standard streams, which may be missing, full or closed."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO

from game.cli.options import CliError

STREAMS = 3
"""Standard input, output and error are the first files of every process."""


class OutputError(CliError):
    """Nothing can be told: a subcommand has nothing more to do."""


def fill_gaps() -> None:
    """Where a standard stream is missing no file that is opened later takes its place."""
    with contextlib.suppress(OSError):
        while (handle := os.open(os.devnull, os.O_RDWR)) < STREAMS:
            os.set_inheritable(handle, True)
        os.close(handle)


def tell(text: str) -> None:
    """Write to standard output at once. Raises OutputError, and BrokenPipeError if nobody reads on."""
    out = sys.stdout
    if out is None:
        raise OutputError("there is no standard output to write to.")
    try:
        out.write(_writable(text, out))
        out.flush()
    except BrokenPipeError:
        _hush(out)
        raise
    except OSError as error:
        _hush(out)
        raise OutputError(f"standard output can't be written: {error.strerror}.") from None


def complain(text: str) -> None:
    """Write a line to standard error, if that can be."""
    if sys.stderr is None:
        return
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _hush(sys.stderr)


def _writable(text: str, out: TextIO) -> str:
    """Names of files may hold what no encoding has."""
    code = out.encoding or "utf-8"
    return text.encode(code, "backslashreplace").decode(code)


def _hush(stream: TextIO) -> None:
    """Keep Python from writing once more what is left when it ends, and from complaining about it."""
    with contextlib.suppress(OSError):
        handle = os.open(os.devnull, os.O_WRONLY)
        os.dup2(handle, stream.fileno())
        os.close(handle)
