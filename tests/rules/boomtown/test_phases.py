"""Nine phases: what is drawn, asked, skipped, discarded."""

from __future__ import annotations

import pytest

from game.rules.boomtown.phases import PHASES
from game.rules.boomtown.rules import run
from game.rules.boomtown.state import Turn
from game.rules.boomtown.words import SKIPPED
from game.rules.kernel import Response, RuleError, SeededChance
from tests.rules.boomtown.table import RULES, Table, new
from tests.rules.told import kinds, only, the

GUNS = ["derringer", "peacemaker", "tomahawk", "scattergun", "six-shooter"]


def test_a_turn_has_the_rulebooks_nine_phases_in_its_order() -> None:
    assert ",".join(PHASES) == "draw,collection,recruit,claim,deeds,holdup,showdown,posse,discard"
    crews = {0: ["the-sheriff", "jesse-james"], 1: ["billy-the-kid"]}
    table = Table("draw", hand=["misfire"], crews=crews, streets={0: ["coal-mine"], 1: ["ok-corral"]})
    table.through("recruit", "claim", "deeds", "holdup", "showdown", "posse").do("discard", "misfire")
    entered = [e.data["phase"] for e in table.events if e.kind == "phase" and e.seat == 0]
    assert entered == list(PHASES)


def test_every_phase_is_either_entered_or_named_as_skipped() -> None:
    s = new(3, seed=3)
    events = list(RULES.opening(s))
    for kind in ("recruit", "claim", "deeds"):
        events += RULES.submit(s, Response(s.active, kind, ("pass",)), SeededChance(0))
    named = [e.data["phase"] for e in events if e.kind in ("phase", "skipped")]
    assert named == list(PHASES)


def test_bo3_all_hands_are_filled_to_five_the_active_players_first() -> None:
    table = Table("draw", hand=GUNS[:4], hands={1: [], 2: GUNS[4:]}, deck=["tracker", "arson"])
    assert [(e.seat, e.data["count"]) for e in only(table.events, "drew")] == [(0, 1), (1, 5), (2, 4)]
    assert [(e.seat, e.audience) for e in only(table.events, "drawn")] == [(0, (0,)), (1, (1,)), (2, (2,))]
    assert table.s.hands[0] == [*GUNS[:4], "arson"]
    assert table.s.hands[1][0] == "tracker"
    assert [len(hand) for hand in table.s.hands] == [5, 5, 5]


def test_bo3_the_others_draw_in_the_order_of_turns() -> None:
    table = Table("draw", order=(0, 2, 1))
    assert [e.seat for e in only(table.events, "drew")] == [0, 2, 1]


def test_bo3_full_hands_draw_nothing_and_that_is_said() -> None:
    table = Table(
        "draw", seats=2, hand=GUNS, hands={1: ["tracker", "arson", "ambush", "misfire", "stampede"]}
    )
    assert table.skipped()["draw"] == "full"


def test_bo22_an_empty_deck_is_filled_with_the_shuffled_discards() -> None:
    table = Table("draw", seats=2, hand=GUNS, pile=None)
    assert the(table.events, "reshuffled").data["deck"] == 102
    assert table.chance.shuffles == 1
    assert len(table.s.hands[1]) == 5 and len(table.s.deck) == 97 and table.s.pile == []


def test_bo22_without_deck_and_discards_hands_get_what_there_is() -> None:
    table = Table("draw", seats=2, hand=GUNS)
    s = table.s
    s.streets[1], s.deck, s.pile, s.hands[0], s.hands[1] = s.deck, ["arson"], ["tracker"], [], []
    s.stack = [Turn()]
    table.events.clear()
    run(s, table.chance, table.events)
    assert s.hands == [["arson", "tracker"], []]
    assert [(e.seat, e.data) for e in only(table.events, "drew")] == [(0, {"count": 2, "deck": 0})]


def test_bo4_one_card_a_phase_and_every_phase_but_the_last_can_be_passed() -> None:
    table = Table("recruit", hand=["the-sheriff", "jesse-james", "coal-mine", "gold-mine"])
    assert table.options() == ("the-sheriff", "jesse-james", "pass")
    table.do("recruit", "jesse-james")
    assert table.s.crews[0] == ["jesse-james"] and table.asks() == [(0, "claim")]
    assert table.options() == ("coal-mine", "gold-mine", "pass")
    table.do("claim", "pass")
    assert the(table.last, "passed").data == {"phase": "claim"} and table.s.streets[0] == []
    table.through("deeds", "holdup")
    assert table.asks() == [(0, "discard")] and "pass" not in table.options()


def test_bo4_at_least_one_card_is_discarded_and_as_many_as_one_likes() -> None:
    table = Table("discard", hand=GUNS)
    with pytest.raises(RuleError, match="'discard' takes 1 to 5 different answers, not 0"):
        table.do("discard")
    table.do("discard", "peacemaker", "derringer")
    assert the(table.last, "discarded").data == {"cards": ["peacemaker", "derringer"]}
    assert table.s.pile == ["peacemaker", "derringer"] and "tomahawk" in table.s.hands[0]


def test_bo4_the_last_card_of_a_hand_is_discarded_without_a_question() -> None:
    table = Table("discard", hand=["misfire"])
    assert the(table.events, "discarded").data == {"cards": ["misfire"]}
    assert table.s.active == 1


def test_bo4_an_empty_hand_is_asked_nothing() -> None:
    table = Table("recruit", hand=(), crews={0: ["jesse-james"]}, streets={1: ["ok-corral"]})
    assert table.skipped() == dict.fromkeys(("recruit", "claim", "deeds", "holdup"), "no hand")
    table.do("showdown", "pass")
    assert table.skipped()["discard"] == "no hand"


def test_what_is_in_a_hand_decides_nothing_about_which_phases_are_asked() -> None:
    """A question left out would tell the others what a hand lacks."""
    table = Table("recruit", hand=["misfire", "ambush"], crews={0: ["jesse-james"]})
    for kind in ("recruit", "claim", "deeds", "holdup"):
        (request,) = table.asked()
        assert (request.kind, request.options, request.secret) == (kind, ("pass",), True)
        table.do(kind, "pass")


@pytest.mark.parametrize(
    ("crews", "streets", "skipped"),
    [
        ({}, {}, {"holdup": "no bad", "showdown": "no claimant", "posse": "no good"}),
        ({0: ["jesse-james"]}, {0: ["ok-corral"]}, {"showdown": "no claim", "posse": "no good"}),
        ({0: ["buckaroo"]}, {1: ["ok-corral"]}, {"holdup": "no bad", "posse": "no good"}),
        (
            {0: ["the-sheriff"], 1: ["the-deputy", "buckaroo"]},
            {1: ["ok-corral"]},
            {"holdup": "no bad", "showdown": "no claimant", "posse": "no quarry"},
        ),
    ],
)
def test_a_phase_that_can_not_matter_is_not_asked_but_named(
    crews: dict[int, list[str]], streets: dict[int, list[str]], skipped: dict[str, str]
) -> None:
    table = Table("holdup", hand=GUNS, crews=crews, streets=streets)
    for kind in ("holdup", "showdown", "posse"):
        if kind not in skipped:
            table.do(kind, "pass")
    assert table.asks() == [(0, "discard")]
    assert table.skipped() == skipped
    for event in only(table.events, "skipped"):
        assert event.why.endswith(f"skipped: {SKIPPED[event.data['reason']]}.")


def test_the_turn_goes_clockwise_in_the_order_of_the_dice() -> None:
    table = Table("discard", seats=4, hand=["misfire", "ambush"])
    table.s.order = (0, 3, 1, 2)
    table.do("discard", "ambush")
    assert the(table.last, "turn")[:3] == ("turn", 3, {"turn": 2})
    assert kinds(table.last)[:2] == ["discarded", "turn"] and table.asks() == [(3, "recruit")]
