"""Lessons as data: levels/tutorial holds one a board game, a stacked deck and every answer in it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.match.boxes import ContentError, Sheet, read_sheet
from game.match.games import GAMES
from game.rules.kernel import Response

FOLDER = Path("levels") / "tutorial"
LOOK = "look"
"""The kind of an act that answers nothing: the pupil looks at the hand."""

Words = Annotated[str, msgspec.Meta(min_length=1)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=130)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Option = str | int | bool


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[start]]`: how it is dealt. pupil: the seat that learns; all others do as they are told.

    first: Characters, Items and such that are dealt first, in order. top: cards in the order in which they
    are drawn. active: Bounties in the order in which they show, before the Train. dice: as they fall. lots:
    what else chance gives.
    """

    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    pupil: Seat = 0
    options: dict[str, Option] = {}
    first: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    active: tuple[str, ...] = ()
    dice: tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...] = ()
    lots: tuple[int, ...] = ()


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer. seat: None = the pupil's. also: single picks of the pupil that will do as well.

    say: what to do, '' = what the step says. now: the same in a few words, for who tries something else.
    auto: the pupil is not bothered with it.
    """

    kind: Words
    picks: tuple[str, ...] = ()
    seat: Seat | None = None
    also: tuple[str, ...] = ()
    say: Annotated[str, msgspec.Meta(max_length=130)] = ""
    now: Annotated[str, msgspec.Meta(max_length=48)] = ""
    auto: bool = False

    @property
    def asks(self) -> bool:
        """Whether the pupil has to do something."""
        return self.seat is None and not self.auto

    def fits(self, response: Response) -> bool:
        """Whether a pupil's answer is what was asked for."""
        if response.kind != self.kind:
            return False
        return set(response.picks) == set(self.picks) or (
            len(response.picks) == 1 and response.picks[0] in self.also
        )


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[step]]`: one thing that is learnt. say: what to do and why. praise: what was learnt, '' = go on.

    spots: what lights up on the board. talk: it is read before anything happens.
    """

    head: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    say: Line
    praise: Annotated[str, msgspec.Meta(max_length=130)] = ""
    spots: tuple[str, ...] = ()
    talk: bool = False
    act: tuple[Act, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """What one file holds. game: whose lesson it is."""

    game: str
    start: Start
    steps: tuple[Step, ...]

    @property
    def pupil(self) -> int:
        """The seat that learns."""
        return self.start.pupil


KINDS: dict[str, type[msgspec.Struct]] = {"start": Start, "step": Step}


def taught() -> list[str]:
    """The games that have a lesson."""
    return [game.id for game in GAMES.values() if not game.timed]


@lru_cache(maxsize=8)
def read_lesson(root: Path, game: str) -> Lesson:
    """The lesson of a game below root/levels. Raises ContentError; strange keys do no harm."""
    lesson, faults = _lesson(read_sheet(root / FOLDER / f"{game}.toml", KINDS))
    if lesson is None:
        raise ContentError(faults)
    return lesson


def written(path: Path) -> tuple[Lesson | None, list[str]]:
    """The lesson of a file, and what in the file by itself is wrong."""
    sheet = read_sheet(path, KINDS)
    lesson, faults = _lesson(sheet)
    return lesson, [*faults, *sheet.strange]


def _lesson(sheet: Sheet) -> tuple[Lesson | None, list[str]]:
    faults = list(sheet.faults)
    starts, steps = sheet.read("start", Start, faults), sheet.read("step", Step, faults)
    if sheet.path.stem not in taught():
        faults.append(
            sheet.found(
                f"file: expected the name of a board game, {', '.join(taught())}, found '{sheet.path.stem}'"
            )
        )
    if not faults and (len(starts) != 1 or not steps):
        faults.append(
            sheet.found(
                f"start, step: expected one start and some steps, found {len(starts)} and {len(steps)}"
            )
        )
    if not faults:
        faults = [sheet.found(fault) for fault in _silent(steps)]
    return (None, faults) if faults else (Lesson(sheet.path.stem, starts[0], tuple(steps)), [])


def _silent(steps: list[Step]) -> list[str]:
    """Acts of the pupil that have no words for who tries something else."""
    return [
        f"step[{place}].act[{number}].now: expected a few words for the pupil, found ''"
        for place, step in enumerate(steps)
        for number, act in enumerate(step.act)
        if act.asks and not act.now
    ]
