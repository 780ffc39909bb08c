"""What pads are called on screen: their makers' names are long, and in letters that not everybody has."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

LIMIT: Final = 19
"""Characters that have room wherever a device is named."""
PLAIN: Final = "Pad"
"""What a pad is called that has no name, or none in letters that can be shown."""
LAST_LATIN: Final = "\u024f"
FILLERS: Final = (
    r"\([^)]*\)?|\[[^\]]*\]?",
    r"\b(?:corp(?:oration)?|inc|ltd|co|gmbh|llc|technology|electronics|interactive|entertainment)\b[.,]*",
    r"\b(?:wireless|wired|bluetooth|usb|2\.4g|hid|generic)\b",
    r"\b(?:sony|microsoft|nintendo|valve)\b",
    r"\b(?:game ?)?(?:controller|pad)s?\b(?: for \w+)?|\bjoystick\b|\bjoypad\b|\bfor (?:windows|pc)\b",
    r"\blogitech\b",
)
"""What is left out while a name is too long, the least telling first."""


@cache
def called(name: str) -> str:
    """A short name for a pad: '8BitDo Ultimate 2C' for '8BitDo Ultimate 2C Wireless Controller'."""
    line = _tidy(
        "".join(map(_shown, unicodedata.normalize("NFKC", name.replace("\N{TRADE MARK SIGN}", " "))))
    )
    for filler in FILLERS:
        if len(line) > LIMIT:
            shorter = _tidy(re.sub(filler, " ", line, flags=re.IGNORECASE))
            line = shorter if _tells(shorter) else line
    if len(line) > LIMIT:
        whole = line[: LIMIT + 1].rsplit(" ", 1)[0]
        line = _tidy(whole if len(whole) <= LIMIT and _tells(whole) else line[:LIMIT])
    return line if _tells(line) else PLAIN


def _shown(char: str) -> str:
    """The character if it is one of a Latin name, else a blank."""
    kind = unicodedata.category(char)
    return char if char <= LAST_LATIN and kind[0] in "LNPS" and char not in "®©\N{DEGREE SIGN}" else " "


def _tidy(line: str) -> str:
    """One blank between words, and no signs at the ends that a cut has left there."""
    return " ".join(line.split()).strip(" -_,.;:/&+")


def _tells(line: str) -> bool:
    """Whether a name is one: two letters at the least."""
    return sum(char.isalpha() for char in line) > 1
