"""Holdups, Showdowns and Posses: who may ride, who may step in, what it costs and brings."""

from __future__ import annotations

import pytest

from tests.rules.boomtown.table import Table
from tests.rules.told import kinds, only, the

HIGH, LOW = (6, 6, 6), (1, 1, 1)


def holdup(dice: tuple[int, ...] = (), **more: object) -> Table:
    """Seat 0 has a Bad Gunslinger and a Bank Robbery, seats 1 and 2 a Good one each."""
    crews = {0: ["jesse-james"], 1: ["the-sheriff", "the-deputy", "buckaroo"], 2: ["wyatt-earp"]}
    given: dict[str, object] = {"hand": ["bank-robbery", "misfire"], "crews": crews, "dice": dice}
    return Table("holdup", **{**given, **more})  # type: ignore[arg-type]


def showdown(dice: tuple[int, ...] = (), **more: object) -> Table:
    """Seat 0 can claim with a Bad or an Ugly one; seat 1 defends two Establishments, seat 2 has one."""
    crews = {0: ["jesse-james", "buckaroo"], 1: ["the-sheriff", "geronimo", "johnny-reb"], 2: ["the-deputy"]}
    streets = {0: ["coal-mine"], 1: ["ok-corral", "boot-hill-cemetery"], 2: ["gold-mine"]}
    given: dict[str, object] = {
        "hand": ["misfire", "ambush"],
        "crews": crews,
        "streets": streets,
        "dice": dice,
    }
    return Table("showdown", **{**given, **more})  # type: ignore[arg-type]


def posse(dice: tuple[int, ...] = (), **more: object) -> Table:
    crews = {0: ["the-sheriff"], 1: ["jesse-james", "buckaroo"], 2: ["johnny-reb", "the-deputy"]}
    given: dict[str, object] = {"hand": ["tracker", "misfire", "ambush"], "crews": crews, "dice": dice}
    return Table("posse", **{**given, **more})  # type: ignore[arg-type]


def duel(table: Table) -> Table:
    """Nobody commits anything."""
    while table.asked() and table.asked()[0].kind == "commit":
        table.do("commit")
    return table


def test_bo10_opponents_are_asked_clockwise_and_the_first_yes_sends_one_good_gunslinger() -> None:
    table = holdup((*LOW, *HIGH)).do("holdup", "bank-robbery")
    assert table.asks() == [(1, "intervene")]
    assert table.options() == ("the-sheriff", "the-deputy", "pass")
    table.do("intervene", "pass")
    assert table.asks() == [(2, "intervene")] and table.options() == ("wyatt-earp", "pass")
    table.do("intervene", "wyatt-earp")
    assert the(table.last, "intervened").seat == 2
    assert table.fight.seats == (0, 2) and table.fight.gunslingers == ("jesse-james", "wyatt-earp")


def test_bo10_clockwise_is_the_order_of_turns() -> None:
    table = holdup()
    table.s.order = (0, 2, 1)
    table.do("holdup", "bank-robbery")
    assert table.asks() == [(2, "intervene")]


def test_bo10_who_has_no_good_gunslinger_is_not_asked() -> None:
    table = holdup(crews={0: ["jesse-james"], 1: ["buckaroo", "johnny-reb"], 2: ["wyatt-earp"]})
    assert table.do("holdup", "bank-robbery").asks() == [(2, "intervene")]


@pytest.mark.parametrize("able", [True, False])
def test_bo11_a_holdup_that_nobody_stops_pays_without_dice(able: bool) -> None:
    table = holdup() if able else holdup(crews={0: ["jesse-james"]})
    table.do("holdup", "bank-robbery")
    if able:
        table.through("intervene", "intervene")
    assert table.s.money == [15, 0, 0]
    assert "rolled" not in kinds(table.events) and the(table.events, "unopposed").data == {"raid": "holdup"}
    assert "bank-robbery" in table.s.pile and table.s.crews[0] == ["jesse-james"]


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("bank-robbery", 15),
        ("train-robbery", 10),
        ("cattle-rustling", 5),
        ("stagecoach-robbery", 5),
        ("wells-fargo-holdup", 10),
    ],
)
def test_a_holdup_that_wins_pays_what_its_card_says_and_kills_who_stood_in_the_way(
    card: str, amount: int
) -> None:
    table = holdup((*HIGH, *LOW), hand=[card, "misfire"]).do("holdup", card).do("intervene", "the-deputy")
    duel(table)
    assert table.s.money == [amount, 0, 0]
    assert table.s.crews[1] == ["the-sheriff", "buckaroo"] and {card, "the-deputy"} <= set(table.s.pile)
    assert the(table.events, "paid").data["way"] == "holdup"


def test_a_holdup_that_is_stopped_costs_the_robber() -> None:
    table = duel(holdup((*LOW, *HIGH)).do("holdup", "bank-robbery").do("intervene", "the-deputy"))
    assert table.s.money == [0, 0, 0] and table.s.crews[0] == []
    assert the(table.events, "killed")[:3] == ("killed", 0, {"card": "jesse-james", "way": "holdup"})


def test_bo18_a_tie_in_a_holdup_kills_nobody_and_pays_nothing() -> None:
    table = duel(holdup((2, 3, 4, 4, 4, 1)).do("holdup", "bank-robbery").do("intervene", "the-deputy"))
    assert "killed" not in kinds(table.events) and table.s.money == [0, 0, 0]
    assert table.s.crews[0] == ["jesse-james"] and "the-deputy" in table.s.crews[1]
    assert "bank-robbery" in table.s.pile
    assert the(table.events, "fight_over").why == "Jesse James and the Deputy tie at 9: nobody is killed."


def test_bo12_bad_and_ugly_claim_and_only_the_owner_may_step_in_with_good_or_ugly() -> None:
    table = showdown()
    assert table.options() == ("ok-corral", "boot-hill-cemetery", "gold-mine", "pass")
    table.do("showdown", "ok-corral")
    assert table.asks() == [(0, "rider")] and table.options() == ("jesse-james", "buckaroo")
    table.do("rider", "buckaroo")
    assert table.asks() == [(1, "intervene")]
    assert table.options() == ("the-sheriff", "geronimo", "pass")
    table.do("intervene", "geronimo")
    assert table.fight.gunslingers == ("buckaroo", "geronimo")


def test_bo11_a_claim_that_nobody_contests_captures_without_dice() -> None:
    table = showdown().do("showdown", "ok-corral").do("rider", "buckaroo").do("intervene", "pass")
    assert table.s.streets[:2] == [["coal-mine", "ok-corral"], ["boot-hill-cemetery"]]
    assert the(table.events, "taken")[1:3] == (0, {"card": "ok-corral", "from": 1})


def test_a_claim_that_wins_kills_the_defender_and_captures() -> None:
    table = showdown((*HIGH, *LOW)).do("showdown", "ok-corral").do("rider", "buckaroo")
    duel(table.do("intervene", "geronimo"))
    assert "ok-corral" in table.s.streets[0] and "geronimo" in table.s.pile
    assert table.s.tally["captures"] == [1, 0, 0]
    assert (table.s.tally["kills"], table.s.tally["losses"]) == ([1, 0, 0], [0, 1, 0])


def test_a_claim_that_loses_costs_the_claimant_and_the_owner_keeps_the_establishment() -> None:
    table = showdown((*LOW, *HIGH)).do("showdown", "ok-corral").do("rider", "buckaroo")
    duel(table.do("intervene", "geronimo"))
    assert "ok-corral" in table.s.streets[1] and table.s.crews[0] == ["jesse-james"]
    assert the(table.events, "failed").why == "The Showdown fails: {1} keeps the OK Corral."


def test_bo18_a_tie_in_a_showdown_kills_both_and_the_owner_keeps_the_establishment() -> None:
    table = showdown((2, 2, 2, 1, 2, 3)).do("showdown", "ok-corral").do("rider", "buckaroo")
    duel(table.do("intervene", "geronimo"))
    assert [e.data["card"] for e in only(table.events, "killed")] == ["buckaroo", "geronimo"]
    assert "ok-corral" in table.s.streets[1]


def test_bo13_a_posse_hunts_one_bad_gunslinger_of_an_opponent_who_can_not_decline() -> None:
    table = posse((*HIGH, *LOW)).do("posse", "tracker")
    assert table.asks() == [(0, "quarry")] and table.options() == ("jesse-james", "johnny-reb")
    table.do("quarry", "johnny-reb")
    assert the(table.last, "hunted").seat == 2 and table.fight.seats == (0, 2)
    duel(table)
    assert table.s.money == [5, 0, 0] and table.s.crews[2] == ["the-deputy"]
    assert "tracker" in table.s.pile and the(table.events, "paid").data["way"] == "posse"


def test_bo13_a_posse_with_one_rider_and_one_quarry_asks_for_neither() -> None:
    table = posse(crews={0: ["the-sheriff"], 2: ["johnny-reb"]}, hands={2: ["misfire"]}).do(
        "posse", "tracker"
    )
    assert table.asks() == [(0, "commit"), (2, "commit")]


def test_bo18_a_tie_in_a_posse_kills_both_and_pays_nothing() -> None:
    table = duel(posse((1, 1, 2, 2, 1, 1)).do("posse", "tracker").do("quarry", "johnny-reb"))
    assert [e.data["card"] for e in only(table.events, "killed")] == ["the-sheriff", "johnny-reb"]
    assert table.s.money == [0, 0, 0]


def test_bo14_after_a_holdup_there_is_no_showdown_and_no_posse() -> None:
    streets = {1: ["ok-corral"]}
    crews = {0: ["jesse-james", "the-sheriff"], 1: ["johnny-reb"]}
    table = holdup(streets=streets, crews=crews).do("holdup", "bank-robbery")
    assert table.skipped() == {"showdown": "holdup", "posse": "holdup"}


def test_bo14_after_a_claim_there_is_no_posse() -> None:
    table = showdown(crews={0: ["jesse-james", "the-deputy"], 1: ["johnny-reb"]}).do("showdown", "ok-corral")
    assert table.skipped() == {"posse": "showdown"}


def test_bo14_claim_jumping_is_no_claim() -> None:
    crews = {0: ["jesse-james", "the-deputy"], 1: ["johnny-reb"]}
    hand = ["claim-jumping", "tracker", "misfire"]
    table = Table("deeds", hand=hand, crews=crews, streets={1: ["ok-corral", "coal-mine"]})
    table.do("deeds", "claim-jumping").do("target", "ok-corral").through("holdup")
    assert table.asks() == [(0, "showdown")]
    assert table.through("showdown").asks() == [(0, "posse")]


def test_bo18_the_dead_may_come_back_after_a_reshuffle() -> None:
    table = duel(posse((*HIGH, *LOW)).do("posse", "tracker").do("quarry", "johnny-reb"))
    s = table.s
    s.pile, s.deck = [*s.pile, *s.deck], []
    table.end_turn()
    assert the(table.events, "reshuffled")
    assert "johnny-reb" in [*s.deck, *(card for hand in s.hands for card in hand)]
