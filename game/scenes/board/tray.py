"""One seat's secret question: its request, what can be picked, and how it is kept from the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.rules.kernel import Request, Response, View
from game.stage.art import Sprite
from game.stage.boxes import Box
from game.stage.palette import THEMES
from game.stage.secrets import Curtain, Open, Peek, Secret
from game.stage.secrets_cards import Place, sized
from game.stage.secrets_curtain import draw_curtain
from game.stage.secrets_look import TrayLook, cards_area, draw_closed, draw_open
from game.stage.secrets_picks import Picks
from game.stage.secrets_rows import fit

if TYPE_CHECKING:
    from game.match.board import BoardMatch
    from game.scenes.board.table import BoardTable, Face
    from game.stage.canvas import Canvas

MANNERS: dict[str, type[Secret]] = {"peek": Peek, "curtain": Curtain, "open": Open}
"""By the word of the settings."""
BEHIND, BELOW = Box(110, 20, 1700, 540), Box(110, 576, 1700, 428)
"""Where cards lie behind an open curtain, and what can be looked up."""
MANY = 12
"""More cards than that are nobody's hand: they take all the room there is, also where no curtain hangs."""
BEHIND_MANY, BELOW_MANY = Box(30, 20, 1860, 710), Box(30, 742, 1860, 262)
WIDE = Box(30, 342, 1860, 596)
COMPANY = 2
"""Fewer people than that have nobody to hide their cards from."""
DISCARDS = ("swap", "discard")
"""The kinds of requests whose marked cards are thrown away."""


def kept(board: BoardMatch, manner: str) -> str:
    """How hands are kept now: a curtain would hide from nobody where one person is left among bots."""
    alone = sum(spec.is_person for spec in board.match.seats) < COMPANY
    return "open" if manner == "curtain" and alone else manner


class Tray:
    """A secret request of a seat, with what it may use beside it. secret: cursor, marks and who sees them."""

    def __init__(
        self, asked: Sequence[Request], view: View, manner: str, refuses: Callable[[Response], str]
    ) -> None:
        """asked: the request that must be answered, and those that may. view: of the seat.

        refuses: why an answer would be refused, '' if it would be taken. It is asked before anything is
        locked: a curtain that closed and opened again would tell onlookers of the cards.
        """
        self.must = next(request for request in asked if not request.optional)
        self.seat = self.must.seat
        self.offers = [(r, option) for r in asked if r is not self.must for option in r.options]
        picks = Picks(
            len(self.must.options), self.must.least, self.must.most, len(self.offers),
            lambda: sentence(refuses(self.answer())),
        )  # fmt: skip
        self.secret = MANNERS[manner](picks)
        self.places: list[Place] = []
        self._view = view
        self._faces: list[Face] = []
        self._warmed = 0

    def answer(self) -> Response:
        """What was marked."""
        picks = tuple(self.must.options[place] for place in self.secret.picks.marked)
        return Response(self.seat, self.must.kind, picks)

    def offered(self) -> Response | None:
        """What the cursor offers beside the cards."""
        offer = self.secret.picks.offer
        if offer is None:
            return None
        request, option = self.offers[offer]
        return Response(self.seat, request.kind, (option,))

    def place_at(self, x: float, y: float) -> int | None:
        """The card, READY or offer that was drawn at a point of the canvas."""
        return next((p.number for p in self.places if p.x <= x < p.x + p.w and p.y <= y < p.y + p.h), None)

    def warm(self, canvas: Canvas, table: BoardTable) -> None:
        """Paint one more of the cards ahead, so that the first look at them holds up no frame."""
        if self._warmed < len(self.must.options):
            face = self._shown(table)[self._warmed]
            warm_card(canvas, face, self._box(table), len(self.must.options), buttons=True)
            self._warmed += 1

    @property
    def _many(self) -> bool:
        return len(self.must.options) > MANY

    def _box(self, table: BoardTable) -> Box:
        """Where it lies open."""
        if isinstance(self.secret, Curtain):
            return BEHIND_MANY if self._many else BEHIND
        return WIDE if self._many else table.tray_box(self.seat)

    def draw(self, canvas: Canvas, table: BoardTable, public: View, hint: Sprite | None) -> None:
        """Draw the tray, or the curtain with what lies behind it. public: what everybody sees."""
        secret = self.secret
        look = TrayLook(THEMES[table.theme], self.seat, table.title(self.must, public), hint, secret.nod)
        if secret.shows:
            tally = table.tally(self.must, self.answer().picks, self._view)
            look = look._replace(tally=tally, discards=self.must.kind in DISCARDS)
        if isinstance(secret, Curtain):
            name = table.names(public)[self.seat]
            draw_curtain(canvas, look, secret.share, name, secret.opening, opened=secret.shows)
            if secret.shows:
                table.help(canvas, BELOW_MANY if self._many else BELOW, self.must)
        self.places = []
        if secret.shows:
            faces, words = self._shown(table), self._words(table)
            self.places = draw_open(canvas, look, self._box(table), faces, secret.picks, words)
        elif not isinstance(secret, Curtain):
            draw_closed(canvas, look, table.tray_box(self.seat), locked=secret.locked)

    def _shown(self, table: BoardTable) -> list[Face]:
        """Made when somebody looks for the first time."""
        if not self._faces:
            self._faces = [table.face(self.must, option, self._view) for option in self.must.options]
            if self._many:
                self.secret.picks.kinds = [face.kind for face in self._faces]
        return self._faces

    def _words(self, table: BoardTable) -> list[str]:
        return [table.face(request, option, self._view).name for request, option in self.offers]


def warm_card(canvas: Canvas, face: Face, box: Box, count: int, *, buttons: bool) -> None:
    """Paint one of so many cards of an open tray as large as it will lie there."""
    area = cards_area(box, 2 if buttons else 1, buttons=buttons)
    sprite, zoom = sized(face, fit(area, count, steered=buttons).zoom)
    sprite.surface(canvas.scale, zoom=zoom)


def sentence(why: str) -> str:
    """Why something was refused, with a capital and a full stop; '' stays so."""
    return f"{why[:1].upper()}{why[1:].rstrip('.')}." if why else ""
