"""A world that tests can set up, press in and watch."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.inputs.press import Press
from game.race.hands import HandView
from game.race.player import Cover, Miss
from game.race.table import TOKENS, TableSpec, decode
from game.race.targets import Target
from game.race.world import World

MS = 1_000_000
STEP_NS = 1_000_000_000 // 240
LEVELS = Path(__file__).parents[2] / "levels" / "bandits"
TABLES = ("saloon", "cantina", "railcar", "duststorm")


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((LEVELS / f"{name}.toml").read_text(encoding="utf-8"))


def spec(name: str = "saloon", **physics: float) -> TableSpec:
    table = data(name)
    table["physics"] |= physics
    return decode(table)


def facing(table: TableSpec, seat: int, seats: int) -> float:
    """The direction in which a seat's hands reach, degrees clockwise from the right."""
    return (table.homes.angles[seats][seat] + 180.0) % 360.0


def everything(table: TableSpec) -> dict[str, Target]:
    """All that can lie on a table: 30 cards and 5 tokens."""
    cards = {f"spot-{n}": table.card_target(f"spot-{n}", n) for n in range(30)}
    return cards | {token: table.token_target(token) for token in TOKENS}


def start(
    table: TableSpec | None = None,
    seats: int = 4,
    *,
    targets: Iterable[Target] | None = None,
    delays: dict[int, int] | None = None,
    hands: int = 1,
    held: dict[int, frozenset[str]] | None = None,
    clock_ns: int = 0,
    seed: int = 1,
) -> World:
    table = table or spec()
    world = World(table, seats, seed)
    lying = everything(table) if targets is None else {target.id: target for target in targets}
    world.begin(lying, delays or {}, hands, held=held, clock_ns=clock_ns)
    return world


def press(seat: int, control: str, value: float, at_ns: int, width_ns: int = 0) -> Press:
    lo = at_ns - width_ns // 2
    return Press(seat, control, value, lo, lo + width_ns, at_ns, "pump", "pad:1", control)


def steer(world: World, seat: int, x: float, y: float, at_ns: int = 0) -> None:
    world.feed(press(seat, "x", x, at_ns))
    world.feed(press(seat, "y", y, at_ns))


def slam(world: World, seat: int, at_ns: int, width_ns: int = 0) -> None:
    """Down, and up again 30 ms later."""
    world.feed(press(seat, "slam", 1.0, at_ns, width_ns))
    world.feed(press(seat, "slam", 0.0, at_ns + 30 * MS))


def run(world: World, until_ns: int) -> list[Cover | Miss]:
    results: list[Cover | Miss] = []
    while world.now_ns + STEP_NS <= until_ns:
        results += world.step()
    return results


def hand(world: World, seat: int, number: int = 0) -> HandView:
    return next(view for view in world.hands() if (view.seat, view.hand) == (seat, number))


def put(world: World, seat: int, x: float, y: float, number: int = 0) -> None:
    """Lay a free hand somewhere, at rest."""
    body = world._players[seat].hands[number]
    body.x, body.y, body.vx, body.vy, body.state = x, y, 0.0, 0.0, "reach"
    world._space.place(body)
