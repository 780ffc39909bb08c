"""How to play, by doing it: a real table, real hands, one card at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inputs.keyboard import BOARD
from game.scenes.bandits.howto_board import draw_board, draw_steps
from game.scenes.bandits.howto_help import draw_help
from game.scenes.bandits.howto_lessons import LESSONS, Lesson
from game.scenes.bandits.howto_marks import Mark, mark
from game.scenes.bandits.howto_page import draw_page
from game.scenes.bandits.howto_pupils import Pupils
from game.scenes.bandits.howto_stage import LessonHunt, Places, set_lesson
from game.scenes.bandits.howto_words import READ, hints_for, words_for
from game.scenes.bandits.hunt import HuntScene
from game.scenes.bandits.plates import PlateLook
from game.scenes.hints import shared_hints
from game.scenes.nav import Nav
from game.stage.hints import HintGroup, draw_hints
from game.stage.motion import Tween
from game.stage.palette import MARS, SEATS

if TYPE_CHECKING:
    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.stage.canvas import Canvas

PAGE = len(LESSONS)
"""The index of the last page."""
BOARD_MS = 220.0
STEPS_Y = 984.0
READ_NS = 600_000_000
"""So long a verdict stands before anything leads on."""


class HowToScene(HuntScene):
    """The lessons one after the other, then a page with all cards; left with 'back' or 'start' at any time.

    index: of the lesson, PAGE for the last page. verdict: on this lesson, None while it goes on.
    passed: the lessons that were learnt.
    """

    hunt: LessonHunt

    def __init__(self) -> None:  # the hunt of the first lesson is made in `enter`, once there is an app
        self.index = 0
        self.verdict: Mark | None = None
        self.passed: set[int] = set()
        self._judged_ns = 0

    @property
    def lesson(self) -> Lesson:
        """The lesson on the table."""
        return self.hunt.lesson

    @property
    def away(self) -> list[int]:
        """Nobody comes back to a lesson."""
        return []

    @property
    def lost(self) -> list[int]:
        """Nobody waits for a pad here."""
        return []

    @property
    def idle(self) -> bool:
        """Whether nothing is under way: left and right turn to other lessons."""
        return self.index == PAGE or self.verdict is not None or self.hunt.phase == "wait"

    # Life

    def enter(self) -> None:
        """Begin with the first lesson, for whoever came here."""
        self.nav = Nav()
        self.now_ns = 0
        self.pupils = Pupils(self.app.last_device, self.app.inputs.seats.seat_of)
        self._seated: Places | None = None
        self._board = Tween(0.0, 1.0, self.app.pace.ms(BOARD_MS))
        self._kinds = {}
        self.turn_to(0)
        self._kinds = {card.kind: card for card in self.cards.values()}
        self.app.sound.music("mars")

    def leave(self) -> bool:
        """Nothing is kept."""
        self.app.sound.tension(0.0)
        return True

    def turn_to(self, index: int) -> None:
        """Lay a lesson on the table, or open the last page."""
        self.index = index
        self.verdict = None
        self._restless = False
        self.app.sound.tension(0.0)
        if index == PAGE:
            return
        places = self.pupils.places()
        self.hunt = set_lesson(self.app.content, LESSONS[index], places, self.app.settings.ballerina)
        if self._seated is None or len(self._seated.order) != len(places.order):
            self.furnish()
        self._seated = places
        self.painter.particles.clear()
        self.lay_table()
        if self.lesson.shown:
            self._show_hidden()
        self._raise_board()

    def _show_hidden(self) -> None:
        """What is to be remembered lies open until the card is turned."""
        for spot, card in self.lesson.table:
            self.top.spots[spot].card, self.top.spots[spot].up = card, True

    def _hide(self) -> None:
        for spot in self.lesson.down:
            self.top.turn(spot, "", up=False)

    def _raise_board(self) -> None:
        if self._board.end != 1.0:
            self._board.to(1.0, self.app.pace.ms(BOARD_MS))

    # Input

    def press(self, press: Press) -> None:
        """Leave, turn to another lesson, join, or play."""
        self.pupils.note(press.device)
        if self.pupils.seat_of(press.device) is not None:
            self.app.last_device = press.device
        step = self.nav.feed(press)
        if step in ("back", "start"):
            self.app.sound.play("leave")
            self.app.stack.pop()
        elif self.verdict is not None and self.now_ns - self._judged_ns < READ_NS:
            return  # what was meant for the race
        elif self.idle and step in ("left", "right"):
            self._leaf(1 if step == "right" else -1)
        elif step == "slam" and (self.index == PAGE or self.verdict is not None):
            self._go_on()
        elif self.index != PAGE:
            self._play(press)

    def _leaf(self, by: int) -> None:
        index = self.index + by
        if 0 <= index <= PAGE:
            self.app.sound.play("move")
            self.turn_to(index)
        else:
            self.app.sound.play("deny")

    def _go_on(self) -> None:
        self.app.sound.play("choose")
        if self.index == PAGE:
            self.app.stack.pop()
            return
        good = self.verdict is not None and self.verdict.good
        self.pupils.rest()
        self.turn_to(self.index + good)

    def _play(self, press: Press) -> None:
        slam = press.control == "slam" and press.value
        if slam and self.hunt.phase == "wait" and press.device != BOARD and self._joined(press.device):
            return
        seat = self.pupils.seat_of(press.device)
        if seat is None:
            return
        if slam:
            self.hunt.hand_turn(seat)
            self._restless = self._restless or self.hunt.phase == "check"
        super().press(press._replace(seat=seat))

    def _joined(self, device: str) -> bool:
        """Whether the palm of a newcomer changed who sits where."""
        if not self.pupils.join(device):
            return False
        self.app.last_device = device
        if self.pupils.places() == self._seated:
            return False
        self.app.sound.play("join")
        self.turn_to(self.index)
        return True

    def notice(self, notice: Notice) -> None:
        """A lesson that was broken off begins again; a pad that is gone gets up."""
        if notice.kind == "pad_lost":
            self.pupils.leave(notice.device)
        if notice.kind in ("pad_lost", "focus_lost") and not self.idle:
            self.turn_to(self.index)

    # Time

    def advance(self, now_ns: int) -> None:
        """Let the lesson go on."""
        self._board.advance(now_ns - (self.now_ns or now_ns))
        self.now_ns = now_ns
        if self.index == PAGE:
            return
        was = self.hunt.phase
        super().advance(now_ns)
        if was == "wait" and self.hunt.phase != "wait" and self.verdict is None:
            self._board.to(0.0, self.app.pace.ms(BOARD_MS))
            if self.lesson.shown:
                self._hide()

    def what_next(self) -> None:
        """Give the verdict once everything has been shown."""
        if self.verdict is None and self.hunt.finished and self.director.done and self._seated is not None:
            self.verdict = mark(self.lesson, self.hunt.told, self._seated.pupils, restless=self._restless)
            self._judged_ns = self.now_ns
            self._raise_board()
            if self.verdict.good:
                self.passed.add(self.index)
                self._cheer()
            else:
                self.app.sound.play("deny")

    def _cheer(self) -> None:
        self.app.sound.play("cash")
        if self._seated is not None and not self.app.settings.less_motion:
            colours = [SEATS[seat].colour for seat in self._seated.pupils]
            self.painter.particles.confetti(960, 300, 50, colours)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with the board over it, or the last page."""
        if self.index == PAGE:
            draw_page(canvas, self.app, self._kinds, self.now_ns)
        else:
            self.draw_match(canvas)
            pupils = self._seated.pupils if self._seated is not None else ()
            draw_help(canvas, self.hunt, self.hands, pupils, self.game_ns)
            words = words_for(self.lesson, self.verdict, self.app.settings.ballerina)
            draw_board(canvas, self.cards[self.lesson.card], words, self._board.value, self.now_ns)
            if self._board.value > 0.0:
                draw_steps(canvas, self.index, self.passed, STEPS_Y)
        draw_hints(canvas, MARS, self.hints())

    def hints(self) -> list[HintGroup]:
        """What pupils can do."""
        hints = READ if self.index == PAGE else hints_for(self.hunt.phase, self.verdict)
        return shared_hints(self.app, hints)

    def plate_look(self, seat: int) -> PlateLook:
        """As in a match, but after the verdict it is nobody's turn."""
        look = super().plate_look(seat)
        return look._replace(turn=look.turn and self.verdict is None)
