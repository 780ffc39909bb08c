"""Engines of other projects under the same random play, where they happen to be installed; never needed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

from game.cli.figures import Figure

CATAN_TURNS = 1_000
"""Where that engine gives a match up."""


def figures(seconds: float) -> Iterator[Figure]:
    """Decisions a second of each peer that can be imported; one of an unknown version is passed over."""
    for package, (name, play) in PEERS.items():
        if find_spec(package) is None:
            continue
        try:
            found = rate(play, seconds)
        except (AttributeError, ImportError, TypeError):
            continue
        yield Figure(
            "rules", f"{name}, random play", found, "decisions/s of processor time", "", "a peer, live"
        )


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of the processor's time, so that what else runs does not count.

    play: plays the match of a seed and gives its decisions; the first one, which may read files, is not
    timed.
    """
    play(0)
    decisions, seed = 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / spent


def _catan(seed: int) -> int:
    catan = import_module("catanatron")
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    game = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed)
    count = 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        game.play_tick()
        count += 1
    return count


def _uno(seed: int) -> int:
    game, rng = import_module("rlcard.games.uno").Game(), random.Random(seed)
    game.np_random = import_module("numpy").random.RandomState(seed)
    game.init_game()
    count = 0
    while not game.is_over():
        game.step(rng.choice(game.get_legal_actions()))
        count += 1
    return count


PEERS: dict[str, tuple[str, Callable[[int], int]]] = {
    "catanatron": ("catanatron, 4 players", _catan),
    "rlcard": ("RLCard uno", _uno),
}
"""By package: its name in the report, and how a match is played."""
