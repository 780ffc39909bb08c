"""What a Collection brought in all is said once, in one line of the screen."""

from __future__ import annotations

from typing import Any

from game.rules.kernel import Event
from game.scenes.boomtown.takings import Takings
from game.scenes.boomtown.town import Town
from tests.scenes.boomtown.main_street import match
from tests.support.drawing import moments


def paid(amount: int, way: str = "income") -> Event:
    data: dict[str, Any] = {"way": way, "card": "coal-mine", "amount": amount}
    return Event("paid", 2, data)


def said(*events: Event) -> list[str]:
    takings = Takings()
    return [words for event in events if (words := takings.hear(event))]


NEXT = Event("phase", 2, {"phase": "recruit"})


def test_a_collection_from_several_establishments_is_summed_up_when_it_is_over() -> None:
    mine = Event("razed", 2, {"card": "gold-mine"})
    assert said(paid(3), paid(1), mine, paid(4), NEXT, NEXT) == ["{2} collects $8 from 3 Establishments."]


def test_what_one_establishment_or_anything_else_has_paid_is_not_said_twice() -> None:
    assert said(paid(3), NEXT, paid(15, "holdup"), NEXT, paid(1, "death"), paid(1, "death"), NEXT) == []


def test_the_sign_of_the_collection_tells_for_the_rest_of_the_turn_what_it_brought() -> None:
    board = match(4, 3, goal=50)
    town = Town.of(board.view(None))
    board.news(None)
    before, checked = 0, 0
    for events, _ in moments(board):
        for event in events:
            town.play(event)
            if event.kind == "turn":
                before = town.money[event.seat]
            elif event.kind == "phase" and event.data["phase"] == "recruit":
                mark = town.marks["collection"]
                if mark.startswith("earned"):
                    checked += 1
                    assert mark == f"earned {town.money[event.seat] - before}"
    assert checked > 5
