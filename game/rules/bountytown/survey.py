"""What the types of rows can't say: words that are known, rows that fit together, a box that can be dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.rules.bountytown.cards import printed
from game.rules.bountytown.hands import MOST_CARDS
from game.rules.bountytown.rows import TRAIN
from game.rules.bountytown.vocabulary import ALWAYS_COSTS, HOOKS, OPS, PER, WHEN, WHO, WINDOWS
from game.rules.kernel import RuleError

CELLS = 9
LEAST = {"character": 12, "bounty": 22, "item": 1, "wound": 1, "town": 1}
"""Rows that the largest match needs."""


def row(r: Any, key: str) -> list[str]:
    """The faults of one row by itself."""
    faults: list[str] = []
    for number, effect in enumerate(getattr(r, "effect", ())):
        faults += _effect(effect, f"{key}.effect[{number}]", location=hasattr(r, "refuge"))
    for number, use in enumerate(getattr(r, "use", ())):
        faults += _use(use, f"{key}.use[{number}]")
        if use.window in [other.window for other in r.use[:number]]:
            faults.append(
                f"{key}.use[{number}].window: expected one use in each window, found '{use.window}' again"
            )
    if hasattr(r, "base"):
        faults += _bounty(r, key)
    if hasattr(r, "start") and (r.start or r.refuge) and r.cell is None:
        faults.append(f"{key}.cell: expected a cell, because start or refuge is true")
    return faults


def _known(word: str, words: Iterable[str], key: str) -> list[str]:
    known = list(words)
    names = ", ".join(name or "''" for name in known)
    return [] if word in known else [f"{key}: expected one of {names}, found '{word}'"]


def _effect(e: Any, key: str, *, location: bool) -> list[str]:
    faults = _known(e.hook, HOOKS, f"{key}.hook")
    faults += _known(e.op, OPS, f"{key}.op")
    faults += _known(e.who, WHO[:1] if location else WHO, f"{key}.who")
    faults += _known(e.per, PER, f"{key}.per")
    faults += [fault for word in e.when for fault in _known(word, WHEN, f"{key}.when")]
    hook = HOOKS.get(e.hook)
    if hook and not hook.duel and (e.who != "owner" or e.when):
        faults.append(f"{key}: expected neither who nor when, because {e.hook} is not asked in a Duel")
    if (e.op == "forbid" and e.n) or (e.op == "add" and not e.n):
        faults.append(f"{key}.n: expected {'no number' if e.n else 'a number'} with op {e.op}")
    return faults


def _use(u: Any, key: str) -> list[str]:
    faults = _known(u.window, WINDOWS, f"{key}.window")
    faults += _known(u.do, WINDOWS.get(u.window, ()), f"{key}.do") if not faults else []
    if u.window != "turn" and (u.actions or u.discard):
        faults.append(f"{key}: expected neither actions nor discard outside the window turn")
    if u.do in ALWAYS_COSTS and not u.actions:
        faults.append(f"{key}.actions: expected at least 1, because {u.do} is an Action")
    return faults


def _bounty(r: Any, key: str) -> list[str]:
    faults: list[str] = []
    if r.cells[0] == r.cells[1]:
        faults.append(f"{key}.cells: expected two different cells, found {r.cells[0]} twice")
    for face in r.base:
        try:
            printed(face)
        except RuleError as error:
            faults.append(f"{key}.base: {error}")
    if not 1 <= len(r.base) + r.draw <= MOST_CARDS:
        faults.append(f"{key}.draw: expected 1 to {MOST_CARDS} cards with base, found {len(r.base) + r.draw}")
    return faults


def doubles(rows: Mapping[str, Sequence[Any]]) -> list[str]:
    """Ids that are there twice, in any table; ids are shared by all."""
    seen = {TRAIN: "the Train"}
    faults: list[str] = []
    for table, entries in rows.items():
        for r in entries:
            if r.id in seen:
                faults.append(f"{table}: expected an id of its own, found '{r.id}' again, see {seen[r.id]}")
            seen[r.id] = table
    return faults


def whole(rows: Mapping[str, Sequence[Any]]) -> list[str]:
    """The faults of the whole box."""
    faults = [
        f"{table}: expected at least {least} rows, found {len(rows[table])}"
        for table, least in LEAST.items()
        if len(rows[table]) < least
    ]
    locations = rows["location"]
    fixed = {r.cell: r.id for r in locations if r.cell is not None}
    if len(fixed) < sum(r.cell is not None for r in locations):
        faults.append("location: expected each cell at most once")
    if len(locations) - len(fixed) < CELLS - len(fixed):
        faults.append(f"location: expected at least {CELLS} rows that fit the grid, found {len(locations)}")
    for flag in ("start", "refuge"):
        count = sum(getattr(r, flag) for r in locations)
        if count != 1:
            faults.append(f"location: expected {flag} = true once, found it {count} times")
    known = {r.id for r in locations}
    for number, town in enumerate(rows["town"]):
        faults += _town(town.cells, fixed, known, f"town[{number}].cells")
    return faults


def _town(cells: Sequence[str], fixed: Mapping[int, str], known: set[str], key: str) -> list[str]:
    if not cells:
        return []
    if len(cells) != CELLS:
        return [f"{key}: expected {CELLS} Locations or none, found {len(cells)}"]
    named = [name for name in cells if name]
    faults = [f"{key}: expected the id of a Location, found '{name}'" for name in named if name not in known]
    if len(set(named)) < len(named):
        faults.append(f"{key}: expected each Location at most once")
    faults += [
        f"{key}[{cell}]: expected '{name}', which always lies there, found '{cells[cell]}'"
        for cell, name in sorted(fixed.items())
        if cells[cell] != name
    ]
    moved = [name for cell, name in enumerate(cells) if name in fixed.values() and fixed.get(cell) != name]
    return faults + [f"{key}: '{name}' always lies elsewhere" for name in moved]
