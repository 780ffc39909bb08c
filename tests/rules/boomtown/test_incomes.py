"""What Establishments pay, and when."""

from __future__ import annotations

import pytest

from game.rules.kernel import Event
from tests.rules.boomtown.table import Table
from tests.rules.told import kinds, only, the

GOOD = ("the-sheriff", "the-deputy", "wyatt-earp", "bat-masterson", "buffalo-bill")
BAD = ("butch-cassidy", "jesse-james", "johnny-reb", "the-shootist", "big-bad-bart")
UGLY = ("buckaroo", "geronimo", "cowboy-kyle", "the-old-timer", "trapper-john")


def collect(
    *cards: str, dice: tuple[int, ...] = (), seats: int = 3, crews: dict[int, list[str]] | None = None
) -> Table:
    return Table("collection", streets={0: list(cards)}, dice=dice, seats=seats, crews=crews)


def crowd(good: int = 0, bad: int = 0, ugly: int = 0) -> dict[int, list[str]]:
    """So many Gunslingers, spread over three players."""
    cards = [*GOOD[:good], *BAD[:bad], *UGLY[:ugly]]
    return {seat: cards[seat::3] for seat in range(3)}


def paid(table: Table) -> Event:
    return the(table.events, "paid")


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("railroad-station", 2),
        ("mcsweens-store", 2),
        ("cattle-ranch", 3),
        ("ok-corral", 3),
        ("coal-mine", 1),
        ("cotton-mill", 1),
    ],
)
def test_some_pay_the_same_every_time(card: str, amount: int) -> None:
    table = collect(card)
    assert paid(table).data == {
        "way": "income",
        "card": card,
        "amount": amount,
        "count": 0,
        "die": 0,
        "money": amount,
    }
    assert table.s.money == [amount, 0, 0]


@pytest.mark.parametrize(
    ("gunslingers", "amount"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (7, 3), (9, 3), (10, 4)]
)
def test_bo5_the_saloon_pays_a_third_of_all_gunslingers_in_play_rounded_up(
    gunslingers: int, amount: int
) -> None:
    crews = crowd(good=min(gunslingers, 5), bad=max(gunslingers - 5, 0))
    table = collect("acme-saloon", crews=crews)
    assert (paid(table).data["count"], table.s.money[0]) == (gunslingers, amount)


@pytest.mark.parametrize(
    ("card", "amount"), [("red-light-brothel", 4), ("horse-trader", 2), ("trading-post", 3)]
)
def test_bo5_some_pay_for_every_gunslinger_of_a_side_whoever_owns_it(card: str, amount: int) -> None:
    table = collect(card, crews=crowd(good=2, bad=3, ugly=4))
    assert table.s.money[0] == amount


@pytest.mark.parametrize(("others", "amount"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_bo5_the_bank_pays_a_third_of_all_establishments_in_play_rounded_up(others: int, amount: int) -> None:
    streets = ["coal-mine", "cotton-mill", "ok-corral", "gold-mine", "cattle-ranch", "acme-saloon"][:others]
    rows = {0: ["first-national-bank"], 1: streets[::2], 2: streets[1::2]}
    table = Table("collection", streets=rows)
    assert (paid(table).data["count"], table.s.money[0]) == (others + 1, amount)
    assert paid(table).why.endswith("in play, $1 for every 3, rounded up.")


@pytest.mark.parametrize("die", range(2, 7))
def test_bo6_the_gold_mine_pays_its_roll(die: int) -> None:
    table = collect("gold-mine", dice=(die,))
    assert table.s.money[0] == paid(table).data["die"] == die
    assert table.s.streets[0] == ["gold-mine"]


def test_bo6_on_a_one_the_gold_mine_pays_a_dollar_and_is_discarded() -> None:
    table = collect("gold-mine", dice=(1,))
    assert table.s.money[0] == 1
    assert table.s.streets[0] == [] and table.s.pile == ["gold-mine"]
    assert kinds(table.events)[:3] == ["phase", "paid", "razed"]
    assert paid(table).why == "The Gold Mine pays {0} $1: the die shows 1 and it is worked out."


@pytest.mark.parametrize("die", range(1, 7))
def test_bo7_the_gambling_hall_pays_its_roll_less_one_and_stays(die: int) -> None:
    table = collect("gambling-hall", dice=(die,))
    assert table.s.money[0] == die - 1
    assert table.s.streets[0] == ["gambling-hall"]


def test_bo7_the_gambling_hall_rolls_anew_at_each_collection() -> None:
    table = Table("collection", seats=2, streets={0: ["gambling-hall"]}, dice=(5, 3))
    table.end_turn().end_turn()
    assert [e.data["amount"] for e in only(table.events, "paid")] == [4, 2]


@pytest.mark.parametrize("seats", range(2, 7))
def test_bo9_the_telegraph_pays_for_every_player_in_the_game(seats: int) -> None:
    table = collect("telegraph-office", seats=seats)
    assert table.s.money[0] == seats


def test_only_the_active_player_collects_building_by_building_oldest_first() -> None:
    table = Table("collection", streets={0: ["ok-corral", "coal-mine"], 1: ["cattle-ranch"]})
    rows = [(e.seat, e.data["card"], e.data["money"]) for e in only(table.events, "paid")]
    assert rows == [(0, "ok-corral", 3), (0, "coal-mine", 4)]


def test_without_an_establishment_that_pays_collection_is_skipped_by_name() -> None:
    table = collect("boot-hill-cemetery")
    assert table.skipped()["collection"] == "no income"
    assert table.s.money == [0, 0, 0]
