"""The balance of Bountytown's content, by matches of normal bots: what the numbers in levels/ are set for."""

from __future__ import annotations

import pytest

from tests.bots.bountytown_balance import Tally
from tests.bots.bountytown_table import Match
from tests.rules.bountytown.box import CONTENT

OURS = [row["id"] for row in CONTENT["character"] if row["source"] == "original"]
PRINTED = {"valentina": 1.7, "bart": 0.55}
"""What the Characters of the rulebook win at most and at least: their abilities are not ours to change."""


def _tally(matches: int) -> Tally:
    tally = Tally()
    for seed in range(matches):
        tally.add(Match(["normal"] * 4, seed).play())
    return tally


def _captured(tally: Tally) -> list[float]:
    """The share of Duels for a Bounty in town in which it was captured, by Renown from 1 on."""
    by: dict[int, list[float]] = {}
    for renown, rate, fought, _ in tally.rates():
        caught, of = by.setdefault(renown, [0.0, 0.0])
        by[renown] = [caught + rate * fought, of + fought]
    return [caught / of for _, (caught, of) in sorted(by.items())]


def test_the_dearer_a_bounty_the_less_often_it_is_captured() -> None:
    tally = _tally(36)
    rates = _captured(tally)
    assert rates[0] > rates[2] > rates[4] > 0
    assert all(8 <= turns <= 60 for turns in tally.turns)


@pytest.mark.soak
def test_three_thousand_matches_are_balanced() -> None:
    tally = _tally(3000)
    shares = {name: share for share, _, name in tally.shares()}
    assert {name: shares[name] for name in OURS if not 0.8 <= shares[name] <= 1.2} == {}
    assert shares["valentina"] <= PRINTED["valentina"] and shares["bart"] >= PRINTED["bart"]
    assert {n: shares[f"seat {n}"] for n in range(1, 5) if not 0.92 <= shares[f"seat {n}"] <= 1.08} == {}
    rates = _captured(tally)
    assert rates == sorted(rates, reverse=True)
    assert 18 <= sorted(tally.turns)[1500] <= 45
