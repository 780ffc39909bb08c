"""Learning how often a pad reports."""

from __future__ import annotations

import random

import pytest

from game.inputs.period import ReportPeriod
from game.inputs.span import MS


def watch(period_ms: float, seed: int, *, looks_ms: float = 1.0, stalls: bool = False) -> ReportPeriod:
    """A pad that reports in each period, looked at by a thread that jitters."""
    rng = random.Random(seed)
    learned = ReportPeriod()
    report = period_ms
    look = 0.0
    for _ in range(3000):
        look += looks_ms + rng.random() * 0.3
        if stalls and rng.random() < 0.05:
            look += rng.uniform(8, 30)
        seen = False
        while report <= look:
            seen, report = True, report + period_ms
        if seen:
            learned.report(round(look * MS))
    return learned


@pytest.mark.parametrize("period_ms", [1, 2, 4, 8])
@pytest.mark.parametrize("seed", range(5))
def test_the_periods_of_usb_are_told_apart(period_ms: int, seed: int) -> None:
    assert watch(period_ms, seed).ns == period_ms * MS


@pytest.mark.parametrize("period_ms", [2, 4, 8])
@pytest.mark.parametrize("seed", range(5))
def test_a_busy_computer_does_not_make_a_slow_pad_look_quick(period_ms: int, seed: int) -> None:
    assert watch(period_ms, seed, stalls=True).ns == period_ms * MS


def test_a_pad_that_has_told_little_is_taken_for_the_slowest() -> None:
    learned = ReportPeriod()
    for at in (0, 1, 2):
        learned.report(at * MS)
    assert learned.ns == 8 * MS


def test_a_virtual_pad_has_no_period() -> None:
    learned = ReportPeriod(virtual=True)
    learned.report(MS)
    assert learned.ns == 0


def test_several_changes_of_one_report_are_one_report() -> None:
    learned = ReportPeriod()
    for at in range(0, 80, 8):
        for _ in range(3):
            learned.report(at * MS)
    assert learned.ns == 8 * MS
