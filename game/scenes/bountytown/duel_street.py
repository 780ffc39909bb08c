"""All that lies on the street in a Duel: what is there, and what is still on its way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.rules.kernel import tell
from game.scenes.bountytown.duel_layout import (
    ATTACKER,
    BETWEEN,
    DEFENDER,
    FACING,
    Place,
    final_places,
)
from game.scenes.bountytown.duel_people import COME_MS, FALL_MS, Person, Prize, person
from game.scenes.bountytown.duel_pieces import Flight, Since
from game.scenes.bountytown.duel_reveal import Reveal
from game.scenes.bountytown.duel_words import Step
from game.stage.canvas import Point
from game.stage.motion import NS_PER_MS, Shake
from game.stage.palette import BOUNTY, mix
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.rules.kernel import View
    from game.scenes.app import App
    from game.scenes.bountytown.lore import Lore

BANG_MS = 260.0
DUST = mix(BOUNTY.ground, BOUNTY.shade, 0.5)


class Street:
    """A Duel on screen. people: the attacker first, or all that are tied. prize: the Bounty it is about.

    head, line: what the board of the Declaration says. reveal: the Showdown, from then on until the cards
    are swept. title: of the end. silent: nothing is heard and nothing flies up, because it is hurried.
    three_above: whether Three of a Kind beats Two Pair.
    """

    def __init__(self, app: App, lore: Lore) -> None:
        """Nobody is there yet."""
        self.app, self.lore = app, lore
        self.people: list[Person] = []
        self.prize: Prize | None = None
        self.final = False
        self.step = Step.DECLARATION
        self.stepped = Since()
        self.head = self.line = ""
        self.flights: list[Flight] = []
        self.pile: list[str] = []
        self.deck = 0
        self.reveal: Reveal | None = None
        self.bang: Since | None = None
        self.title: tuple[str, str] | None = None
        self.titled = Since()
        self.over: Since | None = None
        self.silent = False
        self.names: list[str] = []
        self.three_above = False
        self.shake = Shake(app.pace)
        self.particles = Particles(app.art)

    # Who is there

    def gather(self, view: View, attacker: int, defender: int | None, bounty: str | None) -> None:
        """Let the duellists take their places."""
        self._name(view)
        self.people = [person(self.lore, view, attacker, ATTACKER, "attacks")]
        if defender is not None:
            self.people.append(person(self.lore, view, defender, DEFENDER, "defends"))
        if bounty:
            place = FACING if defender is None else BETWEEN
            self.prize = Prize(bounty, place, defender)
        self._lay_piles(view)

    def gather_final(self, view: View, seats: Iterable[int]) -> None:
        """Let all who are tied take their places."""
        self._name(view)
        seats = list(seats)
        self.final = True
        places = final_places(len(seats))
        self.people = [
            person(self.lore, view, seat, place) for seat, place in zip(seats, places, strict=True)
        ]
        self._lay_piles(view)

    def _name(self, view: View) -> None:
        people = self.lore.characters
        self.three_above = view["options"].get("three_of_a_kind") == "above two pair"
        self.names = [people[player["character"]].name for player in view["players"]]

    def told(self, why: str) -> str:
        """A reason with everybody's name in it."""
        return tell(why, self.names)

    def _lay_piles(self, view: View) -> None:
        self.pile, self.deck = list(view["discards"]), view["deck"]

    def come(self) -> None:
        """Everybody walks in."""
        for someone in self.people:
            someone.posed = Since(COME_MS)
        if self.prize is not None:
            self.prize.posed = Since(COME_MS)
        self.stepped = Since(COME_MS)

    def of(self, seat: int) -> Person | None:
        """The duellist of a seat."""
        return next((someone for someone in self.people if someone.seat == seat), None)

    def place_of(self, seat: int) -> Place | None:
        """Where a seat has its place in the Duel."""
        someone = self.of(seat)
        return someone.place if someone else None

    # What happens

    def go(self, step: Step) -> None:
        """Come to a step; there is no way back."""
        if step > self.step:
            self.step, self.stepped = step, Since(200.0)
            for someone in self.people:
                someone.forget(step)

    def fly(self, flight: Flight) -> None:
        """Send something on its way."""
        self.flights.append(flight)

    def on_way(self, to: str) -> int:
        """How many things are on their way to a place where they will be counted."""
        return sum(flight.to == to for flight in self.flights)

    def end(self, head: str, line: str) -> None:
        """Put up the board that says how it ended."""
        self.title, self.titled = (head, line), Since(420.0)

    def dust(self, at: Point, count: int = 26) -> None:
        """Dust flies up."""
        if not self.silent:
            self.particles.dust_ring(*at, count, DUST, radius=60.0)

    def cheer(self, at: Point) -> None:
        """Snippets of paper for who won."""
        if not self.silent:
            self.particles.confetti(*at)

    def voice(self, name: str, pan: float = 0.0) -> None:
        """Let something be heard, unless it is hurried."""
        if not self.silent:
            self.app.sound.play(name, pan)

    def thud(self, px: float) -> None:
        """Shake the street."""
        if not self.silent:
            self.shake.kick(px)

    def decide(self) -> None:
        """The shot: who does not win falls."""
        reveal = self.reveal
        if reveal is None:
            return
        self.bang = Since(BANG_MS)
        self.thud(6.0)
        for key, someone in self.keyed():
            if key in reveal.hit:
                someone.turn_to("lies", FALL_MS)
                if someone.place.boots is not None:
                    self.dust(someone.place.boots)
            elif self.final and isinstance(someone, Person):
                self.cheer(someone.place.stop)

    def keyed(self) -> list[tuple[int, Person | Prize]]:
        """Everybody by the key of their hand in the Showdown."""
        if self.final:
            return [(someone.seat, someone) for someone in self.people]
        found: list[tuple[int, Person | Prize]] = list(enumerate(self.people))
        if self.prize is not None:
            found.append((2, self.prize))
        return found

    # Time

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        if self.flights or len(self.particles) or (self.reveal is not None and not self.reveal.over):
            return True
        return self.shake.offset != (0.0, 0.0) or not all(clock.done for clock in self._clocks())

    def _clocks(self) -> list[Since]:
        found = [clock for someone in self.people for clock in someone.clocks()]
        found += [self.stepped, self.titled]
        found += [clock for clock in (self.bang, self.over) if clock is not None]
        if self.prize is not None:
            found.append(self.prize.posed)
        return found

    def advance(self, ms: float) -> None:
        """Let time pass, ms at normal pace."""
        self.shake.advance(round(ms * NS_PER_MS))
        self.particles.advance(round(ms * NS_PER_MS))
        for clock in self._clocks():
            clock.advance(ms)
        for flight in self.flights:
            flight.advance(ms)
        self.flights = [flight for flight in self.flights if not flight.done]
        reveal = self.reveal
        if reveal is not None and not reveal.over:
            before = reveal.decided
            for name, pan in reveal.advance(ms):
                self.voice(name, pan)
            if reveal.decided and not before:
                self.decide()

    def close_showdown(self) -> None:
        """Show at once what a Showdown still has to show: something follows it."""
        reveal = self.reveal
        if reveal is None or reveal.over:
            return
        self.silent, before = True, reveal.decided
        reveal.finish()
        if not before:
            self.decide()
        self.silent = False

    def finish(self) -> None:
        """Be where all of it leads to."""
        self.close_showdown()
        self.flights = []
        self.particles.clear()
        for clock in self._clocks():
            clock.finish()
        self.shake = Shake(self.app.pace)
