"""The house rules that players can switch before a match (BO1, BO23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.rules.kernel import RuleError, fitted

CHOICES: dict[str, tuple[int | str, ...]] = {
    "goal": (100, 75, 50, 30),
    "decks": (1, 2),
    "head_start": ("off", "on"),
}
"""What each option can be, its default first."""
HEAD_START = {2: 8, 3: 3, 4: 2, 5: 2, 6: 2}
"""By number of seats: dollars for each place behind the first in the order of turns. What made all places win
about as often among bots of normal strength.
"""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """goal: dollars that win. decks: how many are shuffled together.

    head_start: 'on': who plays later begins with some dollars.
    """

    goal: int = 100
    decks: int = 1
    head_start: str = "off"


def head_start(order: Sequence[int], options: Options) -> list[int]:
    """By seat: what it begins with, dollars. order: the seats in the order of their turns."""
    step = HEAD_START[len(order)] if options.head_start == "on" else 0
    return [step * order.index(seat) for seat in range(len(order))]


def read_options(given: dict[str, Any]) -> Options:
    """The options of a setup. Raises RuleError for an unknown name or a value out of bounds."""
    known = ", ".join(CHOICES)
    options = fitted(given, Options, f"the options of Boom Town ({known}) do not fit")
    for name, choices in CHOICES.items():
        value = getattr(options, name)
        if value not in choices:
            words = ", ".join(sorted(map(str, choices), key=lambda word: (len(word), word)))
            raise RuleError(f"option {name} is {value}; expected one of {words}")
    return options
