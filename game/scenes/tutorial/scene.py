"""A lesson on the real table: one pupil does everything once, and is told what to do now and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.lesson import LOOK, Act, Lesson
from game.match.lesson_board import LessonBoard, lay_lesson
from game.rules.kernel import Response
from game.scenes.board.scene import BoardScene
from game.scenes.hints import legend_for
from game.scenes.mouse import is_click
from game.scenes.tutorial.coach import Coach
from game.scenes.tutorial.pause import LessonPause
from game.scenes.tutorial.pupil import Pupil
from game.scenes.tutorial.says import box_of, hints_of, spots_of, words_of
from game.scenes.tutorial.tables import LessonTable, later
from game.stage.hints import HintGroup

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

MS = 1_000_000
READ_NS, LOOK_NS = 500 * MS, 700 * MS
"""So long words stand at least before a press goes on, and so long a look at the hand takes at least."""
TITLE_SONG = "mars"


class TutorialScene(BoardScene):
    """One lesson from its beginning to its end, or until it is left.

    phase: 'talk' while words wait to be read before a step, 'do' while it goes on, 'praise' after it.
    refused: the last kind no, '' for none.
    """

    board: LessonBoard
    table: LessonTable

    def __init__(self, lesson: Lesson, table: LessonTable, *, manner: str) -> None:
        """manner: how hands are kept, 'peek' or 'open': with curtains no words could be read."""
        super().__init__(
            lay_lesson(lesson), table, manner=manner, after=lambda scene: scene, left=lambda: self
        )
        self.lesson, self.pupil = lesson, lesson.pupil
        table.due = lambda: self.act
        self.phase, self.refused, self._refused_ns = "talk", "", 0

    @property
    def index(self) -> int:
        """Of the step that is on."""
        return self.board.course.index

    @property
    def act(self) -> Act | None:
        """What the pupil has to do next."""
        course = self.board.course
        return None if course.over else course.act_of(self.pupil)

    # Life

    def enter(self) -> None:
        """Whoever came here sits down alone; the others have their seats again afterwards."""
        self._sits = Pupil(self.app, self.pupil)
        self.coach = Coach(self.app, self.poster, self.pupil)
        self._begin()

    def leave(self) -> bool:
        """Nothing is kept, and the title has its song again."""
        self.app.sound.music(TITLE_SONG)
        self._sits.give_back()
        return super().leave()

    def turn_to(self, index: int) -> None:
        """Begin a step as if all before it had been done; past the last one the lesson is left."""
        if index >= len(self.lesson.steps):
            self.app.stack.pop()
            return
        self.board.close()
        self.board = lay_lesson(self.lesson)
        self.board.go_to(max(0, index))
        self._told = self.board
        self._begin()

    def _begin(self) -> None:
        super().enter()
        self._asked: Act | None = None
        self._looked_ns = 0
        self.refused = ""
        self._open_step()

    def _open_step(self) -> None:
        step = self.board.course.step
        self._turn("talk" if step.talk else "do")

    def _turn(self, phase: str) -> None:
        self.phase = phase
        self._read_ns = 0
        self.refused = ""

    # Input

    def press(self, press: Press) -> None:
        """A palm goes on where words wait; all else is as in a match."""
        self._sits.heed(press)
        if self.phase == "do" or press.control != "slam":
            super().press(press)
        elif press.seat is None:
            self.stranger(press)
        elif press.value:
            self._read()

    def stranger(self, press: Press) -> None:
        """The first to press is the pupil; later only somebody whose device is gone is replaced."""
        self._sits.stranger(press)

    def notice(self, notice: Notice) -> None:
        """A click goes on, too."""
        if self.phase != "do" and is_click(notice):
            self._read()
        else:
            super().notice(notice)

    def _read(self) -> None:
        """Go on from words that have been read."""
        if self._read_ns < READ_NS:
            return
        self.app.sound.play("choose")
        if self.phase == "talk":
            self.director.hurry()
            self._turn("do")
        else:
            self._next()

    def _next(self) -> None:
        self.board.course.go_on()
        if self.board.course.over:
            self.app.stack.pop()
        else:
            self._open_step()

    def pause(self) -> None:
        """Skip a step, go back one, look it up, or leave."""
        self.app.stack.push(LessonPause(self))

    def answer(self, response: Response) -> str:
        """Only what is due is handed over; all else is answered kindly."""
        act = self.act
        if act is None or not act.fits(response):
            self.refused, self._refused_ns = later(act), self.now_ns
            self.app.sound.play("deny")
            return self.refused
        self.refused = ""
        return super().answer(response)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Nobody: no bot can learn for somebody."""
        return ()

    @property
    def players(self) -> list[int]:
        """Nobody, for the same reason."""
        return []

    def stand_in(self, seat: int) -> None:
        """Nobody stands in."""

    def cut_short(self) -> bool:
        """Nothing is kept."""
        return False

    # Time

    def advance(self, now_ns: int) -> None:
        """Let the lesson go on."""
        self.board.open = self.phase == "do"
        super().advance(now_ns)
        if self.phase == "do":
            self._go_along()
        self.coach.say(words_of(self), box_of(self))
        self._point()

    def move_on(self, dt_ns: int) -> None:
        """Also the board with the words."""
        super().move_on(dt_ns)
        self.coach.advance(dt_ns)
        self._read_ns += dt_ns
        if self.pupil in self.hands.seats:
            self._looked_ns += dt_ns

    def _go_along(self) -> None:
        """What is done for the pupil, what only has to be looked at, and the end of the step."""
        act = self.act
        if act is not None and act.kind == LOOK:
            if self._looked_ns >= LOOK_NS and self.pupil not in self.hands.seats:
                self.board.do(act)
        elif act is not None and act.auto and self.director.done and self.board.asked(self.pupil):
            self.board.do(act)
            self.hear()
        if self.board.course.complete and self.director.done:
            self._learnt()

    def _learnt(self) -> None:
        if not self.board.course.step.praise:
            self._next()
            return
        self._turn("praise")
        self.app.sound.play("cash")
        self.coach.cheer(box_of(self))

    @property
    def present(self) -> list[int]:
        """The pupil, once all that leads to the question has been seen."""
        act = self.act
        if self.phase != "do" or act is None or not act.asks or act.kind == LOOK:
            return []
        if act is not self._asked:
            if not self.director.done:
                return []
            self._asked = act
        return [seat for seat in super().present if seat == self.pupil]

    def _what_next(self) -> None:
        """The lesson knows."""

    # What is said and shown

    @property
    def refused_ns(self) -> int:
        """How long ago the last kind no was."""
        return self.now_ns - self._refused_ns

    def _point(self) -> None:
        """Light up what the words are about, unless the pupil points at something."""
        panel = self.asking.panel
        if panel is None or not panel.spots:
            self.table.point(spots_of(self))

    def hints(self) -> list[HintGroup]:
        """What the pupil's controls do now."""
        return hints_of(self)

    def draw_asked(self, canvas: Canvas) -> None:
        """Draw the words over all else."""
        super().draw_asked(canvas)
        device = self.app.inputs.seats.device_of(self.pupil) or self.app.last_device
        self.coach.draw(canvas, legend_for(self.app, device), self.now_ns)
        canvas.layer()
