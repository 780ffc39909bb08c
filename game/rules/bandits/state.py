"""The whole of a match of Bandits on Mars as plain data, and its copy."""

from __future__ import annotations

from copy import copy

import msgspec

from game.rules.bandits.cards import MOST_BANDITS, Card
from game.rules.kernel import TABLE

SPOTS = MOST_BANDITS
"""Places for Bandits on the table: one for each."""
ESCAPE_TOKEN = "token-escape"
HEART_TOKEN = "token-heart"


class Cover(msgspec.Struct, frozen=True, gc=False):
    """A hand that has come down. Time is [lo_ns, hi_ns) since the reveal, aim in 1/100 px from the middle."""

    seat: int
    hand: int
    target: str
    lo_ns: int
    hi_ns: int
    aim: int

    @property
    def at_ns(self) -> int:
        """The middle of the interval."""
        return (self.lo_ns + self.hi_ns) // 2


class Held(msgspec.Struct, frozen=True, gc=False):
    """A target that has been awarded. end_ns: the earliest hi of its contest; later covers were second."""

    cover: Cover
    end_ns: int


class Race(msgspec.Struct):
    """An open capture.

    aims: "card" or "token". hands: how many each seat has. limit_ns: when time is up (BM8). mark_ns: the
    watermark. waiting: hands that are down and not judged yet. held: awards, oldest first. own: by seat, the
    Sheriff token that it can only defend, '' = it may capture (BM11). delays_ns: by seat (BM19).
    """

    aims: str
    hands: int
    limit_ns: int
    own: list[str]
    delays_ns: list[int]
    mark_ns: int = 0
    waiting: list[Cover] = []
    held: list[Held] = []


class Beside(msgspec.Struct):
    """An Escape card beside the table and the Bandits lying on it."""

    escape: str
    cards: list[str]


class Noon(msgspec.Struct):
    """The duel of BM16. Times count from the bell. early: seats that drew too soon in this round."""

    seats: list[int]
    round: int = 1
    rung: bool = False
    mark_ns: int = 0
    draws: list[Cover] = []
    early: list[int] = []


class Stats(msgspec.Struct):
    """What is counted about a seat. reactions: ns from the reveal to each awarded cover."""

    wrong: int = 0
    false_starts: int = 0
    reactions: list[int] = []


class Photo(msgspec.Struct, frozen=True):
    """The closest meeting of two seats' hands so far. first: who got it."""

    gap_ns: int
    first: int
    second: int
    dead_heat: bool


class State(msgspec.Struct):
    """A match.

    cards: all rows by id, never changed. order: the order in which spots fill. decks: top card last. spots:
    card id or '' by spot; up: face up, by spot. sheriffs: holder by Sheriff token, TABLE = in the middle.
    gone: action cards that are out of the game. shown: the card drawn in this turn, secret while phase
    is "hush". early: false starts of this hush. chooser: who answers in phase "choose".
    limit_ns: game time after which no card is revealed any more, 0 = no limit (BM21).
    winners: seats, and places: 1 = best, by seat; both [] before the end. how: what decided it.
    """

    cards: dict[str, Card]
    order: tuple[int, ...]
    seats: int
    ballerina: str
    false_start: bool
    card_time_ns: int
    token_time_ns: int
    first: int
    active: int
    decks: list[list[str]]
    captured: list[list[str]]
    spots: list[str]
    up: list[bool]
    sheriffs: list[int]
    stats: list[Stats]
    phase: str = "reveal"
    turn: int = 1
    beside: list[Beside] = []
    gone: list[str] = []
    shown: str = ""
    early: list[int] = []
    race: Race | None = None
    chooser: int = TABLE
    noon: Noon | None = None
    photo: Photo | None = None
    winners: list[int] = []
    places: list[int] = []
    how: str = ""
    limit_ns: int = 0


def spot_id(spot: int) -> str:
    """The target that stands for whatever card lies on a spot."""
    return f"spot-{spot}"


def sheriff_id(index: int) -> str:
    """The id of a Sheriff token by its index from 0."""
    return f"token-sheriff-{index + 1}"


def token_ids(s: State) -> list[str]:
    """All tokens of this match in their fixed order."""
    return [*map(sheriff_id, range(len(s.sheriffs))), HEART_TOKEN, ESCAPE_TOKEN]


def clockwise(s: State) -> list[int]:
    """All seats, the active one first."""
    return [(s.active + step) % s.seats for step in range(s.seats)]


def _free_spot(s: State) -> int:
    """The first free spot in the order drawn at the deal."""
    return next(spot for spot in s.order if not s.spots[spot])


def lay(s: State, card: str) -> int:
    """Lay a Bandit face up on the next free spot, where it stays (BM18); the spot."""
    spot = _free_spot(s)
    s.spots[spot] = card
    s.up[spot] = True
    return spot


def clone(s: State) -> State:
    """An independent copy; the card rows and frozen values are shared."""
    c = copy(s)
    c.decks = [deck[:] for deck in s.decks]
    c.captured = [pile[:] for pile in s.captured]
    c.spots = s.spots[:]
    c.up = s.up[:]
    c.sheriffs = s.sheriffs[:]
    c.stats = [Stats(n.wrong, n.false_starts, n.reactions[:]) for n in s.stats]
    c.beside = [Beside(b.escape, b.cards[:]) for b in s.beside]
    c.gone = s.gone[:]
    c.early = s.early[:]
    c.winners = s.winners[:]
    c.places = s.places[:]
    if s.race is not None:
        c.race = _clone_race(s.race)
    if s.noon is not None:
        c.noon = _clone_noon(s.noon)
    return c


def _clone_race(race: Race) -> Race:
    c = copy(race)
    c.own = race.own[:]
    c.delays_ns = race.delays_ns[:]
    c.waiting = race.waiting[:]
    c.held = race.held[:]
    return c


def _clone_noon(noon: Noon) -> Noon:
    c = copy(noon)
    c.seats = noon.seats[:]
    c.draws = noon.draws[:]
    c.early = noon.early[:]
    return c
