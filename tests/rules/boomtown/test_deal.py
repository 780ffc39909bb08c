"""The deal, the order of turns, the options."""

from __future__ import annotations

import pytest

from game.rules.boomtown.deal import roll_order
from game.rules.boomtown.state import BANK
from game.rules.kernel import RuleError, SeededChance, Setup
from tests.rules.boomtown.table import CONTENT, ROWS, RULES, Loaded, Table, new, where
from tests.rules.told import kinds, only, the


@pytest.mark.parametrize("seats", RULES.seats)
def test_everybody_is_dealt_five_cards_and_no_money(seats: int) -> None:
    s = new(seats)
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert where(s) == sorted(row["id"] for row in ROWS)
    assert (s.money, s.bank) == ([0] * seats, BANK)


def test_bo2_the_highest_die_begins_and_the_others_follow_by_theirs() -> None:
    order, rolls = roll_order(4, Loaded(2, 6, 1, 4))
    assert order == (1, 3, 0, 2)
    assert rolls == [[[0, 2], [1, 6], [2, 1], [3, 4]]]


def test_bo2_ties_roll_again_among_the_tied_only() -> None:
    order, rolls = roll_order(5, Loaded(3, 5, 3, 5, 6, 2, 4, 1, 1, 6, 5))
    assert rolls[1] == [[1, 2], [3, 4], [0, 1], [2, 1]]
    assert rolls[2] == [[0, 6], [2, 5]]
    assert order == (4, 3, 1, 0, 2)


def test_bo2_whatever_a_reroll_shows_does_not_pass_a_higher_first_die() -> None:
    order, _ = roll_order(3, Loaded(5, 2, 2, 1, 6))
    assert order == (0, 2, 1)


def test_the_opening_tells_all_who_begins_and_each_their_own_cards() -> None:
    s = new(3, seed=5)
    events = RULES.opening(s)
    dealt = the(events, "dealt")
    assert dealt.data["order"] == list(s.order) and dealt.seat == s.active == s.order[0]
    assert dealt.data["rolls"] == s.rolls
    drawn = only(events, "drawn")
    assert [(e.seat, e.audience, e.data["cards"]) for e in drawn] == [
        (seat, (seat,), s.hands[seat]) for seat in range(3)
    ]
    assert kinds(events)[4:] == ["turn", "skipped", "skipped", "phase"]
    assert events[-1].data == {"phase": "recruit"}


@pytest.mark.parametrize("goal", [30, 50, 75, 100])
def test_bo23_the_goal_is_an_option(goal: int) -> None:
    assert new(goal=goal).goal == goal
    table = Table("collection", streets={0: ["coal-mine"]}, money={0: goal - 1}, goal=goal)
    assert table.s.winners == [0]
    table = Table("collection", streets={0: ["coal-mine"]}, money={0: goal - 2}, goal=goal)
    assert table.s.winners == []


def test_bo23_the_goal_is_100_unless_said_otherwise() -> None:
    assert new().goal == 100


def test_nobody_begins_with_money_unless_said_otherwise() -> None:
    assert new(4).money == [0, 0, 0, 0]
    assert not [event for event in RULES.opening(new(4)) if event.kind == "head_start"]


@pytest.mark.parametrize(("seats", "dollars"), [(2, [0, 8]), (4, [0, 2, 4, 6]), (6, [0, 2, 4, 6, 8, 10])])
def test_with_a_head_start_who_plays_later_begins_with_more(seats: int, dollars: list[int]) -> None:
    s = new(seats, 5, head_start="on")
    assert [s.money[seat] for seat in s.order] == dollars
    assert s.bank == BANK - sum(dollars)
    told = {e.seat: e.data["amount"] for e in RULES.opening(s) if e.kind == "head_start"}
    assert told == {seat: money for seat, money in enumerate(s.money) if money}
    assert RULES.view(s, None)["options"]["head_start"] == "on"


def test_bo1_two_decks_are_an_option() -> None:
    assert len(where(new(decks=2))) == 214


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"goal": 60}, "option goal is 60; expected one of 30, 50, 75, 100"),
        ({"decks": 3}, "option decks is 3; expected one of 1, 2"),
        ({"head_start": "so"}, "option head_start is so; expected one of on, off"),
        ({"goal": True}, "do not fit"),
        ({"gaol": 50}, r"the options of Boom Town \(goal, decks, head_start\) do not fit"),
    ],
)
def test_bo23_other_options_are_refused(options: dict[str, int | bool], words: str) -> None:
    with pytest.raises(RuleError, match=words):
        RULES.new(Setup(3, options, CONTENT), SeededChance(1))


def test_too_few_cards_are_refused() -> None:
    cards = [row for row in ROWS if row["kind"] == "establishment"]
    with pytest.raises(RuleError, match="15 cards are too few to deal 5 each to 4 players"):
        RULES.new(Setup(4, {}, {"cards": cards}), SeededChance(1))


def test_a_state_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(RuleError, match="this is no state of Boom Town"):
        RULES.from_json({"cards": 3})
