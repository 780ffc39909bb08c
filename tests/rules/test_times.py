"""How lengths of time are told."""

from __future__ import annotations

import pytest

from game.rules.times import gap_words, reaction_words

US = 1_000


@pytest.mark.parametrize(
    ("us", "gap", "reaction"),
    [
        (0, "0.0 ms", "0 ms"),
        (449, "0.4 ms", "0 ms"),
        (9_949, "9.9 ms", "10 ms"),
        (9_950, "10 ms", "10 ms"),
        (199_700, "200 ms", "200 ms"),
        (999_499, "999 ms", "999 ms"),
        (999_500, "1.00 s", "1.00 s"),
        (6_752_000, "6.75 s", "6.75 s"),
        (59_996_000, "60.00 s", "60.00 s"),
    ],
)
def test_short_times_are_told_in_milliseconds_and_long_ones_in_seconds(
    us: int, gap: str, reaction: str
) -> None:
    assert gap_words(us * US) == gap
    assert reaction_words(us * US) == reaction
