"""The content of the games for subcommands that need it."""

from __future__ import annotations

from game.cli.options import CliError
from game.match.content import Content, ContentError, read_bandits
from game.store.folders import data_root


def load_content() -> Content:
    """What can be used of the levels. Raises CliError with the first fault if that is no game."""
    try:
        return read_bandits(data_root(), strict=False)
    except ContentError as error:
        more = f" (and {len(error.faults) - 1} more: see 'check')" if len(error.faults) > 1 else ""
        raise CliError(f"the levels can't be used: {error.faults[0]}{more}") from None
