"""Each word of the vocabulary by itself, and the order in which effects work."""

from __future__ import annotations

import msgspec
import pytest

from game.rules.bountytown.frames import Duel
from game.rules.bountytown.hooks import ask, ordered
from game.rules.bountytown.rows import Character, Effect, ItemKind, Location, Use
from game.rules.bountytown.state import State
from game.rules.bountytown.uses import DEEDS
from game.rules.bountytown.vocabulary import HOOKS, OPS, PER, WHEN, WHO, WINDOWS, hook_words
from game.rules.kernel import TABLE, Event
from tests.rules.bountytown.box import BOX, RULES, plain
from tests.rules.bountytown.table import Table
from tests.rules.told import kinds

HOOK = "duel.extra_cards"
WORDS = {"attacking", "defending", "against_player", "against_bounty", "few_cards"}


def with_effects(*effects: tuple[str, Effect], hook: str = HOOK) -> State:
    """Seat 0 has a Character with these effects; all stand where nothing has a say."""
    numbered = [(hook, effect) for _, effect in effects]
    return Table(["1H"], who={0: plain(0, *numbered)}, at=dict.fromkeys(range(3), 1)).s


def effect(op: str, n: int = 0, **words: object) -> tuple[str, Effect]:
    return HOOK, Effect(op, n, **words)  # type: ignore[arg-type]


PLAYERS = Duel(0, 1)
OTHER_WAY = Duel(1, 0)
HUNT = Duel(0, TABLE, "spare")


@pytest.mark.parametrize(
    ("op", "n", "found"), [("set", 7, 7), ("add", 2, 5), ("add", -9, 0), ("multiply", 3, 9), ("forbid", 0, 0)]
)
def test_an_operation_changes_the_number(op: str, n: int, found: int) -> None:
    assert ask(with_effects(effect(op, n)), HOOK, 3, 0, PLAYERS) == found
    assert op in OPS


def test_a_hook_without_effects_is_its_base_number() -> None:
    s = with_effects()
    assert [ask(s, hook, 4, seat) for hook in HOOKS for seat in range(3)] == [4] * 3 * len(HOOKS)


@pytest.mark.parametrize(
    ("who", "duel", "touched"),
    [
        ("owner", PLAYERS, [0]),
        ("owner", OTHER_WAY, [0]),
        ("opponent", PLAYERS, [1]),
        ("opponent", OTHER_WAY, [1]),
        ("defender", PLAYERS, [1]),
        ("defender", OTHER_WAY, []),
        ("attacker", PLAYERS, []),
        ("attacker", OTHER_WAY, [1]),
        ("opponent", HUNT, []),
        ("defender", HUNT, []),
        ("opponent", Duel(1, 2), []),
        ("owner", Duel(1, 2), [0]),
    ],
)
def test_who_says_whose_number_is_changed(who: str, duel: Duel, touched: list[int]) -> None:
    s = with_effects(effect("add", 1, who=who))
    assert [seat for seat in range(3) if ask(s, HOOK, 0, seat, duel)] == touched
    assert who in WHO


@pytest.mark.parametrize(
    ("word", "holds"),
    [
        ("attacking", [True, False, True]),
        ("defending", [False, True, False]),
        ("against_player", [True, True, False]),
        ("against_bounty", [False, False, True]),
    ],
)
def test_when_says_in_which_duels_an_effect_works(word: str, holds: list[bool]) -> None:
    s = with_effects(effect("add", 1, when=(word,)))
    assert [ask(s, HOOK, 0, 0, duel) == 1 for duel in (PLAYERS, OTHER_WAY, HUNT)] == holds
    assert ask(s, HOOK, 0, 0) == 0, "and never outside a Duel"
    assert word in WHEN and set(WHEN) == WORDS


def test_few_cards_are_fewer_than_five() -> None:
    s = with_effects(effect("add", 1, when=("few_cards",)))
    for count in (1, 4, 5, 6):
        cards = list(range(count))
        assert ask(s, HOOK, 0, 0, Duel(0, 1, plays=[cards, [], []])) == (count < 5)
        assert ask(s, HOOK, 0, 0, Duel(1, 0, plays=[[], cards, []])) == (count < 5)


def test_all_conditions_must_hold() -> None:
    s = with_effects(effect("add", 1, when=("attacking", "against_player")))
    assert [ask(s, HOOK, 0, 0, duel) for duel in (PLAYERS, OTHER_WAY, HUNT)] == [1, 0, 0]


def test_per_turn_counts_once_a_turn_and_only_when_the_number_is_used() -> None:
    s = with_effects(effect("add", 2, per="turn"))
    out: list[Event] = []
    assert ask(s, HOOK, 0, 0, PLAYERS) == 2
    assert ask(s, HOOK, 0, 0, PLAYERS, out) == 2
    assert ask(s, HOOK, 0, 0, PLAYERS, out) == 0
    assert kinds(out) == ["effect"]
    assert PER == ("", "turn")
    s.stack[0].used.clear()
    assert ask(s, HOOK, 0, 0, PLAYERS, out) == 2


def test_an_effect_that_changes_nothing_is_neither_told_nor_used_up() -> None:
    s = with_effects(effect("set", 0, per="turn"))
    out: list[Event] = []
    ask(s, HOOK, 0, 0, PLAYERS, out)
    assert out == [] and s.stack[0].used == []


# The order of effects


def test_two_abilities_at_one_moment_set_then_add_then_multiply_then_forbid_however_they_are_written() -> (
    None
):
    every = [effect("multiply", 3), effect("add", 2), effect("set", 1)]
    assert ask(with_effects(*every), HOOK, 9, 0, PLAYERS) == 9, "(1 + 2) * 3"
    assert ask(with_effects(effect("forbid"), *every), HOOK, 9, 0, PLAYERS) == 0


def sources(s: State, seat: int, duel: Duel) -> list[str]:
    return [row.id for _, row, _ in ordered(s, HOOK, seat, duel)]


def test_at_one_operation_the_location_comes_first_then_seats_from_the_active_player_on() -> None:
    mine = (HOOK, Effect("set", 5, who="owner"))
    theirs = (HOOK, Effect("set", 6, who="opponent"))
    place = Location("moor", "Moor", "Fog", {HOOK: (Effect("set", 4),)})
    t = Table(["1H"], who={0: plain(0, theirs, mine), 1: plain(1, theirs, mine)}, town={0: place})
    assert sources(t.s, 1, PLAYERS) == ["moor", "plain-0", "plain-1"]
    assert ask(t.s, HOOK, 0, 1, PLAYERS) == 5, "the last one that sets stands"
    t.turn("end")
    assert sources(t.s, 1, PLAYERS) == ["moor", "plain-1", "plain-0"]
    assert ask(t.s, HOOK, 0, 1, PLAYERS) == 6
    t.turn("end")
    assert sources(t.s, 1, PLAYERS) == ["moor", "plain-0", "plain-1"], "from seat 2 on, seat 0 is nearer"


def test_a_players_character_comes_before_their_items_and_items_in_order_of_acquisition() -> None:
    spurs = ItemKind("spurs", "Spurs", "", {HOOK: (Effect("add", 1),)}, price=1, copies=2)
    boots = ItemKind("boots", "Boots", "", {HOOK: (Effect("add", 1),)}, price=1, copies=2)
    t = Table(["1H"], who={0: plain(0, (HOOK, Effect("add", 1)))}, item_kinds=[spurs, boots])
    t.resettle()
    t.s.items[0] = ["boots-1", "spurs-1"]
    assert sources(t.s, 0, PLAYERS) == ["plain-0", "boots", "spurs"]
    t.s.items[0].reverse()
    assert sources(t.s, 0, PLAYERS) == ["plain-0", "spurs", "boots"]
    assert ask(t.s, HOOK, 0, 0, PLAYERS) == 3
    assert ask(t.s, HOOK, 0, 1, PLAYERS) == 0, "others do not profit"


def test_in_play_the_order_decides_forbid_at_the_boarding_house_beats_what_adds() -> None:
    hurt = plain(1, ("duel.wounds", Effect("add", 3, who="opponent")))
    t = Table(["1H", "1D", ""], who={1: hurt}, town={0: "boarding-house"}, at={2: 5}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    t.select(1, "1D")
    assert t.s.wounds[0] == []


def test_in_play_set_comes_before_add_at_the_hideout() -> None:
    hurt = plain(1, ("duel.wounds", Effect("add", 1, who="opponent")))
    t = Table(["1H", "1D", ""], who={1: hurt}, at={2: 5}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    t.select(1, "1D")
    assert [len(wounds) for wounds in t.s.wounds] == [3, 2, 0]


# Windows and deeds


def test_every_deed_of_a_window_has_a_function_and_every_function_a_window() -> None:
    assert {deed for deeds in WINDOWS.values() for deed in deeds} == set(DEEDS)


def test_every_hook_window_and_deed_is_used_by_some_card() -> None:
    rows = [*BOX.characters, *BOX.locations, *BOX.items]
    assert {hook for row in rows for hook in row.effects} == set(HOOKS)
    assert {window for row in rows for window in row.uses} == set(WINDOWS)
    assert {use.do for row in rows for use in row.uses.values()} == set(DEEDS)


def test_a_character_may_have_a_use_in_any_window_once_a_turn() -> None:
    lucky = plain(1, uses={"declared": Use("cancel_duel")})
    t = Table(["1H", "1D", ""], who={1: lucky}, at={2: 5}, active=[])
    t.turn("duel:seat-1")
    assert t.asked().options == ("pass", "plain-1")
    t.do(1, "react", "plain-1")
    t.turn("duel:seat-1")
    assert t.asked().kind == "swap", "used up in this turn"


def test_a_location_may_have_a_use_in_any_window() -> None:
    altar = Location("altar", "Altar", "Mercy", uses={"wounded": Use("no_wounds")})
    t = Table(["1H", "1D", ""], town={0: altar}, at={2: 5}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    t.select(1, "1D")
    t.do(0, "react", "altar")
    assert t.asked().seat == 1, "each in turn"
    t.do(1, "react", "altar")
    assert t.asked().kind == "turn" and t.s.wounds == [[], [], []]


def test_a_use_may_cost_cards_that_the_hand_must_hold() -> None:
    dear = plain(0, uses={"turn": Use("draw", discard=2)})
    assert not Table(["1H"], who={0: dear}).options("use:")
    t = Table(["1H 2H"], who={0: dear}, deck="5G")
    t.turn("use:plain-0")
    t.discard(0, "1H 2H")
    assert t.hand(0) == "5G"


def test_hooks_are_told_in_words_with_the_right_number() -> None:
    assert hook_words("duel.wounds", "{1}", 2) == "{1} faces 2 Wounds"
    assert hook_words("duel.wounds", "{1}", 1) == "{1} faces 1 Wound"
    assert hook_words("duel.wounds", "{1}", 0) == "{1} takes no Wounds"
    assert hook_words("duel.blind_cards", "{1}", 1) == "1 card off the deck joins {1}'s cards"
    assert hook_words("duel.blind_cards", "{1}", 2) == "2 cards off the deck join {1}'s cards"
    assert hook_words("store.price", "{1}", 2) == ""


def test_rows_and_states_survive_json_with_effects_and_uses() -> None:
    s = with_effects(effect("add", 1, when=("attacking",), who="opponent", per="turn"))
    again = RULES.from_json(msgspec.json.decode(msgspec.json.encode(RULES.to_json(s))))
    assert again == s
    assert isinstance(again.book.characters["plain-0"], Character)
