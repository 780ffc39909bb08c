"""Pictures are made while nothing moves: no frame has to wait for those that can be foreseen."""

from __future__ import annotations

from itertools import pairwise

from game.rules.kernel import Event, View
from game.scenes.bountytown.table import BountytownTable
from tests.scenes.bountytown.saloon import laid, match
from tests.support.drawing import SIZE, drawing, moments, picture

IDLE = 250
SCREEN = SIZE[0] * SIZE[1] * 4


def first_duel() -> tuple[View, Event]:
    """A Duel about a Bounty, and what lay on the board before."""
    for seed in range(20):
        for (_, before), (events, _) in pairwise(moments(match(3, seed))):
            found = next((event for event in events if event.kind == "duel" and event.data["bounty"]), None)
            if found is not None:
                return before, found
    raise AssertionError("nobody duels")


def test_a_duel_begins_with_pictures_that_were_made_while_nothing_moved() -> None:
    grown: list[float] = []
    for idle in (1, IDLE):
        with drawing() as art:
            view, duel = first_duel()
            table: BountytownTable = laid(art, match(3, 0))
            table.lay(view)
            for _ in range(idle):
                picture(table, art)
            before = art.cache.bytes
            table.play(duel)
            table.advance(10**9)
            picture(table, art)
            grown.append((art.cache.bytes - before) / SCREEN)
    assert grown[0] > 0.5, "there is much to be made"
    assert grown[1] < 0.2
