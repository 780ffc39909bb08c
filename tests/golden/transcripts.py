"""Golden transcripts: whole matches as text, one line an event.

A change to one is a change of the rules: step `version` of the game's rules with it, then write them anew.
Words alone, behind the last bar of a line, are none: journals that were begun with others go on as they did.

    python -m tests.golden.transcripts            write all transcripts into tests/golden
    python -m tests.golden.transcripts NAME       print one, without writing
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.rules.kernel import Event, SeededChance
from tests.rules.bandits import chaos as bandits_chaos
from tests.rules.bandits import table as bandits_table
from tests.rules.boomtown import chaos as boomtown_chaos
from tests.rules.boomtown import table as boomtown_table

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[Any, Any]] = {
    "bandits": (bandits_table, bandits_chaos),
    "boomtown": (boomtown_table, boomtown_chaos),
}
"""First word of a match's name to where its game's `RULES` and `new` are, and its `play`."""
MATCHES: dict[str, tuple[int, int, dict[str, str | int | bool]]] = {
    "bandits-2-seats": (2, 110, {}),
    "bandits-4-seats-half-sends": (4, 121, {"deck": "half", "ballerina": "sends"}),
    "bandits-8-seats-half": (8, 702, {"deck": "half"}),
    "boomtown-2-seats-30": (2, 396, {"goal": 30}),
    "boomtown-4-seats-50": (4, 0, {"goal": 50}),
    "boomtown-6-seats-two-decks": (6, 283, {"goal": 30, "decks": 2}),
}
"""Name to seats, seed and options: seeds with noon, a choice, dead heats and coins; with ties, a Range War
and dice rolled again for the order of turns.
"""


def transcript(name: str) -> str:
    """The match of a name as text."""
    return "".join(f"{line}\n" for line in _lines(name))


def _lines(name: str) -> Iterator[str]:
    seats, seed, options = MATCHES[name]
    table, chaos = GAMES[name.partition("-")[0]]
    rules = table.RULES
    yield f"{rules.id} version {rules.version}, {seats} seats, seed {seed}, options {json.dumps(options)}"
    chance = SeededChance(seed)
    s = table.new(seats, seed, **options)
    yield from map(_line, rules.opening(s))
    for _, events in chaos.play(s, Random(seed), chance):
        yield from map(_line, events)
    yield f"result {json.dumps(rules.result(s))}"


def _line(event: Event) -> str:
    why = f" | {event.why}" if event.why else ""
    audience = "" if event.audience is None else f" for {event.audience}"
    return f"{event.kind} {event.seat}{audience} {json.dumps(event.data)}{why}"


def main() -> None:
    """See the module's docstring."""
    if len(sys.argv) > 1:
        sys.stdout.write(transcript(sys.argv[1]))
        return
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
