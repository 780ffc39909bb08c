"""The board of Bountytown on screen: the town with its people, the plates, the store, the Duel."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.rules.kernel import TABLE
from game.scenes.board.whyline import draw_why
from game.scenes.bountytown import geometry
from game.scenes.bountytown.board import Board
from game.scenes.bountytown.board_said import Said
from game.scenes.bountytown.board_trays import Trays
from game.scenes.bountytown.duel_layout import RANKING
from game.scenes.bountytown.duel_stage import DuelStage
from game.scenes.bountytown.face_up import Bare, bare
from game.scenes.bountytown.flights import Flight, Flights, Walkers
from game.scenes.bountytown.lore import Lore
from game.scenes.bountytown.plates import PlateLook
from game.scenes.bountytown.ranking import draw_ranking
from game.scenes.bountytown.table_draw import TablePainter
from game.scenes.bountytown.table_duel import CLOSES, OPENS, opening_of
from game.scenes.bountytown.table_ending import Ending
from game.scenes.bountytown.table_places import TablePlaces
from game.scenes.bountytown.table_plays import Plays
from game.scenes.bountytown.table_setup import Setup
from game.scenes.bountytown.table_words import TableWords
from game.stage.boxes import Box
from game.stage.motion import NS_PER_MS, Tween
from game.stage.palette import BOUNTY
from game.stage.particles import Particles

if TYPE_CHECKING:
    from game.rules.kernel import Event, Request, View
    from game.scenes.app import App
    from game.stage.art import Sprite
    from game.stage.canvas import Canvas, Point

RISE_MS = 1400.0


class BountytownTable(TablePlaces, TableWords):
    """A `BoardTable`. board: what lies on it now. flights, walkers: what is on its way.

    looked_up: whether the ranking lay over the picture before.
    spots: what is looked at. glows: what lights up by itself, ns left. duel: the Duel that is on, if one is.
    said: the line of news.
    """

    theme = "bounty"
    music = "banjo"
    naming = "chosen"
    asides: frozenset[str] = frozenset()
    line_ms = 0.0

    def __init__(self, app: App, content: Mapping[str, Sequence[Mapping[str, Any]]], seats: int) -> None:
        """content: of the game's box. seats: how many play, 3 to 6."""
        self.app = app
        self.seats = seats
        self.lore = Lore(content)
        self.board = Board(self.lore, seats)
        self.flights = Flights()
        self.walkers = Walkers(seats)
        self.particles = Particles(app.art, seed=app.rng.getrandbits(32))
        self.setup = Setup(self)
        self.ending = Ending(self)
        self.spots: tuple[str, ...] = ()
        self.glows: dict[str, int] = {}
        self.rise: Tween | None = None
        self.duel: DuelStage | None = None
        self.now_ns = 0
        self.looked_up = False
        self.said = Said(self.lore)
        self._trays = Trays(seats)
        self._closing = False
        self._won: list[Event] = []
        self._view: View = {}
        self._hands: dict[int, Bare] = {}
        self._painter = TablePainter(self)
        self._plays = Plays(self)

    # Events

    def lay(self, view: View) -> None:
        """All at once as the view has it; a Duel that is on shows as far as it is known."""
        self.finish()
        self.ending.clear()
        self.said.clear()
        self.duel, self._closing, self._won = None, False, []
        self._view, self._hands = view, {}
        self.board.take(view)
        self.walkers.stand(self.cells)
        opening = opening_of(view)
        if opening is not None:
            self._open(opening)
            self.finish()

    def play(self, event: Event) -> float:
        """Show one event; gives the time before the next, ms."""
        if self.duel is not None and self._closing:
            self._close()
        self.said.hear(event, "" if event.seat == TABLE else self.name(event.seat))
        if self.duel is None and event.kind in OPENS:
            self._open(event)
            self.board.apply(event)
            return self.duel.play(event) if self.duel is not None else 0.0
        if self.duel is None:
            return self._plays.play(event)
        self.board.apply(event)
        if event.kind == "captured":
            self._won.append(event)
        self._closing = event.kind in CLOSES
        wait = self.duel.play(event)
        if self.said.line:
            self.duel.overtake()
        return wait

    def settle(self, view: View) -> None:
        """Take over what the view says."""
        self._view = view
        choosing = self.board.choosing and self.setup.moving
        self.board.take(view)
        self.board.choosing = self.board.choosing or choosing
        if self.duel is not None:
            self.duel.settle(view)
        else:
            self.walkers.go(self.cells, self.app.pace)

    def face_up(self, bared: Mapping[int, View]) -> None:
        """Lay hands open, in town and in a Duel."""
        self._hands = {seat: bare(view) for seat, view in bared.items()}
        self.board.face_up(self._hands)
        if self.duel is not None:
            self.duel.face_up(self._hands)

    def title(self, request: Request, view: View) -> str:
        """What is asked; a Duel is where its question is."""
        if self.duel is not None and request.kind == "select":
            self.duel.select()
        return super().title(request, view)

    def _open(self, event: Event) -> None:
        self.duel = DuelStage(self.app, self.lore, self.seats)
        self.duel.begin(event, self._view)
        self.duel.face_up(self._hands)
        self.duel.point(self.spots)

    def _close(self) -> None:
        """The town again: who was carried off goes, and what was won goes to its captor."""
        self.duel, self._closing = None, False
        self.walkers.go(self.cells, self.app.pace)
        won, self._won = self._won, []
        for event in won:
            if event.data["bounty"] in self.board.players[event.seat].captured:
                self._plays.play(event)

    def finish(self) -> None:
        """End all motion."""
        if self.duel is not None:
            self.duel.finish()
            if self._closing:
                self._close()
        self.flights.clear()
        self.glows.clear()
        self.walkers.finish()
        self.setup.finish()
        self.ending.finish()
        self.rise = None

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        if self.duel is not None:
            return self.duel.moving or self._closing
        parts = (self.flights, self.walkers, self.setup, self.ending)
        return self.rise is not None or any(part.moving for part in parts)

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self.now_ns += dt_ns
        self.said.advance(dt_ns)
        if self.duel is not None:
            self.duel.advance(dt_ns)
            if self._closing and self.duel.done:
                self._close()
            return
        self.flights.advance(dt_ns)
        self.walkers.advance(dt_ns)
        self.particles.advance(dt_ns)
        self.setup.advance(dt_ns)
        self.ending.advance(dt_ns)
        self.glows = {spot: left - dt_ns for spot, left in self.glows.items() if left > dt_ns}
        if self.rise is not None:
            self.rise.advance(dt_ns)
            self.rise = None if self.rise.done else self.rise

    @property
    def cells(self) -> list[int]:
        """By seat, where it is in town."""
        return [player.cell for player in self.board.players]

    def send(
        self, key: Hashable, sprites: Sequence[Sprite], ends: tuple[Point, Point], **times: float
    ) -> None:
        """Let something set off over the board."""
        self.flights.add(Flight(key, sprites, ends, self.app.pace, **times))

    def glow(self, spot: str, ms: float) -> None:
        """Let something light up for a while."""
        self.glows[spot] = round(self.app.pace.ms(ms) * NS_PER_MS)

    def raise_town(self) -> float:
        """The buildings rise one after the other; gives how long it takes, ms."""
        if self.app.pace.less_motion:
            return 0.0
        self.rise = Tween(0.0, 1.0, self.app.pace.ms(RISE_MS), lambda share: share)
        return RISE_MS

    def look(self, seat: int) -> PlateLook:
        """What lies on a plate now."""
        return self._painter.ground.look(seat)

    # Pictures

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture."""
        if self.duel is not None:
            self.duel.draw(canvas)
        else:
            self._painter.draw(canvas)
        if self.said.fresh:
            draw_why(canvas, BOUNTY, self.why_place(), self.said.line, self.said.age_ns)
        self.looked_up = False

    def help(
        self, canvas: Canvas, box: Box | None = None, asked: Request | None = None, *, clear: bool = False
    ) -> None:
        """The ranking of hands, where no open hand lies, and no panel that is in use."""
        del asked  # it is the same for all
        above = self._view.get("options", {}).get("three_of_a_kind") == "above two pair"
        town = geometry.NARROW_RANKING if clear else geometry.RANKING
        free = RANKING if self.duel is not None else town
        draw_ranking(canvas, self.app, above, box or free)
        self.looked_up = True

    def point(self, spots: tuple[str, ...]) -> None:
        """Light these up."""
        self.spots = spots
        if self.duel is not None:
            self.duel.point(spots)
