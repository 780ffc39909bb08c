"""What makes a table playable beyond the types of its keys: room, reach and fairness."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from statistics import mean

from game.race.spec import CENTRE, SEATS, SPOTS, TOKENS, Spot, TableSpec
from game.race.targets import Solid, Target, outside

CLEAR = 1.0
"""Cards and tokens lie at least so far apart, px."""
MEAN_SPREAD = 8.0
"""The mean way from home to the spots may differ by so much among the seats of a table, px."""
NEAR = 6
"""So many nearest spots make up a seat's own corner."""
NEAR_SPREAD = 24.0
"""The mean way to these may differ by so much, px."""
APART = 20.0
"""Homes of two seats are at least so many degrees apart."""


def faults(spec: TableSpec) -> list[str]:
    """Everything that is wrong with a table whose keys are all of the right types."""
    found = [*_counts(spec), *_homes(spec)]
    if found:
        return found
    return [*_inside(spec), *_overlaps(spec), *_loose(spec), *_fairness(spec)]


def _counts(spec: TableSpec) -> list[str]:
    found = []
    if len(spec.spots) != SPOTS:
        found.append(f"spots: expected {SPOTS} spots [x, y, angle], found {len(spec.spots)}")
    if len(spec.tokens) != len(TOKENS):
        found.append(f"tokens: expected {len(TOKENS)} places [x, y], found {len(spec.tokens)}")
    return found


def _homes(spec: TableSpec) -> list[str]:
    found = []
    for seats in SEATS:
        angles = spec.homes.angles.get(seats, ())
        if len(angles) != seats:
            found.append(f"homes.angles.{seats}: expected {seats} angles, found {len(angles)}")
            continue
        turned = sorted(angle % 360.0 for angle in angles)
        if min(b - a for a, b in pairwise([*turned, turned[0] + 360.0])) < APART:
            found.append(f"homes.angles.{seats}: expected homes at least {APART:.0f} degrees apart")
    strange = sorted(set(spec.homes.angles) - set(SEATS))
    return found + [f"homes.angles.{seats}: unknown key; expected one of 2..8" for seats in strange]


def _inside(spec: TableSpec) -> list[str]:
    found = []
    for i, spot in enumerate(spec.spots):
        if max(math.dist(corner, CENTRE) for corner in corners(spec, spot)) > spec.shape.radius:
            found.append(f"spots[{i}]: expected a card wholly within {spec.shape.radius:g} px of the middle")
    for i, place in enumerate(spec.tokens):
        if math.dist(place, CENTRE) + spec.sizes.token > spec.shape.radius:
            found.append(f"tokens[{i}]: expected a token within {spec.shape.radius:g} px of the middle")
    return found


def _overlaps(spec: TableSpec) -> list[str]:
    found = []
    for (i, a), (j, b) in combinations(enumerate(spec.spots), 2):
        if gap(spec, a, b) < CLEAR:
            found.append(f"spots[{j}]: expected a card that lies clear of spots[{i}]")
    for i, place in enumerate(spec.tokens):
        found += [
            f"tokens[{i}]: expected a place clear of tokens[{j}]"
            for j in range(i)
            if math.dist(place, spec.tokens[j]) < 2 * spec.sizes.token + CLEAR
        ]
        found += [f"tokens[{i}]: expected a place clear of spots[{j}]" for j in _cards_at(spec, place)]
    for seats in SEATS:
        for seat in range(seats):
            if _cards_at(spec, spec.holder_place(seat, seats)):
                found.append(f"homes.token_radius: expected room for the token of seat {seat} of {seats}")
    return found


def _loose(spec: TableSpec) -> list[str]:
    """Neighbours float almost alike; how far apart they can get is bounded by the wave."""
    if spec.drift is None:
        return []
    across = max(spec.sizes.card_width, spec.sizes.card_height) + 20.0
    strain = spec.drift.reach * 2 * math.pi * across / spec.drift.wave
    tight = min(gap(spec, a, b) for a, b in combinations(spec.spots, 2))
    if strain > tight:
        return [
            f"drift.wave: expected a wave so long that cards {tight:.1f} px apart never meet, found one "
            f"that brings them {strain:.1f} px nearer"
        ]
    return []


def _fairness(spec: TableSpec) -> list[str]:
    found = []
    for seats in SEATS:
        homes = [spec.home(seat, seats) for seat in range(seats)]
        ways = [sorted(math.dist(home, spot[:2]) for spot in spec.spots) for home in homes]
        means = [mean(way) for way in ways]
        near = [mean(way[:NEAR]) for way in ways]
        if max(means) - min(means) > MEAN_SPREAD or max(near) - min(near) > NEAR_SPREAD:
            found.append(
                f"homes.angles.{seats}: expected ways to the spots within {MEAN_SPREAD:.0f} px of each other "
                f"(to the nearest {NEAR} within {NEAR_SPREAD:.0f}), found {max(means) - min(means):.1f} "
                f"and {max(near) - min(near):.1f}"
            )
    return found


def corners(spec: TableSpec, spot: Spot) -> list[tuple[float, float]]:
    """The four corners of the card on a spot."""
    cos, sin = math.cos(math.radians(spot.angle)), math.sin(math.radians(spot.angle))
    half_w, half_h = spec.sizes.card_width / 2, spec.sizes.card_height / 2
    signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    return [
        (spot.x + i * half_w * cos - j * half_h * sin, spot.y + i * half_w * sin + j * half_h * cos)
        for i, j in signs
    ]


def gap(spec: TableSpec, a: Spot, b: Spot) -> float:
    """Px of felt between the cards of two spots along the side that parts them best; negative: overlap."""
    best = -math.inf
    for angle in (a.angle, a.angle + 90.0, b.angle, b.angle + 90.0):
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        one = [x * ux + y * uy for x, y in corners(spec, a)]
        two = [x * ux + y * uy for x, y in corners(spec, b)]
        best = max(best, min(one) - max(two), min(two) - max(one))
    return best


def _cards_at(spec: TableSpec, place: tuple[float, float]) -> list[int]:
    """Spots whose cards are under a token at a place."""
    found = []
    for i, spot in enumerate(spec.spots):
        target = Target("", "card", spot.x, spot.y, spot.angle, spec.sizes.card_width, spec.sizes.card_height)
        turn = math.radians(spot.angle)
        solid = Solid(target, math.cos(turn), math.sin(turn), target.w / 2, target.h / 2)
        if outside(solid, place[0] - spot.x, place[1] - spot.y) < spec.sizes.token + CLEAR:
            found.append(i)
    return found
