"""The screen of a match of a board game: asks people, hands their answers over, shows what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.board_start import record_of
from game.rules.kernel import Response, RuleError
from game.scenes.board.asking import Asking
from game.scenes.board.controls import Controls
from game.scenes.board.hands import Hands
from game.scenes.board.hints import board_hints
from game.scenes.board.looks import draw_asked, draw_trays
from game.scenes.board.panel_look import PanelLook
from game.scenes.board.shown import ShownBoard
from game.scenes.joining import JOIN, present
from game.scenes.lost import LostPadScene, absent, come_back
from game.scenes.names import cast_seats
from game.scenes.pause import PauseScene
from game.scenes.played import PlayedScene

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.inputs.notices import Notice
    from game.inputs.press import Press
    from game.match.board import BoardMatch
    from game.rules.kernel import View
    from game.scenes.board.table import BoardTable
    from game.scenes.stack import Scene
    from game.stage.canvas import Canvas
    from game.stage.hints import HintGroup
    from game.store.records import MatchRecord

BOT_MS = 700.0
"""How long a bot lets people look at what lies still before it answers."""
MS = 1_000_000


class BoardScene(PlayedScene, ShownBoard):
    """One match on screen, from the deal (or where it was resumed) to its end."""

    def __init__(
        self,
        board: BoardMatch,
        table: BoardTable,
        *,
        manner: str,
        after: Callable[[BoardScene], Scene],
        left: Callable[[], Scene],
        rules: Callable[[], Scene] | None = None,
    ) -> None:
        """board: its seats are the roster's. manner: how hands are kept, 'peek', 'curtain' or 'open'.

        after, left: make the scene that follows the end or leaving. rules: makes how to play.
        """
        super().__init__(board, table)
        self.board, self.manner = board, manner
        self._after, self._left, self._rules = after, left, rules

    @property
    def course(self) -> BoardMatch:
        """The match."""
        return self.board

    def record(self) -> MatchRecord:
        """What the records keep of it."""
        return record_of(self.board)

    # Life

    def enter(self) -> None:
        """Lay the table and wait for people."""
        self.hands = Hands(self.board, self.table, self.manner)
        super().enter()
        self.panel_look = PanelLook(self.poster)
        self.asking = Asking(self.board, self.table, self.manner)
        self.controls = Controls(self)
        self._back_ns = 0
        self.app.inputs.claiming = True

    def leave(self) -> bool:
        """The match stays in its journal, and nobody plays a Character any more."""
        cast_seats(())
        self.board.close()
        return super().leave()

    def suspend(self) -> None:
        """Nothing is held any more, no hand shows, nothing is on its way."""
        self.controls.clear()
        super().suspend()
        self._cast()

    def resume(self) -> None:
        """Time goes on from where it stopped."""
        super().resume()
        self.controls.clear()
        self.app.inputs.claiming = True
        self.asking.restart()

    @property
    def bared(self) -> Mapping[int, View]:
        """Everybody's views where hands are kept Open."""
        return self.hands.bared

    # Input

    def press(self, press: Press) -> None:
        """An answer, a look at the own hand, or the pause."""
        self.controls.press(press)

    def notice(self, notice: Notice) -> None:
        """Lost focus stops the match; the mouse points and clicks."""
        if notice.kind == "focus_lost":
            self.pause()
        else:
            self.controls.notice(notice)

    def stranger(self, press: Press) -> None:
        """Somebody without a seat: whose bot plays takes over again."""
        if press.control != "slam" or not press.value:
            return
        if len(self.app.inputs.seats.lost()) > 1 and press.device.startswith("pad"):
            self.app.stack.push(LostPadScene(self.board, self.theme))
        else:
            come_back(self.app, self.board, press, self.theme)

    def _cast(self) -> None:
        """Let menus and notes call people as the board does, as far as it has shown who they are."""
        cast_seats(self.table.names(self.board.view(None)))

    def pause(self) -> None:
        """Stop here."""
        self.app.stack.push(
            PauseScene(
                match=self.board,
                mouse=True,
                theme=self.theme,
                reasons=lambda: list(self.director.reasons),
                rules=self._rules,
                leave=lambda: self.app.stack.reset(self._left()),
            )
        )

    def answer(self, response: Response) -> str:
        """Give an answer; gives '', or why it was refused: then nothing has happened on screen."""
        try:
            self.board.answer(response)
        except RuleError as error:
            return str(error)
        if not self.director.held:
            self.director.hurry()
        self.hands.clear()
        if self.asking.go_on(response.seat):
            self.director.held = True
            self.controls.forget(response.seat)
        else:
            self.asking.answered(response.seat)
        self.hear()
        return ""

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Those who can answer now, or could if their pads were there; not who waits for another's answer."""
        can = {*self.asking.seats, *self.app.inputs.seats.lost()}
        return tuple(seat for seat in self.board.people_asked if seat in can)

    @property
    def players(self) -> list[int]:
        """All who play: their turn comes."""
        return [seat for seat in self.app.roster.people if seat not in self.board.bots]

    # Time

    def advance(self, now_ns: int) -> None:
        """Let bots answer when people have seen what happened, and ask people then."""
        if self._last_ns is None:
            self._back_ns = now_ns
        self.move_on(self.passed(now_ns))
        look_ns = round(self.app.pace.ms(BOT_MS) * MS)
        curtain = self.asking.curtain is not None
        self.board.held = curtain or not self.director.done or now_ns < self._back_ns + look_ns
        self.board.bot_ns = look_ns
        self.board.advance(now_ns)
        self.hear()
        self.controls.advance(now_ns)
        self.director.held = self.director.held and self.asking.curtain is not None
        for seat in self.asking.look(self.present, still=self.director.done):
            self.controls.forget(seat)
        self._cast()
        self.keep()
        self._what_next()

    def move_on(self, dt_ns: int) -> None:
        """Let the table, hands and trays move."""
        super().move_on(dt_ns)
        self.hands.advance(dt_ns)
        for tray in self.asking.trays.values():
            tray.secret.advance(dt_ns)

    @property
    def present(self) -> list[int]:
        """Seats of people whose devices are there."""
        return present(self.app)

    def _what_next(self) -> None:
        """Wait for pads without which nothing goes on; go on after the end."""
        waits = self.board.people_asked
        lost = self.app.inputs.seats.lost()
        if waits and self.director.done and all(seat in lost for seat in waits):
            self.app.stack.push(LostPadScene(self.board, self.theme))
        elif self.board.over and self.director.done:
            self.app.stack.swap(self._after(self))

    # Drawing

    def hints(self) -> list[HintGroup]:
        """What each control does now, for those who are asked."""
        return board_hints(self)

    @property
    def sign(self) -> str:
        """Whether somebody can come back."""
        return JOIN if self.app.stack.top is self and absent(self.app, self.board) else ""

    def draw_asked(self, canvas: Canvas) -> None:
        """Draw who is asked, the panel, and the hand of whoever looks at it."""
        draw_asked(canvas, self)
        if self.asking.panel is not None:
            self.panel_look.draw(canvas, self.asking.panel, self.table.panel_box())
            canvas.layer()
        draw_trays(canvas, self)

    def flipped(self, now_ns: int) -> None:
        """Questions show since now_ns; an answer that waited for a closed curtain can be given."""
        for seat in self.asking.seats:
            self.asking.gates[seat].shown(now_ns)
        for tray in list(self.asking.trays.values()):
            tray.secret.flipped()
            self.controls.settle(tray)
            tray.warm(self.app.window.canvas, self.table)
