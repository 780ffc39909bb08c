"""The signs of Boom Town: of sides and kinds of cards, and of the nine phases of a turn."""

from __future__ import annotations

from game.stage.art import Art, Sprite

FOLDER = "boomtown"
KINDS = ("good", "bad", "ugly", "establishment", "gun", "gang", "guts", "deed", "holdup", "posse")
PHASES = ("draw", "collection", "recruit", "claim", "deeds", "holdup", "showdown", "posse", "discard")
MARK_SIZE = 64.0
SIGN_SIZE = 72.0


def kind_mark(art: Art, kind: str, size: float = MARK_SIZE) -> Sprite:
    """The mark of a kind of card, `size` px square, on nothing. Raises KeyError for a word not in KINDS."""
    if kind not in KINDS:
        raise KeyError(f"'{kind}' has no mark; known are {', '.join(KINDS)}")
    return art.sprite(f"{FOLDER}/marks/{kind}", width=size, height=size)


def sign_sprite(art: Art, phase: str, size: float = SIGN_SIZE) -> Sprite:
    """The pictogram of a phase, `size` px square, on nothing. Raises KeyError for a word not in PHASES."""
    if phase not in PHASES:
        raise KeyError(f"'{phase}' is no phase; known are {', '.join(PHASES)}")
    return art.sprite(f"{FOLDER}/signs/{phase}", width=size, height=size)
