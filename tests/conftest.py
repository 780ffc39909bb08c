"""What all tests share: who runs beside whom, and where byte code is kept."""

from __future__ import annotations

import gc
import os
import sys

import pytest

from tests.support.rasters import rasterised_once  # noqa: F401 - a fixture of all tests

CLOCK = "clock"
"""Tests that watch the clock share one worker, so that no two of them wait for each other's processor."""
TIMED = ("test_bench_race", "test_keys_window", "test_lab_window", "test_stall")
"""Files whose tests measure in real time; all that open a whole program (`e2e`) do."""


def pytest_configure(config: pytest.Config) -> None:
    """Where none may be written beside the sources, byte code is kept in pytest's own folder.

    Else each program that a test starts, and each worker, would compile the whole house anew.
    """
    runs_tests = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if runs_tests and sys.dont_write_bytecode and (cache := getattr(config, "cache", None)):
        folder = str(cache.mkdir("bytecode"))
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        del os.environ["PYTHONDONTWRITEBYTECODE"]


def pytest_collection_finish() -> None:
    """What was collected stays: no collection of garbage need look through it again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in TIMED or item.get_closest_marker("e2e") is not None:
            item.add_marker(pytest.mark.xdist_group(CLOCK))
