"""Who are you? The cards of all places: names from this machine or new ones, and other places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.seats_card import Card

if TYPE_CHECKING:
    from game.inputs.press import Press
    from game.scenes.app import App
    from game.scenes.roster import Roster
    from game.scenes.sitter import Sitter


class Cards:
    """The places whose persons say who they are; each steers its own card, nobody waits.

    A card is its person's: it goes when they do, however that comes, and moves where they move.
    """

    def __init__(self, app: App) -> None:
        """Nobody is asked."""
        self._app = app
        self._open: dict[int, tuple[Sitter, Card]] = {}
        self.changed: list[int] = []

    @property
    def _roster(self) -> Roster:
        return self._app.roster

    def get(self, seat: int) -> Card | None:
        """The card at a place."""
        whose, card = self._open.get(seat, (None, None))
        return card if whose is not None and whose is self._roster.sitters[seat] else None

    def open(self, seat: int) -> None:
        """Ask somebody."""
        sitter = self._roster.sitters[seat]
        if sitter is not None:
            self._open[seat] = sitter, Card(self._known(seat), sitter.name)
            self._app.sound.play("choose")

    def drop(self, seat: int) -> None:
        """Nobody is asked there any more."""
        self._open.pop(seat, None)

    def clear_held(self) -> None:
        """Nothing is held any more."""
        for _, card in self._open.values():
            card.nav.clear()

    def press(self, seat: int, press: Press) -> None:
        """A press of whose card is open."""
        step = self._open[seat][1].nav.feed(press)
        if step is not None:
            self.step(seat, step)

    def advance(self, now_ns: int) -> None:
        """Held directions turn the wheels on."""
        for seat, (_, card) in list(self._open.items()):
            for step in card.nav.repeats(now_ns):
                if self.get(seat) is card and (card.letters is not None or step in ("up", "down")):
                    self.step(seat, step)

    def _known(self, seat: int) -> list[str]:
        """Who has played here and does not sit at another place."""
        sitters = enumerate(self._roster.sitters)
        taken = {one.name for at, one in sitters if one is not None and at != seat}
        return [one.name for one in self._app.records.profiles.all() if one.name not in taken]

    def step(self, seat: int, step: str) -> None:
        """One step of the device at a place whose card is open."""
        _, card = self._open[seat]
        if card.letters is None and step in ("left", "right"):
            self._move(seat, 1 if step == "right" else -1)
            return
        said = card.step("right" if step == "start" else step)
        if said == "named":
            self._name(seat, card)
        elif said == "gone":
            del self._open[seat]
            self._app.sound.play("leave")
        else:
            self._app.sound.play(said)

    def _name(self, seat: int, card: Card) -> None:
        """Take a name; with it the place of its colour, if that is free."""
        profiles, name = self._app.records.profiles, card.name
        profile = profiles.find(name) if name else None
        name = profile.name if profile else name
        others = [one.name for at, one in enumerate(self._roster.sitters) if one and at != seat]
        if name and name in others:
            if card.letters is not None:
                card.letters.fault = "Already sits here"
            self._app.sound.play("deny")
            return
        if name:
            profiles.seen(name)
        del self._open[seat]
        self._roster.name(seat, name)
        self._app.sound.play("join")
        wish = profile.colour if profile else None
        if wish is not None and wish < self._roster.places and self._roster.sitters[wish] is None:
            self._roster.move(seat, wish)
            seat = wish
        self.changed.append(seat)

    def _move(self, seat: int, step: int) -> None:
        """To the next place at which no person sits."""
        roster = self._roster
        ring = [(seat + step * far) % roster.places for far in range(1, roster.places)]
        place = next((at for at in ring if at not in roster.people), None)
        if place is None:
            self._app.sound.play("deny")
            return
        self.take(seat, place)

    def take(self, seat: int, place: int) -> None:
        """Somebody moves to a place; their card goes with them."""
        self._roster.move(seat, place)
        if seat in self._open:
            self._open[place] = self._open.pop(seat)
        self.changed.append(place)
        self._app.sound.play("move")
