"""Somebody who chooses in secret."""

from __future__ import annotations

from game.stage.secrets import Peek, Secret
from game.stage.secrets_picks import Picks

AREA = (100.0, 100.0, 640.0, 280.0)


def choose(secret: Secret, *steps: str) -> str:
    felt = ""
    for step in steps:
        felt = secret.press(step)
    return felt


def looked(count: int, least: int, most: int) -> Peek:
    peek = Peek(Picks(count, least, most))
    peek.hold("back", down=True)
    return peek
