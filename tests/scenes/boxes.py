"""Boxes on the canvas."""

from __future__ import annotations

from game.stage.boxes import Box


def meet(a: Box, b: Box) -> bool:
    """Whether one covers a part of the other."""
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def inside(inner: Box, outer: Box) -> bool:
    """Whether all of one lies within the other."""
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.x + inner.w <= outer.x + outer.w
        and inner.y + inner.h <= outer.y + outer.h
    )
