"""What hands do on screen beyond moving: the thud and shake of a slam in the frame in which it shows."""

from __future__ import annotations

from collections.abc import Callable

from game.race.hands import STOPPED, HandView


class Slams:
    """Notices when a hand has come down, so that thud and dust don't wait for the verdict."""

    def __init__(self, thud: Callable[[HandView], None], miss: Callable[[HandView], None]) -> None:
        """thud: called once for each slam. miss: once more for each on bare felt."""
        self._thud = thud
        self._miss = miss
        self._seen: dict[tuple[int, int], tuple[bool, int]] = {}

    def watch(self, hands: list[HandView]) -> None:
        """See the hands of a frame."""
        for view in hands:
            key = (view.seat, view.hand)
            down, since = self._seen.get(key, (False, -1))
            landed = view.state in STOPPED or (view.state == "recoil" and not down)
            if landed and not down and view.since_ns != since:
                self._thud(view)
                if view.state == "recoil":
                    self._miss(view)
            self._seen[key] = (view.state in STOPPED or view.state == "recoil", view.since_ns)

    def clear(self) -> None:
        """A new race: all hands are at home."""
        self._seen.clear()
