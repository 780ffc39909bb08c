"""A turn: Actions, moving, reloading, its end, replacing Bounties, the Train: BT27, BT30."""

from __future__ import annotations

import pytest

from game.rules.bountytown.options import Choice, parse
from game.rules.kernel import RuleError
from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table
from tests.rules.told import kinds, only, the

FIVE = "1H 1H 2D 3C 4S"


def test_a_move_goes_anywhere_and_costs_one_action() -> None:
    t = Table([FIVE])
    assert len(t.options("move:")) == 8
    event = the(t.turn("move:abandoned-jailhouse"), "moved")
    assert event.data == {"from": "bandit-hideout", "to": "abandoned-jailhouse", "left": 2}
    assert t.s.cells[0] == 8


def test_after_three_actions_the_player_on_the_left_is_next() -> None:
    t = Table([FIVE, "5H"])
    for place in ("docs", "bank"):
        t.turn(f"move:{place}")
    events = t.turn("move:docs")
    assert the(events, "turn").seat == 1
    assert t.asked().seat == 1


def test_a_turn_may_end_with_actions_left() -> None:
    t = Table([FIVE])
    assert the(t.turn("end"), "turn").data == {"turn": 2, "actions": 3}


def test_a_turn_without_actions_goes_on_while_something_free_is_left() -> None:
    t = Table([FIVE])
    for place in ("docs", "bank"):
        t.turn(f"move:{place}")
    t.turn("move:trading-post")
    assert t.options() == ["use:trading-post", "end"]
    t.turn("use:trading-post")
    t.discard(0, "1H")
    assert t.asked().seat == 1, "nothing but the end was left"


def test_bt30_reload_draws_up_to_the_hand_limit_wounds_counted() -> None:
    t = Table(["1H 2H"], wounds={0: 1})
    events = t.turn("reload")
    assert the(events, "drew").data["count"] == 2
    assert t.left == 2
    assert "reload" not in t.options()


def test_bt30_a_full_hand_can_not_be_reloaded() -> None:
    t = Table([FIVE])
    assert "reload" not in t.options()
    with pytest.raises(RuleError, match="one of its options"):
        t.turn("reload")


def test_bt27_duelled_bounties_are_replaced_at_the_end_of_the_turn_one_by_one_up_to_three() -> None:
    t = Table(["3H 3D 3C 3S 4H"], active=["high-card", "one-pair", "spare"])
    t.s.bounty_deck[-2:] = ["jesse-james", "drawing"]
    t.turn("duel:high-card")
    t.swap(0)
    t.select(0, "3H 3D")
    t.turn("duel:one-pair")
    t.swap(0)
    events = t.select(0, "3C 3S 4H")
    assert t.s.active == ["spare"] and not only(events, "revealed")
    events = t.turn("end")
    assert [event.data["bounty"] for event in only(events, "revealed")] == ["drawing", "jesse-james"]
    assert [event.data["items"] for event in only(events, "revealed")] == [2, 0]
    assert t.s.active == ["spare", "drawing", "jesse-james"]
    assert len(t.s.loot["drawing"]) == 2


def test_bt27_the_train_ends_the_game_the_moment_it_shows() -> None:
    t = Table([FIVE], active=["spare", "one-pair"], captured={1: ["three"]})
    t.s.bounty_deck = ["high-card", "the-train"]
    events = t.turn("end")
    assert kinds(events) == ["train", "winner"]
    assert t.s.active == ["spare", "one-pair"], "no other Bounty comes after it"
    assert RULES.pending(t.s) == ()
    assert RULES.result(t.s)["winners"] == [1]


def test_the_train_may_show_behind_a_bounty() -> None:
    t = Table([FIVE], active=["spare"], captured={1: ["three"]})
    t.s.bounty_deck = ["the-train", "high-card"]
    assert kinds(t.turn("end")) == ["revealed", "train", "winner"]


def test_who_does_not_answer_goes_to_a_bounty_and_duels_it() -> None:
    t = Table([FIVE], at={0: 4}, active=["high-card"])
    assert t.asked().default == ("move:bandit-hideout",)
    t.turn("move:bandit-hideout")
    assert t.asked().default == ("duel:high-card",)
    t = Table([FIVE], active=[])
    assert t.asked().default == ("end",)


@pytest.mark.parametrize(
    ("option", "choice"),
    [
        ("move:docs", Choice("move", place="docs")),
        ("duel:belle-starr", Choice("duel", bounty="belle-starr")),
        ("duel:seat-2", Choice("duel", seat=2)),
        ("duel:seat-2:belle-starr", Choice("duel", seat=2, bounty="belle-starr")),
        ("duel:seat-2:belle-starr@rifle-1", Choice("duel", seat=2, bounty="belle-starr", source="rifle-1")),
        ("duel:belle-starr@rifle-1", Choice("duel", bounty="belle-starr", source="rifle-1")),
        ("use:docs", Choice("use", source="docs")),
        ("use:sheriffs-office:belle-starr", Choice("use", source="sheriffs-office", target="belle-starr")),
        ("reload", Choice("reload")),
        ("end", Choice("end")),
    ],
)
def test_options_can_be_taken_apart(option: str, choice: Choice) -> None:
    assert parse(option) == choice


@pytest.mark.parametrize(
    "option", ["move:bandit-hideout", "move:mars", "dance", "", "duel:jesse-james", "use:bank"]
)
def test_what_is_no_option_is_refused(option: str) -> None:
    t = Table([FIVE])
    before = RULES.to_json(t.s)
    with pytest.raises(RuleError):
        t.turn(option)
    assert RULES.to_json(t.s) == before


def test_only_the_active_player_acts() -> None:
    t = Table([FIVE, "5H"])
    with pytest.raises(RuleError, match="seat 2"):
        t.do(1, "turn", "end")
