"""All that is on screen of a match of Boom Town: the streets, the square, the air over them, a shootout."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.rules.kernel import TABLE, View
from game.scenes.boomtown.actors import Actor, Cast
from game.scenes.boomtown.agenda import Agenda
from game.scenes.boomtown.air import Air
from game.scenes.boomtown.book import Book
from game.scenes.boomtown.face_up import Bare
from game.scenes.boomtown.layout import DECK_AT, PILE_AT, STAGE, Layout, Spot
from game.scenes.boomtown.life import Life
from game.scenes.boomtown.shootout_dice import DiceTray
from game.scenes.boomtown.shootout_stage import Shootout
from game.scenes.boomtown.square import hill_at
from game.scenes.boomtown.still import Ground
from game.scenes.boomtown.town import Town
from game.scenes.boomtown.warm import Warmer, of_town
from game.stage.banner import Banner
from game.stage.motion import Pace, Tween, out

if TYPE_CHECKING:
    from game.sound.mixer import Sound
    from game.stage.art import Art

Point = tuple[float, float]
FADE_MS = 320.0
BILL_AT = (STAGE.x + STAGE.w / 2, STAGE.y + STAGE.h / 2)
RIDER_AT = (STAGE.x + 96, STAGE.y + 150)
GUARD_AT = (STAGE.x + STAGE.w - 96, STAGE.y + 150)


class Show:
    """The parts and how they are moved; `plays` says what each event does with them.

    lit: what an event lights up for a while. paying: what buildings pay at this moment.
    top: the discard that shows. dice: what rolls in the square.
    bared: hands that lie face up, by seat, none where hands are secret.
    line_ms: how long what the event played last tells is still to come, ms at normal pace.
    loud: whether late calls may be heard: not while motion is hurried.
    """

    def __init__(self, art: Art, pace: Pace, sound: Sound, book: Book, view: View) -> None:
        """view: of the shared screen."""
        self.art, self.pace, self.sound, self.book = art, pace, sound, book
        self.loud = True
        self.line_ms = 0.0
        self.bared: dict[int, Bare] = {}
        self.air = Air(art, pace, seed=7)
        self.agenda = Agenda()
        self.life = Life(pace)
        self.ground = Ground()
        self.warm = Warmer()
        self.warm.add(of_town(art, book.rows))
        self.lay(view)

    def lay(self, view: View) -> None:
        """Everything at once, nothing moves."""
        self.town = self._town(view)
        self.layout = Layout(self.town.order)
        self.cast = Cast(self.layout, self.book, self.pace)
        self.cast.lay(self.town)
        self.purses = [Tween(money, money, 0) for money in self.town.money]
        self.top = self.town.pile[-1] if self.town.pile else ""
        self.lit: set[str] = set()
        self.paying: dict[str, int] = {}
        self.dice: list[DiceTray] = []
        self.banner: Banner | None = None
        self.shootout = Shootout.of(view, self.pace)
        self.fade = Tween(0.0, 0.0, 0)
        self.agenda = Agenda()
        self.life.rest()
        self.air.finish()

    def _town(self, view: View) -> Town:
        town = Town.of(view)
        if view["raid"]:
            town.declined = self.book.askable(town)[: view["raid"]["declined"]]
        return town

    def settle(self, view: View) -> None:
        """What the view says counts; where it agrees with the events nothing moves."""
        town = self._town(view)
        if not town.same_as(self.town):
            town.marks = self.town.marks
            self.town = town
            self.cast.tidy(town)
            self.purses = [self._count(seat, money) for seat, money in enumerate(town.money)]
        if not town.pile:
            self.top = ""
        if view["fight"] is None:
            self.leave_shootout()
        elif self.shootout is None:
            self.shootout = Shootout.of(view, self.pace)
        else:
            self.shootout.settle(view)

    def _count(self, seat: int, money: int) -> Tween:
        purse = self.purses[seat]
        return purse if purse.end == money else Tween(purse.value, money, self.pace.ms(300), out)

    # Time

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return bool(
            not self.agenda.done
            or not self.air.quiet
            or not self.cast.resting
            or any(tray.moving for tray in self.dice)
            or (self.shootout and self.shootout.moving)
            or not all(purse.done for purse in self.purses)
        )

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.agenda.advance(dt_ns)
        self.life.advance(dt_ns)
        self.air.advance(dt_ns)
        self.cast.advance(dt_ns)
        if not self.warm.urgent:
            self.fade.advance(dt_ns)
        for tween in self.purses:
            tween.advance(dt_ns)
        for tray in self.dice:
            tray.advance(dt_ns)
        if self.shootout:
            self.shootout.advance(dt_ns)
        if self.banner:
            self.banner.advance(dt_ns)
            if self.banner.gone:
                self.banner = None

    def finish(self) -> None:
        """All is where it ends, without a sound."""
        self.loud = False
        self.life.rest()
        self.agenda.finish()
        self.air.finish()
        self.loud = True
        self.cast.finish()
        for tween in (*self.purses, self.fade):
            tween.finish()
        self.dice = []
        self.lit = set()
        self.paying = {}
        self.banner = None
        self.top = self.town.pile[-1] if self.town.pile else ""
        if self.shootout:
            self.shootout.finish()
            if self.shootout.outcome:
                self.shootout = None

    # What plays need

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Make a call in so many ms of normal pace."""
        self.agenda.after(self.pace.ms(ms), call)

    def hear(self, voice: str, seat: int = TABLE, *, ms: float = 0.0) -> None:
        """Let a voice be heard in so many ms, unless that is hurried."""
        self.after(ms, partial(self._play, voice, seat))

    def _play(self, voice: str, seat: int) -> None:
        if self.loud:
            self.sound.play(voice, self.pan(seat))

    def pan(self, seat: int) -> float:
        """Where a seat is heard."""
        return 0.0 if seat == TABLE else self.layout.pan(seat)

    def place_of(self, card: str) -> Point:
        """The middle of a building or a Gunslinger in the street; of the bill if it is in none."""
        actor = self.cast.buildings.get(card) or self.cast.figures.get(card)
        if actor is None:
            return BILL_AT
        x, y, size = actor.spot
        return x, y - size * (0.33 if card in self.cast.buildings else 0.5)

    def light(self, cards: Iterable[str], ms: float) -> None:
        """Light something up for a while."""
        found = set(cards)
        self.lit |= found
        self.after(ms, lambda: self.lit.difference_update(found))

    def pay_out(self, card: str, amount: int, ms: float) -> None:
        """Let the ticket of a building say for a while what it pays at this moment."""
        self.paying[card] = amount
        self.after(ms, partial(self._paid_out, card))

    def _paid_out(self, card: str) -> None:
        self.paying.pop(card, None)

    def leave(self, group: dict[str, Actor], card: str) -> Actor | None:
        """Take something out of the street; it is drawn until it is gone."""
        actor = group.pop(card, None)
        if actor is not None:
            self.cast.leaving.append(actor)
        return actor

    def show_top(self, card: str) -> None:
        """A discard has arrived on its pile."""
        self.top = card

    def deck_at(self) -> Point:
        """Where cards come from."""
        return DECK_AT

    def pile_at(self) -> Point:
        """Where cards go."""
        return PILE_AT

    def hill_spot(self) -> Spot:
        """Where the dead go."""
        x, y = hill_at(self.layout)
        return Spot(x, y + 40, 60.0)

    def leave_shootout(self) -> None:
        """The street comes back."""
        if self.shootout is not None:
            self.shootout = None
            self.fade_in()

    def fade_in(self) -> None:
        """Another scene appears out of the dark."""
        ms = 0.0 if self.pace.less_motion else self.pace.ms(FADE_MS)
        self.fade = Tween(1.0, 0.0, ms, out)
