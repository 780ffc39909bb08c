"""The content of the games for subcommands that need it."""

from __future__ import annotations

from game.cli.options import CliError
from game.match.boxes import Box, ContentError
from game.match.content import Content, read_bandits
from game.match.games import Game
from game.store.folders import data_root


def load_content() -> Content:
    """What can be used of the levels. Raises CliError with the first fault if that is no game."""
    try:
        return read_bandits(data_root(), strict=False)
    except ContentError as error:
        raise _useless(error) from None


def load_box(game: Game) -> Box:
    """What a board game is played with. Raises CliError with the first fault if it can't be used."""
    try:
        return game.box(data_root())
    except ContentError as error:
        raise _useless(error) from None


def _useless(error: ContentError) -> CliError:
    more = f" (and {len(error.faults) - 1} more: see 'check')" if len(error.faults) > 1 else ""
    return CliError(f"the levels can't be used: {error.faults[0]}{more}")
