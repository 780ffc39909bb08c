"""A table to race on: where hands wait, where cards and tokens lie, and how hands move."""

from __future__ import annotations

import math
import random
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.race.targets import Target

CENTRE = (960.0, 560.0)
"""The middle of every table, canvas px."""
SPOTS = 30
"""One spot for each Bandit card."""
TOKENS = ("token-sheriff-1", "token-sheriff-2", "token-sheriff-3", "token-heart", "token-escape")
"""The order of the token spots."""
SEATS = range(2, 9)
SECOND_HAND_TURN = -8.0
"""Degrees from the first hand's home to the second one's."""

Words = Annotated[str, msgspec.Meta(min_length=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Spot(NamedTuple):
    """Where the middle of a card lies, canvas px, and how it is turned, degrees clockwise."""

    x: float
    y: float
    angle: float


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The felt. radius: cards lie wholly within it. reach: palms never get farther from the middle (px)."""

    kind: Literal["round"]
    radius: Annotated[float, msgspec.Meta(ge=300, le=430)]
    reach: Annotated[float, msgspec.Meta(ge=420, le=500)]


class Homes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where hands wait: px from the middle, and each seat's angle in degrees clockwise from the right.

    token_turn: a held token lies this many degrees on from its holder's home, token_radius px out.
    """

    radius: Annotated[float, msgspec.Meta(ge=380, le=460)]
    token_radius: Annotated[float, msgspec.Meta(ge=380, le=460)]
    token_turn: Annotated[float, msgspec.Meta(ge=-20, le=20)]
    angles: dict[int, tuple[float, ...]]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of what lies on the felt, px. token and palm are radii."""

    card_width: Annotated[float, msgspec.Meta(ge=60, le=140)]
    card_height: Annotated[float, msgspec.Meta(ge=80, le=190)]
    token: Annotated[float, msgspec.Meta(ge=20, le=45)]
    palm: Annotated[float, msgspec.Meta(ge=10, le=45)]


class Physics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hands move.

    speed px/s; accel (steered) and drag (let go) px/s2; magnet: px that a palm over a card is drawn
    toward its middle in each tenth of a second; grip: px beside a card's edge that still count as on it;
    elbow_push: share of a knock by another arm that a hand takes (0 = arms pass through each other);
    gravity: 1 = Earth, sets how high and long cards hop.
    """

    speed: Annotated[float, msgspec.Meta(ge=300, le=2500)]
    accel: Annotated[float, msgspec.Meta(ge=1000, le=40000)]
    drag: Annotated[float, msgspec.Meta(ge=300, le=40000)]
    magnet: Annotated[float, msgspec.Meta(ge=0, le=15)]
    grip: Annotated[float, msgspec.Meta(ge=0, le=20)]
    elbow_push: Share
    gravity: Annotated[float, msgspec.Meta(ge=0.05, le=2)]


class Sway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The room rocks: hands are carried along `angle` (degrees) at up to `speed` px/s, to and fro."""

    speed: Annotated[float, msgspec.Meta(gt=0, le=300)]
    period_ms: Annotated[int, msgspec.Meta(ge=500, le=20000)]
    angle: float


class Drift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Loose cards float (BM18 option): at most `reach` px from their spot, a round in `period_ms`.

    wave: px over which the float turns into its opposite twice; long waves keep neighbours apart.
    """

    reach: Annotated[float, msgspec.Meta(gt=0, le=40)]
    period_ms: Annotated[int, msgspec.Meta(ge=3000, le=60000)]
    wave: Annotated[float, msgspec.Meta(ge=400, le=20000)]


class Gusts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wind carries hands: up to `speed` px/s, `lasts_ms` long, about every `every_ms`."""

    speed: Annotated[float, msgspec.Meta(gt=0, le=400)]
    every_ms: Annotated[int, msgspec.Meta(ge=300, le=20000)]
    lasts_ms: Annotated[int, msgspec.Meta(ge=200, le=5000)]


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a capture ends by itself (BM8), ms."""

    card_ms: Annotated[int, msgspec.Meta(ge=1000, le=60000)]
    token_ms: Annotated[int, msgspec.Meta(ge=1000, le=60000)]


class TableSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of levels/bandits/. text: for the menu. look: id of the room's art.

    tokens: where the tokens lie in the middle, in the order of TOKENS; spots: where Bandits lie.
    """

    id: Words
    name: Words
    text: Words
    look: Words
    shape: Shape
    homes: Homes
    sizes: Sizes
    physics: Physics
    times: Times
    tokens: tuple[tuple[float, float], ...]
    spots: tuple[Spot, ...]
    sway: Sway | None = None
    drift: Drift | None = None
    gusts: Gusts | None = None

    def place(self, spot: int) -> Spot:
        """Where the card of a spot lies while nothing floats."""
        return self.spots[spot]

    def home(self, seat: int, seats: int, hand: int = 0) -> tuple[float, float]:
        """Where a seat's hand waits, canvas px. hand: 1 = the second one of a Brawl, beside the first."""
        return around(self.homes.radius, self.homes.angles[seats][seat] + SECOND_HAND_TURN * hand)

    def token_place(self, token: str) -> tuple[float, float]:
        """Where a free token lies, canvas px. token: one of TOKENS."""
        return self.tokens[TOKENS.index(token)]

    def scattered(self, seed: int) -> TableSpec:
        """The same table with the tokens on its token places in another order, for one match.

        Whichever token lies a little nearer to a seat must not be the same in every match.
        """
        tokens = list(self.tokens)
        random.Random(seed).shuffle(tokens)
        return msgspec.structs.replace(self, tokens=tuple(tokens))

    def holder_place(self, seat: int, seats: int) -> tuple[float, float]:
        """Where a token lies before the seat that holds it, canvas px."""
        angle = self.homes.angles[seats][seat] + self.homes.token_turn
        return around(self.homes.token_radius, angle)

    def card_target(self, target: str, spot: int) -> Target:
        """The card of a spot as something to slam on, under the id `target`."""
        x, y, angle = self.spots[spot]
        return Target(target, "card", x, y, angle, self.sizes.card_width, self.sizes.card_height)

    def token_target(self, token: str, holder: int | None = None, seats: int = 8) -> Target:
        """A token as something to slam on: in the middle, or before its holder (BM11)."""
        x, y = self.token_place(token) if holder is None else self.holder_place(holder, seats)
        return Target(token, "token", x, y, 0.0, 2 * self.sizes.token, 2 * self.sizes.token)


def around(radius: float, degrees: float) -> tuple[float, float]:
    """The point at a distance and an angle (clockwise from the right) from the middle, canvas px."""
    turn = math.radians(degrees)
    return CENTRE[0] + radius * math.cos(turn), CENTRE[1] + radius * math.sin(turn)
