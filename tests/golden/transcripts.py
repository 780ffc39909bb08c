"""Golden transcripts: whole matches as text, one line an event.

A change to one is a change of the rules: step `version` of the game's rules with it, then write them anew.
Words alone, behind the last bar of a line, are none: journals that were begun with others go on as they did.

    python -m tests.golden.transcripts            write all transcripts into tests/golden
    python -m tests.golden.transcripts NAME       print one, without writing
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.rules.kernel import Chance, Event, Response, SeededChance, Setup
from tests.rules.bandits import chaos as bandits_chaos
from tests.rules.bandits import table as bandits_table
from tests.rules.boomtown import chaos as boomtown_chaos
from tests.rules.boomtown import table as boomtown_table
from tests.rules.bountytown import box as bountytown_box
from tests.rules.bountytown import chaos as bountytown_chaos

Options = dict[str, str | int | bool]


class Told(NamedTuple):
    """How matches of a game are dealt, played and told. answers: whether what was answered is told, too."""

    rules: Any
    deal: Callable[[int, int, Options, Chance], Any]
    play: Callable[[Any, Random, Chance], Iterator[tuple[Response, tuple[Event, ...]]]]
    answers: bool = False


FOLDER = Path(__file__).parent
GAMES: dict[str, Told] = {
    "bandits": Told(
        bandits_table.RULES,
        lambda seats, seed, options, _: bandits_table.new(seats, seed, **options),
        bandits_chaos.play,
    ),
    "boomtown": Told(
        boomtown_table.RULES,
        lambda seats, seed, options, _: boomtown_table.new(seats, seed, **options),
        boomtown_chaos.play,
    ),
    "bountytown": Told(
        bountytown_box.RULES,
        lambda seats, _, options, chance: bountytown_box.RULES.new(
            Setup(seats, options, bountytown_box.CONTENT), chance
        ),
        bountytown_chaos.play,
        answers=True,
    ),
}
"""By the first word of a match's name."""
MATCHES: dict[str, tuple[int, int, Options]] = {
    "bandits-2-seats": (2, 110, {}),
    "bandits-4-seats-half-sends": (4, 121, {"deck": "half", "ballerina": "sends"}),
    "bandits-8-seats-half": (8, 702, {"deck": "half"}),
    "boomtown-2-seats-30": (2, 396, {"goal": 30}),
    "boomtown-4-seats-50": (4, 0, {"goal": 50}),
    "boomtown-6-seats-two-decks": (6, 283, {"goal": 30, "decks": 2}),
    "bountytown-3-seats-diagram": (3, 103, {"town": "diagram"}),
    "bountytown-4-seats-frontier": (4, 104, {"town": "frontier", "three_of_a_kind": "above two pair"}),
    "bountytown-3-seats-long": (3, 107, {"bounty_deck": "all"}),
    "bountytown-6-seats": (6, 106, {"defender_refills": False}),
}
"""Name to seats, seed and options: seeds with noon, a choice, dead heats and coins; with ties, a Range War
and dice rolled again for the order of turns.
"""


def transcript(name: str) -> str:
    """The match of a name as text."""
    return "".join(f"{line}\n" for line in _lines(name))


def _lines(name: str) -> Iterator[str]:
    seats, seed, options = MATCHES[name]
    rules, deal, play, answers = GAMES[name.partition("-")[0]]
    yield f"{rules.id} version {rules.version}, {seats} seats, seed {seed}, options {json.dumps(options)}"
    chance = SeededChance(seed)
    s = deal(seats, seed, options, chance)
    yield from map(_line, rules.opening(s))
    for response, events in play(s, Random(seed), chance):
        if answers:
            yield f"> {response.seat} {response.kind} {' '.join(response.picks)}".rstrip()
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
