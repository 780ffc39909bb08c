"""The window's and the mouse's events as notices."""

from __future__ import annotations

import pygame

from game.inputs.notices import Notice
from game.inputs.span import MS

EVENTS = (
    pygame.QUIT,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWEXPOSED,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)


SETTLE_NS = 700 * MS
"""So long after the window has changed its place or size may SDL tell of the mouse because of that."""


class Pointer:
    """Tells moves of the mouse from moves of the window beneath it, of which SDL tells alike."""

    def __init__(self) -> None:
        """Nobody knows where it is."""
        self._at: tuple[int, int] | None = None
        self._settled_ns = 0

    def window_moved(self, now_ns: int) -> None:
        """The window has another place or size from now on."""
        self._settled_ns = now_ns + SETTLE_NS

    def moved(self, at: tuple[int, int], now_ns: int) -> bool:
        """Whether a hand has moved it. at: where it is in the window, px."""
        before, self._at = self._at, at
        return at != before and now_ns >= self._settled_ns


def window_notice(event: pygame.event.Event) -> Notice:
    """The notice for one of EVENTS."""
    if event.type == pygame.QUIT:
        return Notice("quit")
    if event.type == pygame.WINDOWSIZECHANGED:
        return Notice("resized", at=(event.x, event.y))
    if event.type == pygame.MOUSEMOTION:
        return Notice("mouse_moved", at=event.pos)
    if event.type == pygame.MOUSEWHEEL:
        return Notice("wheel", button=event.y)
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        kind = "mouse_down" if event.type == pygame.MOUSEBUTTONDOWN else "mouse_up"
        return Notice(kind, at=event.pos, button=event.button)
    return Notice("exposed")
