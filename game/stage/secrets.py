"""Secret choices on one screen: a cursor over cards, and who may see them when. Knows no game.

`Peek` shows the cards while their owner holds a control, `Curtain` covers the screen for everybody else,
`Open` hides nothing. What others see of a `Secret` is the same whatever is chosen: each press gives the same
nod, and nothing else of it shows.
"""

from __future__ import annotations

from game.stage.secrets_picks import Picks

NOD_NS = 180_000_000
"""So long every press shows, whichever it is."""
OPEN_NS = 600_000_000
"""A palm held so long opens the curtain."""
FALL_NS = 260_000_000
"""So long the curtain takes to fall, and to rise."""
TURN_NS = 260_000_000
"""So long it is closed between two questions to the same eyes."""
STEPS = {"left": -1, "right": 1}


class Secret:
    """One seat's secret choice. locked: READY was taken. nod: 1..0 since the last press."""

    covers = False
    """Whether nothing but the curtain may be on screen."""

    def __init__(self, picks: Picks) -> None:
        """picks: what is chosen from."""
        self.picks = picks
        self.locked = False
        self.looked = False
        self._nod_ns = 0

    @property
    def nod(self) -> float:
        """How much of the nod is left; the same after every press."""
        return max(0.0, self._nod_ns / NOD_NS)

    @property
    def shows(self) -> bool:
        """Whether the cards may be drawn now."""
        return not self.locked

    @property
    def looks(self) -> bool:
        """Whether the owner looks at the cards now, more than at all else on screen."""
        return self.shows

    @property
    def ready(self) -> bool:
        """Whether the answer may be given: what is on screen shows no card any more."""
        return self.locked

    def hold(self, control: str, down: bool) -> None:
        """A control was pressed or let go that may show the cards."""

    def close(self) -> None:
        """Something else comes on top, for all eyes: nothing is held any more, and no card shows."""
        for control in ("back", "slam"):
            self.hold(control, down=False)

    def press(self, control: str) -> str:
        """'left', 'right', 'up', 'down', 'slam' or any other; gives what it was, see `Picks.slam`.

        Nothing can be locked by who has not looked: whoever mashes buttons chooses nothing.
        """
        self._nod_ns = NOD_NS
        if self.locked:
            return ""
        if control in STEPS:
            self.picks.move(STEPS[control])
        elif control == "down":
            self.picks.drop()
        elif control == "up":
            self.picks.rise()
        elif control == "slam" and self.looked:
            felt = self.picks.slam()
            self.locked = felt == "lock"
            return felt
        return ""

    def unlock(self, why: str) -> None:
        """The answer was refused: choose again. why: shows with the cards until the next press."""
        self.locked = False
        self.picks.refusal = why

    def point(self, place: int) -> None:
        """The mouse is over a card, READY or an offer; only where the cards show."""
        if self.shows:
            self.picks.cursor = place

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._nod_ns = max(0, self._nod_ns - dt_ns)

    def flipped(self) -> None:
        """What was drawn last is on screen."""


class Open(Secret):
    """The cards lie open all the time. held: 'back' is, to look something up."""

    def __init__(self, picks: Picks) -> None:
        """Everybody has looked."""
        super().__init__(picks)
        self.looked = True
        self.held = False

    @property
    def looks(self) -> bool:
        """While it is held."""
        return self.held and self.shows

    def hold(self, control: str, down: bool) -> None:
        """Look something up while it is down."""
        if control == "back":
            self.held = down


class Peek(Secret):
    """The cards show while 'back' is held; the cursor moves and marks also while it is not."""

    def __init__(self, picks: Picks) -> None:
        """They lie face down."""
        super().__init__(picks)
        self.held = False

    @property
    def shows(self) -> bool:
        """While it is held, and not after READY."""
        return self.held and not self.locked

    def hold(self, control: str, down: bool) -> None:
        """Look while it is down."""
        if control == "back":
            self.held = down
            self.looked = self.looked or down


class Curtain(Secret):
    """Covers the screen until the answer is given; a palm that is held opens it for one pair of eyes.

    share: how far it has fallen, 0..1. opening: how long the palm has been held, 0..1.
    """

    def __init__(self, picks: Picks) -> None:
        """It begins to fall."""
        super().__init__(picks)
        self.opened = False
        self._fallen_ns = 0
        self._held_ns: int | None = None
        self._turn_ns: int | None = None
        self._closed_drawn = False

    def stay(self) -> None:
        """It hangs there already for the same eyes: it opens by itself, unless 'back' is pressed."""
        self._fallen_ns, self._turn_ns = FALL_NS, 0

    @property
    def covers(self) -> bool:  # type: ignore[override]
        """Once it has fallen."""
        return self.share >= 1.0

    @property
    def share(self) -> float:
        """How far it has fallen."""
        return min(1.0, self._fallen_ns / FALL_NS)

    @property
    def opening(self) -> float:
        """How far the palm that is held has opened it."""
        return 0.0 if self._held_ns is None else min(1.0, self._held_ns / OPEN_NS)

    @property
    def shows(self) -> bool:
        """Behind a curtain that is down everywhere else."""
        return self.opened and self.covers and not self.locked

    @property
    def ready(self) -> bool:
        """Once a frame with the curtain closed was on screen after READY."""
        return self.locked and self._closed_drawn

    def hold(self, control: str, down: bool) -> None:
        """The palm opens it, 'back' closes it again."""
        if control == "slam":
            self._held_ns = 0 if down and not self.opened and self.covers else None
        elif control == "back" and down:
            self.opened, self._turn_ns = False, None

    def close(self) -> None:
        """Also one that was opened."""
        super().close()
        self.opened, self._turn_ns = False, None

    def press(self, control: str) -> str:
        """Only behind the open curtain anything is chosen."""
        return super().press(control) if self.shows else ""

    def advance(self, dt_ns: int) -> None:
        """Fall; open while the palm is held."""
        super().advance(dt_ns)
        self._fallen_ns += dt_ns
        if self._held_ns is not None:
            self._held_ns += dt_ns
        if self._turn_ns is not None:
            self._turn_ns += dt_ns
        if (self._held_ns or 0) >= OPEN_NS or (self._turn_ns or 0) >= TURN_NS:
            self._held_ns = self._turn_ns = None
            self.opened = self.looked = True

    def flipped(self) -> None:
        """After READY the next frame shows it closed."""
        self._closed_drawn = self.locked
