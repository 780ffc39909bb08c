"""The house rules that players can switch before a match (BO1, BO23)."""

from __future__ import annotations

from typing import Any

import msgspec

from game.rules.kernel import RuleError

CHOICES: dict[str, tuple[int, ...]] = {"goal": (100, 75, 50, 30), "decks": (1, 2)}
"""What each option can be, its default first."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """goal: dollars that win. decks: how many are shuffled together."""

    goal: int = CHOICES["goal"][0]
    decks: int = CHOICES["decks"][0]


def read_options(given: dict[str, Any]) -> Options:
    """The options of a setup. Raises RuleError for an unknown name or a value out of bounds."""
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as fault:
        known = ", ".join(CHOICES)
        raise RuleError(f"the options of Boom Town ({known}) do not fit: {fault}") from None
    for name, choices in CHOICES.items():
        value = getattr(options, name)
        if value not in choices:
            words = ", ".join(map(str, sorted(choices)))
            raise RuleError(f"option {name} is {value}; expected one of {words}")
    return options
