"""What the screen knows of a match comes from its public events alone."""

from __future__ import annotations

import pytest

from game.rules.boomtown.words import SKIPPED
from game.rules.kernel import Event
from game.scenes.boomtown.book import Book
from game.scenes.boomtown.buildings import board_words
from game.scenes.boomtown.plays import SKIP_MS
from game.scenes.boomtown.ribbon import REASONS
from game.scenes.boomtown.town import Town
from game.scenes.boomtown.town_events import ACTS
from tests.scenes.boomtown.main_street import CONTENT, match
from tests.support.drawing import moments


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4), (5, 5)])
def test_public_events_add_up_to_the_public_view_at_every_moment(seats: int, seed: int) -> None:
    board = match(seats, seed, goal=50)
    town = Town.of(board.view(None))
    board.news(None)
    for events, view in moments(board):
        for event in events:
            town.play(event)
        assert town.same_as(Town.of(view))


def test_skipped_phases_go_by_quickly_and_the_ribbon_has_a_word_for_each_reason() -> None:
    assert set(REASONS) == set(SKIPPED)
    assert SKIP_MS <= 120
    town = Town.of(match(3, 1).view(None))
    town.play(Event("skipped", 0, {"phase": "holdup", "reason": "no bad"}))
    assert town.marks["holdup"] == "skipped no bad"
    assert town.reason == "no bad"


def test_whose_answer_a_raid_waits_for_is_the_one_who_is_asked() -> None:
    book = Book(CONTENT)
    seen = 0
    for seed in range(6):
        board = match(5, seed, goal=30)
        town = Town.of(board.view(None))
        board.news(None)
        for events, _ in moments(board):
            for event in events:
                town.play(event)
            asked = [request.seat for request in board.requests if request.kind == "intervene"]
            if asked:
                seen += 1
                assert book.awaited(town) == asked[0]
                assert town.declined == book.askable(town)[: len(town.declined)]
            elif town.raid and not town.raid["guard"] and board.requests:
                assert book.awaited(town) is None or board.requests[0].kind == "rider"
    assert seen > 10


def test_the_ticket_of_an_establishment_says_what_it_pays_next() -> None:
    book = Book(CONTENT)
    checked = 0
    for seed in range(4):
        board = match(4, seed, goal=50)
        town = Town.of(board.view(None))
        board.news(None)
        for events, _ in moments(board):
            for event in events:
                if event.kind == "paid" and event.data["way"] == "income" and not event.data["die"]:
                    checked += 1
                    assert book.pay(town, event.data["card"]).text == f"${event.data['amount']}"
                town.play(event)
    assert checked > 50
    assert "paid" in ACTS


def test_a_building_is_called_on_screen_what_its_board_says() -> None:
    book = Book(CONTENT)
    assert book.row("red-light-brothel").name == "Red Light Brothel"
    assert book.name("red-light-brothel") == board_words("red-light-brothel") == "Red Light"
    assert book.name("gold-mine") == board_words("gold-mine") == "Gold Mine"
