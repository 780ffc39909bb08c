"""A piece on screen: a card or a token on its way from place to place."""

from __future__ import annotations

from game.scenes.bandits.layout import Place
from game.stage.motion import FLIP_MS, MOVE_MS, Pace, Tween, in_out, out


class Piece:
    """One card or token. card: its id, None while it is Hidden (then nobody knows here which it is).

    height: drawn height, px. up: whether its face shows.
    """

    def __init__(self, place: Place, height: float, card: str | None = None, *, up: bool = True) -> None:
        """place: where it lies at first."""
        self.card = card
        self.up = up
        self._x = Tween(place.x, place.x, 0)
        self._y = Tween(place.y, place.y, 0)
        self._angle = Tween(place.angle, place.angle, 0)
        self._height = Tween(height, height, 0)
        self._turn = Tween(1.0, 1.0, 0)
        self._next: tuple[str | None, bool] | None = None

    @property
    def place(self) -> Place:
        """Where it is now."""
        return Place(self._x.value, self._y.value, self._angle.value)

    @property
    def height(self) -> float:
        """How high it is drawn now, px."""
        return self._height.value

    @property
    def width_share(self) -> float:
        """How much of its width is seen: less while it turns over."""
        return max(0.06, abs(1.0 - 2.0 * self._turn.value))

    @property
    def ends_up(self) -> bool:
        """Whether its face shows once it has turned."""
        return self._next[1] if self._next is not None else self.up

    @property
    def ends_as(self) -> str | None:
        """The card that it is once it has turned."""
        return self._next[0] if self._next is not None else self.card

    @property
    def resting(self) -> bool:
        """Whether it has arrived."""
        return self._x.done and self._turn.done

    def go(
        self,
        place: Place,
        pace: Pace,
        *,
        height: float | None = None,
        ms: float = MOVE_MS,
        delay_ms: float = 0.0,
    ) -> None:
        """Set off to a place."""
        time, delay = pace.ms(ms), pace.ms(delay_ms)
        self._x = Tween(self._x.value, place.x, time, in_out, delay_ms=delay)
        self._y = Tween(self._y.value, place.y, time, in_out, delay_ms=delay)
        self._angle = Tween(self._angle.value, place.angle, time, in_out, delay_ms=delay)
        if height is not None:
            self._height = Tween(self._height.value, height, time, out, delay_ms=delay)

    def grow(self, height: float) -> None:
        """Be that high at once."""
        self._height = Tween(height, height, 0)

    def turn(self, card: str | None, pace: Pace, *, up: bool, delay_ms: float = 0.0) -> None:
        """Turn over; the new side shows in the middle of the turn. card: None forgets what it is."""
        self._next = (card, up)
        self._turn = Tween(0.0, 1.0, pace.ms(FLIP_MS), in_out, delay_ms=pace.ms(delay_ms))

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for tween in (self._x, self._y, self._angle, self._height, self._turn):
            tween.advance(dt_ns)
        if self._next is not None and self._turn.value >= 0.5:
            self.card, self.up = self._next
            self._next = None

    def finish(self) -> None:
        """Arrive at once."""
        for tween in (self._x, self._y, self._angle, self._height, self._turn):
            tween.finish()
        self.advance(0)
