"""`rank`: what a hand of Duel cards is worth."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from game.cli.options import CliError
from game.cli.output import tell
from game.rules.bountytown.cards import parse_hand
from game.rules.bountytown.hands import HAND, rank, strength
from game.rules.kernel import RuleError


def run(args: argparse.Namespace) -> int:
    """The hand of the command line, else one for each line of standard input."""
    if args.cards:
        tell(_told(" ".join(args.cards), three_above=args.three_above) + "\n")
        return 0
    if sys.stdin is None:
        raise CliError("there is no standard input to read hands from.")
    for line in _ranked(sys.stdin, three_above=args.three_above):
        tell(line + "\n")
    return 0


def _ranked(lines: Iterable[str], *, three_above: bool) -> Iterable[str]:
    """One line for each hand, in their order; empty lines are passed over.

    Raises CliError with the number of the first bad line.
    """
    try:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                yield _told(line, three_above=three_above)
            except CliError as error:
                raise CliError(f"line {number}: {error}") from None
    except UnicodeDecodeError:
        raise CliError("standard input is not text.") from None
    except OSError as error:
        raise CliError(f"standard input can't be read: {error.strerror}.") from None


def _told(text: str, *, three_above: bool) -> str:
    """Place (1 = best), name and reason of a hand. Raises CliError."""
    try:
        cards = parse_hand(text)
    except RuleError as error:
        raise CliError(f"{error}.") from None
    if not 1 <= len(cards) <= HAND:
        raise CliError(f"a hand is 1 to {HAND} cards, not {len(cards)}.")
    hand = rank(cards)
    return f"{strength(hand.category, three_above=three_above)}\t{hand.name}\t{hand.reason}"
