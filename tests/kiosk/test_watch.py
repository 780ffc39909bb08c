from __future__ import annotations

from game.kiosk.watch import (
    DARK,
    FIRST_FRAME_S,
    FROZEN_S,
    MEMORY_S,
    MOST_PLAYED_S,
    PAUSES_S,
    SAFE_AFTER,
    Watch,
)


def test_a_game_that_draws_nothing_for_ten_seconds_is_frozen() -> None:
    watch = Watch()
    watch.started(0.0)
    watch.drew(5.0)
    assert not watch.frozen(5.0 + FROZEN_S)
    assert watch.frozen(5.1 + FROZEN_S)
    watch.drew(20.0)
    assert not watch.frozen(21.0)


def test_a_slow_start_is_not_yet_frozen() -> None:
    watch = Watch()
    watch.started(100.0)
    assert not watch.frozen(100.0 + FIRST_FRAME_S)
    assert watch.frozen(100.1 + FIRST_FRAME_S)


def test_nothing_is_frozen_before_it_was_started() -> None:
    assert not Watch().frozen(1e9)


def test_pauses_grow_from_crash_to_crash_and_five_in_ten_minutes_lead_to_the_safe_mode() -> None:
    watch = Watch()
    again = [watch.crashed(float(n)) for n in range(SAFE_AFTER + 4)]
    assert [found.pause_s for found in again] == [*PAUSES_S, PAUSES_S[-1], PAUSES_S[-1]], "none has drawn"
    assert [found.safe for found in again] == [False] * (SAFE_AFTER - 1) + [True] * 5


def test_guests_never_wait_long_for_a_game_that_had_shown_a_picture() -> None:
    watch = Watch()
    for n in range(20):
        watch.started(float(n))
        watch.drew(n + 0.1)
        assert watch.crashed(n + 0.2).pause_s <= MOST_PLAYED_S
    pauses = []
    for n in range(20, 24):
        watch.started(float(n))
        pauses.append(watch.crashed(n + 0.1).pause_s)
    assert pauses == [MOST_PLAYED_S] * (DARK - 1) + [PAUSES_S[-1]] * 2, "one that shows nothing has to wait"


def test_crashes_of_long_ago_are_forgotten() -> None:
    watch = Watch()
    for n in range(SAFE_AFTER):
        again = watch.crashed(n * (MEMORY_S / 2))
    assert (again.pause_s, again.safe) == (PAUSES_S[2], False)
