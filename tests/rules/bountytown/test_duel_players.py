"""Duels between players: declaration, Draw, selection, Showdown, what comes after.

BT1, BT6, BT7, BT8, BT9, BT10, BT12.
"""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.kernel import RuleError
from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table, faces
from tests.rules.told import kinds, only, the

HIGH, PAIR, THREE = "1H", "3H 3D", "4H 4D 4C"
HIGH_2, PAIR_2, THREE_2 = "1D", "5C 5S", "5H 5D 5G"
FOUR_2 = "5H 5D 5C 5S"


def duel(mine: str, theirs: str, bounty: str = "", **table: object) -> tuple[Table, tuple[object, ...]]:
    """Seat 0 duels seat 1 with these cards, to the end, at the Boot Hill."""
    t = Table(
        [mine, theirs],
        town={0: "boot-hill"},
        at={2: 5},
        captured={1: [bounty] if bounty else []},
        active=[],
        **table,  # type: ignore[arg-type]
    )
    t.turn(f"duel:seat-1:{bounty}" if bounty else "duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, mine)
    return t, t.select(1, theirs)


def outcome(t: Table) -> tuple[str, list[int]]:
    """Who has the Bounty now, and the Wounds of attacker and defender."""
    owner = next((str(seat) for seat in range(3) if t.s.captured[seat]), "out" if t.s.gone else "nobody")
    return owner, [len(t.s.wounds[seat]) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("mine", "theirs", "bounty", "expected"),
    [
        (THREE, PAIR_2, "high-card", ("0", [0, 1])),
        (PAIR, THREE_2, "high-card", ("1", [1, 0])),
        (HIGH, HIGH_2, "one-pair", ("out", [1, 1])),
        (PAIR, HIGH_2, "one-pair", ("0", [1, 1])),
        (PAIR, PAIR_2, "high-card", ("0", [1, 1])),
        (HIGH, PAIR_2, "one-pair", ("1", [1, 1])),
        (PAIR, PAIR_2, "one-pair", ("0", [1, 1])),
        (HIGH, FOUR_2, "three", ("1", [1, 0])),
    ],
    ids=[
        "attacker alone",
        "defender alone",
        "Bounty alone: discarded, both wounded",
        "attacker ties Bounty",
        "attacker ties defender",
        "defender ties Bounty above the attacker: keeps",
        "all tie",
        "defender alone above the Bounty",
    ],
)
def test_bt6_the_best_of_three_hands_wins_and_who_is_not_alone_at_the_best_is_wounded(
    mine: str, theirs: str, bounty: str, expected: tuple[str, list[int]]
) -> None:
    t, _ = duel(mine, theirs, bounty)
    assert outcome(t) == expected


def test_bt6_holds_for_every_combination_of_three_ranks() -> None:
    order = {"high-card": 0, "one-pair": 1, "three": 2}
    mine = dict(enumerate((HIGH, PAIR, THREE)))
    theirs = dict(enumerate((HIGH_2, PAIR_2, THREE_2)))
    for a, d, bounty in product(range(3), range(3), order):
        t, _ = duel(mine[a], theirs[d], bounty)
        ranks = [a, d, order[bounty]]
        best = max(ranks)
        winner = ranks.index(best)
        alone = ranks.count(best) == 1
        wounds = [int(not (rank == best and alone)) for rank in ranks[:2]]
        assert outcome(t) == (("0", "1", "out")[winner], wounds), (a, d, bounty)


def test_bt6_the_words_name_the_rule_that_decided() -> None:
    _, events = duel(HIGH, PAIR_2, "one-pair")
    assert the(events, "showdown").why == (
        "{1} and One Pair tie for the best hand, One Pair: the defender wins."
    )
    assert the(events, "kept").why == "{1} keeps One Pair."


@pytest.mark.parametrize(
    ("mine", "theirs", "wounds"), [(PAIR, HIGH_2, [0, 1]), (HIGH, PAIR_2, [1, 0]), (PAIR, PAIR_2, [1, 1])]
)
def test_bt7_a_target_without_bounties_is_legal_two_hands_and_nothing_is_won(
    mine: str, theirs: str, wounds: list[int]
) -> None:
    t, events = duel(mine, theirs)
    assert outcome(t) == ("nobody", wounds)
    assert len(the(events, "showdown").data["hands"]) == 2
    assert not {"captured", "kept", "escaped"} & set(kinds(events))


def test_bt7_one_of_the_bounties_that_can_be_stolen_must_be_named() -> None:
    t = Table([PAIR, HIGH_2], captured={1: ["three", "spare"]}, turned_in={1: ["one-pair"]}, active=[])
    assert t.options("duel:seat-1") == ["duel:seat-1:three", "duel:seat-1:spare"]
    with pytest.raises(RuleError):
        t.turn("duel:seat-1")


def test_bt8_the_target_needs_at_least_as_much_renown_turned_in_renown_counts_and_equal_is_enough() -> None:
    t = Table(
        [PAIR, HIGH_2],
        seats=4,
        captured={0: ["one-pair"], 1: ["spare"]},
        turned_in={2: ["drawing"], 0: []},
        active=[],
    )
    assert t.options("duel:") == ["duel:seat-2"], "1 < 2, 2 >= 2, 0 < 2"


def test_bt8_it_is_checked_when_the_duel_is_declared() -> None:
    t = Table([PAIR, HIGH_2], captured={0: ["spare"], 1: ["high-card"]}, active=[])
    t.turn("duel:seat-1:high-card")
    t.swap(0)
    t.swap(1)
    t.select(0, PAIR)
    t.select(1, HIGH_2)
    assert t.s.captured[0] == ["spare", "high-card"]
    assert not t.options("duel:seat-1"), "now the target has less"


def test_players_elsewhere_can_not_be_duelled() -> None:
    assert not Table([PAIR, HIGH_2], at={1: 4, 2: 5}, active=[]).options("duel:")


def test_bt9_the_attacker_draws_first_then_the_defender_once_each_and_discards_are_public() -> None:
    t = Table(["1H 2H 3H", "1D 2D"], at={2: 5}, wounds={0: 1}, active=[], deck="5G 4G 3G 2G")
    t.turn("duel:seat-1")
    assert t.asked().seat == 0
    assert t.asked().options == ("1Ha", "2Ha", "3Ha"), "BT9: a Wound can't be discarded"
    events = t.swap(0, "1H 2H")
    assert faces(the(events, "discarded").data["cards"]) == "1H 2H"
    assert the(events, "discarded").audience is None
    assert the(events, "drawn").audience == (0,)
    assert t.hand(0) == "3H 4G 5G"
    assert t.asked().seat == 1
    t.swap(1, "1D 2D")
    assert {(r.seat, r.kind) for r in RULES.pending(t.s)} == {(0, "select"), (1, "select")}


def test_bt10_the_defender_draws_up_to_the_hand_limit_wounds_counting_and_the_attacker_does_not() -> None:
    t, events = duel(PAIR, HIGH_2)
    assert t.hand(0) == "" and len(t.s.hands[1]) == 4 and len(t.s.wounds[1]) == 1
    assert the(only(events, "drew"), "drew").data == {"count": 4, "reason": "refill"}


def test_bt10_the_option_leaves_the_defender_as_they_are() -> None:
    t, events = duel(PAIR, HIGH_2, defender_refills=False)
    assert "drew" not in kinds(events)
    assert t.s.hands[1] == []


def test_bt12_the_bounty_changes_hands_before_the_wounds_and_played_cards_are_discarded_between() -> None:
    t, events = duel(PAIR, HIGH_2, "high-card", items={1: ["crucifix"]})
    assert kinds(events) == ["locked", "showdown", "captured"]
    events = t.do(1, "react", "pass")
    assert kinds(events) == ["swept", "wounded", "drew", "drawn", "duel_over"]
    assert [face[:2] for face in the(events, "swept").data["cards"]] == ["3H", "3D", "1D"]


def test_bt12_at_the_end_a_hand_over_the_limit_is_discarded_down() -> None:
    t = Table(
        ["1H 2H 3H 4H 5H", "1D 2D 3D 4D 5D"], town={0: "shooting-range"}, at={2: 5}, active=[], wounds={}
    )
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "5H")
    t.select(1, "5D")
    assert (t.asked().kind, t.asked().seat, t.asked().least) == ("discard", 0, 1), "5 cards and a Wound"
    t.discard(0, "1H")
    assert t.asked().seat == 1
    t.discard(1, "1D")
    assert t.asked().kind == "turn"


def test_both_select_at_once_in_any_order_and_nobody_learns_how_many() -> None:
    t = Table([PAIR, THREE_2], at={2: 5}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    events = t.select(1, THREE_2)
    assert kinds(events) == ["locked"] and events[0].data == {}
    assert RULES.view(t.s, None)["players"][1]["cards"] == 3
    assert t.asked().seat == 0
    with pytest.raises(RuleError):
        t.select(1, THREE_2)


def test_who_has_no_cards_plays_the_top_card_of_the_deck() -> None:
    t = Table(["", "1D", ""], at={2: 5}, active=[], deck="5G 4G 3G 2G 1G 1S 2S")
    t.turn("duel:seat-1")
    assert t.asked().seat == 1, "no Draw step without cards"
    t.swap(1)
    events = t.select(1, "1D")
    assert [hand["cards"] for hand in the(events, "showdown").data["hands"]] == [["5Ga"], ["1Da"]]


def test_empty_decks_leave_who_has_no_cards_with_nothing_to_play() -> None:
    t = Table(["", "1D", ""], at={2: 5}, active=[], deck="")
    t.turn("duel:seat-1")
    t.swap(1)
    events = t.select(1, "1D")
    assert the(events, "showdown").data["hands"][0]["name"] == "No Cards"
    assert the(events, "showdown").data["winner"] == 1


def test_two_without_cards_and_decks_tie_with_nothing() -> None:
    t = Table(["", "", ""], at={2: 5}, active=[], deck="")
    events = t.turn("duel:seat-1")
    assert the(events, "showdown").data["tied"] == [0, 1]
    assert [len(wounds) for wounds in t.s.wounds] == [2, 2, 0], "they stand in the Hideout"


def test_bt1_the_option_decides_a_showdown() -> None:
    three, two_pair = "4H 4D 4C", "1H 1D 2H 2D"
    _, events = duel(three, two_pair)
    assert the(events, "showdown").data["winner"] == 1
    _, events = duel(three, two_pair, three_of_a_kind="above two pair")
    assert the(events, "showdown").data["winner"] == 0
