"""The choice panel: a tree with headings, reasons and questions asked back."""

from __future__ import annotations

from game.scenes.board.panel import Panel
from game.scenes.board.table import Choice

LINES = (
    Choice("Reload", "reload", off="Your hand is full."),
    Choice("Move to", under=(Choice("Bank", "move:bank", spots=("cell:1",)), Choice("Docs", "move:docs"))),
    Choice("End", "end", confirm="End your turn now?", spots=("seat:0",)),
)


def panel() -> Panel:
    return Panel(1, "Your turn", LINES)


def test_the_focus_begins_on_what_can_be_taken() -> None:
    assert panel().focus.label == "Move to"


def test_up_and_down_go_round() -> None:
    found = panel()
    assert found.move(1)
    assert found.move(1)
    assert found.focus.label == "Reload"
    assert found.move(-1)
    assert found.focus.label == "End"
    assert not Panel(0, "?", LINES[:1]).move(1)


def test_a_heading_opens_what_lies_under_it_and_back_leads_up_again() -> None:
    found = panel()
    assert found.take() is None
    assert found.deep
    assert (found.head, found.focus.label, found.spots) == ("Move to", "Bank", ("cell:1",))
    assert found.up()
    assert found.focus.label == "Move to"
    assert not found.up()


def test_a_pick_is_given() -> None:
    found = panel()
    found.take()
    found.move(1)
    assert found.take() == "move:docs"


def test_what_is_off_is_refused_with_its_reason_until_the_focus_moves() -> None:
    found = panel()
    found.move(-1)
    assert found.take() is None
    assert found.refused == "Your hand is full."
    found.move(1)
    assert found.refused == ""


def test_what_has_a_question_is_asked_back_and_no_comes_first() -> None:
    found = panel()
    found.move(1)
    assert found.take() is None
    assert found.head == "End your turn now?"
    assert found.focus.label == "No"
    assert found.spots == ("seat:0",)
    assert found.take() is None, "no"
    assert found.focus.label == "End"
    found.take()
    found.move(1)
    assert found.take() == "end"


def test_back_answers_a_question_with_no() -> None:
    found = panel()
    found.move(1)
    found.take()
    assert found.up()
    assert (found.head, found.focus.label) == ("Your turn", "End")


def test_the_mouse_focuses_a_line_and_finds_it_by_its_spot() -> None:
    found = panel()
    assert found.point(0)
    assert not found.point(0)
    assert not found.point(7)
    assert found.find("seat:0") == 2
    assert found.find("cell:9") is None
