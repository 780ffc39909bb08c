from __future__ import annotations

import pytest

from game.rules.kernel import Response, RuleError
from tests.rules.bandits.table import RULES, Table
from tests.rules.told import kinds, only, the

BALLERINA = "ballerina-1"
HEART = "token-heart"
BESIDE = {"escape-red": ["robot-red-a", "coyote-red-a"], "escape-blue": ["brain-blue-b"]}


def _taken(table: Table, seat: int = 1) -> Table:
    table.show()
    table.cover(seat, HEART, 400)
    return table


def test_bm14_the_taker_keeps_their_sheriff_and_all_others_return_theirs() -> None:
    table = _taken(Table(BALLERINA, sheriffs={0: 1, 1: 3}))
    events = table.rest()
    returned = the(events, "sheriff_returned")
    assert (returned.seat, returned.data) == (3, {"token": "token-sheriff-2"})
    assert table.s.sheriffs == [1, -1]


def test_bm14_the_taker_chooses_among_the_escape_cards() -> None:
    table = _taken(Table(BALLERINA, beside=BESIDE))
    table.rest()
    (request,) = RULES.pending(table.s)
    assert (request.seat, request.kind) == (1, "choose_escape")
    assert request.options == ("escape-red", "escape-blue")
    assert RULES.view(table.s, None)["chooser"] == 1
    for wrong in (Response(0, "choose_escape", ("escape-red",)), Response(1, "choose_escape", ("x",))):
        with pytest.raises(RuleError):
            table.submit(wrong)


def test_bm14_the_bandits_on_the_chosen_card_come_back_face_up_and_the_card_leaves() -> None:
    table = _taken(Table(BALLERINA, up=["cactus-red-a"], hidden=["cactus-red-b"], beside=BESIDE))
    table.rest()
    events = table.submit(Response(1, "choose_escape", ("escape-red",)))
    why = "{1} chose the red Escape card: its Bandits come back face up."
    assert the(events, "returned").why == why
    assert the(events, "returned").data == {
        "escape": "escape-red",
        "cards": [{"card": "robot-red-a", "spot": 2}, {"card": "coyote-red-a", "spot": 3}],
    }
    view = RULES.view(table.s, None)
    assert [spot["card"] for spot in view["spots"]] == ["cactus-red-a", None, "robot-red-a", "coyote-red-a"]
    assert view["escapes"] == [{"escape": "escape-blue", "cards": ["brain-blue-b"]}]
    assert view["gone"] == ["escape-red", BALLERINA]
    assert (view["phase"], view["active"], view["chooser"]) == ("reveal", 1, None)


def test_bm14_the_option_sends_puts_all_face_up_bandits_onto_the_chosen_card() -> None:
    table = _taken(
        Table(BALLERINA, up=["cactus-red-a"], hidden=["cactus-red-b"], beside=BESIDE, ballerina="sends")
    )
    table.rest()
    events = table.submit(Response(1, "choose_escape", ("escape-blue",)))
    assert the(events, "sent").data["cards"] == [{"card": "cactus-red-a", "spot": 0}]
    view = RULES.view(table.s, None)
    assert [spot["spot"] for spot in view["spots"]] == [1]
    assert view["escapes"][1] == {"escape": "escape-blue", "cards": ["brain-blue-b", "cactus-red-a"]}
    assert view["gone"] == [BALLERINA]


@pytest.mark.parametrize("way", ["returns", "sends"])
def test_bm14_a_single_escape_card_is_chosen_by_itself(way: str) -> None:
    table = _taken(Table(BALLERINA, up=["cactus-red-a"], beside={"escape-blue": []}, ballerina=way))
    events = table.rest()
    assert "choose" not in kinds(events)
    assert kinds(events).count("returned" if way == "returns" else "sent") == 1
    assert table.s.phase == "reveal"


def test_bm14_without_an_escape_card_only_the_sheriffs_go() -> None:
    table = _taken(Table(BALLERINA, up=["cactus-red-a"], sheriffs={0: 0}))
    events = table.rest()
    assert kinds(events)[-5:] == ["capture_over", "heart", "sheriff_returned", "removed", "turn"]


def test_bm14_nothing_happens_when_nobody_takes_the_heart() -> None:
    table = Table(BALLERINA, up=["cactus-red-a"], beside=BESIDE, sheriffs={0: 3}).show()
    events = table.rest()
    assert kinds(events) == ["capture_over", "no_heart", "removed", "turn"]
    assert table.s.sheriffs[0] == 3
    assert len(table.s.beside) == 2


def test_bm14_the_heart_goes_back_to_the_middle() -> None:
    table = _taken(Table(BALLERINA))
    assert the(table.rest(), "heart").seat == 1
    assert RULES.view(table.s, None)["tokens"][HEART] is None


def test_bm12_a_hand_on_a_sheriff_in_the_race_for_the_heart_slips() -> None:
    table = Table(BALLERINA, sheriffs={0: 3}).show()
    assert only(table.cover(0, "token-sheriff-1", 300), "slip")
    table.cover(0, HEART, 900)
    assert the(table.rest(), "heart").seat == 0
