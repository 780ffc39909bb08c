"""What each of the eighteen Locations does: BT14, BT18, BT19, BT20, BT29."""

from __future__ import annotations

import pytest

from game.rules.bountytown.cards import NAMES
from game.rules.kernel import Event, RuleError
from tests.rules.bountytown.box import LOCATIONS
from tests.rules.bountytown.table import Table, faces
from tests.rules.told import kinds, only, the

FIVE = "1H 1H 2D 3C 4S"


def lose(t: Table, seat: int = 0, cards: str = "1D") -> tuple[Event, ...]:
    """Seat 0 duels the Full House and loses."""
    t.turn("duel:full-house")
    t.swap(seat)
    return t.select(seat, cards)


@pytest.mark.parametrize("place", ["bandit-hideout", "abandoned-jailhouse"])
def test_bt13_bt18_both_places_of_ambush_give_two_wounds_instead_of_one(place: str) -> None:
    t = Table(["1D 2D 3D"], town={0: place} if place != "bandit-hideout" else {}, active=["full-house"])
    events = lose(t)
    assert len(only(events, "wounded")) == 2
    assert LOCATIONS[place].effects["duel.wounds"][0].n == 2


def test_bt18_the_jailhouse_repeats_the_hideout_as_printed() -> None:
    hideout, jailhouse = LOCATIONS["bandit-hideout"], LOCATIONS["abandoned-jailhouse"]
    assert hideout.effects == jailhouse.effects
    assert jailhouse.ability == "Rummaging for Ammo"


def test_bt14_nobody_at_the_boarding_house_takes_wounds_from_a_duel() -> None:
    t = Table(["1D", "1C", ""], town={0: "boarding-house"}, at={2: 5}, captured={1: ["full-house"]})
    t.turn("duel:seat-1:full-house")
    t.swap(0)
    t.swap(1)
    t.select(0, "1D")
    events = t.select(1, "1C")
    assert kinds(events).count("wounded") == 0
    assert [event.why for event in only(events, "effect")] == [
        "Rest Up: {0} takes no Wounds.",
        "Rest Up: {1} takes no Wounds.",
    ]


def test_bt19_boot_hill_gives_the_top_of_the_discards_and_then_takes_a_card() -> None:
    t = Table([FIVE], town={0: "boot-hill"}, discards="5G 4G", deck="1G 2G")
    event = the(t.turn("use:boot-hill"), "took")
    assert event.data == {"card": "5Ga"}
    t.discard(0, "5G")
    assert t.hand(0) == "1H 1H 2D 3C 4S"
    assert faces([NAMES[card] for card in t.s.discards]) == "4G 5G", "what was discarded lies on top"


def test_boot_hill_gives_nothing_while_there_are_no_discards() -> None:
    assert "use:boot-hill" not in Table([FIVE], town={0: "boot-hill"}).options()


def test_bt19_the_trading_post_gives_the_top_of_the_deck_and_then_takes_a_card() -> None:
    t = Table([FIVE], town={0: "trading-post"}, deck="5G 4G")
    events = t.turn("use:trading-post")
    assert the(events, "drew").data["count"] == 1 and "5G" not in str(the(events, "drew"))
    assert t.asked("discard").least == 1
    t.discard(0, "1H")
    assert t.hand(0) == "1H 2D 3C 4S 5G"
    assert t.left == 3, "it is no Action"


def test_bt19_a_location_helps_once_a_turn_even_who_comes_back() -> None:
    t = Table([FIVE, "5H", ""], town={0: "trading-post"}, at={1: 0})
    t.turn("use:trading-post")
    t.discard(0, "1H")
    assert "use:trading-post" not in t.options()
    t.turn("move:docs")
    t.turn("move:trading-post")
    assert "use:trading-post" not in t.options()
    t.turn("end")
    assert "use:trading-post" in t.options(), "another turn"


def test_bt29_two_actions_of_the_same_turn_turn_in_one_bounty() -> None:
    t = Table([FIVE], at={0: 3}, captured={0: ["three", "one-pair"]})
    assert t.options("use:") == ["use:sheriffs-office:three", "use:sheriffs-office:one-pair"]
    event = the(t.turn("use:sheriffs-office:three"), "turned_in")
    assert event.data == {"bounty": "three", "renown": 3}
    assert t.s.captured[0] == ["one-pair"] and t.s.turned_in[0] == ["three"]
    assert t.left == 1
    assert not t.options("use:"), "one Action is not enough"


def test_bt29_actions_of_two_turns_do_not_add_up() -> None:
    t = Table([FIVE], at={0: 3}, captured={0: ["three"]})
    t.turn("move:docs")
    t.turn("move:sheriffs-office")
    assert not t.options("use:")


def test_a_turned_in_bounty_can_not_be_stolen_but_counts() -> None:
    t = Table([FIVE, "1D"], at={1: 0}, turned_in={1: ["three"]})
    assert t.options("duel:seat-1") == ["duel:seat-1"]


def test_doc_removes_one_wound_for_an_action_as_often_as_there_are_actions() -> None:
    t = Table([""], at={0: 4}, wounds={0: 3})
    for left in (2, 1):
        event = the(t.turn("use:docs"), "healed")
        assert event.data["left"] == left
    assert len(t.s.wounds[0]) == 1 and t.left == 1


def test_doc_has_nothing_to_do_for_the_healthy() -> None:
    assert not Table([FIVE], at={0: 4}).options("use:")


def test_bt20_at_the_bank_each_player_in_a_duel_discards_a_card() -> None:
    t = Table([FIVE, "2H 3H", ""], town={0: "bank"}, at={2: 5})
    t.turn("duel:seat-1")
    assert (t.asked().seat, t.asked().kind) == (0, "discard")
    t.discard(0, "1H")
    assert (t.asked().seat, t.asked().kind) == (1, "discard")
    t.discard(1, "2H")
    assert t.asked().kind == "swap"
    assert len(t.s.hands[0]) == 4 and len(t.s.hands[1]) == 1


def test_bt20_a_hand_without_cards_skips_and_the_bounty_is_not_asked() -> None:
    t = Table([FIVE, "", ""], town={0: "bank"}, at={2: 5}, active=["high-card"])
    t.turn("duel:seat-1")
    t.discard(0, "1H")
    assert (t.asked().seat, t.asked().kind) == (0, "swap")
    t = Table([FIVE], town={0: "bank"}, active=["high-card"])
    t.turn("duel:high-card")
    t.discard(0, "1H")
    assert (t.asked().seat, t.asked().kind) == (0, "swap")


def test_bt20_the_hat_is_asked_before_the_bank() -> None:
    t = Table([FIVE, "2H 3H", ""], town={0: "bank"}, items={1: ["cowboy-hat"]}, at={2: 5})
    t.turn("duel:seat-1")
    assert t.asked().kind == "react"
    t.do(1, "react", "cowboy-hat-1")
    assert len(t.s.hands[0]) == 5 and len(t.s.hands[1]) == 2


def test_the_saloon_gives_a_card_to_who_has_room() -> None:
    t = Table(["1H 2H"], town={0: "last-chance-saloon"})
    t.turn("use:last-chance-saloon")
    assert len(t.s.hands[0]) == 3
    assert not t.options("use:")
    assert not Table([FIVE], town={0: "last-chance-saloon"}).options("use:")


def test_the_telegraph_tells_its_user_alone_what_comes_next() -> None:
    t = Table([FIVE], town={0: "telegraph-office"})
    top = t.s.bounty_deck[-1]
    events = t.turn("use:telegraph-office")
    assert the(events, "peeked").audience == (0,)
    assert the(events, "peeked").data == {"bounty": top}
    assert not t.options("use:")


def test_fresh_horses_ride_off_for_nothing_once_a_turn() -> None:
    t = Table([FIVE], town={0: "livery-stable"})
    events = t.turn("move:docs")
    assert t.left == 3
    assert the(events, "effect").why == "Fresh Horses: {0} moves without an Action."
    t.turn("move:livery-stable")
    t.turn("move:docs")
    assert t.left == 1


def test_nobody_is_challenged_in_the_chapel_but_bounties_are_hunted_there() -> None:
    t = Table([FIVE, "1D", "1C"], town={0: "chapel"}, at={2: 5}, items={0: ["rifle"]}, active=["high-card"])
    assert t.options("duel:") == ["duel:high-card", "duel:seat-2@rifle-1"]


def test_the_chapel_protects_from_afar_too() -> None:
    t = Table([FIVE, "1D", "1C"], town={0: "chapel"}, at={0: 5, 2: 7}, items={0: ["rifle"]}, active=[])
    assert t.options("duel:") == ["duel:seat-2@rifle-1"]


def test_the_shooting_range_gives_each_duellist_a_card_before_the_draw_step() -> None:
    t = Table([FIVE, "2H 3H", ""], town={0: "shooting-range"}, at={2: 5})
    events = t.turn("duel:seat-1")
    assert [(e.seat, e.data["count"]) for e in only(events, "drew")] == [(0, 1), (1, 1)]


def test_under_the_gallows_a_bounty_draws_one_card_less() -> None:
    t = Table(["1D 1C"], town={0: "gallows"}, active=["drawing"], deck="5H 5D 5C 5S 2G")
    t.turn("duel:drawing")
    t.swap(0)
    events = t.select(0, "1D 1C")
    assert len(the(events, "showdown").data["hands"][1]["cards"]) == 2


def test_nobody_has_a_draw_step_in_the_blind_alley() -> None:
    t = Table([FIVE, "2H 3H", ""], town={0: "blind-alley"}, at={2: 5})
    t.turn("duel:seat-1")
    with pytest.raises(RuleError):
        t.swap(0)
    t.select(0, "1H")


def test_hot_water_heals_a_wound_for_two_cards() -> None:
    t = Table(["1H 2H"], town={0: "bath-house"}, wounds={0: 2})
    t.turn("use:bath-house")
    assert len(t.s.wounds[0]) == 1
    assert (t.asked().kind, t.asked().least, t.asked().most) == ("discard", 2, 2)
    t.discard(0, "1H 2H")
    assert t.hand(0) == ""
    assert not Table(["1H"], town={0: "bath-house"}, wounds={0: 2}).options("use:"), "two cards are the price"


def test_four_cards_at_most_fit_into_the_mine() -> None:
    t = Table([FIVE], town={0: "silver-mine"}, active=["high-card"])
    t.turn("duel:high-card")
    assert the(t.swap(0), "effect").why == "Tight Squeeze: {0} may play 4 cards."
    assert t.asked().most == 4
    with pytest.raises(RuleError, match="1 to 4"):
        t.select(0, FIVE)


def test_in_the_mine_cards_are_discarded_before_a_reload_even_with_a_full_hand() -> None:
    t = Table([FIVE], town={0: "silver-mine"})
    t.turn("reload")
    assert (t.asked().least, t.asked().most) == (0, 5)
    events = t.discard(0, "1H")
    assert the(events, "drew").data == {"count": 1, "reason": "reload"}
    assert len(t.s.hands[0]) == 5 and t.left == 2


def test_what_the_mine_gives_is_there_for_ammunition_too() -> None:
    t = Table([FIVE], town={0: "silver-mine"}, items={0: ["ammunition"]})
    t.turn("use:ammunition-1")
    t.discard(0, "1H")
    assert len(t.s.hands[0]) == 5
