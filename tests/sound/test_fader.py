"""Fades, ducking and tension, by a clock of our own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.sound.fader import TIGHT_DIP, Fader


def run(fader: Fader, start: float, seconds: float) -> list[tuple[float, float]]:
    """Levels every 10 ms."""
    levels = []
    for turn in range(round(seconds * 100)):
        fader.step(start + turn / 100, 0.01)
        levels.append(fader.levels())
    return levels


def playing() -> Fader:
    fader = Fader()
    fader.song_aim = 1.0
    run(fader, 0.0, 1.0)
    return fader


def test_a_song_fades_in_and_out_completely() -> None:
    fader = playing()
    assert fader.levels() == (1.0, 0.0) and not fader.moving
    fader.song_aim = 0.0
    assert fader.moving
    assert run(fader, 1.0, 1.0)[-1] == (0.0, 0.0)


def test_music_ducks_quickly_holds_and_comes_back_slowly() -> None:
    fader = playing()
    fader.press(0.6, until=2.0)
    first = run(fader, 1.0, 0.1)[-1][0]
    held = run(fader, 1.1, 0.85)[-1][0]
    after = run(fader, 2.0, 0.2)[-1][0]
    assert first == held == pytest.approx(0.4)
    assert 0.4 < after < 0.9, "comes back too fast or not at all"
    assert run(fader, 2.2, 1.0)[-1][0] == 1.0 and not fader.moving


def test_a_lighter_duck_does_not_lift_a_deeper_one() -> None:
    fader = playing()
    fader.press(0.8, until=2.0)
    fader.press(0.1, until=1.2)
    assert run(fader, 1.0, 0.9)[-1][0] == pytest.approx(0.2)


def test_tension_brings_the_second_layer_up_and_the_first_a_little_down() -> None:
    fader = playing()
    fader.tension_aim = 1.0
    base, tight = run(fader, 1.0, 0.5)[-1]
    assert tight == pytest.approx(1.0) and base == pytest.approx(1 - TIGHT_DIP)
    fader.tension_aim = 0.0
    assert run(fader, 1.5, 1.5)[-1] == (1.0, 0.0)


def test_no_level_ever_jumps() -> None:
    fader = playing()
    fader.tension_aim = 1.0
    fader.press(1.0, until=1.3)
    levels = [fader.levels(), *run(fader, 1.0, 2.0)]
    for (base, tight), (next_base, next_tight) in pairwise(levels):
        assert abs(next_base - base) <= 0.3 and abs(next_tight - tight) <= 0.3
    assert all(0 <= level <= 1 for pair in levels for level in pair)
