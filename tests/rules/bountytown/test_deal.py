"""Setup: town, decks, Characters, options: BT33, BT34."""

from __future__ import annotations

import pytest

from game.rules.bountytown.rows import TRAIN
from game.rules.kernel import Response, RuleError, SeededChance, Setup
from tests.rules.bountytown.box import CONTENT, LOCATIONS, RULES, new
from tests.rules.told import kinds, only


def started(seats: int, seed: int = 1) -> tuple[object, tuple[object, ...]]:
    s = new(seats, seed)
    chance = SeededChance(seed)
    events: tuple[object, ...] = ()
    for request in RULES.pending(s):
        events = RULES.submit(s, Response(request.seat, "choose", request.default), chance)
    return s, events


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bt33_three_to_six_players_sit_at_the_table(seats: int) -> None:
    assert new(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7])
def test_bt33_fewer_or_more_are_refused(seats: int) -> None:
    with pytest.raises(RuleError, match="3 to 6"):
        new(seats)


@pytest.mark.parametrize(("seats", "bounties"), [(3, 16), (4, 16), (5, 22), (6, 22)])
def test_the_bounty_deck_grows_with_the_players_and_the_train_is_among_its_last_six(
    seats: int, bounties: int
) -> None:
    places = set()
    for seed in range(40):
        deck = new(seats, seed).bounty_deck
        assert len(deck) == bounties + 1 and len(set(deck)) == len(deck)
        places.add(deck.index(TRAIN))
    assert places == set(range(6)), "the top card is the last"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bt27_in_the_long_game_all_bounties_lie_in_the_deck_and_the_train_is_among_its_last_six(
    seats: int,
) -> None:
    places = set()
    for seed in range(40):
        deck = new(seats, seed, bounty_deck="all").bounty_deck
        assert sorted(deck) == sorted([*(row["id"] for row in CONTENT["bounty"]), TRAIN])
        places.add(deck.index(TRAIN))
    assert places == set(range(6)), "the top card is the last"


def test_bt27_the_long_game_changes_nothing_but_the_bounty_deck_and_says_so() -> None:
    for seats in (3, 6):
        short, long = new(seats, 5, bounty_deck="by players"), new(seats, 5, bounty_deck="all")
        assert short == new(seats, 5)
        assert (short.book.town, short.offers) == (long.book.town, long.offers)
        for seat in (None, 0):
            assert RULES.view(short, seat)["options"]["bounty_deck"] == "by players"
            assert RULES.view(long, seat)["options"]["bounty_deck"] == "all"


def test_bt34_the_three_fixed_locations_are_the_middle_row_and_six_others_lie_at_random_around_them() -> None:
    corners = set()
    for seed in range(30):
        ids = [place.id for place in new(seed=seed).book.town]
        assert ids[3:6] == ["sheriffs-office", "docs", "general-store"]
        assert len(set(ids)) == 9
        corners.add(ids[0])
    assert len(corners) > 8
    assert not corners & {"sheriffs-office", "docs", "general-store"}


def test_the_town_of_the_diagram_is_the_printed_one() -> None:
    ids = [place.id for place in new(town="diagram").book.town]
    assert ids[:3] == ["bandit-hideout", "boot-hill", "boarding-house"]
    assert ids[6:] == ["bank", "trading-post", "abandoned-jailhouse"]
    assert {row["id"] for row in CONTENT["location"] if row["source"] == "rulebook"} == set(ids)


def test_five_items_are_for_sale_and_the_rest_lie_face_down() -> None:
    s = new()
    assert len(s.store) == 5 and len(s.item_deck) == 15
    assert len({*s.store, *s.item_deck}) == 20


def test_everybody_chooses_one_of_two_characters_in_any_order() -> None:
    s = new(5)
    offers = [name for offer in s.offers for name in offer]
    assert len(set(offers)) == 10
    assert [request.seat for request in RULES.pending(s)] == [0, 1, 2, 3, 4]
    for seat in (3, 1, 4, 0, 2):
        assert s.turn == 0
        events = RULES.submit(s, Response(seat, "choose", (s.offers[seat][1],)), SeededChance(1))
        assert events[0].kind == "chosen"
    assert s.characters == [offer[1] for offer in s.offers]
    assert s.turn == 1


def test_the_start_deals_five_cards_each_reveals_three_bounties_and_begins_a_turn() -> None:
    for seed in range(20):
        s, events = started(4, seed)
        limits = [6 if name == "big-abigail" else 5 for name in s.characters]
        assert [len(hand) for hand in s.hands] == limits
        assert len(s.active) == 3 and len(s.bounty_deck) == 14
        assert kinds(events).count("revealed") == 3
        for bounty in s.active:
            assert len(s.loot.get(bounty, ())) == s.book.bounties[bounty].items
        assert s.cells == [3] * 4, "all begin at the Sheriff's Office"
        assert RULES.pending(s)[0].seat == s.first
        assert RULES.pending(s)[0].kind == "turn"


def test_the_first_player_is_drawn_by_chance() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_what_was_dealt_is_told_to_its_owner_alone() -> None:
    _, events = started(4)
    dealt = only(events, "drawn")
    assert sorted(event.audience for event in dealt) == [(0,), (1,), (2,), (3,)]
    assert all(event.data.keys() == {"count", "reason"} for event in only(events, "drew"))


def test_the_opening_tells_the_town_the_store_and_the_offers() -> None:
    s = new(3)
    events = RULES.opening(s)
    assert kinds(events) == ["built", "offered", "offered", "offered"]
    assert events[0].data["town"] == [place.id for place in s.book.town]
    assert events[0].data["store"] == s.store
    assert events[0].data["start"] == "sheriffs-office"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"town": "atlantis"}, "known are random, diagram"),
        ({"three_of_a_kind": "best"}, "expected 'below two pair' or 'above two pair'"),
        ({"defender_refills": "yes"}, "do not fit"),
        ({"bounty_deck": "none"}, "expected 'by players' or 'all'"),
        ({"speed": 3}, "do not fit"),
    ],
)
def test_options_that_there_are_not_are_refused_with_what_there_is(
    options: dict[str, str | int | bool], words: str
) -> None:
    with pytest.raises(RuleError, match=words):
        new(**options)


def test_content_that_can_not_be_used_is_refused_with_its_first_fault() -> None:
    broken = {**CONTENT, "town": []}
    with pytest.raises(RuleError, match="town: expected at least 1 rows, found 0"):
        RULES.new(Setup(3, {}, broken), SeededChance(1))
    with pytest.raises(RuleError, match="can't be used"):
        RULES.new(Setup(3, {}, {}), SeededChance(1))


def test_a_preset_of_our_own_lays_the_locations_that_it_names() -> None:
    ids = [place.id for place in new(town="frontier").book.town]
    assert ids[0] == "last-chance-saloon"
    assert all(name in LOCATIONS for name in ids)
