"""The cards of levels/boomtown, and their pictures as the street shows them."""

from __future__ import annotations

import tomllib
from typing import Any

from game.stage.art import Sprite
from game.stage.palette import BOOM
from tests.support.drawing import ROOT
from tests.support.likeness import Pixels, drawn, laid_on, luma

FILES = ("gunslingers", "establishments", "shootout", "deeds", "jobs")


def content() -> dict[str, dict[str, Any]]:
    """The 107 cards of levels/boomtown by id."""
    found = {}
    for file in FILES:
        text = (ROOT / "levels" / "boomtown" / f"{file}.toml").read_text(encoding="utf-8")
        found |= {row["id"]: row for row in tomllib.loads(text)["card"]}
    return found


ROWS = content()


def grey(sprite: Sprite) -> Pixels:
    """Luma on the ground of the street."""
    return luma(laid_on(BOOM.ground, drawn(sprite)))
