"""The rules of Bountytown; `rules.BountytownRules` is the engine, its docstring the way in."""

from game.rules.bountytown.rules import BountytownRules

__all__ = ["BountytownRules"]
