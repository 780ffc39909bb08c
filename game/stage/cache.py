"""A store of surfaces with a cap in bytes; what was used longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator

import pygame


class SurfaceCache:
    """Surfaces by key, at most `cap` bytes of pixels; the newest always stays."""

    def __init__(self, cap: int) -> None:
        """cap: bytes."""
        self.cap = cap
        self.bytes = 0
        self._found: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, the one used longest ago first."""
        return iter(self._found)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._found

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface of that key, which is now the one used last, or None."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface and let go of the oldest while there are too many bytes; gives it back."""
        self.drop(key)
        size = surface.get_height() * surface.get_pitch()
        self._found[key] = surface, size
        self.bytes += size
        while self.bytes > self.cap and len(self._found) > 1:
            _, (_, gone) = self._found.popitem(last=False)
            self.bytes -= gone
        return surface

    def drop(self, key: Hashable) -> None:
        """Forget one surface, if it is there."""
        found = self._found.pop(key, None)
        if found is not None:
            self.bytes -= found[1]

    def clear(self) -> None:
        """Forget all."""
        self._found.clear()
        self.bytes = 0


def ready(surface: pygame.Surface, *, opaque: bool = False) -> pygame.Surface:
    """The same picture as the window's px are, for fast blits, once there is a window."""
    if not pygame.display.get_surface():
        return surface
    return surface.convert() if opaque else surface.convert_alpha()
