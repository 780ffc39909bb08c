"""The window's and the mouse's events as notices."""

from __future__ import annotations

import pygame

from game.inputs.notices import Notice

EVENTS = (
    pygame.QUIT,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWEXPOSED,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)


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
