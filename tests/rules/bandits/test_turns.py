from __future__ import annotations

import pytest

from game.rules.kernel import TABLE, Response, RuleError
from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import kinds, only, the

WANTED = "wanted-robot-1"


def test_only_the_active_player_reveals() -> None:
    table = Table(WANTED)
    (request,) = RULES.pending(table.s)
    assert (request.seat, request.kind, request.options) == (0, "reveal", ("reveal",))
    with pytest.raises(RuleError, match="not for seat 2"):
        table.submit(Response(1, "reveal", ("reveal",)))


def test_the_drawn_card_stays_unknown_until_the_flip() -> None:
    table = Table(WANTED)
    events = table.reveal()
    view = RULES.view(table.s, None)
    assert view["phase"] == "hush"
    assert view["card"] is view["kind"] is view["bandit"] is None
    assert WANTED not in repr(events)
    assert the(table.flip(), "flip").data["card"] == WANTED
    assert RULES.view(table.s, 2)["card"] == WANTED


def test_bm10_a_bandit_joins_the_table_without_a_capture() -> None:
    table = Table("coyote-red-a", up=["robot-red-a"])
    table.reveal()
    events = table.flip()
    assert kinds(events) == ["flip", "placed", "turn"]
    assert the(events, "placed").data == {"card": "coyote-red-a", "spot": 1}
    assert (table.s.phase, table.s.active) == ("reveal", 1)
    with pytest.raises(RuleError):
        table.cover(1, "spot-1", 200)


def test_bm18_a_bandit_gets_the_first_free_spot_of_the_order_drawn_at_the_deal() -> None:
    table = Table("coyote-red-a", up=["robot-red-a", "sharp-red-a"])
    table.s.order = (1, 7, 0, *range(2, 7), *range(8, 30))
    table.reveal()
    assert the(table.flip(), "placed").data["spot"] == 7


def test_bm3_the_turn_passes_clockwise_and_skips_empty_decks() -> None:
    table = Table("coyote-red-a", seats=5)
    table.s.decks[1], table.s.decks[2] = [], []
    table.reveal()
    events = table.flip()
    assert [event.seat for event in only(events, "skipped")] == [1, 2]
    assert the(events, "turn").seat == table.s.active == 3


def test_bm3_the_only_player_with_cards_goes_on_alone() -> None:
    table = Table("coyote-red-a", seats=3)
    table.s.decks[1], table.s.decks[2] = [], []
    table.reveal()
    assert the(table.flip(), "turn").seat == 0


def test_bm19_a_press_before_the_card_shows_delays_that_seat_by_a_quarter_second() -> None:
    table = Table(WANTED, up=["robot-red-a"])
    table.reveal()
    event = the(table.submit(Response(2, "early")), "false_start")
    assert (event.seat, event.data) == (2, {"delay_ns": 250 * MS})
    assert RULES.view(table.s, None)["early"] == [2]
    assert the(table.flip(), "race").data["delays_ns"] == [0, 0, 250 * MS, 0]
    assert RULES.view(table.s, None)["capture"]["delays_ns"] == [0, 0, 250 * MS, 0]


def test_bm19_a_seat_makes_one_false_start_in_a_hush() -> None:
    table = Table(WANTED)
    table.reveal()
    table.submit(Response(2, "early"))
    with pytest.raises(RuleError, match="one false start"):
        table.submit(Response(2, "early"))
    assert [r.seat for r in RULES.pending(table.s)] == [TABLE, 0, 1, 3]
    assert table.s.stats[2].false_starts == 1


def test_bm19_false_starts_are_forgotten_in_the_next_turn() -> None:
    table = Table("coyote-red-a")
    table.reveal()
    table.submit(Response(2, "early"))
    table.flip()
    table.reveal()
    assert table.s.early == []


def test_bm19_is_an_option_and_can_be_switched_off() -> None:
    table = Table(WANTED, false_start=False)
    table.reveal()
    with pytest.raises(RuleError, match="do not count"):
        table.submit(Response(2, "early"))
    assert [r.kind for r in RULES.pending(table.s)] == ["flip"]


def test_bm19_nobody_has_captured_anything_before_the_card_shows() -> None:
    table = Table(WANTED, up=["robot-red-a"]).show()
    with pytest.raises(RuleError, match="after the reveal"):
        table.cover(1, "spot-0", -1)
