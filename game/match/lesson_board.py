"""A lesson as a match: its rules are those of any other, only the deck is stacked. Nothing is journaled."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from pathlib import Path
from typing import Any

from game.match.board import BoardMatch
from game.match.boxes import ContentError
from game.match.games import BOUNTYTOWN, GAMES, Game
from game.match.lesson import FOLDER, LOOK, Act, Lesson, Start, Step, taught, written
from game.match.match import Match
from game.match.seats import SeatSpec
from game.rules.bountytown.cards import NAMES
from game.rules.bountytown.rows import TRAIN
from game.rules.kernel import Event, Request, Response, RuleError, ScriptedChance, Setup, View

SEED = 1


class StackedChance:
    """Puts what is named where it is wanted, and shuffles nothing else. log: what a `ScriptedChance` repeats.

    dice, lots: results still to come.
    """

    def __init__(self, start: Start) -> None:
        """What a lesson's start names."""
        self.log: list[list[Any]] = []
        self.dice, self.lots = [die - 1 for die in start.dice], list(start.lots)
        self._front = [*start.first, *start.active]
        self._top = list(start.top)

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """What is dealt first to the front; what is drawn first to the end, which is the top."""
        order = sorted(range(len(items)), key=lambda place: self._rank(_name(items[place])))
        items[:] = [items[place] for place in order]
        self.log.append([stream, order])

    def _rank(self, name: str) -> int:
        if name in self._front:
            return self._front.index(name) - len(self._front)
        return len(self._top) - self._top.index(name) if name in self._top else 0

    def below(self, stream: str, n: int) -> int:  # noqa: ARG002 - a lesson names what is there
        """The next die, or lot."""
        result = (self.dice if stream == "dice" else self.lots).pop(0)
        self.log.append([stream, result])
        return result


def _name(item: Any) -> str:
    """Of a Duel card, a row or a card."""
    return NAMES[item] if isinstance(item, int) else str(getattr(item, "id", item))


class Course:
    """How far a lesson has come. index: of the step, len(steps) at the end."""

    def __init__(self, lesson: Lesson) -> None:
        """At its beginning."""
        self.lesson = lesson
        self.index = 0
        self._left = list(self.step.act)

    @property
    def over(self) -> bool:
        """Whether no step is left."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.lesson.steps[self.index]

    @property
    def complete(self) -> bool:
        """Whether all of the step has been done."""
        return not self._left

    @property
    def next(self) -> Act | None:
        """The act that is next in the order in which they are written."""
        return self._left[0] if self._left else None

    def seat_of(self, act: Act) -> int:
        """Whose act it is."""
        return self.lesson.pupil if act.seat is None else act.seat

    def act_of(self, seat: int) -> Act | None:
        """What a seat has to do next in this step."""
        return next((act for act in self._left if self.seat_of(act) == seat), None)

    def did(self, seat: int, kind: str) -> None:
        """A seat has done something; what was asked of it, if it is of that kind."""
        act = self.act_of(seat)
        if act is not None and act.kind == kind:
            self._left.remove(act)

    def go_on(self) -> None:
        """To the next step."""
        self.index += 1
        self._left = [] if self.over else list(self.step.act)


class Puppet:
    """A bot that does what the lesson says."""

    level = "easy"

    def __init__(self, seat: int, course: Course) -> None:
        """course: of the whole lesson."""
        self._seat, self._course = seat, course

    def see(self, events: Iterable[Event]) -> None:
        """It knows all before."""

    def answer(self, request: Request, view: View) -> Response:  # noqa: ARG002 - as it was told
        """What is written."""
        act = self._course.act_of(self._seat)
        return Response(self._seat, request.kind, request.default if act is None else act.picks)

    def why(self) -> str:
        """For the lesson's sake."""
        return ""


class LessonBoard(BoardMatch):
    """A match that waits where its lesson does. course: how far it is. open: whether bots may answer."""

    def __init__(self, game: Game, match: Match[Any], course: Course) -> None:
        """match: as dealt."""
        self.course = course
        self.open = True
        super().__init__(game, match)
        for seat in self.bots:
            self.bots[seat] = Puppet(seat, course)

    def advance(self, now_ns: int) -> None:
        """Go on while the step that is on has something for who is asked."""
        seat = self._next_bot()
        if self.open and (seat is None or self.course.act_of(seat) is not None):
            super().advance(now_ns)
        self.now_ns = max(self.now_ns, now_ns)

    def do(self, act: Act) -> None:
        """Do what is written, whoever should. Raises RuleError if it can't be done."""
        seat = self.course.seat_of(act)
        if act.kind == LOOK:
            self.course.did(seat, LOOK)
        else:
            self._submit(Response(seat, act.kind, act.picks))

    def go_to(self, index: int) -> None:
        """Do all that comes before a step. Raises RuleError, naming the act, if it can't be done."""
        course = self.course
        while course.index < index:
            while (act := course.next) is not None:
                try:
                    self.do(act)
                except RuleError as error:
                    raise RuleError(f"step[{course.index}]: '{act.kind}' {act.picks}: {error}") from None
            course.go_on()

    def _submit(self, response: Response) -> None:
        super()._submit(response)
        self.course.did(response.seat, response.kind)


def lay_lesson(lesson: Lesson, root: Path | None = None) -> LessonBoard:
    """The match of a lesson, just dealt. root: of levels/. Raises RuleError for a start that can't be."""
    game, start = GAMES[lesson.game], lesson.start
    seats = [SeatSpec("bot", "easy")] * start.seats
    seats[lesson.pupil] = SeatSpec("pad")
    setup = Setup(start.seats, dict(start.options), game.box(root).content)
    stacked = StackedChance(start)
    game.rules.new(setup, stacked)  # to learn how the deck has to lie
    script = ScriptedChance([*stacked.log, *(["dice", die] for die in stacked.dice)])
    match = Match(game.rules, setup, SEED, tuple(seats), chance=script)
    if game is BOUNTYTOWN:  # a short game: the Train comes right after the Bounties that are needed
        match.state.bounty_deck = [TRAIN, *reversed(start.active)]
    return LessonBoard(game, match, Course(lesson))


def lesson_faults(root: Path) -> list[str]:
    """All faults of the lessons of all board games below root/levels, which are played to their end."""
    faults: list[str] = []
    for game in taught():
        path = root / FOLDER / f"{game}.toml"
        lesson, wrong = written(path)
        faults += wrong
        if lesson is not None:
            faults += [f"{path}: {fault}" for fault in _unplayable(lesson, root)]
    return faults


def file_faults(path: Path) -> list[str]:
    """The faults of one file by itself."""
    return written(path)[1]


def _unplayable(lesson: Lesson, root: Path) -> list[str]:
    """What keeps a lesson from its end; the faults of the game itself are told with the game."""
    try:
        board = lay_lesson(lesson, root)
        board.go_to(len(lesson.steps))
    except ContentError:
        return []
    except (RuleError, IndexError) as error:
        return [str(error)]
    return [] if board.over else ["step: expected steps to the end of the match, but it is not over"]
