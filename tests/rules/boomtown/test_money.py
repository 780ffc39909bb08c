"""Who is paid when, who has won, and what happens if nobody wants to."""

from __future__ import annotations

import pytest

from game.rules.boomtown import phases
from game.rules.boomtown.state import BANK
from game.rules.kernel import RuleError
from tests.rules.boomtown.table import RULES, Table
from tests.rules.told import kinds, only, the

LOW, HIGH = (1, 1, 1), (6, 6, 6)
CREWS = {0: ["jesse-james"], 1: ["the-sheriff"]}


def holdup(
    dice: tuple[int, ...], *, money: dict[int, int], streets: dict[int, list[str]], **options: int
) -> Table:
    """A Bank Robbery that seat 1 tries to stop, up to the dice."""
    hand = ["bank-robbery", "misfire", "ambush"]
    table = Table("holdup", hand=hand, crews=CREWS, dice=dice, money=money, streets=streets, **options)
    return table.do("holdup", "bank-robbery").do("intervene", "the-sheriff").do("commit")


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_bo8_boot_hill_pays_its_owner_a_dollar_for_each_death_in_any_turn(owner: int) -> None:
    table = holdup((*LOW, *HIGH), money={}, streets={owner: ["boot-hill-cemetery"]})
    assert table.s.money[owner] == 1 and sum(table.s.money) == 1
    assert the(table.events, "paid").why == f"Boot Hill Cemetery pays {{{owner}}} $1: a Gunslinger died."


def test_bo8_two_deaths_at_once_pay_two_dollars() -> None:
    crews = {0: ["the-sheriff"], 1: ["jesse-james"]}
    table = Table("posse", hand=["tracker", "misfire", "ambush"], crews=crews, dice=(1, 2, 3, 3, 2, 1))
    table.s.streets[2].append(table.s.deck.pop(table.s.deck.index("boot-hill-cemetery")))
    table.do("posse", "tracker").do("commit")
    assert the(table.events, "paid").data["amount"] == 2 and table.s.money == [0, 0, 2]


def test_bo8_a_death_by_a_dirty_deed_counts_too() -> None:
    streets = {1: ["boot-hill-cemetery"]}
    table = Table("deeds", hand=["hang-em-high", "misfire"], crews={1: ["johnny-reb"]}, streets=streets)
    table.do("deeds", "hang-em-high")
    assert table.s.money == [0, 1, 0] and table.s.tally["death"] == [0, 1, 0]


def test_bo19_deaths_pay_boot_hill_before_a_holdup_pays() -> None:
    table = holdup((*HIGH, *LOW), money={}, streets={1: ["boot-hill-cemetery"]})
    assert [(e.seat, e.data["way"]) for e in only(table.events, "paid")] == [(1, "death"), (0, "holdup")]


def test_bo19_whoever_holds_the_goal_first_has_won_even_in_anothers_turn_and_the_holdup_pays_no_more() -> (
    None
):
    table = holdup((*HIGH, *LOW), money={0: 99, 1: 99}, streets={1: ["boot-hill-cemetery"]})
    assert table.s.winners == [1] and table.s.money == [99, 100, 0]
    assert table.asked() == () and kinds(table.last)[-1] == "winner"


def test_bo19_at_the_same_moment_the_active_player_wins() -> None:
    streets = {1: ["boot-hill-cemetery#2"], 0: ["boot-hill-cemetery"]}
    table = holdup((*HIGH, *LOW), money={0: 99, 1: 99}, streets=streets, decks=2)
    assert table.s.winners == [0] and table.s.money == [100, 99, 0]


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_bo19_among_the_others_the_next_clockwise_wins(order: tuple[int, ...]) -> None:
    streets = {1: ["boot-hill-cemetery#2"], 2: ["boot-hill-cemetery"]}
    table = Table(
        "deeds",
        hand=["hang-em-high", "misfire"],
        crews={1: ["jesse-james"]},
        money={1: 99, 2: 99},
        streets=streets,
        order=order,
        decks=2,
    )
    table.do("deeds", "hang-em-high")
    assert table.s.winners == [order[1]]


def test_bo19_collection_stops_at_the_building_that_reaches_the_goal() -> None:
    streets = {0: ["coal-mine", "gold-mine", "ok-corral"]}
    table = Table("collection", streets=streets, money={0: 98}, dice=(1,))
    assert table.s.winners == [0] and table.s.money[0] == 100
    assert kinds(table.events) == ["phase", "paid", "paid", "winner"]
    assert the(table.events, "winner").why == "{0} has $100 and is the new Mayor."


def test_the_result_ranks_by_money_and_counts_where_it_came_from() -> None:
    table = Table("collection", seats=4, streets={0: ["ok-corral"]}, money={0: 97, 1: 20, 2: 40, 3: 20})
    assert table.s.winners == [0]
    result = RULES.result(table.s)
    assert (result["winners"], result["how"], result["places"]) == ([0], "goal", [1, 3, 2, 3])
    assert result["order"] == [0, 2, 1, 3] and result["money"] == [100, 20, 40, 20]
    assert result["tally"]["income"] == [3, 0, 0, 0]


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(RuleError, match="not over yet"):
        RULES.result(Table("recruit").s)


def test_every_dollar_comes_out_of_the_bank() -> None:
    table = Table("collection", streets={0: ["ok-corral"]})
    assert table.s.bank == BANK - 3


def test_players_who_never_earn_are_stopped_by_the_limit_and_the_richest_share_the_title(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(phases, "TURN_LIMIT", 7)
    table = Table("recruit", money={1: 4, 2: 4})
    for _ in range(7):
        table.end_turn()
    assert (table.s.turn, table.s.how, table.s.winners, table.asked()) == (7, "limit", [1, 2], ())
    event = the(table.events, "winner")
    assert event.why == "No Mayor after 7 turns: the title goes to the richest, {1} and {2}."
    assert RULES.result(table.s)["places"] == [3, 1, 1]
