"""Who sat at which device before the company broke up: the same press makes them themselves again."""

from __future__ import annotations

from collections.abc import Container, Iterable

from game.scenes.sitter import Sitter


class Regulars:
    """Those who have got up, by device."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._known: dict[str, Sitter] = {}

    def note(self, sitters: Iterable[Sitter | None]) -> None:
        """These people get up, or have done so and a bot plays for them."""
        people = [sitter.whom or sitter for sitter in sitters if sitter]
        self._known |= {sitter.device: sitter for sitter in people if sitter.is_person}

    def keep(self, names: Container[str]) -> None:
        """Forget whose name has gone. names: that somebody can have."""
        self._known = {
            device: one for device, one in self._known.items() if not one.name or one.name in names
        }

    def of(self, device: str) -> Sitter:
        """Who sat at a device last, else somebody new."""
        return self._known.get(device) or Sitter(device)

    def forget(self, device: str) -> None:
        """Somebody sits there now."""
        self._known.pop(device, None)

    def clear(self) -> None:
        """Whoever comes now is somebody else."""
        self._known.clear()
