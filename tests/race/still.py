"""A table on which nothing moves by itself."""

from __future__ import annotations

from tests.race.felt import spec

STILL = spec(magnet=0)
CARD = STILL.card_target("spot-7", 7)
