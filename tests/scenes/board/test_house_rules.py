"""Whole matches on the table of each board game, with each house rule that can be chosen."""

from __future__ import annotations

import pytest

from game.match.board_start import new_board
from game.match.games import GAMES, Choice, Game
from game.match.seats import bot_seats
from game.scenes.games import make_table
from tests.support.drawing import app_of, drawing, moments

CHOICES = [
    (game, option, choice)
    for game in GAMES.values()
    if not game.timed
    for option, choices in game.options.items()
    for choice in choices
]
NAMES = [f"{game.id}-{option}-{choice}" for game, option, choice in CHOICES]
STEPS = 150
"""Decisions, each of which is settled at once; the longest matches are not played to their end."""


@pytest.mark.parametrize(("game", "option", "choice"), CHOICES, ids=NAMES)
def test_a_match_with_a_house_rule_plays_on_the_table(game: Game, option: str, choice: Choice) -> None:
    seats = game.seats[0]
    board = new_board(game, game.box(), bot_seats(seats, ("random",)), 3, options={option: choice})
    with drawing() as art:
        table = make_table(app_of(art), game.id, seats)
        table.lay(board.view(None))
        for count, (events, view) in enumerate(moments(board)):
            for event in events:
                assert table.play(event) >= 0.0
                table.advance(300_000_000)
            table.settle(view)
            if count == STEPS:
                break
        assert board.over or count == STEPS
