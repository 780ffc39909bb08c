"""Golden transcripts of Bountytown: whole matches as text, one line an event.

A change to one is a change of the rules: step `version` of the rules with it, then write them anew:

    python -m tests.golden.bountytown            write all transcripts into tests/golden
    python -m tests.golden.bountytown NAME       print one, without writing
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.rules.kernel import Event, SeededChance, Setup
from tests.rules.bountytown.box import CONTENT, RULES
from tests.rules.bountytown.chaos import play

FOLDER = Path(__file__).parent
MATCHES: dict[str, tuple[int, int, dict[str, str | int | bool]]] = {
    "bountytown-3-seats-diagram": (3, 103, {"town": "diagram"}),
    "bountytown-4-seats-frontier": (4, 104, {"town": "frontier", "three_of_a_kind": "above two pair"}),
    "bountytown-3-seats-long": (3, 107, {"bounty_deck": "all"}),
    "bountytown-6-seats": (6, 106, {"defender_refills": False}),
}
"""Name to seats, seed and options."""


def transcript(name: str) -> str:
    """The match of a name as text."""
    return "".join(f"{line}\n" for line in _lines(name))


def _lines(name: str) -> Iterator[str]:
    seats, seed, options = MATCHES[name]
    yield f"{RULES.id} version {RULES.version}, {seats} seats, seed {seed}, options {json.dumps(options)}"
    chance = SeededChance(seed)
    s = RULES.new(Setup(seats, options, CONTENT), chance)
    yield from map(_line, RULES.opening(s))
    for response, events in play(s, Random(seed), chance):
        yield f"> {response.seat} {response.kind} {' '.join(response.picks)}".rstrip()
        yield from map(_line, events)
    yield f"result {json.dumps(RULES.result(s))}"


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
