from __future__ import annotations

from game.kiosk.idle import SECOND_NS, Idle


def let_pass(idle: Idle, start_s: float, seconds: float, waited_for: tuple[int, ...] = ()) -> float:
    """Half-second frames."""
    now = start_s
    while now < start_s + seconds:
        now += 0.5
        idle.advance(round(now * SECOND_NS), waited_for)
    return now


def test_a_table_is_idle_when_nobody_presses_for_so_long() -> None:
    idle = Idle(45, 90)
    now = let_pass(idle, 0.0, 89.5)
    assert not idle.table
    let_pass(idle, now, 1.5)
    assert idle.table


def test_any_press_is_life_of_the_table_also_of_those_who_have_no_seat() -> None:
    idle = Idle(45, 90)
    now = let_pass(idle, 0.0, 80)
    idle.lived(None)
    now = let_pass(idle, now, 80)
    assert not idle.table
    idle.lived(2)
    let_pass(idle, now, 80)
    assert not idle.table


def test_a_seat_is_idle_only_while_it_is_waited_for() -> None:
    idle = Idle(45, 1000)
    now = let_pass(idle, 0.0, 200, waited_for=(1,))
    assert idle.seats == [1]
    now = let_pass(idle, now, 40, waited_for=(0, 2))
    assert idle.seats == []
    let_pass(idle, now, 10, waited_for=(0,))
    assert idle.seats == [0]


def test_a_press_of_a_seat_begins_its_time_anew() -> None:
    idle = Idle(45, 1000)
    now = let_pass(idle, 0.0, 40, waited_for=(1, 2))
    idle.lived(1)
    let_pass(idle, now, 10, waited_for=(1, 2))
    assert idle.seats == [2]


def test_a_program_that_stood_still_has_made_nobody_idle() -> None:
    idle = Idle(45, 90)
    idle.advance(0, (1,))
    idle.advance(3600 * SECOND_NS, (1,))
    assert not idle.table
    assert idle.seats == []
