"""Noon, the quick-draw duel by itself."""

from game.rules.noon.rules import NoonRules

__all__ = ["NoonRules"]
