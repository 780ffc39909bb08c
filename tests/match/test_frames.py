"""Law 3: the same presses give the same match at any rate of frames."""

import pytest

from game.inputs.press import Press
from tests.match.hands import SECOND, Table, hunt_of

RATES = (30, 144, 1000)


def played(fps: int, seed: int, seats: str, until_ns: int, presses: list[Press] | None = None) -> Table:
    """A hunt at a rate of frames; without presses people make them up as they see the cards."""
    table = Table(hunt_of(seats, seed), fps, presses)
    table.run(until_ns)
    return table


def told(table: Table) -> list[tuple[object, ...]]:
    return [(event.kind, event.seat, event.data) for event in table.events]


@pytest.mark.parametrize("seats", ["keys1,keys2,pad,pad", "keys1,bot:hard,pad,bot:easy"])
def test_presses_give_the_same_digests_at_any_rate_of_frames(seats: str) -> None:
    seed, until = 11, 45 * SECOND
    base = played(60, seed, seats, until)
    kinds = {event.kind for event in base.events}
    assert {"award", "false_start", "slip"} <= kinds, f"seed {seed}: too little happened: {sorted(kinds)}"
    for fps in RATES:
        again = played(fps, seed, seats, until, base.presses)
        assert told(again) == told(base), f"seed {seed}, {fps} fps"
        assert again.hunt.match.trail() == base.hunt.match.trail()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_give_the_same_digests_at_any_rate_of_frames(seed: int) -> None:
    seats, until = "keys1,keys2,pad,bot", 600 * SECOND
    base = played(60, seed, seats, until)
    assert base.hunt.phase == "over"
    for fps in RATES:
        again = played(fps, seed, seats, until, base.presses)
        assert again.hunt.match.trail() == base.hunt.match.trail(), f"seed {seed}, {fps} fps"
