"""A table that tests can set as they please, and short words for what players do at it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.rules.boomtown import BoomTownRules
from game.rules.boomtown.state import State
from game.rules.kernel import SeededChance, Setup

LEVELS = Path(__file__).parents[3] / "levels" / "boomtown"


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((LEVELS / f"{name}.toml").read_text(encoding="utf-8"))


FILES = ("gunslingers", "shootout", "deeds", "jobs", "establishments")
ROWS: list[dict[str, Any]] = [row for name in FILES for row in read(name)["card"]]
CONTENT = {"cards": ROWS}
RULES = BoomTownRules()


def new(seats: int = 4, seed: int = 1, **options: str | int | bool) -> State:
    return RULES.new(Setup(seats, options, CONTENT), SeededChance(seed))
