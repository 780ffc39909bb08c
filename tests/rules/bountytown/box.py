"""What is in the box, and cards of our own whose doings a test can foretell."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.rules.bountytown import BountytownRules
from game.rules.bountytown.content import decode
from game.rules.bountytown.rows import Bounty, Character, Effect, Use
from game.rules.bountytown.state import State
from game.rules.kernel import SeededChance, Setup

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "levels" / "bountytown"
CONTENT: dict[str, Any] = {}
for _path in sorted(FOLDER.glob("*.toml")):
    CONTENT |= tomllib.loads(_path.read_text(encoding="utf-8"))
RULES = BountytownRules()
_decoded, _faults = decode(CONTENT)
assert _decoded is not None, _faults
BOX = _decoded
CHARACTERS = {row.id: row for row in BOX.characters}
LOCATIONS = {row.id: row for row in BOX.locations}

ANYWHERE = (0, 1)
TEST_BOUNTIES = {
    row.id: row
    for row in (
        Bounty("high-card", "High Card", ANYWHERE, ("1H",), 0, 1),
        Bounty("one-pair", "One Pair", ANYWHERE, ("2H", "2D"), 0, 2),
        Bounty("three", "Three", ANYWHERE, ("2H", "2D", "2C"), 0, 3),
        Bounty("full-house", "Full House", ANYWHERE, ("2H", "2D", "2C", "3H", "3D"), 0, 4),
        Bounty("drawing", "Drawing", ANYWHERE, (), 3, 2, items=2),
        Bounty("spare", "Spare", ANYWHERE, ("1H",), 0, 1),
    )
}
"""Bounties whose hands a test can foretell; they are found at cells 0 and 1."""


def plain(number: int, *effects: tuple[str, Effect], uses: Mapping[str, Use] | None = None) -> Character:
    """A Character with just these effects, each with its hook."""
    by_hook: dict[str, tuple[Effect, ...]] = {}
    for hook, effect in effects:
        by_hook[hook] = (*by_hook.get(hook, ()), effect)
    return Character(f"plain-{number}", f"Plain {number}", f"Ability {number}", by_hook, dict(uses or {}))


def new(seats: int = 4, seed: int = 1, **options: str | int | bool) -> State:
    return RULES.new(Setup(seats, options, CONTENT), SeededChance(seed))
