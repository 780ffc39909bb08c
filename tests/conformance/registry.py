"""The games that the conformance suite runs over: one line each."""

from __future__ import annotations

from tests.conformance.bandits import BANDITS
from tests.conformance.boomtown import BOOMTOWN
from tests.conformance.bountytown import BOUNTYTOWN
from tests.conformance.game import Game
from tests.conformance.noon import NOON

GAMES: tuple[Game, ...] = (BANDITS, BOOMTOWN, BOUNTYTOWN, NOON)
