"""Tests that watch the clock share one worker, so that no two of them wait for each other's processor."""

from __future__ import annotations

import pytest

from tests.support.rasters import rasterised_once  # noqa: F401 - a fixture of all tests

CLOCK = "clock"
TIMED = ("test_bench_race", "test_keys_window", "test_lab_window", "test_stall")
"""Files whose tests measure in real time; all that open a whole program (`e2e`) do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in TIMED or item.get_closest_marker("e2e") is not None:
            item.add_marker(pytest.mark.xdist_group(CLOCK))
