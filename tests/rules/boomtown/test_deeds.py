"""Dirty Deeds: each verb, each target, one's own, and the Range War."""

from __future__ import annotations

import pytest

from tests.rules.boomtown.table import RULES, Table
from tests.rules.told import kinds, only, the

CREWS = {0: ["the-sheriff", "jesse-james"], 1: ["the-deputy", "johnny-reb", "buckaroo"], 2: ["billy-the-kid"]}
STREETS = {0: ["coal-mine"], 1: ["ok-corral", "gold-mine"]}


def deal(card: str, **more: object) -> Table:
    given: dict[str, object] = {"hand": [card, "misfire", "ambush"], "crews": CREWS, "streets": STREETS}
    return Table("deeds", **{**given, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["dynamite", "arson"])
def test_dynamite_and_arson_destroy_any_establishment(card: str) -> None:
    table = deal(card).do("deeds", card)
    assert table.asks() == [(0, "target")] and table.options() == ("ok-corral", "gold-mine", "coal-mine")
    table.do("target", "gold-mine")
    assert table.s.streets[1] == ["ok-corral"] and table.s.pile == [card, "gold-mine"]
    assert the(table.last, "razed")[1:3] == (1, {"card": "gold-mine"})


def test_claim_jumping_takes_an_opponents_establishment() -> None:
    table = deal("claim-jumping").do("deeds", "claim-jumping")
    assert table.options() == ("ok-corral", "gold-mine")
    table.do("target", "ok-corral")
    assert table.s.streets[:2] == [["coal-mine", "ok-corral"], ["gold-mine"]]
    assert the(table.last, "taken")[1:3] == (0, {"card": "ok-corral", "from": 1})


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("hang-em-high", ("johnny-reb", "billy-the-kid", "jesse-james")),
        ("shot-in-the-back", ("the-deputy", "the-sheriff")),
    ],
)
def test_two_deeds_kill_a_gunslinger_of_one_side(card: str, targets: tuple[str, ...]) -> None:
    table = deal(card).do("deeds", card)
    assert table.options() == targets
    table.do("target", targets[0])
    assert the(table.last, "killed")[1:3] == (1, {"card": targets[0], "way": "deed"})
    assert targets[0] in table.s.pile


def test_a_single_target_of_an_opponent_is_not_asked_for() -> None:
    table = deal("dynamite", streets={1: ["ok-corral"]}).do("deeds", "dynamite")
    assert table.s.streets[1] == []


def test_bo20_a_deed_without_a_target_can_not_be_played() -> None:
    hand = ["dynamite", "claim-jumping", "hang-em-high", "shot-in-the-back", "range-war", "arson"]
    assert deal("dynamite", hand=hand, crews={}, streets={}).options() == ("pass",)
    table = deal("dynamite", hand=hand, crews={0: ["buckaroo"]}, streets={0: ["coal-mine"]})
    assert table.options() == ("dynamite", "arson", "pass")


def test_bo20_a_deed_against_oneself_is_allowed_with_a_confirmation() -> None:
    table = deal("dynamite").do("deeds", "dynamite").do("target", "coal-mine")
    assert table.asks() == [(0, "confirm")] and table.asked()[0].default == ("no",)
    assert table.asked()[0].prompt == "Dynamite on your own Coal Mine?"
    table.do("confirm", "yes")
    assert table.s.streets[0] == [] and "coal-mine" in table.s.pile


def test_bo20_who_does_not_confirm_chooses_another_target() -> None:
    table = deal("dynamite").do("deeds", "dynamite").do("target", "coal-mine").do("confirm", "no")
    assert table.options() == ("ok-corral", "gold-mine")


def test_bo20_with_nothing_else_to_do_it_to_the_card_goes_back() -> None:
    table = deal("arson", streets={0: ["coal-mine", "ok-corral"]}).do("deeds", "arson")
    table.do("target", "ok-corral").do("confirm", "no")
    assert table.asks() == [(0, "confirm")], "the coal mine is left"
    table.do("confirm", "no")
    assert the(table.last, "called_off").data == {"card": "arson"}
    assert table.s.hands[0] == ["misfire", "ambush", "arson"] and table.asks() == [(0, "holdup")]


def test_bo21_the_pony_express_brings_any_card_of_the_deck_which_is_shuffled() -> None:
    table = deal("pony-express").do("deeds", "pony-express")
    (request,) = table.asked()
    assert request.kind == "search" and request.secret
    assert sorted(request.options) == sorted(table.s.deck)
    kinds = [table.s.cards[card].kind for card in request.options]
    assert kinds == sorted(kinds)  # in a whole deck one finds what one is looking for
    table.do("search", "bank-robbery")
    assert table.s.hands[0][-1] == "bank-robbery" and "bank-robbery" not in table.s.deck
    assert table.chance.shuffles == 1
    assert "bank-robbery" not in str([e for e in table.last if e.audience is None])
    assert [e.data for e in only(table.last, "drawn")] == [{"cards": ["bank-robbery"]}]


def test_bo21_its_options_do_not_tell_the_order_of_the_deck() -> None:
    table = deal("pony-express").do("deeds", "pony-express")
    before = table.asked()
    table.s.deck.reverse()
    assert table.asked() == before


def test_bo22_an_empty_deck_is_filled_before_it_is_searched() -> None:
    table = deal("pony-express", pile=None).do("deeds", "pony-express")
    assert the(table.last, "reshuffled") and len(table.options()) > 80
    assert "pony-express" not in table.options()


def test_bo22_with_neither_deck_nor_discards_there_is_nothing_to_search() -> None:
    table = deal("pony-express")
    table.s.streets[2], table.s.deck = table.s.deck, []
    assert table.options() == ("pass",)


def duel(table: Table, *picks: str) -> Table:
    """Claim, send somebody, let seat 1 defend with the Deputy; nobody commits."""
    for pick in picks:
        table.do(table.asked()[0].kind, pick)
    while table.asked()[0].kind == "commit":
        table.do("commit")
    return table


WAR = {
    "hand": ["range-war", "bank-robbery", "misfire", "ambush"],
    "crews": {0: ["buckaroo", "jesse-james", "geronimo"], 1: ["the-deputy"]},
    "streets": {1: ["ok-corral", "gold-mine"]},
}
LOST = (1, 1, 1, 6, 6, 6)


def test_bo15_a_range_war_goes_on_after_a_claim_that_failed_and_ends_with_a_capture() -> None:
    table = (
        deal("range-war", **WAR, dice=(*LOST, 6, 6, 6, 1, 1, 1)).do("deeds", "range-war").through("holdup")
    )
    duel(table, "ok-corral", "buckaroo", "the-deputy")
    assert table.asks() == [(0, "showdown")], "again"
    duel(table, "gold-mine", "geronimo", "the-deputy")
    assert table.s.streets[0] == ["gold-mine"] and table.s.streets[1] == ["ok-corral"]
    assert table.skipped()["posse"] == "showdown" and table.asks() == [(0, "discard")]
    assert [e.data["phase"] for e in only(table.events, "phase")].count("showdown") == 2


def test_bo15_a_range_war_ends_when_nobody_is_left_to_claim() -> None:
    table = deal("range-war", **WAR, dice=LOST * 3).do("deeds", "range-war").through("holdup")
    duel(table, "ok-corral", "buckaroo", "the-deputy")
    duel(table, "ok-corral", "jesse-james", "the-deputy")
    duel(table, "ok-corral", "the-deputy")
    assert table.s.crews[0] == [] and table.skipped()["showdown"] == "no claimant"
    assert table.asks() == [(0, "discard")]


def test_bo15_a_range_war_ends_when_its_player_stops() -> None:
    table = deal("range-war", **WAR, dice=LOST).do("deeds", "range-war").through("holdup")
    duel(table, "ok-corral", "buckaroo", "the-deputy").through("showdown")
    assert table.asks() == [(0, "discard")]


def test_bo15_hands_are_not_refilled_between_the_showdowns_of_a_range_war() -> None:
    table = deal("range-war", **WAR, dice=LOST).do("deeds", "range-war").through("holdup")
    size = len(table.s.hands[0])
    duel(table, "ok-corral", "buckaroo", "the-deputy")
    assert len(table.s.hands[0]) == size and "drew" not in kinds(table.events)


def test_bo15_a_holdup_in_the_same_turn_takes_the_range_wars_claims_away() -> None:
    table = deal("range-war", **WAR).do("deeds", "range-war").do("holdup", "bank-robbery")
    table.do("intervene", "pass")
    assert table.skipped()["showdown"] == "holdup"


def test_bo15_without_a_range_war_there_is_one_claim_a_turn() -> None:
    table = deal("range-war", **WAR, dice=LOST).through("deeds", "holdup")
    duel(table, "ok-corral", "buckaroo", "the-deputy")
    assert table.asks() == [(0, "discard")]


def test_bo15_a_range_war_that_could_claim_nothing_is_not_playable() -> None:
    assert "range-war" not in deal("range-war", crews={0: ["the-sheriff"]}).options()
    assert "range-war" not in deal("range-war", streets={0: ["coal-mine"]}).options()


def test_a_deed_that_is_being_done_is_seen_by_all() -> None:
    table = deal("dynamite").do("deeds", "dynamite")
    assert RULES.view(table.s, None)["deed"] == {"card": "dynamite", "target": None, "declined": []}
