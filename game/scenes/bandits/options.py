"""The options of a hunt, set before the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from game.match.games import BANDITS
from game.scenes.match_options import MatchOptions
from game.stage.rows import Choice, Outcome, Row, Toggle

if TYPE_CHECKING:
    from game.store.settings import Settings

QUICK = "quick"
MINUTES: Literal[4] = 4
DECKS = [("full", "Full"), ("half", "Half"), (QUICK, f"Half, {MINUTES} minutes")]
DECK_NOTES = {
    "full": "All 55 cards.",
    "half": "One of each pair, to The End.",
    QUICK: "One of each pair; Credits count after four minutes.",
}
BALLERINA_NOTES = {
    "returns": "Bandits on the chosen Escape come back.",
    "sends": "Face-up Bandits flee onto the chosen Escape.",
}
QUICK_RULES: dict[str, str | int | bool] = {"deck": "half", "minutes": MINUTES}
"""What a quick match is (BM21)."""


def deck_of(settings: Settings) -> str:
    """Which of `DECKS` is chosen."""
    return QUICK if settings.minutes else settings.deck


def rules_of(settings: Settings) -> dict[str, str | int | bool]:
    """The house rules of the next hunt."""
    return {
        "false_start": settings.false_start,
        "ballerina": settings.ballerina,
        "deck": settings.deck,
        "minutes": settings.minutes,
    }


class OptionsScene(MatchOptions):
    """Table, deck and the house rules."""

    def __init__(self) -> None:
        """The rules are those of Bandits on Mars."""
        super().__init__(BANDITS.id)

    def own_rows(self) -> Sequence[Row]:
        """All options as they stand."""
        s = self.app.settings
        content = self.app.content
        tables = [(table.id, table.name) for table in content.tables.values()]
        ways = [("returns", "Escapees return"), ("sends", "Others flee too")]
        return (
            Choice("table", "Table", tables, s.table, note=content.table(s.table).text),
            Choice("deck", "Deck", DECKS, deck_of(s), note=DECK_NOTES[deck_of(s)]),
            Toggle(
                "false_start", "False starts", s.false_start, note="A press before the card costs 0.25 s."
            ),
            Choice("ballerina", "Ballerina", ways, s.ballerina, note=BALLERINA_NOTES[s.ballerina]),
        )

    def set(self, outcome: Outcome) -> None:
        """Keep it."""
        settings = self.app.settings
        if outcome.id == "deck":
            settings.deck = "full" if outcome.value == "full" else "half"
            settings.minutes = MINUTES if outcome.value == QUICK else 0
        else:
            setattr(settings, outcome.id, outcome.value)
