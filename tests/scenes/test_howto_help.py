"""Who hesitates in a lesson is shown where to go."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.race.hands import HandView
from game.race.targets import TargetView
from game.scenes.bandits.howto_help import HELP_NS, draw_help

MARKED = ("spot-1", "token-heart")


def rings(race_ns: int, state: str, seat: int = 0, phase: str = "race") -> set[tuple[float, float]]:
    """The places of all rings, so long after the card has shown."""
    drawn: set[tuple[float, float]] = set()
    canvas: Any = SimpleNamespace(circle=lambda x, y, *_, **__: drawn.add((x, y)))
    ids = {"spot-1": (700.0, 500.0), "spot-2": (800.0, 500.0), "token-heart": (960.0, 560.0)}
    targets = [
        TargetView(name, "token" if "token" in name else "card", *place, 0.0, 0.0, covered=False)
        for name, place in ids.items()
    ]
    hunt: Any = SimpleNamespace(
        phase=phase, since_ns=500, cards=lambda _: targets, lesson=SimpleNamespace(marks=MARKED)
    )
    hand = HandView(seat, 0, 0.0, 0.0, 0.0, 0.0, state, "", 0)
    draw_help(canvas, hunt, [hand], [0], 500 + race_ns)
    return drawn


def test_rings_show_what_to_cover_once_a_pupil_has_hesitated() -> None:
    assert rings(HELP_NS - 1, "home") == set()
    assert rings(HELP_NS, "home") == {(700.0, 500.0), (960.0, 560.0)}
    assert rings(HELP_NS, "reach") == rings(HELP_NS, "home")


@pytest.mark.parametrize("state", ["down", "hold"])
def test_a_pupil_whose_hand_is_on_something_needs_no_rings_but_a_bots_hand_helps_nobody(state: str) -> None:
    assert rings(HELP_NS, state) == set()
    assert rings(HELP_NS, state, seat=1) != set()


def test_no_rings_are_drawn_outside_a_race() -> None:
    assert rings(HELP_NS, "home", phase="check") == set()
