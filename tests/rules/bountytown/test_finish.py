"""The end: Renown, the final Duel, the shared title: BT28."""

from __future__ import annotations

import pytest

from game.rules.bountytown.rows import Effect, Location
from game.rules.kernel import Event, RuleError
from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import Table
from tests.rules.told import kinds, only, the


def train(
    hands: list[str], captured: dict[int, list[str]], **table: object
) -> tuple[Table, tuple[Event, ...]]:
    """The Train comes at the end of this turn."""
    t = Table(hands, captured=captured, active=[], **table)  # type: ignore[arg-type]
    t.s.bounty_deck = ["the-train"]
    return t, t.turn("end")


def test_most_renown_wins_turned_in_or_not() -> None:
    t, events = train(["", "", ""], {0: ["three"], 1: ["one-pair"]}, turned_in={1: ["drawing"]})
    assert the(events, "winner").why == "{1} is the Hero of Bountytown: most Renown."
    assert RULES.result(t.s) == {
        "winners": [1],
        "how": "renown",
        "places": [2, 1, 3],
        "order": [1, 0, 2],
        "renown": [3, 4, 0],
        "captured": [["three"], ["one-pair"], []],
        "turned_in": [[], ["drawing"], []],
        "characters": ["plain-0", "plain-1", "plain-2"],
        "wounds": [0, 0, 0],
        "turns": 1,
    }


def test_bt28_tied_players_fight_the_final_duel_secretly_and_all_at_once() -> None:
    t, events = train(["1H 1D", "2H 3D", ""], {0: ["spare"], 1: ["high-card"]})
    assert the(events, "final").data == {"seats": [0, 1], "renown": 1}
    requests = RULES.pending(t.s)
    assert [(r.seat, r.kind, r.secret) for r in requests] == [(0, "select", True), (1, "select", True)]
    assert kinds(t.select(1, "2H")) == ["locked"]
    events = t.select(0, "1H 1D")
    assert kinds(events) == ["locked", "final_showdown", "winner"]
    assert the(events, "winner").data == {"winners": [0], "how": "duel", "places": [1, 2, 3]}


def test_bt28_three_who_are_tied_fight_together_and_the_loser_of_the_three_is_second() -> None:
    t, _ = train(["1H 1D 1C", "2H 2D", "5H"], {})
    assert [r.seat for r in RULES.pending(t.s)] == [0, 1, 2]
    t.select(2, "5H")
    t.select(0, "1H 1D 1C")
    t.select(1, "2H 2D")
    assert t.s.winners == [0] and t.s.places == [1, 2, 2]


@pytest.mark.parametrize(
    ("hands", "winners", "how"),
    [
        (["1H 1D", "2H 2D", "5H"], [0, 1], "shared"),
        (["1H 1D", "2H 2D", "5H 5D"], [0, 1, 2], "shared"),
        (["1H", "2H", "5H 5D"], [2], "duel"),
    ],
)
def test_bt28_still_tied_the_title_is_shared(hands: list[str], winners: list[int], how: str) -> None:
    t, _ = train(hands, {})
    for seat, cards in enumerate(hands):
        events = t.select(seat, cards)
    assert the(events, "winner").data["winners"] == winners and t.s.how == how
    if how == "shared":
        assert the(events, "winner").why.startswith("Still tied:")
    assert RULES.pending(t.s) == ()


def test_bt28_hands_are_as_they_are_and_nobody_is_wounded() -> None:
    t, events = train(["1H 1D", "2H 2D", "5H"], {}, wounds={0: 3}, items={0: ["ammunition"]})
    assert "drew" not in kinds(events)
    assert {r.kind for r in RULES.pending(t.s)} == {"select"}, "nothing can be used"
    for seat, cards in enumerate(["1H 1D", "2H 2D", "5H"]):
        events = t.select(seat, cards)
    assert "wounded" not in kinds(events)


def test_bt28_who_has_no_cards_plays_the_top_card_of_the_deck() -> None:
    t, _ = train(["1H", "", ""], {0: ["spare"], 1: ["high-card"]}, deck="5G 1G")
    assert [r.seat for r in RULES.pending(t.s)] == [0]
    events = t.select(0, "1H")
    assert the(events, "final_showdown").data["hands"][1]["cards"] == ["5Ga"]


def test_bt28_nobody_with_cards_and_no_deck_share_the_title_at_once() -> None:
    t, events = train(["", "", ""], {}, deck="")
    assert the(events, "winner").data["winners"] == [0, 1, 2] and t.s.how == "shared"


def test_bt28_abilities_that_need_a_draw_step_do_not_work_but_one_that_lifts_a_hand_does() -> None:
    t, events = train(
        ["1H 1D", "2H 2D", "5H 5D"], {}, who={0: "reverend-thorne", 1: "valentina", 2: "lucky-lindqvist"}
    )
    assert "drew" not in kinds(events)
    for seat, cards in enumerate(["1H 1D", "2H 2D", "5H 5D"]):
        events = t.select(seat, cards)
    assert t.s.winners == [0]
    assert [hand["rank"] for hand in the(events, "final_showdown").data["hands"]] == [9, 10, 10]
    assert len(only(events, "effect")) == 1


def test_bt28_locations_have_no_say() -> None:
    hill = Location("hill", "Hill", "High Ground", {"showdown.lift": (Effect("add", 3),)})
    t, _ = train(["1H", "2H 2D", "5H"], {}, town={0: hill}, at={1: 5, 2: 5})
    for seat, cards in enumerate(["1H", "2H 2D", "5H"]):
        t.select(seat, cards)
    assert t.s.winners == [1]


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(RuleError, match="not over yet"):
        RULES.result(Table(["1H"]).s)


def test_nothing_can_be_answered_after_the_end() -> None:
    t, _ = train(["", "", ""], {0: ["three"]})
    for kind in ("turn", "select", "choose", "react"):
        with pytest.raises(RuleError):
            t.do(0, kind, "end")
