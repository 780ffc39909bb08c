"""What each of the fifteen Characters can do: BT11."""

from __future__ import annotations

import pytest

from game.rules.bountytown.state import turn_of
from game.rules.kernel import RuleError
from tests.rules.bountytown.box import CHARACTERS, RULES
from tests.rules.bountytown.table import Table, kinds, only, the

FIVE = "1H 1H 2D 3C 4S"
BOOT_HILL, STORE, SHERIFF = 1, 5, 3


def at_boot_hill(first: str, hands: list[str], other: str = "", **table: object) -> Table:
    """Seats 0 and 1 at Boot Hill, seat 2 elsewhere; first, other: their Characters, '' = plain."""
    who = {seat: name for seat, name in enumerate((first, other)) if name}
    settings = {"who": who, "at": {0: BOOT_HILL, 1: BOOT_HILL, 2: STORE}, "active": [], **table}
    return Table(hands, **settings)  # type: ignore[arg-type]


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


def test_six_in_hand_the_first_move_of_each_turn_is_free() -> None:
    t = at_boot_hill("josefina-vega", [FIVE, "", ""])
    t.turn("move:docs")
    assert t.left == 3
    for left in (2, 1):
        t.turn("move:bank" if left == 2 else "move:docs")
        assert t.left == left
    t.turn("end")
    t.turn("end")
    t.turn("end")
    t.turn("move:bank")
    assert t.left == 3, "again in the next turn"


def test_six_in_hand_can_still_be_used_when_the_actions_are_spent() -> None:
    t = at_boot_hill("josefina-vega", [""], deck="1H")
    t.turn("reload")
    turn_of(t.s).left = 0
    t.turn("move:docs")
    assert t.asked().seat == 1


def test_hard_bargain_every_item_is_four_gold_cheaper() -> None:
    t = at_boot_hill("ezra-bloom", ["2G"], at={0: STORE}, store=["rifle", "cowboy-hat"])
    t.turn("use:general-store")
    t.do(0, "buy", "cowboy-hat-1")
    events = t.do(0, "buy", "rifle-1")
    assert the(events, "bought").data["price"] == 1, "a Rifle costs nothing"


def test_clean_barrel_reloads_once_in_each_turn_without_an_action() -> None:
    t = at_boot_hill("whistling-nell", ["1H 1H"])
    events = t.turn("use:whistling-nell")
    assert the(events, "drew").data == {"count": 3, "reason": "reload"}
    assert t.left == 3 and not t.options("use:whistling-nell")


def test_clean_barrel_has_nothing_to_do_with_a_full_hand() -> None:
    assert not at_boot_hill("whistling-nell", [FIVE]).options("use:whistling-nell")


def test_thick_hide_takes_one_wound_less_once_in_each_turn() -> None:
    t = at_boot_hill(
        "ox-hanrahan", ["1D 1C", ""], active=["full-house", "three"], at={0: 0, 1: STORE, 2: STORE}
    )
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert [event.why for event in only(events, "effect")] == [
        "Ambush: {0} is due 2 Wounds.",
        "Thick Hide: {0} is due 1 Wound.",
    ]
    assert len(t.s.wounds[0]) == 1
    t.turn("duel:three")
    t.swap(0)
    t.select(0, "1C")
    assert len(t.s.wounds[0]) == 3, "the second Duel of the turn hurts as usual"


def test_thick_hide_is_no_help_to_who_is_duelled() -> None:
    t = at_boot_hill("", ["1H 1D", "2C"], "ox-hanrahan")
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H 1D")
    t.select(1, "2C")
    assert len(t.s.wounds[1]) == 1


def test_big_hands_hold_six_cards_and_six_wounds_are_critical() -> None:
    t = at_boot_hill("big-abigail", [FIVE])
    t.turn("reload")
    assert len(t.s.hands[0]) == 6
    t = at_boot_hill("big-abigail", ["1D"], wounds={0: 4}, active=["full-house"])
    t.turn("duel:full-house")
    t.swap(0)
    events = t.select(0, "1D")
    assert "critical" not in kinds(events) and len(t.s.wounds[0]) == 5


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


def test_the_side_door_turns_in_for_one_action() -> None:
    t = at_boot_hill("marla-quill", [FIVE], at={0: SHERIFF}, captured={0: ["three"]})
    t.turn("use:sheriffs-office:three")
    assert t.left == 2


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


def test_no_shame_draws_three_cards_to_duel_a_player() -> None:
    t = at_boot_hill("silas-crook", [FIVE, "1D"])
    assert the(t.turn("duel:seat-1"), "drew").data == {"count": 3, "reason": "extra"}
    t = at_boot_hill("", [FIVE, "1D"], "silas-crook")
    assert not only(t.turn("duel:seat-1"), "drew"), "not when duelled"


def test_the_strongbox_keeps_the_dearest_captured_bounty() -> None:
    t = at_boot_hill("", [FIVE, "1D"], "prudence-gould", captured={1: ["spare", "three"]})
    assert t.options("duel:seat-1") == ["duel:seat-1:spare"]
    t = at_boot_hill("", [FIVE, "1D"], "prudence-gould", captured={1: ["three"]})
    assert t.options("duel:seat-1") == ["duel:seat-1"], "BT7: as if there were none"


@pytest.mark.parametrize(("character", "count"), [("", 3), ("prudence-gould", 4), ("madame-zora", 2)])
def test_strongbox_and_second_sight_change_what_a_bounty_in_town_draws(character: str, count: int) -> None:
    t = at_boot_hill(character, ["1H"], active=["drawing"])
    t.turn("duel:drawing")
    t.swap(0)
    assert len(the(t.select(0, "1H"), "showdown").data["hands"][1]["cards"]) == count


@pytest.mark.parametrize(("character", "count"), [("prudence-gould", 4), ("madame-zora", 3)])
def test_only_the_strongbox_changes_what_a_bounty_draws_that_is_stolen(character: str, count: int) -> None:
    t = at_boot_hill(character, ["1H", "2H"], captured={1: ["drawing"]})
    t.turn("duel:seat-1:drawing")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    assert len(the(t.select(1, "2H"), "showdown").data["hands"][2]["cards"]) == count


def test_grave_goods_take_the_top_of_the_discards_anywhere_once_a_turn() -> None:
    t = at_boot_hill("digger-odea", [FIVE], at={0: STORE}, discards="5G")
    t.turn("use:digger-odea")
    t.discard(0, "4S")
    assert t.hand(0) == "1H 1H 2D 3C 5G"
    assert not t.options("use:digger")


def test_grave_goods_and_boot_hill_are_two_things() -> None:
    t = at_boot_hill("digger-odea", [FIVE], discards="5G 4G")
    assert t.options("use:") == ["use:boot-hill", "use:digger-odea"], "the Location comes first"


def test_grave_goods_make_items_one_gold_cheaper() -> None:
    t = at_boot_hill("digger-odea", ["2G"], at={0: STORE}, store=["rifle"])
    t.turn("use:general-store")
    assert the(t.do(0, "buy", "rifle-1"), "bought").data["price"] == 2


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


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_every_character_can_play_a_duel_against_every_kind_of_opponent(character: str) -> None:
    for first, other in ((character, ""), ("", character)):
        t = at_boot_hill(first, [FIVE, "1D 2D 3D"], other)
        t.turn("duel:seat-1")
        while t.s.stack[1:]:
            request = RULES.pending(t.s)[0]
            t.do(request.seat, request.kind, *request.default)
        assert t.left == 2
    with pytest.raises(RuleError):
        t.do(0, "select")
