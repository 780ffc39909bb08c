"""The games that there are: one entry each, everything else asks here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from game.match import box_boomtown, box_bountytown
from game.match.boxes import Box, ContentError
from game.match.content import read_bandits, read_file
from game.rules.bandits import BanditsRules
from game.rules.boomtown import BoomTownRules
from game.rules.boomtown.options import CHOICES as BOOMTOWN_CHOICES
from game.rules.bountytown import BountytownRules
from game.rules.bountytown.deal import BOUNTY_DECK, THREE_OF_A_KIND
from game.rules.kernel import Event, Rules
from game.rules.noon import NoonRules
from game.rules.noon.rules import WINS
from game.store.folders import data_root

Choice = str | int | bool


class GameRules(Rules[Any], Protocol):
    """What a match asks of rules beside what `Rules` says."""

    def opening(self, s: Any) -> tuple[Event, ...]:
        """What the deal looks like, for a state that `new` has just given."""

    def result(self, s: Any) -> dict[str, Any]:
        """Of a match that is over: at least winners and places. Raises RuleError before."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game. rules: its engine. name: for players.

    read: its content, by the root of levels/, strict or not; raises ContentError. faults: of one file.
    score: what its result calls the points. options: house rules with what they can be, the default first;
    presets of a `Box` set some of them. timed: it is a race against the clock, played by a
    `Hunt`; all others are played by a `BoardMatch`.
    """

    rules: GameRules
    name: str
    read: Callable[[Path, bool], Box]
    faults: Callable[[Path], list[str]]
    score: str
    options: dict[str, tuple[Choice, ...]]
    timed: bool = False

    @property
    def id(self) -> str:
        """The id of its rules; also of its folders in levels/ and assets/."""
        return self.rules.id

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.rules.seats

    def box(self, root: Path | None = None) -> Box:
        """Its content, read once; what can be passed over is told in notices. Raises ContentError."""
        return _box(self.id, root or data_root())


def _read_bandits(root: Path, strict: bool) -> Box:
    content = read_bandits(root, strict=strict)
    return Box(content.cards, notices=content.notices)


BANDITS = Game(
    BanditsRules(),
    "Bandits on Mars",
    _read_bandits,
    read_file,
    "credits",
    {
        "ballerina": ("returns", "sends"),
        "false_start": (True, False),
        "deck": ("full", "half"),
        "minutes": (0, 4),
    },
    timed=True,
)
BOUNTYTOWN = Game(
    BountytownRules(),
    "Bountytown",
    lambda root, strict: box_bountytown.read_bountytown(root, strict=strict),
    box_bountytown.file_faults,
    "renown",
    {"three_of_a_kind": THREE_OF_A_KIND, "defender_refills": (True, False), "bounty_deck": BOUNTY_DECK},
)
BOOMTOWN = Game(
    BoomTownRules(),
    "Boom Town",
    lambda root, strict: box_boomtown.read_boomtown(root, strict=strict),
    box_boomtown.file_faults,
    "money",
    dict(BOOMTOWN_CHOICES),
)
GAMES: dict[str, Game] = {game.id: game for game in (BANDITS, BOUNTYTOWN, BOOMTOWN)}
"""All games by id, in the order in which they are offered."""
NOON = Game(
    NoonRules(),
    "Noon",
    lambda _root, _strict: Box({}),
    lambda _path: [],
    "rounds",
    {"wins": WINS},
    timed=True,
)
KNOWN: dict[str, Game] = {**GAMES, NOON.id: NOON}
"""With those that have no poster of their own: all whose journals can be read."""


@lru_cache(maxsize=8)
def _box(game: str, root: Path) -> Box:
    return GAMES[game].read(root, False)


def game_faults(root: Path) -> list[str]:
    """All faults of the content of all games below root/levels."""
    faults: list[str] = []
    for game in GAMES.values():
        try:
            game.read(root, True)
        except ContentError as error:
            faults += error.faults
    return faults
