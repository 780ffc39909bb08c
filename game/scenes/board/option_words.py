"""How the house rules of board games are called."""

from __future__ import annotations

from typing import NamedTuple


class OptionWords(NamedTuple):
    """label: of its row. values: what it can be, in words. note: what it does.

    form: how a value is written that has no words of its own.
    """

    label: str
    values: dict[str | int, str]
    note: str
    form: str = "{}"

    def said(self, value: str | int) -> str:
        """A value as players read it."""
        return self.values.get(value) or self.form.format(value)


WORDS: dict[str, OptionWords] = {
    "three_of_a_kind": OptionWords(
        "Three of a Kind",
        {"below two pair": "Below Two Pair", "above two pair": "Above Two Pair"},
        "Which wins: Three of a Kind or Two Pair?",
    ),
    "defender_refills": OptionWords(
        "Defender refills", {}, "After a Duel between players the defender's hand refills."
    ),
    "bounty_deck": OptionWords(
        "Bounty deck",
        {"by players": "As printed", "all": "Long game"},
        "Printed: 16 Bounties, 22 for five or six. Long game: all 31.",
    ),
    "goal": OptionWords("Goal", {}, "First to this many dollars is the Mayor.", form="${}"),
    "decks": OptionWords("Decks", {1: "One", 2: "Two"}, "Two: every card twice, shuffled together."),
    "head_start": OptionWords(
        "Head start", {"off": "Off", "on": "On"}, "On: those who go later start with a few dollars."
    ),
}
"""By the name of the option; one that is missing here is called by that name."""
