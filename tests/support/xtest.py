"""Keys pressed as if by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.cli.xrig import Keys, RigError
from tests.support.xvfb import do_without


@contextmanager
def keys_on(display: str) -> Iterator[Keys]:
    """Keys for an X server; the test is skipped where python-xlib is missing."""
    try:
        keys = Keys(display)
    except RigError as error:
        do_without(error)
    try:
        yield keys
    finally:
        keys.close()
