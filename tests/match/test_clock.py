import random

from game.inputs.press import Press
from game.match.clock import STALL_NS, STEP_NS, GameClock

MS = 1_000_000
SECOND = 1_000 * MS
START = 77 * SECOND


def seen(lo_ns: int, hi_ns: int, seen_ns: int) -> Press:
    return Press(0, "slam", 1.0, lo_ns, hi_ns, seen_ns, "pad", "pad:1")


def running(until_ns: int) -> GameClock:
    """A clock that has ticked 60 times a second."""
    clock = GameClock(START)
    for now in range(START, START + until_ns, SECOND // 60):
        clock.tick(now)
    return clock


def test_while_the_program_runs_game_time_is_the_computers_time() -> None:
    clock = running(2 * SECOND)
    assert clock.tick(START + 2 * SECOND) == 2 * SECOND
    assert clock.game_ns(START + 1_234_567) == 1_234_567


def test_a_stall_is_squeezed_into_one_step() -> None:
    clock = running(SECOND)
    before = clock.tick(START + SECOND)
    assert clock.tick(START + 6 * SECOND) == before + STEP_NS
    assert clock.tick(START + 6 * SECOND + 10 * MS) == before + STEP_NS + 10 * MS


def test_a_gap_that_is_no_stall_costs_what_it_takes() -> None:
    clock = running(SECOND)
    before = clock.tick(START + SECOND)
    assert clock.tick(START + SECOND + STALL_NS) == before + STALL_NS


def test_presses_made_in_a_stall_keep_their_order_and_lie_within_the_step() -> None:
    clock = running(SECOND)
    before = clock.tick(START + SECOND)
    end = START + 6 * SECOND
    presses = [seen(START + at * MS, START + (at + 1) * MS, end) for at in (1_500, 3_000, 5_900)]
    for given_first in (presses, list(reversed(presses))):
        found = sorted((clock.press(press) for press in given_first), key=lambda p: p.lo_ns)
        edges = [edge for press in found for edge in (press.lo_ns, press.hi_ns)]
        assert edges == sorted(edges)
        assert before <= edges[0] < edges[-1] <= before + STEP_NS
    assert clock.tick(end) == before + STEP_NS


def test_a_press_before_the_stall_stays_where_it_was_though_it_is_seen_after() -> None:
    clock = running(SECOND)
    clock.tick(START + SECOND)
    press = clock.press(seen(START + 990 * MS, START + 991 * MS, START + 6 * SECOND))
    assert (press.lo_ns, press.hi_ns) == (990 * MS, 991 * MS)


def test_a_flip_that_took_long_is_stamped_at_its_squeezed_end() -> None:
    clock = running(SECOND)
    before = clock.tick(START + SECOND)
    shown = clock.game_ns(START + SECOND + 700 * MS)
    assert shown == before + STEP_NS
    assert clock.tick(START + SECOND + 701 * MS) == shown + MS


def test_a_pause_costs_nothing_and_ends_without_a_jump() -> None:
    clock = running(SECOND)
    clock.pause(START + SECOND)
    assert clock.tick(START + 100 * SECOND) == SECOND
    clock.resume(START + 100 * SECOND)
    assert clock.tick(START + 100 * SECOND + 16 * MS) == SECOND + 16 * MS


def test_the_map_never_goes_back_whatever_happens() -> None:
    rng = random.Random(5)
    for trial in range(50):
        clock, now = GameClock(START), START
        for _ in range(40):
            now += rng.choice((1, 16, 16, 100, 249, 251, 900, 5_000)) * MS
            step = rng.randrange(4)
            if step == 0:
                clock.pause(now)
            elif step == 1:
                clock.resume(now)
            else:
                clock.tick(now)
        points = sorted(rng.randrange(START, now + SECOND) for _ in range(100))
        mapped = [clock._map(point) for point in points]
        assert mapped == sorted(mapped), f"trial {trial}"
