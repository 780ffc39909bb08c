"""What Characters can do in Duels: BT11."""

from __future__ import annotations

import pytest

from tests.rules.bountytown.box import RULES
from tests.rules.bountytown.table import FIVE, at_boot_hill
from tests.rules.told import only, the


def test_bt11_legwork_takes_the_defender_their_draw_step() -> None:
    t = at_boot_hill("bart", [FIVE, "1D 2D"])
    t.turn("duel:seat-1")
    t.swap(0)
    assert {r.kind for r in RULES.pending(t.s)} == {"select"}


def test_bt11_legwork_does_not_work_for_its_owner_as_defender() -> None:
    t = at_boot_hill("valentina", [FIVE, "1D 2D"], "bart")
    t.turn("duel:seat-1")
    t.swap(0)
    assert (t.asked().seat, t.asked().kind) == (1, "swap")


def test_bt11_the_card_of_the_fastest_in_the_west_still_comes() -> None:
    t = at_boot_hill("bart", [FIVE, "1D 2D"], "valentina")
    events = t.turn("duel:seat-1")
    assert [(e.seat, e.data["reason"]) for e in only(events, "drew")] == [(1, "extra")]


def test_the_fastest_in_the_west_draws_a_card_in_every_duel_before_the_draw_step() -> None:
    t = at_boot_hill("valentina", [FIVE], active=["high-card"])
    events = t.turn("duel:high-card")
    assert the(events, "drew").seat == 0
    assert len(t.asked("swap").options) == 6


@pytest.mark.parametrize("people", [("big-abigail", ""), ("", "big-abigail")])
def test_big_hands_have_no_draw_step_in_duels_of_players(people: tuple[str, str]) -> None:
    t = at_boot_hill(people[0], [FIVE, "1D 2D"], people[1])
    t.turn("duel:seat-1")
    assert t.asked("swap").seat == (1 if people[0] else 0)
    t.swap(t.asked("swap").seat)
    assert {r.kind for r in RULES.pending(t.s)} == {"select"}


def test_big_hands_have_their_draw_step_against_a_bounty() -> None:
    t = at_boot_hill("big-abigail", [FIVE], active=["high-card"])
    t.turn("duel:high-card")
    assert t.asked("swap").seat == 0


def test_a_second_look_is_a_second_draw_step() -> None:
    t = at_boot_hill("cayenne-lopez", [FIVE], active=["high-card"])
    t.turn("duel:high-card")
    t.swap(0, "1H")
    assert t.asked("swap").seat == 0
    t.swap(0, "1H")
    assert t.asked().kind == "select"


def test_legwork_takes_both_looks() -> None:
    """Forbid comes after add."""
    t = at_boot_hill("bart", [FIVE, "1D 2D"], "cayenne-lopez")
    t.turn("duel:seat-1")
    t.swap(0)
    assert {r.kind for r in RULES.pending(t.s)} == {"select"}


def test_up_the_sleeve_the_top_card_joins_against_players_and_the_best_five_count() -> None:
    t = at_boot_hill("lucky-lindqvist", ["3H 3D 1C 2S 4S", "1D"], deck="3G 5H")
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(1, "1D")
    events = t.select(0, "3H 3D 1C 2S 4S")
    shown = the(events, "showdown").data["hands"][0]
    assert shown["cards"][-1] == "3Ga" and len(shown["cards"]) == 6
    assert shown["reason"] == "Rainbow: 3H 3D 1C 4S 3G"


def test_nothing_is_up_the_sleeve_against_a_bounty() -> None:
    t = at_boot_hill("lucky-lindqvist", ["3H 3D"], active=["high-card"])
    t.turn("duel:high-card")
    t.swap(0)
    assert the(t.select(0, "3H 3D"), "showdown").data["hands"][0]["cards"] == ["3Ha", "3Da"]


def test_less_is_more_lifts_a_hand_of_fewer_than_five_cards_by_one_rank() -> None:
    t = at_boot_hill("reverend-thorne", ["5H 5D 1C", "2H 2D 2C"])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "5H 5D")
    events = t.select(1, "2H 2D 2C")
    assert the(events, "showdown").data["hands"][0]["rank"] == 9
    assert the(events, "showdown").data["tied"] == [0, 1], "a pair counts as Three of a Kind"


def test_less_is_more_counts_for_nothing_against_a_bounty() -> None:
    t = at_boot_hill("reverend-thorne", ["5H 5D 1C"], active=["three"])
    t.turn("duel:three")
    t.swap(0)
    assert the(t.select(0, "5H 5D"), "showdown").data["winner"] == 2


def test_less_is_more_needs_fewer_than_five_cards() -> None:
    t = at_boot_hill("reverend-thorne", ["5H 5D 1C 2C 3C", "2H 2D 2S"])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "5H 5D 1C 2C 3C")
    events = t.select(1, "2H 2D 2S")
    assert the(events, "showdown").data["winner"] == 1


def test_the_side_door_draws_a_card_for_who_is_duelled_by_a_player() -> None:
    t = at_boot_hill("", [FIVE, "1D 2D"], "marla-quill")
    assert [(e.seat, e.data["reason"]) for e in only(t.turn("duel:seat-1"), "drew")] == [(1, "extra")]
    t = at_boot_hill("marla-quill", [FIVE, "1D 2D"])
    assert not only(t.turn("duel:seat-1"), "drew")


def test_no_shame_duels_players_with_up_to_nine_renown_less() -> None:
    nine = ["three", "full-house", "one-pair"]
    t = at_boot_hill("silas-crook", [FIVE, "1D"], captured={0: nine})
    assert t.options("duel:seat-1") == ["duel:seat-1"]
    t = at_boot_hill("silas-crook", [FIVE, "1D"], captured={0: [*nine, "spare"]})
    assert not t.options("duel:seat-1")


def test_no_shame_draws_a_card_for_who_is_duelled_by_a_player() -> None:
    t = at_boot_hill("", [FIVE, "1D"], "silas-crook")
    assert the(t.turn("duel:seat-1"), "drew").data == {"count": 1, "reason": "extra"}
    t = at_boot_hill("silas-crook", [FIVE, "1D"])
    assert not only(t.turn("duel:seat-1"), "drew"), "not when attacking"


def test_second_sight_shows_two_cards_of_the_other_before_the_selection_to_its_owner_alone() -> None:
    t = at_boot_hill("madame-zora", [FIVE, "1D 2C 3S 4G"])
    t.turn("duel:seat-1")
    t.swap(0)
    events = t.swap(1)
    seen = the(events, "seen")
    assert seen.audience == (0,) and len(seen.data["cards"]) == 2
    assert set(seen.data["cards"]) <= {"1Da", "2Ca", "3Sa", "4Ga"}
    assert RULES.view(t.s, 0)["duel"]["seen"] == seen.data["cards"]
    assert RULES.view(t.s, 1)["duel"]["seen"] == RULES.view(t.s, None)["duel"]["seen"] == []


def test_second_sight_works_for_the_defender_too_and_sees_no_more_than_there_is() -> None:
    t = at_boot_hill("", ["1H", "1D"], "madame-zora")
    t.turn("duel:seat-1")
    t.swap(0)
    assert the(t.swap(1), "seen").data == {"of": 0, "cards": ["1Ha"]}
