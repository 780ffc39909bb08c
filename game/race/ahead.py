"""Where hands will be: for screens, which draw a little ahead of what is decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.race.hands import HandView
from game.race.player import Player, Scene
from game.race.space import RATE

SECOND = 1_000_000_000
Carry = Callable[[int, int], tuple[float, float]]


def look_ahead(
    players: Sequence[Player], now_ns: int, steps: int, ns: int, scene: Scene, carry: Carry
) -> list[HandView]:
    """The hands `ns` after `now_ns` (the end of step number `steps`), with the presses that are known.

    The same steps as the world's own, without knocks by arms: good to a px over a few hundredths of a second.
    """
    views: list[HandView] = []
    for player in players:
        if not player.quiet():
            player = _live(player.copy(), now_ns, steps, ns, scene, carry)  # noqa: PLW2901
        views += [hand.view() for hand in player.hands]
    return views


def _live(ghost: Player, now_ns: int, steps: int, ns: int, scene: Scene, carry: Carry) -> Player:
    until, start = now_ns + ns, now_ns
    while start < until:
        steps += 1
        end = min(until, steps * SECOND // RATE)
        ghost.run(start, end, scene, carry(start, end))
        start = end
    return ghost
