"""Whole matches go as they were written down."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.golden.transcripts import FOLDER, MATCHES, transcript

ROOT = FOLDER.parents[1]


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_its_golden_transcript_has_it(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = transcript(name).splitlines()
    for number, (line, wanted) in enumerate(zip(found, expected, strict=False), 1):
        assert line == wanted, f"{name}, line {number}: see tests/golden/transcripts.py if this is meant"
    assert len(found) == len(expected)


@pytest.mark.parametrize("name", ["bandits-8-seats-half", "boomtown-6-seats-two-decks", "bountytown-6-seats"])
def test_no_match_depends_on_the_hash_seed_of_the_process(name: str) -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-m", "tests.golden.transcripts", name],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for hash_seed in ("1", "4242")
    ]
    assert printed[0] == printed[1] == transcript(name)
