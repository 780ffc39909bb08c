"""Where hands will be: for screens, which draw a little ahead of what is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.race.hands import HandView
from game.race.player import Player, Scene

SLICE_NS = 12_500_000
"""Looking ahead goes in steps three times as long as the world's: gliding is exact, the rest is slow."""
Carry = Callable[[int, int], tuple[float, float]]


def look_ahead(players: Sequence[Player], now_ns: int, ns: int, scene: Scene, carry: Carry) -> list[HandView]:
    """The hands `ns` after `now_ns`, with the presses that are known.

    Arms knock nobody here. Good to a px over a few hundredths of a second.
    """
    views: list[HandView] = []
    for player in players:
        if not player.quiet():
            player = _live(player.copy(), now_ns, ns, scene, carry)  # noqa: PLW2901
        views += [hand.view() for hand in player.hands]
    return views


def _live(ghost: Player, now_ns: int, ns: int, scene: Scene, carry: Carry) -> Player:
    until, start = now_ns + ns, now_ns
    while start < until:
        end = min(until, start + SLICE_NS)
        ghost.run(start, end, scene, carry(start, end))
        start = end
    return ghost
