"""A checkout of its own with a small deck and short races, so that a whole match takes half a minute."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.e2e.rig import ROOT

KEPT = (
    "sharp-red-a", "wanted-cactus-1", "wanted-robot-1", "wanted-sharp-1",
    "sheriff-1", "escape-red", "ballerina-1", "brawl-red-1", "the-end",
)  # fmt: skip
"""The half deck of that checkout, besides the Bandits that lie there at the start."""


def small_checkout(folder: Path, *, card_ms: int = 3_500, token_ms: int = 2_500) -> Path:
    """Make it in a folder; gives its root. card_ms, token_ms: how long races last at most."""
    root = folder / "checkout"
    shutil.copytree(ROOT / "game", root / "game")
    shutil.copytree(ROOT / "levels", root / "levels")
    shutil.copy2(ROOT / "main.py", root)
    (root / "assets").symlink_to(ROOT / "assets")
    levels = root / "levels" / "bandits"
    _change(levels / "deck.toml", _small)
    for table in levels.glob("*.toml"):
        _change(table, partial(_timed, {"card_ms": card_ms, "token_ms": token_ms}))
    return root


def _change(path: Path, how: Callable[[str], str]) -> None:
    path.write_text(how(path.read_text(encoding="utf-8")), encoding="utf-8")


def _timed(times: dict[str, int], table: str) -> str:
    for key, value in times.items():
        table = re.sub(rf"^{key} = .*$", f"{key} = {value}", table, flags=re.MULTILINE)
    return table


def _small(deck: str) -> str:
    head, *cards = re.split(r"^(?=\[\[card\]\])", deck, flags=re.MULTILINE)
    return head + "".join(_halved(card) for card in cards)


def _halved(card: str) -> str:
    """A card that is, or is not, in the half deck."""
    card = card.replace("half = true\n", "")
    name = re.search(r'^id = "(.*)"', card, flags=re.MULTILINE)
    stays = name is not None and (name[1] in KEPT or "start = true" in card)
    return card.replace("source = ", "half = true\nsource = ", 1) if stays else card
