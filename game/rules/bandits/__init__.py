"""The rules of Bandits on Mars; `rules.BanditsRules` is the engine, its docstring the way in."""

from game.rules.bandits.rules import BanditsRules

__all__ = ["BanditsRules"]
