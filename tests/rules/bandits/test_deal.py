from __future__ import annotations

import pytest

from game.rules.kernel import RuleError, SeededChance, Setup
from tests.rules.bandits.table import CONTENT, RULES, new, where

EVERY_SIZE = range(2, 9)


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_bm2_three_different_bandits_of_three_colours_lie_face_up_at_the_start(seats: int) -> None:
    s = new(seats)
    lying = [s.cards[card] for spot, card in enumerate(s.spots) if card and s.up[spot]]
    assert len(lying) == len({card.bandit for card in lying}) == len({card.colour for card in lying}) == 3
    assert sum(map(bool, s.spots)) == 3


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_bm3_all_cards_are_dealt_and_decks_differ_by_at_most_one(seats: int) -> None:
    s = new(seats, seed=seats)
    sizes = [len(deck) for deck in s.decks]
    assert sum(sizes) == 52
    assert max(sizes) - min(sizes) <= 1
    assert where(s) == sorted(s.cards)


def test_bm3_the_first_player_gets_the_first_of_the_cards_that_are_left_over() -> None:
    for seed in range(20):
        s = new(8, seed)
        assert [len(s.decks[(s.first + step) % 8]) for step in range(8)] == [7] * 4 + [6] * 4


def test_bm3_the_end_is_always_the_last_card_of_some_deck_and_of_any_in_the_long_run() -> None:
    holders = set()
    for seed in range(60):
        s = new(4, seed)
        bottoms = [deck[0] for deck in s.decks]
        assert "the-end" in bottoms
        holders.add(bottoms.index("the-end"))
    assert holders == {0, 1, 2, 3}


def test_bm3_the_first_player_is_drawn_by_chance() -> None:
    assert {new(3, seed).first for seed in range(40)} == {0, 1, 2}
    assert all(s.active == s.first for s in (new(3, seed) for seed in range(5)))


@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_the_number_of_sheriff_tokens_follows_the_players(seats: int, tokens: int) -> None:
    s = new(seats)
    assert len(s.sheriffs) == tokens
    assert list(RULES.view(s, None)["tokens"].values()) == [None] * (tokens + 2)


@pytest.mark.parametrize("seats", EVERY_SIZE)
def test_the_half_deck_can_be_dealt_to_any_number_of_players(seats: int) -> None:
    s = new(seats, deck="half")
    assert len(where(s)) == 30
    assert all(len(deck) >= 2 for deck in s.decks)


def test_two_seeds_give_two_deals_and_one_seed_one() -> None:
    assert new(4, 1) == new(4, 1)
    assert new(4, 1) != new(4, 2)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "2 to 8 players, not 1"),
        (9, {}, "2 to 8 players, not 9"),
        (4, {"balerina": "sends"}, "ballerina, false_start, card_time_ms, token_time_ms, deck"),
        (4, {"ballerina": "dances"}, "expected returns or sends"),
        (4, {"deck": "double"}, "expected full or half"),
        (4, {"false_start": "yes"}, "false_start"),
        (4, {"card_time_ms": True}, "card_time_ms"),
        (4, {"card_time_ms": 10}, "expected 500 to 60000"),
        (4, {"token_time_ms": 60_001}, "expected 500 to 60000"),
    ],
)
def test_a_setup_out_of_bounds_is_refused_with_one_sentence(
    seats: int, options: dict[str, str | int | bool], says: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        RULES.new(Setup(seats, options, CONTENT), SeededChance(1))
    assert says in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_the_opening_tells_all_that_is_to_be_seen_of_the_deal() -> None:
    s = new(5)
    dealt, turn = RULES.opening(s)
    view = RULES.view(s, None)
    assert dealt.data["decks"] == view["decks"]
    assert {(c["spot"], c["card"]) for c in dealt.data["cards"]} == {
        (spot["spot"], spot["card"]) for spot in view["spots"]
    }
    assert dealt.data["tokens"] == list(view["tokens"])
    assert turn.seat == s.first
