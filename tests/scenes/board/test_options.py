"""What is said of a match of a board game before it begins, and looked up while it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.games import BOOMTOWN, BOUNTYTOWN
from game.scenes.board.director import REASONS_KEPT
from game.scenes.board.option_words import WORDS
from game.scenes.board.options import options_of
from game.scenes.board.venue import BoardVenue
from game.scenes.noon.venue import NoonVenue
from game.store.settings import Settings
from tests.scenes.boomtown.main_street import match
from tests.scenes.house import house
from tests.support.drawing import moments


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ({"preset": "short"}, "First to $50 is the Mayor: about half as long."),
        ({"preset": "short", "goal": 30}, "House rules. Goal: $30."),
        ({"preset": "full", "head_start": "on", "goal": 100}, "House rules. Head start: On."),
        ({"preset": "short", "decks": 2, "goal": 75}, "House rules. Goal: $75, Decks: Two."),
    ],
)
def test_a_preset_promises_nothing_that_house_rules_have_changed(
    tmp_path: Path, kept: dict[str, str | int], said: str
) -> None:
    with house(tmp_path) as place:
        place.app.settings.boards = {"boomtown": kept}
        assert BoardVenue(place.app, BOOMTOWN).text == said


def test_a_goal_that_no_list_of_words_knows_reads_as_dollars() -> None:
    assert WORDS["goal"].said(15) == "$15"
    assert WORDS["decks"].said(2) == "Two"


def test_why_money_moved_can_be_looked_up_for_three_turns() -> None:
    lines: list[list[str]] = [[]]
    for events, _ in moments(match(4, 2, goal=30)):
        for event in events:
            if event.kind == "turn":
                lines.append([])
            if event.why:
                lines[-1].append(event.kind)
    turns = [sum(map(len, three)) for three in zip(lines[1:], lines[2:], lines[3:], strict=False)]
    assert max(turns) <= REASONS_KEPT


def test_values_of_the_settings_that_only_look_like_options_are_passed_over(tmp_path: Path) -> None:
    boards = {"bountytown": {"defender_refills": 1}, "boomtown": {"goal": True}, "noon": {"wins": True}}
    settings = Settings(boards=boards)  # type: ignore[arg-type]  # dicts of other values
    for game in (BOUNTYTOWN, BOOMTOWN):
        assert options_of(game, settings) == options_of(game, Settings())
    with house(tmp_path) as place:
        place.app.settings.boards = settings.boards
        assert NoonVenue(place.app).wins is not True
