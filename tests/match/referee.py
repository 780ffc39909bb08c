"""Hunts at the moment that a test wants to see."""

import math

from game.match.hunt import Hunt
from game.match.match import Match
from game.match.pace import Pace
from game.match.seats import parse_seats
from game.match.start import new_match
from game.race.hands import HandView
from game.rules.bandits.state import State
from game.rules.kernel import Event
from tests.match.hands import MS, SECOND, content, press


def dealt(seats: str = "keys1,keys2", seed: int = 6, **options: str | int | bool) -> Match[State]:
    return new_match(content(), parse_seats(seats), seed, "", options)


def hunt_of(match: Match[State], pace: Pace | None = None, *, headless: bool = False) -> Hunt:
    return Hunt(match, content().table(), pace, headless=headless)


def with_top(match: Match[State], kind: str) -> Match[State]:
    """The same match with a card of a kind on the active player's deck."""
    s = match.state
    top = next(card for deck in s.decks for card in deck if s.cards[card].kind == kind)
    for deck in s.decks:
        if top in deck:
            deck.remove(top)
    s.decks[s.active].append(top)
    return match


def hushed(hunt: Hunt) -> Hunt:
    """The active player reveals at once."""
    hunt.press(press(hunt.active, "slam", hunt.since_ns + MS))
    hunt.press(press(hunt.active, "slam", hunt.since_ns + 2 * MS, 0.0))
    hunt.advance(hunt.since_ns + 3 * MS)
    assert hunt.phase == "hush"
    return hunt


def due(hunt: Hunt) -> Hunt:
    """On to the instant at which the card is to flip."""
    hunt.advance(hunt.ends_ns or 0)
    assert hunt.wants_flip
    return hunt


def racing(kind: str = "wanted", **options: str | int | bool) -> Hunt:
    """A race that has just begun."""
    hunt = due(hushed(hunt_of(with_top(dealt(**options), kind))))
    hunt.flipped(hunt.now_ns + 20 * MS)
    hunt.advance(hunt.now_ns + 20 * MS)
    assert hunt.phase == "race"
    return hunt


def hand(hunt: Hunt, seat: int) -> HandView:
    return next(view for view in hunt.hands(hunt.now_ns) if view.seat == seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def reach(hunt: Hunt, seat: int, target: str, at_ns: int, off: float = 0.0) -> None:
    """Push a stick so that the hand is there, off px beside its middle, at a game time."""
    thing = next(card for card in hunt.cards(hunt.now_ns) if card.id == target)
    x, y = hunt.table.home(seat, len(hunt.match.seats))
    to_x, to_y = thing.x + off, thing.y
    far = math.hypot(to_x - x, to_y - y)
    physics = hunt.table.physics
    takes = int((far / physics.speed + physics.speed / physics.accel / 2) * SECOND)
    for control, value in (("x", (to_x - x) / far), ("y", (to_y - y) / far)):
        hunt.press(press(seat, control, at_ns - takes, value))
