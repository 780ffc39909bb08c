"""From presses and sticks to the steps of a menu."""

from __future__ import annotations

import pytest

from game.inputs.press import Press
from game.scenes.nav import REPEAT_AFTER_NS, REPEAT_EACH_NS, Nav


def press(control: str, value: float = 1.0, at_ns: int = 0, device: str = "keys1") -> Press:
    return Press(None, control, value, at_ns, at_ns, at_ns, "test", device)


@pytest.mark.parametrize("control", ["left", "right", "up", "down", "slam", "back", "start"])
def test_a_press_is_one_step_and_its_release_none(control: str) -> None:
    nav = Nav()
    assert nav.feed(press(control)) == control
    assert nav.feed(press(control, 0.0)) is None


def test_a_key_of_nobody_is_no_step() -> None:
    assert Nav().feed(press("")) is None


def test_a_held_direction_repeats_after_a_while_and_then_evenly() -> None:
    nav = Nav()
    nav.feed(press("down"))
    assert nav.repeats(REPEAT_AFTER_NS - 1) == []
    assert nav.repeats(REPEAT_AFTER_NS) == ["down"]
    assert nav.repeats(REPEAT_AFTER_NS + REPEAT_EACH_NS - 1) == []
    assert nav.repeats(REPEAT_AFTER_NS + REPEAT_EACH_NS) == ["down"]


def test_a_long_frame_repeats_once_and_not_all_that_was_missed() -> None:
    nav = Nav()
    nav.feed(press("down"))
    assert nav.repeats(REPEAT_AFTER_NS + 50 * REPEAT_EACH_NS) == ["down"]


def test_a_direction_that_is_let_go_or_forgotten_does_not_repeat() -> None:
    nav = Nav()
    nav.feed(press("down"))
    nav.feed(press("down", 0.0))
    assert nav.repeats(10 * REPEAT_AFTER_NS) == []
    nav.feed(press("up"))
    nav.clear()
    assert nav.repeats(10 * REPEAT_AFTER_NS) == []


def test_the_palm_does_not_repeat() -> None:
    nav = Nav()
    nav.feed(press("slam"))
    assert nav.repeats(10 * REPEAT_AFTER_NS) == []


def test_a_stick_steps_once_per_push_and_again_only_after_coming_back() -> None:
    nav = Nav()
    steps = [nav.feed(press("x", value)) for value in (0.3, 0.7, 1.0, 0.5, 0.9, 0.1, 0.8, -0.9)]
    assert steps == [None, "right", None, None, None, None, "right", "left"]


def test_a_stick_that_is_held_repeats_and_one_that_is_let_go_does_not() -> None:
    nav = Nav()
    assert nav.feed(press("y", -1.0)) == "up"
    assert nav.repeats(REPEAT_AFTER_NS) == ["up"]
    nav.feed(press("y", 0.0))
    assert nav.repeats(10 * REPEAT_AFTER_NS) == []


def test_each_device_holds_for_itself() -> None:
    nav = Nav()
    nav.feed(press("down", device="keys1"))
    nav.feed(press("down", device="keys2"))
    nav.feed(press("down", 0.0, device="keys1"))
    assert nav.repeats(REPEAT_AFTER_NS) == ["down"]
