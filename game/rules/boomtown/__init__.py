"""The rules of Boom Town; `rules.BoomTownRules` is the engine, its docstring the way in."""

from game.rules.boomtown.rules import BoomTownRules

__all__ = ["BoomTownRules"]
