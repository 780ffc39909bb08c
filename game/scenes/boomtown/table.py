"""The table of Boom Town, as the board's scene drives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.kernel import Event, Request, View
from game.scenes.board.table import Choice, Face
from game.scenes.boomtown import choices, look
from game.scenes.boomtown.book import SUIT_WORDS, Book
from game.scenes.boomtown.cards import card_sprite
from game.scenes.boomtown.cues import CUES
from game.scenes.boomtown.face_up import bare
from game.scenes.boomtown.faces import pass_sprite
from game.scenes.boomtown.layout import FIGURE_SHAPE, SQUARE, TRAY, WHY, Layout
from game.scenes.boomtown.plates import BADGE as PLATE_BADGE
from game.scenes.boomtown.plays import PLAYS
from game.scenes.boomtown.results import result_lines
from game.scenes.boomtown.rows import BUILDING_SHAPE
from game.scenes.boomtown.shootout_plan import BADGE, BADGES, LOOKS_LOW, PANELS, SLOTS, TRAYS, look_box
from game.scenes.boomtown.shootout_plan import WHY as FIGHT_WHY
from game.scenes.boomtown.show import Show
from game.scenes.boomtown.takings import Takings
from game.scenes.boomtown.town import Town
from game.scenes.boomtown.words import PASSING, card_note
from game.scenes.manned import is_bot
from game.scenes.names import seat_names
from game.stage.boxes import Box

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.scenes.app import App
    from game.stage.canvas import Canvas

CARD_H = 210.0


class BoomTownTable:
    """The town on screen; a `board.table.BoardTable`."""

    theme = "boom"
    music = "boom"
    naming = ""
    asides = frozenset({"skipped", "phase", "drew"})

    def __init__(self, app: App, content: dict[str, Any], seats: int) -> None:
        """content: of the game's box."""
        self.app = app
        self.seats = seats
        self.book = Book(content)
        self._show: Show | None = None
        self._spots: tuple[str, ...] = ()
        self._takings = Takings()

    @property
    def show(self) -> Show:
        """What is on screen. Raises AssertionError before the first `lay`."""
        assert self._show is not None, "the table has not been laid yet"
        return self._show

    # What happens

    def lay(self, view: View) -> None:
        """Lay everything as the shared view has it; ends all motion."""
        if self._show is None:
            self._show = Show(self.app.art, self.app.pace, self.app.sound, self.book, view)
        else:
            self._show.lay(view)

    def play(self, event: Event) -> float:
        """Start to show a public event; gives the time before the next may start, ms at normal pace."""
        show = self.show
        if show.shootout is not None and show.shootout.outcome:
            show.leave_shootout()
        show.town.play(event)
        show.line_ms = 0.0
        return PLAYS[event.kind](show, event) if event.kind in PLAYS else 0.0

    @property
    def line_ms(self) -> float:
        """As long as dice roll, or until the shot falls."""
        return self.show.line_ms

    def sum_up(self, event: Event) -> str:
        """What a Collection has brought in all, with the event that follows it."""
        return self._takings.hear(event)

    def settle(self, view: View) -> None:
        """All events of a moment were played: take over what the shared view says."""
        self.show.settle(view)

    def face_up(self, bared: Mapping[int, View]) -> None:
        """Lay hands open, in the streets and in a shootout."""
        self.show.bared = {seat: bare(view) for seat, view in bared.items()}

    def finish(self) -> None:
        """End all motion now."""
        self.show.finish()

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return self.show.moving

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.show.advance(dt_ns)

    # What is seen

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture but tray, panel, hints and why-line."""
        look.draw(canvas, self.show, self._spots)

    def point(self, spots: tuple[str, ...]) -> None:
        """Light up these spots and no others."""
        self._spots = spots
        if self.show.shootout:
            self.show.shootout.focus = spots

    def spot_at(self, x: float, y: float) -> str | None:
        """The spot at a point of the canvas, px."""
        show = self.show
        if show.shootout is not None:
            return _die_at(x, y)
        for card, actor in reversed(show.cast.figures.items()):
            fx, fy, size = actor.place
            if abs(x - fx) < size * FIGURE_SHAPE * 0.36 and fy - size < y < fy:
                return choices.spot(card)
        for card, actor in reversed(show.cast.buildings.items()):
            fx, fy, size = actor.place
            if abs(x - fx) < size / 2 and fy - size * BUILDING_SHAPE < y < fy:
                return choices.spot(card)
        return None

    def panel_box(self) -> Box:
        """Where the choice panel may lie now."""
        shootout = self.show.shootout
        if shootout is None:
            return SQUARE
        return PANELS[shootout.asked or 0]

    def tray_box(self, seat: int, *, looks: bool = False) -> Box:
        """Where the open hand of a seat may lie now: for the one whose turn it is in the square.

        Hands that are only looked at lie in the own street: they hide nothing that is asked in the square.

        In a shootout on the planks until dice lie there; who only watches looks at theirs over a figure.
        """
        shootout, layout = self.show.shootout, self.layout
        if shootout is None:
            return TRAY if seat == self.show.town.active and not looks else layout.own_tray(seat)
        if seat in shootout.seats:
            return (LOOKS_LOW if shootout.drawn else TRAYS)[shootout.seats.index(seat)]
        watching = [other for other in layout.order if other not in shootout.seats and not is_bot(other)]
        return look_box(shootout.asked, watching.index(seat) if seat in watching else 0)

    def badge_at(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's badge, px."""
        shootout = self.show.shootout
        if shootout is not None and seat in shootout.seats:
            return BADGES[shootout.seats.index(seat)]
        return self.layout.badge(seat)

    def badge_size(self, seat: int) -> float:
        """How large it is, px."""
        shootout = self.show.shootout
        return BADGE if shootout is not None and seat in shootout.seats else PLATE_BADGE

    def pan(self, seat: int) -> float:
        """Where a seat is heard, -1..1."""
        return self.show.pan(seat)

    def why_box(self) -> Box:
        """Where the why-line lies."""
        return FIGHT_WHY if self.show.shootout else WHY

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.show.layout

    # What is said

    def choices(self, request: Request, view: View) -> list[Choice]:
        """A public request as lines, with those that can't be taken now and why."""
        return choices.choices(request, view, self._town(view), self.book)

    def face(self, request: Request, option: str, view: View) -> Face:
        """An option of a secret request: a card, or the face for passing."""
        if option in PASSING or option == "pass":
            name, note = PASSING.get(request.kind, ("Pass", ""))
            return Face(pass_sprite(self.app.art, request.kind, CARD_H), name, note)
        return self._face(option, self._town(view))

    def hand(self, view: View) -> list[Face]:
        """The hand of the seat whose view this is."""
        town = self._town(view)
        return [self._face(card, town) for card in view["hand"]]

    def _face(self, card: str, town: Town) -> Face:
        sprite = card_sprite(self.app.art, card, CARD_H)
        row = self.book.row(card)
        kind = f"{row.kind} {row.side or row.suit}"
        return Face(sprite, self.book.name(card), card_note(card, self.book, town), kind)

    def title(self, request: Request, view: View) -> str:
        """What is asked, in one line."""
        return choices.title(request, view, self._town(view), self.book)

    def tally(self, request: Request, picks: tuple[str, ...], view: View) -> str:  # noqa: ARG002
        """What is committed, or how many cards are discarded."""
        if request.kind == "discard":
            return f"Discard {len(picks)}"
        if request.kind != "commit":
            return ""
        suits = [SUIT_WORDS[self.book.row(card).suit] for card in picks]
        return ", ".join(suits) or "Play nothing"

    def _town(self, view: View) -> Town:
        return Town.of(view)

    def names(self, view: View) -> list[str]:
        """By seat, as why-lines call them."""
        return seat_names(len(view["money"]))

    def cue(self, kind: str) -> str:
        """The voice of a kind of event, '' if it has none."""
        return CUES[kind].voice if kind in CUES else ""

    def result_lines(self, result: dict[str, Any], view: View) -> list[list[str]]:
        """By seat: figures for the result."""
        return result_lines(result, view)

    def help(
        self, canvas: Canvas, box: Box | None = None, asked: Request | None = None, *, clear: bool = False
    ) -> None:
        """What this phase is about; drawn over the screen while a player looks at cards."""
        del clear  # it lies on no panel, wherever that is
        look.draw_help(canvas, self.show, box, asked.kind if asked else "")


def _die_at(x: float, y: float) -> str | None:
    for slots in SLOTS:
        for index, (sx, sy) in enumerate(slots):
            if abs(x - sx) < 54 and abs(y - sy) < 60:
                return f"die:{index + 1}"
    return None
