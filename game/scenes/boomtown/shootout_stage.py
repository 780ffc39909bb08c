"""A shootout from `fight` to `fight_over`: who has committed, the cards, the dice, the total, the fall."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from game.rules.boomtown.fights import DICE, due
from game.rules.boomtown.raids import RAIDS
from game.rules.kernel import View
from game.scenes.boomtown.agenda import Agenda
from game.scenes.boomtown.dice_cube import seat_die
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.shootout_plan import FELTS, SLOTS
from game.stage.motion import FLIP_MS, Pace, Tween, in_out, out, out_back

COMMIT_MS, LOOK_MS, SPEND_MS, FALL_MS, OVER_MS = 260.0, 700.0, 420.0, 340.0, 2_300.0
SHOT_MS = 260.0
"""From the end of the shootout to the shot."""
COUNT_MS = 300.0
TIE = "tie"


class Shootout:
    """One shootout; lists are by side, the active player's first.

    raid: its kind. prize: the card or the Establishment that it is about. cards: committed ones once they are
    shown, else None. spent: how many of them are. spender: the seat that spends, None when nobody does.
    outcome: '' until it is over. fallen: who lies on the ground.
    """

    def __init__(
        self, pace: Pace, raid: str, prize: str, seats: Sequence[int], people: Sequence[str]
    ) -> None:
        """seats, people: who stands against whom."""
        self.pace, self.raid, self.prize = pace, raid, prize
        self.seats, self.people = tuple(seats), tuple(people)
        self.ready = [False, False]
        self.cards: list[list[str]] | None = None
        self.spent = [0, 0]
        self.bonus = [0, 0]
        self.totals: list[int] | None = None
        self.spender: int | None = None
        self.first: int | None = None
        self.outcome = ""
        self.fallen = [False, False]
        self.drawn = False
        self.focus: tuple[str, ...] = ()
        self.trays = [
            DiceTray(FELTS[side], SLOTS[side], seat_die(seat), pace) for side, seat in enumerate(self.seats)
        ]
        self.backs = [Tween(0.0, 0.0, 0), Tween(0.0, 0.0, 0)]
        self.flip = Tween(0.0, 0.0, 0)
        self.flare = Tween(1.0, 1.0, 0)
        self.flared: tuple[int, int] | None = None
        self.fall = Tween(1.0, 1.0, 0)
        self.counts = [Tween(0.0, 0.0, 0), Tween(0.0, 0.0, 0)]
        self.line = Agenda()
        for side in (0, 1):
            self._prepare(side, range(DICE), DICE)

    @classmethod
    def of(cls, view: View, pace: Pace) -> Shootout | None:
        """The shootout that is on in the shared view, all at once; None if there is none."""
        fight, raid = view["fight"], view["raid"]
        if not fight:
            return None
        it = cls(
            pace, raid["raid"], raid["card"] or raid["target"] or "", fight["seats"], fight["gunslingers"]
        )
        it.settle(view)
        it.finish()
        return it

    def settle(self, view: View) -> None:
        """Take over what the shared view says."""
        fight = view["fight"]
        if not fight:
            return
        self.ready = list(fight["ready"])
        for side in (0, 1):
            if self.ready[side] and not self.backs[side].end:
                self.backs[side] = Tween(1.0, 1.0, 0)
        if fight["totals"] is None:
            return
        self.cards = [list(cards) for cards in fight["cards"]]
        if not self.flip.end:
            self.flip = Tween(1.0, 1.0, 0)
        self.drawn = True
        self.spent = [len(cards) - left for cards, left in zip(self.cards, fight["left"], strict=True)]
        self.bonus = list(fight["bonus"])
        for side, dice in enumerate(fight["dice"]):
            if self.trays[side].values != dice:
                self.trays[side].lay(dice)
        self._count(fight["totals"], 0.0)
        self.spender = fight["spender"]

    # What the events do; each gives how long it takes, ms

    def commit(self, seat: int) -> float:
        """A side has locked its cards."""
        side = self.seats.index(seat)
        self.ready[side] = True
        self.backs[side] = Tween(0.0, 1.0, self.pace.ms(COMMIT_MS), out)
        return COMMIT_MS

    def reveal(self, cards: Sequence[Sequence[str]]) -> float:
        """All cards are turned up."""
        self.ready = [True, True]
        for tween in self.backs:
            tween.to(1.0, 0.0)
        self.cards = [list(own) for own in cards]
        self.flip = Tween(0.0, 1.0, self.pace.ms(2 * FLIP_MS), in_out)
        return 2 * FLIP_MS + LOOK_MS * any(map(len, cards))

    def roll(self, data: dict[str, Any]) -> float:
        """Both throw their dice."""
        self.drawn = True
        self.first = data["first"]
        for tray, dice in zip(self.trays, data["dice"], strict=True):
            tray.throw(dice)
        ms = self.rolling_ms
        self._count(data["totals"], ms)
        self.line.after(self.pace.ms(ms), self._say_spender)
        return ms + COUNT_MS + LOOK_MS

    def _say_spender(self) -> None:
        if not self.outcome and self.spender is None:
            self.spender = self._next_spender()

    @property
    def rolling_ms(self) -> float:
        """How long the dice that were thrown last take until they lie, ms at normal pace; 0 if none was."""
        return 1_000 * max(tray.seconds for tray in self.trays)

    @property
    def asked(self) -> int | None:
        """The side that has to spend as soon as all is seen, None if neither has."""
        spender = self._next_spender() if self.totals is not None and not self.outcome else None
        return None if spender is None else self.seats.index(spender)

    def _next_spender(self) -> int | None:
        """Who spends now, as the rules have it."""
        if self.first is None or self.cards is None:
            return self.spender
        left = [len(cards) - spent for cards, spent in zip(self.cards, self.spent, strict=True)]
        side = due([tray.values for tray in self.trays], left, self.bonus, self.seats.index(self.first))
        return None if side is None else self.seats[side]

    def spend(self, seat: int, data: dict[str, Any]) -> float:
        """One card is spent: a die is thrown again, or one is added."""
        side = self.seats.index(seat)
        self.spender = seat
        self.flared = side, self._place(side, data["card"])
        self.flare = Tween(0.0, 1.0, self.pace.ms(SPEND_MS), out)
        self.spent[side] += 1
        ms = SPEND_MS
        if data["die"] >= 0:
            values = [*self.trays[side].values]
            values[data["die"]] = data["value"]
            self._prepare(side, [data["die"]], len(values))
            self.trays[side].throw(values)
            ms = max(ms, 1000 * self.trays[side].seconds)
        self.bonus[side] += data["how"] == "plus"
        self._count(data["totals"], ms)
        self.line.after(self.pace.ms(ms + COUNT_MS), self._hand_over)
        return ms + COUNT_MS + 200.0

    def _prepare(self, side: int, which: Sequence[int], count: int) -> None:
        """Dice fly as nobody could foresee, but in every replay the same; nothing depends on it."""
        seed = zlib.crc32(repr((self.people, self.seats, side, *which, self.spent, self.bonus)).encode())
        self.trays[side].prepare(which, count, seed, from_left=side == 0)

    def _place(self, side: int, card: str) -> int:
        return self.cards[side].index(card) if self.cards and card in self.cards[side] else 0

    def _hand_over(self) -> None:
        if not self.outcome:
            self.spender = self._next_spender()

    def over(self, data: dict[str, Any]) -> float:
        """The shot: who loses falls; after a tie both fall or nobody does (BO18)."""
        self.outcome = data["outcome"]
        self.spender = None
        self._count(data["totals"], 0.0)
        self.line.after(self.pace.ms(SHOT_MS), self._shoot)
        return OVER_MS

    def _shoot(self) -> None:
        both = self.outcome == TIE and RAIDS[self.raid].tie_kills
        self.fallen = [both or self.outcome == "lost", both or self.outcome == "won"]
        self.fall = Tween(0.0, 1.0, self.pace.ms(FALL_MS), out_back)

    def _count(self, totals: Sequence[int], delay_ms: float) -> None:
        self.totals = list(totals)
        for side, total in enumerate(totals):
            now = self.counts[side].value
            delay = self.pace.ms(delay_ms)
            self.counts[side] = Tween(now, total, self.pace.ms(COUNT_MS), out, delay_ms=delay)

    # Time

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        tweens = (*self.backs, self.flip, self.flare, self.fall, *self.counts)
        dice = any(tray.moving for tray in self.trays)
        return dice or not self.line.done or not all(tween.done for tween in tweens)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        for tween in (*self.backs, self.flip, self.flare, self.fall, *self.counts):
            tween.advance(dt_ns)
        for tray in self.trays:
            tray.advance(dt_ns)
        self.line.advance(dt_ns)

    def finish(self) -> None:
        """All is where it ends."""
        self.line.finish()
        for tween in (*self.backs, self.flip, self.flare, self.fall, *self.counts):
            tween.finish()
        for tray in self.trays:
            tray.finish()
        self.flared = None
