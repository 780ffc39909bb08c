"""Who sat at which device before the company broke up: the same press makes them themselves again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from game.scenes.sitter import Sitter


class Regulars:
    """Those who have got up, by device, and what each name has won tonight."""

    def __init__(self, now: Callable[[str], str]) -> None:
        """Nobody yet. now: what a device is called by now."""
        self._now = now
        self._known: dict[str, Sitter] = {}
        self._wins: dict[str, int] = {}

    def note(self, sitters: Iterable[Sitter | None]) -> None:
        """These people get up, or have done so and a bot plays for them; a name has one device, the last."""
        people = [sitter.whom or sitter for sitter in sitters if sitter]
        latest = {sitter.device: sitter for sitter in people if sitter.is_person}
        names = {sitter.name for sitter in latest.values() if sitter.name}
        self._known = {device: one for device, one in self._known.items() if one.name not in names} | latest

    def keep(self, has: Callable[[str], bool]) -> None:
        """Forget whose name has gone. has: whether somebody can have a name."""
        self._known = {device: one for device, one in self._known.items() if not one.name or has(one.name)}
        self._wins = {name: wins for name, wins in self._wins.items() if has(name)}

    def of(self, device: str, sitting: Container[str]) -> Sitter:
        """Who sat at a device last, else somebody new. sitting: names that others have by now."""
        known = next((one for one in reversed(self._known.values()) if self._now(one.device) == device), None)
        if known is None or (known.name and known.name in sitting):
            return Sitter(device)
        return Sitter(device, wins=known.wins, name=known.name, look=known.look)

    def forget(self, device: str) -> None:
        """Somebody sits there now."""
        self._known = {known: one for known, one in self._known.items() if self._now(known) != device}

    def wins(self, name: str, so_far: int) -> int:
        """What a name has won. so_far: at the seat where it is heard for the first time."""
        return self._wins.setdefault(name, so_far) if name else 0

    def won(self, sitter: Sitter) -> None:
        """Somebody has won again."""
        sitter.wins += 1
        if sitter.name:
            self._wins[sitter.name] = sitter.wins
