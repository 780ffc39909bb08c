from __future__ import annotations

import pytest

from game.rules.kernel import RuleError
from tests.rules.bandits.table import RULES, Table
from tests.rules.told import kinds, only, the

BRAWL = "brawl-red-1"
UP = ("robot-red-a", "sharp-red-a", "sharp-green-a")
HIDDEN = ("brain-red-a", "coyote-blue-a")


def _table(seats: int = 2) -> Table:
    return Table(BRAWL, seats=seats, up=UP, hidden=HIDDEN).show()


def test_bm15_two_hands_capture_two_different_cards_of_the_colour() -> None:
    table = _table()
    table.cover(1, "spot-0", 400, hand=0)
    table.cover(1, "spot-3", 700, hand=1)
    events = table.rest()
    assert [event.data["card"] for event in only(events, "right")] == ["robot-red-a", "brain-red-a"]
    assert table.s.captured[1] == ["robot-red-a", "brain-red-a"]


def test_bm15_the_second_hand_on_ones_own_card_recoils() -> None:
    table = _table()
    table.cover(1, "spot-0", 400, hand=1)
    table.cover(1, "spot-0", 400.5, hand=0, aim=5)
    events = table.to(500)
    assert the(events, "award").data["hand"] == 1
    assert the(events, "award").why == ""
    assert the(events, "beaten").data["hand"] == 0
    assert table.s.photo is None
    table.cover(1, "spot-1", 900, hand=0)
    assert len(only(table.rest(), "right")) == 2


def test_bm15_a_wrong_colour_goes_back_and_the_right_one_stays() -> None:
    table = _table()
    table.cover(0, "spot-2", 400, hand=0)
    table.cover(0, "spot-1", 400, hand=1)
    events = table.rest()
    assert the(events, "wrong").data["card"] == "sharp-green-a"
    assert the(events, "right").data["card"] == "sharp-red-a"
    assert table.s.spots[2] == "sharp-green-a"


def test_bm15_every_hidden_card_left_is_turned_face_up() -> None:
    table = _table()
    table.cover(0, "spot-3", 400)
    table.cover(1, "spot-4", 400)
    events = table.rest()
    assert the(events, "turned").data == {"up": True, "spots": [{"spot": 4, "card": "coyote-blue-a"}]}
    assert all(spot["up"] for spot in RULES.view(table.s, None)["spots"])


def test_bm15_each_hand_captures_once() -> None:
    table = _table()
    table.cover(0, "spot-0", 400, hand=0)
    with pytest.raises(RuleError, match="a hand makes one Capture"):
        table.cover(0, "spot-1", 500, hand=0)


def test_bm8_a_brawl_ends_when_both_hands_of_all_are_down() -> None:
    table = _table()
    for index, (seat, hand) in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        assert "capture_over" not in kinds(table.to(300 + index))
        table.cover(seat, f"spot-{index}", 400, hand=hand)
    assert the(table.to(401), "capture_over").data["reason"] == "hands"


def test_bm8_a_brawl_lasts_while_somebody_has_a_second_hand() -> None:
    table = _table()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-1", 400)
    table.to(4000)
    assert RULES.view(table.s, None)["capture"]["may"] == [0, 1]
    assert the(table.rest(), "capture_over").data["reason"] == "time"


def test_bm12_a_token_in_a_brawl_is_no_capture() -> None:
    table = _table()
    assert the(table.cover(0, "token-sheriff-1", 400, hand=1), "slip").data == {
        "hand": 1,
        "target": "token-sheriff-1",
        "fault": "kind",
    }
