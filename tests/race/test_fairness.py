"""No seat is better than another: by dry runs on every table, and by whole matches on the plain one."""

from __future__ import annotations

import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import pytest

from game.race.spec import TableSpec
from game.race.table import SEATS
from tests.race.felt import LEVELS, TABLES, spec

RACES = 5_000
MATCHES = 2_000
POINTS = 2.5
"""No seat's share may be farther from the equal share than so many hundredths."""
CHI_SQUARE_P01 = {1: 6.635, 3: 11.345, 5: 15.086, 7: 18.475}
"""Above this the wins fit equal chances with p < 0.01; by degrees of freedom."""


def _dry_race(ways: list[list[float]], rng: Random) -> list[int]:
    """Half as many right cards as seats: all go for the nearest that is left, the first there has it."""
    left = rng.sample(range(30), len(ways) // 2)
    ready = sorted((rng.gauss(450, 60), seat) for seat in range(len(ways)))
    took = []
    hands = {seat: time for time, seat in ready}
    while left and hands:
        arrivals = []
        for seat, time in hands.items():
            card = min(left, key=lambda card: ways[seat][card])
            arrivals.append((time + ways[seat][card], seat, card))
        _, seat, card = min(arrivals)
        left.remove(card)
        del hands[seat]
        took.append(seat)
    return took


def _dry_shares(table: TableSpec, seats: int) -> list[float]:
    """Each seat's share of the captures, in hundredths. A px of way counts as a ms."""
    rng = Random(seats)
    ways = [[math.dist(table.home(seat, seats), spot[:2]) for spot in table.spots] for seat in range(seats)]
    wins = [0] * seats
    for _ in range(RACES):
        for seat in _dry_race(ways, rng):
            wins[seat] += 1
    return [100 * won / sum(wins) for won in wins]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", TABLES)
def test_in_dry_races_every_seat_gets_its_share_of_captures(table: str, seats: int) -> None:
    shares = _dry_shares(spec(table), seats)
    assert max(abs(share - 100 / seats) for share in shares) <= POINTS, shares


def _winner(seed: int, seats: int) -> int:
    """The winner of one match of equal bots on the plain saloon."""
    from game.match.content import read_bandits  # noqa: PLC0415  only the soak needs the referee
    from game.match.hunt import Hunt  # noqa: PLC0415
    from game.match.match import Match  # noqa: PLC0415
    from game.match.seats import bot_seats  # noqa: PLC0415
    from game.rules.bandits import BanditsRules  # noqa: PLC0415
    from game.rules.kernel import Setup  # noqa: PLC0415

    content = read_bandits(LEVELS.parents[1])
    setup = Setup(seats, {}, content.cards)
    match = Match(BanditsRules(), setup, seed, bot_seats(seats, ("normal",)))
    hunt = Hunt(match, content.table("saloon"), headless=True)
    while hunt.phase != "over":
        hunt.advance(hunt.now_ns + 60_000_000_000)
    winner: int = match.state.winners[0]
    return winner


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_with_equal_bots_the_wins_of_2000_matches_fit_equal_chances(seats: int) -> None:
    with ProcessPoolExecutor(2) as pool:
        winners = list(pool.map(partial(_winner, seats=seats), range(MATCHES), chunksize=20))
    wins = [winners.count(seat) for seat in range(seats)]
    equal = MATCHES / seats
    chi_square = sum((won - equal) ** 2 / equal for won in wins)
    assert chi_square < CHI_SQUARE_P01[seats - 1], f"seeds 0..{MATCHES - 1}: {wins}"
    assert max(abs(100 * won / MATCHES - 100 / seats) for won in wins) <= POINTS, wins
