"""Public questions of Boom Town: the lines are the options, and what can't be taken says why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.rules.kernel import Request, View
from game.scenes.board.table import Choice
from game.scenes.boomtown.book import Book
from game.scenes.boomtown.choices import FLAT, KINDS, TITLES, choices, title
from game.scenes.boomtown.town import Town
from game.scenes.boomtown.words import card_note
from tests.rules.boomtown.table import RULES, Table
from tests.scenes.boomtown.main_street import CONTENT, match

BOOK = Book(CONTENT)
LONGEST_LABEL, LONGEST_WORDS = 30, 40
"""Letters that have room on a line of the panel, and over the cards of a tray."""


def leaves(lines: Sequence[Choice]) -> Iterator[Choice]:
    for line in lines:
        yield from leaves(line.under) if line.under else (line,)


def questions() -> Iterator[tuple[Request, View, View]]:
    """Questions of matches by chance with the shared view and that of the seat."""
    for seed in range(12):
        board = match(2 + seed % 5, seed, goal=50)
        while board.requests:
            for request in board.requests:
                yield request, board.view(None), board.view(request.seat)
            board.step()


def test_the_lines_of_every_public_question_are_its_options_each_once() -> None:
    seen = set()
    for request, view, _ in questions():
        if request.secret:
            continue
        seen.add(request.kind)
        lines = choices(request, view, Town.of(view), BOOK)
        picks = [line.pick for line in leaves(lines) if not line.off]
        assert sorted(picks) == sorted(request.options)
        for line in leaves(lines):
            assert bool(line.off) != bool(line.pick)
            assert len(line.label) <= LONGEST_LABEL
        assert len(lines) <= FLAT + 8
    assert seen == set(KINDS) - {"confirm"} or seen == set(KINDS)


def test_every_question_has_a_title_that_fits_over_a_tray() -> None:
    seen = set()
    for request, view, _ in questions():
        seen.add(request.kind)
        words = title(request, view, Town.of(view), BOOK)
        assert words
        assert "{" not in words
        if request.secret:
            assert len(words) <= LONGEST_WORDS, words
    assert len(seen) >= len(TITLES) - 2


def test_every_card_says_beside_its_name_what_it_does_in_few_words() -> None:
    town = Town.of(match(4, 1).view(None))
    for row in CONTENT["cards"]:
        note = card_note(row["id"], BOOK, town)
        assert note
        assert len(f"{row['name']}: {note}") <= LONGEST_WORDS + 3, (row["name"], note)


def test_bo15_who_has_a_range_war_is_told_that_a_holdup_would_end_it() -> None:
    t = Table(
        "deeds",
        hand=("range-war", "bank-robbery"),
        crews={0: ("billy-the-kid",)},
        streets={1: ("gold-mine",)},
    )
    t.do("deeds", "range-war")
    request, view = ask(t)
    assert request.kind == "holdup"
    assert title(request, view, Town.of(view), BOOK) == "A Holdup instead of the Range War?"


def ask(t: Table) -> tuple[Request, View]:
    (request,) = t.asked()
    return request, RULES.view(t.s, None)


def test_who_can_not_ride_is_listed_with_the_reason() -> None:
    t = Table("holdup", hand=("bank-robbery",), crews={0: ("billy-the-kid", "jesse-james", "the-sheriff")})
    t.do("holdup", "bank-robbery")
    request, view = ask(t)
    lines = choices(request, view, Town.of(view), BOOK)
    assert [(line.label, line.pick) for line in lines if not line.off] == [
        ("Billy the Kid", "billy-the-kid"),
        ("Jesse James", "jesse-james"),
    ]
    assert [(line.label, line.off) for line in lines if line.off] == [
        ("The Sheriff", "Good. Only Bad ones rob.")
    ]


def test_a_deed_against_oneself_is_asked_again_with_no_first_bo20() -> None:
    t = Table("deeds", hand=("dynamite",), streets={0: ("gold-mine",)})
    t.do("deeds", "dynamite")
    request, view = ask(t)
    assert request.kind == "confirm"
    lines = choices(request, view, Town.of(view), BOOK)
    assert [line.pick for line in lines] == ["no", "yes"]
    assert title(request, view, Town.of(view), BOOK) == "Dynamite on your own Gold Mine?"


def spending(*dice: int) -> list[Choice]:
    """What is offered to who has the only Shootout card. dice: theirs, then those of the other side."""
    t = Table(
        "showdown",
        hand=("derringer",),
        crews={0: ("billy-the-kid",), 1: ("the-sheriff",)},
        streets={1: ("gold-mine",)},
        dice=dice,
    )
    t.do("showdown", "gold-mine")
    t.do("intervene", "the-sheriff", seat=1)
    t.do("commit", "derringer")
    request, view = ask(t)
    assert request.kind == "spend"
    lines = choices(request, view, Town.of(view), BOOK)
    assert {line.pick for line in lines} == set(request.options)
    return lines


def test_to_spend_a_card_tells_both_totals_and_what_each_way_can_make_bo17() -> None:
    lines = spending(2, 3, 4, 3, 3, 4)
    assert [line.label for line in lines] == [
        "Add one",
        "Reroll the 2",
        "Reroll the 3",
        "Reroll the 4",
        "Waste the card",
    ]
    assert lines[0].note == "Makes 10 against 10."
    assert lines[1].note == "Makes 8 to 13 against 10."


def test_who_has_won_and_still_has_a_card_to_spend_is_offered_first_to_leave_it_bo17() -> None:
    lines = spending(4, 4, 4, 3, 3, 4)
    assert (lines[0].label, lines[0].note) == ("Leave it at 12", "Wins, 12 against 10.")


@pytest.mark.parametrize("seats", [4, 6])
def test_many_targets_are_sorted_under_their_owners(seats: int) -> None:
    streets = {
        1: ("gold-mine", "coal-mine", "acme-saloon", "cotton-mill"),
        2: ("ok-corral", "cattle-ranch", "trading-post"),
    }
    t = Table("deeds", seats=seats, hand=("arson",), streets=streets)
    t.do("deeds", "arson")
    request, view = ask(t)
    lines = choices(request, view, Town.of(view), BOOK)
    assert [line.label for line in lines] == ["Moon's street", "Cactus's street"]
    assert [len(line.under) for line in lines] == [4, 3]
    assert "card:gold-mine" in lines[0].spots
