"""Shootouts: what is committed, in which order it is spent, what it can do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.rules.boomtown.fights import SPENDS, due
from game.rules.kernel import RuleError
from tests.rules.boomtown.table import RULES, Table
from tests.rules.told import kinds, only, the

THREE = ["derringer", "miners", "high-noon"]


def face_off(
    mine: Sequence[str] = (), theirs: Sequence[str] = (), dice: Sequence[int] = (), committed: bool = True
) -> Table:
    """A Posse of seat 0 after seat 1's only Bad Gunslinger; each hand holds just what will be committed."""
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table("posse", seats=2, hand=["tracker", *mine], hands={1: theirs}, crews=crews, dice=dice)
    table.do("posse", "tracker")
    for request in table.asked() if committed else ():
        if request.kind == "commit":
            table.do("commit", *request.options, seat=request.seat)
    return table


def test_bo16_each_side_commits_at_most_one_gun_one_gang_and_one_guts() -> None:
    table = face_off([*THREE, "tomahawk", "arson"], ["ambush"], committed=False)
    request = table.asked()[0]
    assert request.options == (*THREE, "tomahawk") and (request.least, request.most) == (0, 3)
    with pytest.raises(RuleError, match="at most one Gun, one Gang and one Guts"):
        table.do("commit", "derringer", "tomahawk", seat=0)
    assert table.asks() == [(0, "commit"), (1, "commit")]
    table.do("commit", "tomahawk", "high-noon", seat=0)
    assert table.asks() == [(1, "commit")]


def test_bo16_nobody_sees_what_or_how_much_the_other_has_committed_before_both_have() -> None:
    table = face_off(THREE, THREE_MORE, committed=False).do("commit", *THREE, seat=0)
    assert the(table.last, "committed") == ("committed", 0, {}, None, "")
    for seat in (1, None):
        view = RULES.view(table.s, seat)
        assert view["fight"]["cards"] == [None, [] if seat == 1 else None]
        assert view["fight"]["ready"] == [True, False] and view["hands"] == [3, 3]
    assert RULES.view(table.s, 0)["fight"]["cards"] == [THREE, None]
    table = face_off(THREE, THREE_MORE, [1, 2, 3, 4, 5, 6])
    assert RULES.view(table.s, None)["fight"]["cards"] == [THREE, THREE_MORE]
    assert RULES.view(table.s, None)["hands"] == [0, 0]


THREE_MORE = ["peacemaker", "cavalry", "misfire"]


def test_bo16_either_side_may_commit_first_and_dice_fall_only_after_both() -> None:
    table = face_off(THREE, THREE_MORE, [1, 2, 3, 4, 5, 6], committed=False).do("commit", seat=1)
    assert "rolled" not in kinds(table.events)
    table.do("commit", seat=0)
    assert kinds(table.last)[:3] == ["committed", "revealed", "rolled"]
    assert the(table.last, "rolled").data == {"dice": [[1, 2, 3], [4, 5, 6]], "totals": [6, 15], "first": 0}


def test_bo16_a_hand_that_is_empty_is_not_asked() -> None:
    table = face_off(THREE, dice=[1, 1, 1, 1, 1, 1], committed=False)
    assert table.asks() == [(0, "commit")]


def test_bo16_all_committed_cards_are_discarded_spent_or_not() -> None:
    table = face_off(THREE, THREE_MORE, [1, 1, 1, 6, 6, 6, 1])
    while table.asked()[0].kind == "spend":
        table.do("spend", "waste")
    assert {*THREE, *THREE_MORE} <= set(table.s.pile)
    assert the(table.events, "fight_over").data["discarded"] == [*THREE, *THREE_MORE]


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ([3, 3, 3, 4, 4, 4], [0, 0, 1, 1]),
        ([4, 4, 4, 3, 3, 3], [1, 1, 0, 0]),
        ([3, 3, 3, 3, 3, 3], [0, 0, 1, 1]),
    ],
)
def test_bo17_the_lower_total_spends_all_its_cards_first_and_on_equal_totals_the_active_player(
    dice: list[int], order: list[int]
) -> None:
    table = face_off(THREE[:2], THREE_MORE[:2], dice)
    while table.asked() and table.asked()[0].kind == "spend":
        assert len(table.asked()) == 1
        table.do("spend", "plus")
    assert [e.seat for e in only(table.events, "spent")] == order


def test_bo17_the_order_stays_when_the_first_side_has_overtaken_the_other() -> None:
    table = face_off(THREE[:2], THREE_MORE[:1], [1, 4, 4, 3, 3, 4, 3]).do("spend", "reroll-1")
    assert table.fight.dice[0] == [3, 4, 4] and table.asks() == [(0, "spend")]
    assert table.do("spend", "plus").asks() == [(1, "spend")]


def test_bo17_a_side_without_cards_leaves_it_to_the_other() -> None:
    assert face_off([], THREE_MORE[:1], [3, 3, 3, 4, 4, 4]).asks() == [(1, "spend")]


@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "words"),
    [
        (THREE[:1], THREE_MORE[:1], [3, 3, 3, 4, 4, 4], "Lower total: {0} spends Shootout cards first."),
        (THREE[:1], THREE_MORE[:1], [3, 3, 3, 3, 3, 3], "Equal totals: {0} spends Shootout cards first."),
        ([], THREE_MORE[:1], [3, 3, 3, 4, 4, 4], "Only {1} has Shootout cards to spend."),
        (THREE[:1], [], [3, 3, 3, 4, 4, 4], "Only {0} has Shootout cards to spend."),
        (THREE[:1], [], [1, 1, 1, 6, 6, 6], "No Shootout card can change that now."),
        ([], [], [3, 3, 3, 4, 4, 4], ""),
    ],
)
def test_bo17_who_spends_is_said_of_nobody_who_has_nothing_to_spend(
    ours: list[str], theirs: list[str], dice: list[int], words: str
) -> None:
    assert the(face_off(ours, theirs, dice).events, "rolled").why == words


@pytest.mark.parametrize(
    ("dice", "left", "first", "side"),
    [
        (([3, 3, 3], [4, 4, 4]), (1, 1), 0, 0),
        (([3, 3, 3], [4, 4, 4]), (0, 1), 0, 1),
        (([3, 3, 3], [4, 4, 4]), (0, 0), 0, None),
        (([1, 1, 1], [6, 6, 6]), (1, 1), 0, None),
        (([1, 1, 1], [6, 6, 6]), (3, 0), 0, 0),
    ],
)
def test_bo17_a_card_is_due_while_it_can_change_the_outcome(
    dice: tuple[list[int], list[int]], left: tuple[int, int], first: int, side: int | None
) -> None:
    assert due(dice, left, (0, 0), first) == side


def test_bo17_a_card_is_plus_one_another_throw_of_one_die_or_wasted() -> None:
    table = face_off(THREE, dice=[3, 4, 2, 3, 4, 3, 5])
    assert table.options() == SPENDS == ("plus", "reroll-1", "reroll-2", "reroll-3", "waste")
    table.do("spend", "waste")
    blank = {"die": -1, "before": -1, "value": -1}
    assert the(table.last, "spent").data == {"card": "derringer", "how": "waste", **blank, "totals": [9, 10]}
    table.do("spend", "plus")
    assert the(table.last, "spent").data == {"card": "miners", "how": "plus", **blank, "totals": [10, 10]}
    table.do("spend", "reroll-3")
    data = {"card": "high-noon", "how": "reroll-3", "die": 2, "before": 2, "value": 5, "totals": [13, 10]}
    assert the(table.last, "spent").data == data
    assert the(table.last, "fight_over").data["outcome"] == "won"


def test_bo17_a_reroll_counts_even_if_it_is_worse() -> None:
    table = face_off(THREE[:1], dice=[6, 6, 1, 6, 6, 6, 1]).do("spend", "reroll-1")
    assert the(table.last, "fight_over").data["totals"] == [8, 18]


def test_cards_that_can_not_change_the_outcome_any_more_are_not_asked_for() -> None:
    """Seat 0 can fall from 18 to 13 at worst, seat 1 can rise from 3 to 8 at best."""
    table = face_off(THREE[:1], THREE_MORE[:1], [6, 6, 6, 1, 1, 1])
    assert the(table.events, "fight_over").data["unspent"] == [1, 1]
    assert "spent" not in kinds(table.events)


def test_cards_are_asked_for_while_they_can_still_bring_a_tie() -> None:
    table = face_off([], THREE_MORE[:1], [5, 5, 5, 5, 4, 5])
    assert table.asks() == [(1, "spend")]
    table = face_off([], THREE_MORE[:1], [6, 6, 6, 6, 6, 5])
    assert table.asks() == [(1, "spend")], "one more makes a tie"


def test_the_loser_is_told_in_the_words_of_the_rule() -> None:
    table = face_off(dice=[6, 6, 1, 1, 6, 5])
    assert the(table.events, "fight_over").why == "The Sheriff shot Jesse James down, 13 to 12."
