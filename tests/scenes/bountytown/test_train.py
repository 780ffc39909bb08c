"""How long it lasts and how it is won, and what piles say."""

from __future__ import annotations

import pytest

from game.scenes.bountytown import geometry
from game.scenes.bountytown.board_train import GOAL, before_train, pile_words, train_line
from game.scenes.bountytown.lore import card_name
from game.stage.art import Art
from tests.scenes.bountytown.saloon import laid, match, questions


@pytest.mark.parametrize(("deck", "left"), [(23, 17), (7, 1), (6, 0), (1, 0), (0, 0)])
def test_bt27_the_train_is_one_of_the_last_six_cards(deck: int, left: int) -> None:
    assert before_train(deck) == left


def test_the_meter_says_how_many_bounties_surely_come_first() -> None:
    assert train_line(23) == "17 Bounties come first."
    assert train_line(7) == "1 Bounty comes first."
    assert train_line(6) == "It can come any time."


def test_no_train_comes_sooner_than_it_says() -> None:
    for seed in range(3):
        board = match(3, seed)
        while not board.over:
            before = before_train(board.view(None)["bounty_deck"])
            board.step()
            kinds = [event.kind for event in board.news(None)]
            assert "train" not in kinds or kinds.count("revealed") >= before


def test_piles_say_what_they_are(house: Art) -> None:
    table = laid(house, match(3, 1))
    head, text = pile_words(table.board, "bounties")
    assert "Train" in head and GOAL in text
    assert str(table.board.deck) in pile_words(table.board, "deck")[1]
    assert "store" in pile_words(table.board, "items")[1]
    assert geometry.METER.y >= geometry.SIGN.y + geometry.SIGN.h


def test_a_bounty_is_told_of_without_short_signs(house: Art) -> None:
    assert card_name("5Ga") == card_name("5G") == "5 of Gold"
    request, board = next(questions(1, 3, "turn"))
    lines = laid(house, board).choices(request, board.view(None))
    end = next(line for line in lines if line.pick == "end")
    assert end.spots == ("pile:bounties",), "what is new at the end of a turn"
