"""A pad that the system shows twice is found out; two people never are."""

from __future__ import annotations

import random

from game.inputs.press import Press
from game.inputs.span import MS
from game.inputs.twins import ENOUGH, TwinFinder, Twins


def press(device: str, at_ms: float, control: str = "slam", width_ms: float = 1.0) -> Press:
    at = round(at_ms * MS)
    return Press(None, control, 1.0, at, at + round(width_ms * MS), at, "pad", device)


def fed(finder: TwinFinder, *presses: Press) -> Twins | None:
    found = None
    for one in presses:
        found = finder.feed(one) or found
    return found


def test_two_devices_that_always_fire_together_are_found_after_six_presses_and_the_second_is_named() -> None:
    finder = TwinFinder()
    for number in range(ENOUGH - 1):
        at = 300.0 * number
        assert fed(finder, press("pad:0", at), press("pad:1", at + 1.5)) is None
    assert fed(finder, press("pad:0", 5000), press("pad:1", 5000.5)) == Twins("pad:0", "pad:1")


def test_one_press_apart_begins_the_count_anew() -> None:
    finder = TwinFinder()
    for number in range(ENOUGH - 1):
        fed(finder, press("pad:0", 300.0 * number), press("pad:1", 300.0 * number))
    fed(finder, press("pad:0", 4000))
    for number in range(ENOUGH - 1):
        at = 5000 + 300.0 * number
        assert fed(finder, press("pad:0", at), press("pad:1", at)) is None


def test_other_controls_at_one_time_are_no_twins() -> None:
    finder = TwinFinder()
    for number in range(20):
        at = 300.0 * number
        assert fed(finder, press("pad:0", at, "left"), press("pad:1", at, "right")) is None


def test_four_people_who_mash_as_fast_as_they_can_are_never_taken_for_one() -> None:
    rng = random.Random(3)
    finder = TwinFinder()
    stream = [
        press(f"pad:{pad}", 90.0 * number + rng.uniform(0, 60), rng.choice(["slam", "left"]))
        for pad in range(4)
        for number in range(3000)
    ]
    assert fed(finder, *sorted(stream, key=lambda one: one.at_ns)) is None


def test_a_pad_stays_where_something_presses_keys_for_it() -> None:
    finder = TwinFinder()
    presses = [press(device, 300.0 * n) for n in range(ENOUGH) for device in ("keys2", "pad:0")]
    assert fed(finder, *presses) == Twins("pad:0", "keys2")


def test_two_key_zones_are_two_people_whatever_they_press() -> None:
    finder = TwinFinder()
    presses = [press(device, 300.0 * n) for n in range(20) for device in ("keys1", "keys2")]
    assert fed(finder, *presses) is None


def test_a_device_that_is_gone_is_forgotten() -> None:
    finder = TwinFinder()
    for number in range(ENOUGH - 1):
        fed(finder, press("pad:0", 300.0 * number), press("pad:1", 300.0 * number))
    finder.forget("pad:1")
    assert fed(finder, press("pad:0", 5000), press("pad:1", 5000)) is None
