"""The referee before a race: when cards show, and who may press when."""

import pytest

from game.match.hunt import RULES
from game.match.pace import Pace
from game.match.seats import SeatSpec
from game.rules.kernel import Event
from tests.match.hands import MS, SECOND, press
from tests.match.referee import dealt, due, hand, hunt_of, hushed, kinds, with_top

# Revealing


def test_only_the_active_player_can_reveal() -> None:
    hunt = hunt_of(dealt())
    other = 1 - hunt.active
    hunt.press(press(other, "slam", 100 * MS))
    hunt.advance(SECOND)
    assert hunt.phase == "wait"
    hunt.press(press(hunt.active, "slam", SECOND + MS))
    hunt.advance(SECOND + 2 * MS)
    assert hunt.phase == "hush"


@pytest.mark.parametrize("rate", [30, 77, 1000])
def test_a_card_that_nobody_reveals_is_revealed_after_three_seconds_sharp(rate: int) -> None:
    hunt = hunt_of(dealt())
    events: list[Event] = []
    for frame in range(4 * rate):
        events += hunt.advance(frame * SECOND // rate)
        if hunt.phase != "wait":
            break
    assert [event.data["at_ns"] for event in events if event.data.get("phase") == "hush"] == [3 * SECOND]


def test_with_zero_seconds_a_card_waits_for_its_player() -> None:
    hunt = hunt_of(dealt(), Pace.of("normal", 0))
    hunt.advance(1000 * SECOND)
    assert hunt.phase == "wait"


def test_while_a_pad_is_lost_no_card_is_revealed() -> None:
    hunt = hunt_of(dealt())
    hunt.held = True
    hunt.press(press(hunt.active, "slam", SECOND))
    hunt.advance(10 * SECOND)
    assert hunt.phase == "wait"
    hunt.held = False
    hunt.advance(10 * SECOND + MS)
    assert hunt.phase == "hush"


def test_the_hush_is_as_long_as_it_may_be_and_never_the_same() -> None:
    lasts = set()
    for seed in range(40):
        hunt = hushed(hunt_of(dealt(seed=seed)))
        lasts.add((hunt.ends_ns or 0) - hunt.since_ns)
    assert min(lasts) >= 400 * MS
    assert max(lasts) <= 1_200 * MS
    assert len(lasts) == 40


def test_the_view_names_the_card_only_when_it_is_to_be_drawn() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    assert hunt.view["card"] is None
    events = hunt.advance(hunt.ends_ns or 0)
    assert hunt.wants_flip
    assert hunt.view["card"] is not None
    assert "flip" in kinds(events)
    assert hunt.match.view(None)["card"] is None


def test_the_race_begins_when_the_screen_shows_the_card_and_not_before() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "wanted"))))
    hunt.advance(hunt.now_ns + 5 * SECOND)
    assert hunt.phase == "flip"
    shown = hunt.now_ns + 7 * MS
    hunt.flipped(shown)
    hunt.advance(shown - 1)
    assert hunt.phase == "flip"
    hunt.advance(shown)
    assert hunt.phase == "race"
    assert hunt.since_ns == shown


# Hands off the table


def test_a_slam_in_the_hush_is_a_false_start_and_the_hand_starts_later_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    early = 1 - hunt.active
    hunt.press(press(early, "slam", hunt.now_ns + 50 * MS))
    hunt.press(press(early, "slam", hunt.now_ns + 80 * MS, 0.0))
    hunt.press(press(early, "slam", hunt.now_ns + 90 * MS))
    hunt.press(press(early, "slam", hunt.now_ns + 95 * MS, 0.0))
    events = hunt.advance(hunt.ends_ns or 0)
    assert [event.seat for event in events if event.kind == "false_start"] == [early]
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    assert hand(hunt, early).state == "delayed"
    assert hand(hunt, 1 - early).state == "home"
    for seat in range(2):
        hunt.press(press(seat, "up", hunt.since_ns + 10 * MS))
    hunt.advance(hunt.since_ns + 240 * MS)
    assert hand(hunt, early).state == "delayed"
    assert hand(hunt, 1 - early).state == "reach"
    hunt.advance(hunt.since_ns + 300 * MS)
    assert hand(hunt, early).state == "reach"


def test_a_slam_between_the_flip_that_is_due_and_the_one_on_screen_is_a_false_start_bm19() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "wanted"))))
    base = hunt.now_ns
    hunt.press(press(0, "slam", base + 10 * MS))
    hunt.press(press(1, "slam", base + 30 * MS))
    hunt.flipped(base + 20 * MS)
    events = hunt.advance(base + 60 * MS)
    assert [event.seat for event in events if event.kind == "false_start"] == [0]


def test_without_the_option_a_slam_in_the_hush_costs_nothing_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(false_start=False), "wanted")))
    hunt.press(press(0, "slam", hunt.now_ns + 50 * MS))
    events = hunt.advance(hunt.ends_ns or 0)
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns)
    assert "false_start" not in kinds(events)
    assert hand(hunt, 0).state == "home"


def test_a_direction_held_from_before_the_card_counts_once_it_is_let_go_bm19() -> None:
    hunt = hushed(hunt_of(with_top(dealt(), "wanted")))
    home = hunt.table.home(0, 2)
    hunt.press(press(0, "left", hunt.now_ns + 20 * MS))
    due(hunt)
    hunt.flipped(hunt.now_ns)
    hunt.advance(hunt.now_ns + 400 * MS)
    assert (hand(hunt, 0).x, hand(hunt, 0).y) == home
    hunt.press(press(0, "left", hunt.now_ns + MS, 0.0))
    hunt.press(press(0, "left", hunt.now_ns + 20 * MS))
    hunt.advance(hunt.now_ns + 200 * MS)
    assert hand(hunt, 0).x < home[0] - 20


def test_presses_do_nothing_when_a_bandit_shows_bm10() -> None:
    hunt = due(hushed(hunt_of(with_top(dealt(), "bandit"))))
    hunt.flipped(hunt.now_ns)
    hunt.press(press(0, "slam", hunt.now_ns + 10 * MS))
    hunt.press(press(1, "slam", hunt.now_ns + 20 * MS))
    events = hunt.advance(hunt.now_ns + 100 * MS)
    assert hunt.phase == "check"
    assert set(kinds(events)) == {"phase"}
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.phase == "wait"


# Seats


def test_a_bot_that_takes_over_plays_on() -> None:
    hunt = hunt_of(dealt(), headless=True)
    for seat in range(2):
        hunt.replace(seat, SeatSpec("bot", "hard"))
    hunt.advance(600 * SECOND)
    assert hunt.phase == "over"
    assert sum(RULES.result(hunt.match.state)["captures"]) > 5


def test_nobody_can_press_for_a_bot() -> None:
    hunt = hunt_of(dealt("keys1,bot"))
    for seat in (1, 7, -1):
        hunt.press(press(seat, "slam", hunt.now_ns + MS))
    hunt.press(press(0, "slam", 0)._replace(seat=None))
    hunt.advance(2 * MS)
    assert hunt.phase == "wait"
