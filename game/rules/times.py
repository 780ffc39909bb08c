"""How lengths of time are told to players."""

from __future__ import annotations


def gap_words(ns: int) -> str:
    """A gap in milliseconds, with one decimal below ten; in seconds from one on."""
    tenths = (ns + 50_000) // 100_000
    return f"{tenths // 10}.{tenths % 10} ms" if tenths < 100 else reaction_words(ns)


def reaction_words(ns: int) -> str:
    """A reaction in whole milliseconds; in seconds from one on."""
    ms = (ns + 500_000) // 1_000_000
    return f"{ms} ms" if ms < 1000 else f"{(ms + 5) // 1000}.{(ms + 5) // 10 % 100:02} s"
