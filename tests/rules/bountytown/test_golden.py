"""Whole matches as they were written down."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.golden.bountytown import FOLDER, MATCHES, transcript


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_its_golden_transcript_has_it(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = transcript(name).splitlines()
    for number, (line, wanted) in enumerate(zip(found, expected, strict=False), 1):
        assert line == wanted, f"{name}, line {number}: see tests/golden/bountytown.py if this is meant"
    assert len(found) == len(expected)


def test_no_match_depends_on_the_hash_seed_of_the_process() -> None:
    name = "bountytown-6-seats"
    printed = [
        subprocess.run(
            [sys.executable, "-m", "tests.golden.bountytown", name],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=FOLDER.parents[1],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for hash_seed in ("1", "4242")
    ]
    assert printed[0] == printed[1] == transcript(name)
