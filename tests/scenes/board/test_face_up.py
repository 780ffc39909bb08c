"""Hands that lie face up: only where they are open, and never a card of the deck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.match.board import BoardMatch
from game.rules.kernel import Response
from tests.scenes.board.hall import OWN, hall
from tests.scenes.board.secrets_at import (
    at_commit,
    at_recruit,
    at_select,
    at_turn,
    duellists,
    swap_card,
    swap_in_deck,
)
from tests.scenes.board.watched import frames_of


@pytest.mark.parametrize("at", [at_select, at_commit])
def test_bt32_open_hands_show_no_card_of_the_deck(tmp_path: Path, at: Callable[[], BoardMatch]) -> None:
    plain = frames_of(tmp_path / "a", None, "open", OWN, at)
    assert plain == frames_of(tmp_path / "b", swap_in_deck, "open", OWN, at)


@pytest.mark.parametrize("manner", ["open", "peek"])
@pytest.mark.parametrize("at", [at_turn, at_recruit])
def test_hands_of_all_lie_face_up_on_the_plates_only_where_they_are_open(
    tmp_path: Path, at: Callable[[], BoardMatch], manner: str
) -> None:
    seen = []
    for name in ("a", "b"):
        board = at()
        if name == "b":
            swap_card(board, (board.requests[0].seat + 1) % 3)
        with hall(tmp_path / name, board.game.id, board=board, manner=manner, table=OWN) as place:
            place.ripe()
            seen.append(place.shown())
    assert (seen[0] != seen[1]) == (manner == "open")


@pytest.mark.parametrize("manner", ["open", "peek", "curtain"])
def test_a_table_is_given_views_of_seats_only_where_hands_are_open(tmp_path: Path, manner: str) -> None:
    with hall(tmp_path, seats="keys1,keys2,bot", manner=manner) as place:
        place.ripe()
        place.tap(place.scene.asking.seats[0], "slam", "slam")
        place.ripe()
        given = [list(bared) for bared in place.scene.table.bared]
        assert given == [[0, 1, 2]] * len(given)
        assert bool(given) == (manner == "open")


@pytest.mark.parametrize("manner", ["open", "peek"])
@pytest.mark.parametrize("at", [at_select, at_commit])
def test_what_was_locked_lies_face_up_only_where_hands_are_open(
    tmp_path: Path, at: Callable[[], BoardMatch], manner: str
) -> None:
    seen = []
    for pick in (0, 1):
        board = at()
        ask = board.asked(duellists(board)[0])[0]
        with hall(tmp_path / str(pick), board.game.id, board=board, manner=manner, table=OWN) as place:
            place.ripe()
            assert not place.scene.answer(Response(ask.seat, ask.kind, (ask.options[pick],)))
            place.ripe()
            seen.append(place.shown())
    assert (seen[0] != seen[1]) == (manner == "open")
