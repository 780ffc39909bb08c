"""What lies on the board follows the events alone, and then is what the view says."""

from __future__ import annotations

from copy import deepcopy

import pytest

from game.scenes.bountytown.board import Board
from game.scenes.bountytown.lore import Lore
from tests.scenes.bountytown.saloon import CONTENT, match
from tests.support.drawing import moments

TOLD_BY_THE_VIEW = ("actions", "lore")
"""What no event tells: the Actions that a use or a Duel costs."""


def lies(board: Board) -> dict[str, object]:
    """Everything on a board that events tell."""
    found = {name: value for name, value in vars(board).items() if name not in TOLD_BY_THE_VIEW}
    found["players"] = [{**vars(player), "limit": 0, "offers": []} for player in board.players]
    found["seat"] = None if board.over else board.seat
    return deepcopy(found)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 11)])
def test_after_each_moment_the_events_have_laid_the_board_as_the_view_has_it(seats: int, seed: int) -> None:
    board = Board(Lore(CONTENT), seats)
    told = match(seats, seed)
    board.take(told.view(None))
    for events, view in moments(told):
        for event in events:
            board.apply(event)
        before = lies(board)
        board.take(view)
        assert before == lies(board), [event.kind for event in events]


def test_bounties_keep_their_places_while_others_come_and_go() -> None:
    board = Board(Lore(CONTENT), 4)
    told = match(4, 6)
    places: dict[str, int] = {}
    for _, view in moments(told):
        board.take(view)
        for place, bounty in enumerate(board.active):
            if bounty:
                assert places.setdefault(bounty, place) == place


def test_items_for_sale_stand_by_kind_in_the_order_of_the_content() -> None:
    board = Board(Lore(CONTENT), 3)
    board.store = ["rifle-2", "first-aid-kit-1", "rifle-1"]
    assert board.kinds == ["first-aid-kit", "rifle"]
