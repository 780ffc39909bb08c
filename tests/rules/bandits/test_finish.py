from __future__ import annotations

import pytest

from game.rules.bandits import finish
from game.rules.kernel import TABLE, Chance, Event, Response, RuleError, ScriptedChance
from tests.rules.bandits.table import MS, RULES, Table
from tests.rules.told import kinds, only, the

THREES = ("robot-green-b", "sharp-green-a", "brain-green-b", "coyote-red-a")
ONES = ("robot-green-a", "sharp-green-b", "brain-green-a")
TWOS = ("robot-red-a", "robot-red-b", "sharp-red-a", "sharp-red-b")


def _end(captured: dict[int, tuple[str, ...]], *, chance: Chance | None = None, **sheriffs: int) -> Table:
    holders = dict(enumerate(sheriffs.values()))
    return Table("the-end", captured=captured, sheriffs=holders, chance=chance)


def _last(table: Table) -> tuple[Event, ...]:
    table.reveal()
    return table.flip()


def test_bm16_most_credits_win_at_once() -> None:
    table = _end({0: ONES, 2: THREES[:2], 3: TWOS[:1]})
    events = _last(table)
    assert [event.data["credits"] for event in only(events, "score")] == [3, 0, 6, 2]
    assert (the(events, "winner").seat, the(events, "winner").data["how"]) == (2, "credits")
    assert RULES.pending(table.s) == ()
    result = RULES.result(table.s)
    assert (result["order"], result["places"]) == ([2, 0, 3, 1], [2, 4, 1, 3])


def test_bm16_equal_credits_go_to_the_greater_number_of_bandits() -> None:
    table = _end({0: THREES[:1], 1: ONES}, a=0)
    winner = the(_last(table), "winner")
    assert (winner.seat, winner.data["how"]) == (1, "bandits")


def test_bm16_equal_bandits_go_to_a_sheriff() -> None:
    table = _end({0: THREES[:1], 1: THREES[1:2], 2: TWOS[:1]}, a=1, b=2)
    winner = the(_last(table), "winner")
    assert (winner.seat, winner.data["how"]) == (1, "sheriff")
    assert RULES.result(table.s)["places"] == [2, 1, 3, 4]


def test_bm16_players_tied_below_the_winner_share_their_place() -> None:
    table = _end({3: THREES})
    _last(table)
    assert RULES.result(table.s)["places"] == [2, 2, 2, 1]


def test_bm3_what_lies_in_other_decks_when_the_end_shows_is_unused() -> None:
    table = _end({1: THREES})
    left = [len(deck) for deck in table.s.decks]
    _last(table)
    assert RULES.view(table.s, None)["decks"] == [left[0] - 1, *left[1:]]


def _noon(**script: int) -> Table:
    """Seats 0, 1 and 3 tie in everything."""
    chance = ScriptedChance([["tie", toss] for toss in script.values()])
    table = _end({0: THREES[:1], 1: THREES[1:2], 3: THREES[2:3]}, chance=chance)
    assert the(_last(table), "noon").data == {"seats": [0, 1, 3], "round": 1}
    return table


def _draw(table: Table, seat: int, at_ms: float, width_ms: float = 1) -> tuple[Event, ...]:
    lo, hi = int(at_ms * MS), int((at_ms + width_ms) * MS)
    return table.submit(Response(seat, "draw", lo_ns=lo, hi_ns=hi))


def _bell(table: Table) -> Table:
    table.submit(Response(TABLE, "bell"))
    return table


def test_bm16_the_first_press_after_the_bell_wins_the_duel() -> None:
    table = _bell(_noon())
    _draw(table, 1, 260)
    _draw(table, 3, 250)
    assert RULES.pending(table.s)[0].due_ns == 251 * MS
    events = table.to(251)
    assert the(events, "noon_won").seat == 3
    assert the(events, "noon_won").why == "{3} drew first, 10 ms before {1}."
    assert the(events, "winner").data == {"how": "noon", "places": [2, 2, 4, 1]}
    assert RULES.result(table.s)["order"] == [3, 0, 1, 2]


def test_bm16_only_those_still_tied_may_draw_and_only_once() -> None:
    table = _bell(_noon())
    with pytest.raises(RuleError, match="duellist"):
        _draw(table, 2, 250)
    _draw(table, 0, 250)
    with pytest.raises(RuleError, match="duellist"):
        _draw(table, 0, 300)
    assert [r.seat for r in RULES.pending(table.s)] == [TABLE, 1, 3]


def test_bm16_a_press_before_the_bell_loses() -> None:
    table = _noon()
    assert the(_draw(table, 0, 0), "draw").data["false_start"] is True
    _bell(table)
    _draw(table, 1, 300)
    assert the(table.to(301), "noon_won").seat == 1


@pytest.mark.parametrize(
    ("at_ms", "too_soon"), [(-40, True), (0, True), (99, True), (99.5, False), (100, False)]
)
def test_bm16_a_press_surely_sooner_than_100_ms_after_the_bell_is_a_false_start(
    at_ms: float, too_soon: bool
) -> None:
    table = _bell(_noon())
    assert the(_draw(table, 0, at_ms), "draw").data["false_start"] is too_soon
    assert table.s.stats[0].false_starts == too_soon


def test_bm16_the_last_one_who_did_not_draw_too_soon_wins() -> None:
    table = _noon()
    _draw(table, 0, 0)
    _bell(table)
    _draw(table, 3, 50)
    assert RULES.pending(table.s)[0].due_ns == 100 * MS
    assert not table.to(99)
    assert the(table.to(100), "noon_won").seat == 1


@pytest.mark.parametrize("after_bell", [0, 1, 2])
def test_bm16_when_all_drew_too_soon_they_do_it_again(after_bell: int) -> None:
    table = _noon()
    events: tuple[Event, ...] = ()
    for index, seat in enumerate((3, 0, 1)):
        if index == after_bell:
            _bell(table)
        events = _draw(table, seat, 10)
    assert the(events, "noon").data == {"seats": [0, 1, 3], "round": 2}
    assert [r.kind for r in RULES.pending(table.s)] == ["bell", "draw", "draw", "draw"]
    _bell(table)
    _draw(table, 0, 200)
    assert the(table.to(201), "winner").seat == 0


def test_bm17_a_dead_heat_at_noon_is_left_to_the_coin() -> None:
    table = _bell(_noon(toss=1))
    _draw(table, 1, 250, 4)
    _draw(table, 0, 253, 4)
    won = the(table.to(254), "noon_won")
    assert (won.seat, won.why) == (1, "Dead heat, 3.0 ms apart: the coin picked {1}.")


def test_bm16_a_duel_in_which_nobody_draws_is_left_to_the_coin() -> None:
    table = _bell(_noon(toss=2))
    assert RULES.pending(table.s)[0].due_ns == finish.NOON_LIMIT_NS
    assert the(table.to(10_000), "noon_won").seat == 3


def test_bm16_the_bell_rings_once_and_time_passes_only_after_it() -> None:
    table = _noon()
    with pytest.raises(RuleError, match="not rung"):
        table.to(10)
    _bell(table)
    with pytest.raises(RuleError, match="rung already"):
        _bell(table)
    table.to(50)
    with pytest.raises(RuleError, match="can't go back"):
        table.to(49)


def test_bm16_nothing_can_be_done_when_the_match_is_over() -> None:
    table = _end({1: THREES})
    _last(table)
    for response in (Response(0, "reveal", ("reveal",)), Response(TABLE, "flip"), Response(TABLE, "advance")):
        with pytest.raises(RuleError, match="phase 'over'"):
            table.submit(response)


def test_the_result_waits_for_the_end() -> None:
    with pytest.raises(RuleError, match="not over"):
        RULES.result(_noon().s)


def test_the_result_counts_reactions_false_starts_and_wrong_captures() -> None:
    table = Table("wanted-robot-1", up=["robot-red-a", "robot-red-b"], hidden=["sharp-red-a"], seats=3)
    table.reveal()
    table.submit(Response(2, "early"))
    table.flip()
    table.cover(0, "spot-0", 400)
    table.cover(1, "spot-0", 402)
    table.cover(2, "spot-2", 600)
    table.rest()
    table.s.stats[0].reactions += [300 * MS, 500 * MS]
    table.s.decks = [[], ["the-end"], []]
    _last_of(table)
    result = RULES.result(table.s)
    assert result["best_ns"] == [300 * MS, None, 600 * MS]
    assert result["median_ns"] == [400 * MS, None, 600 * MS]
    assert result["captures"] == [3, 0, 1]
    assert result["wrong"] == [0, 0, 1]
    assert result["false_starts"] == [0, 0, 1]
    assert result["photo"] == {"gap_ns": 2 * MS, "first": 0, "second": 1, "dead_heat": False}
    assert result["cards"][0] == ["robot-red-a"]


def _last_of(table: Table) -> None:
    assert table.s.active == 1
    assert kinds(_last(table))[-1] == "winner"
