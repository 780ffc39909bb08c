"""A table without drawings, for any board game: plates, lines of news, plain cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel import Event, Request, View
from game.scenes.board.table import Choice, Face
from game.stage.art import Art, Sprite
from game.stage.badges import SIZE, seat_badge
from game.stage.boxes import Box
from game.stage.canvas import Canvas
from game.stage.cards import CardColours, card
from game.stage.palette import BOUNTY, SEATS

CARD = (150.0, 210.0)
PLATE_H = 152.0


class StandIn:
    """A BoardTable that shows what it was told."""

    theme = "bounty"
    music = "mars"
    naming = ""
    asides: frozenset[str] = frozenset()
    line_ms = 0.0

    def __init__(self, art: Art, seats: int, event_ms: float = 120.0) -> None:
        self.art, self.seats, self.event_ms = art, seats, event_ms
        self.heard: list[Event] = []
        self.laid: list[View] = []
        self.settled: list[View] = []
        self.bared: list[Mapping[int, View]] = []
        self.helped = 0
        self.spots: tuple[str, ...] = ()
        self.view: View = {}
        self._left_ns = 0

    def lay(self, view: View) -> None:
        self.laid.append(view)
        self.view = view
        self._left_ns = 0

    def play(self, event: Event) -> float:
        self.heard.append(event)
        self._left_ns = round(self.event_ms * 1e6)
        return self.event_ms

    def sum_up(self, event: Event) -> str:  # noqa: ARG002 - each event has a line of its own
        """Nothing."""
        return ""

    def settle(self, view: View) -> None:
        self.settled.append(view)
        self.view = view

    def face_up(self, bared: Mapping[int, View]) -> None:
        self.bared.append(bared)

    def finish(self) -> None:
        self._left_ns = 0

    @property
    def moving(self) -> bool:
        return self._left_ns > 0

    def advance(self, dt_ns: int) -> None:
        self._left_ns = max(0, self._left_ns - dt_ns)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(BOUNTY.ground)
        for seat in range(self.seats):
            self._plate(canvas, seat)
        canvas.layer()
        for i, event in enumerate(self.heard[-9:]):
            words = f"{event.kind} {event.seat + 1} {event.data}"
            canvas.text(words, 420, 330 + i * 50, "west", 40, BOUNTY.ink, anchor="midleft", max_width=1060)
        canvas.text(" ".join(self.spots), 960, 840, "west", 44, BOUNTY.alarm, max_width=1000)

    def _plate(self, canvas: Canvas, seat: int) -> None:
        x, y = 10.0, 20 + seat * PLATE_H
        canvas.rect(x, y, 380, PLATE_H - 12, BOUNTY.paper, radius=14)
        canvas.image(seat_badge(self.art, seat), *self.badge_at(seat))
        canvas.text(self._name(seat), x + 120, y + 40, "west", 44, BOUNTY.ink, anchor="midleft")
        cards = self.view["players"][seat]["cards"] if "players" in self.view else self.view["hands"][seat]
        canvas.text(f"{cards} cards", x + 120, y + 94, "west", 40, BOUNTY.ink, anchor="midleft")

    def point(self, spots: tuple[str, ...]) -> None:
        self.spots = spots

    def spot_at(self, x: float, y: float) -> str | None:
        return f"seat:{int((y - 20) // PLATE_H)}" if 10 < x < 390 else None

    def choices(self, request: Request, view: View) -> list[Choice]:
        """Options with a colon lie below a heading; ending a turn is asked again."""
        found: list[Choice] = []
        heads: dict[str, list[str]] = {}
        for option in request.options:
            heads.setdefault(option.partition(":")[0], []).append(option)
        for head, options in heads.items():
            lines = tuple(self._line(option, view) for option in options)
            if len(lines) > 1:
                found.append(Choice(head.capitalize(), note=f"{len(lines)} ways", under=lines))
            else:
                found.append(lines[0])
        return [*found, Choice("Rob the bank", off="Nobody has a mask.")]

    def _line(self, option: str, view: View) -> Choice:
        words = option.partition(":")[2].replace("-", " ").capitalize() or option.capitalize()
        sure = "End the turn now?" if option == "end" else ""
        return Choice(
            words, option, note=f"Costs nothing. Turn {view['turn']}.", spots=(option,), confirm=sure
        )

    def face(self, request: Request, option: str, view: View) -> Face:  # noqa: ARG002
        return Face(self._card(option), option.replace("-", " "), request.kind)

    def hand(self, view: View) -> list[Face]:
        return [Face(self._card(name), name) for name in view["hand"]]

    def _card(self, name: str) -> Sprite:
        def paint(canvas: Canvas) -> None:
            for i, line in enumerate(canvas.wrap(name.replace("-", " "), "west", 44, 120)[:3]):
                canvas.text(line, 75, 60 + i * 48, "west", 44, BOUNTY.ink)

        return card(self.art, ("stand-in", name), CARD, CardColours(BOUNTY.paper), paint)

    def title(self, request: Request, view: View) -> str:  # noqa: ARG002
        return request.prompt

    def tally(self, request: Request, picks: tuple[str, ...], view: View) -> str:  # noqa: ARG002
        return f"{len(picks)} marked"

    def _name(self, seat: int) -> str:
        return SEATS[seat].emblem.capitalize()

    def names(self, view: View) -> list[str]:  # noqa: ARG002
        return [self._name(seat) for seat in range(self.seats)]

    def panel_box(self) -> Box:
        return Box(1500, 20, 410, 980)

    def tray_box(self, seat: int, *, looks: bool = False) -> Box:  # noqa: ARG002 - none hides another
        return Box(20, min(20 + seat * PLATE_H, 720), 640, 280)

    def badge_at(self, seat: int) -> tuple[float, float]:
        return 64, 90 + seat * PLATE_H

    def badge_size(self, seat: int) -> float:  # noqa: ARG002 - all alike
        return SIZE

    def pan(self, seat: int) -> float:  # noqa: ARG002
        return -0.5

    def why_box(self) -> Box:
        return Box(430, 20, 1040, 64)

    def cue(self, kind: str) -> str:
        return "deal" if kind == "drew" else ""

    def result_lines(self, result: dict[str, Any], view: View) -> list[list[str]]:  # noqa: ARG002
        return [[f"{place}. place", "7 things"] for place in result["places"]]

    def help(
        self,
        canvas: Canvas,
        box: Box | None = None,  # noqa: ARG002
        asked: Request | None = None,  # noqa: ARG002
        *,
        clear: bool = False,  # noqa: ARG002
    ) -> None:
        self.helped += 1
        canvas.rect(700, 300, 520, 400, BOUNTY.paper, radius=14)
        canvas.text("Ranking", 960, 500, "west-head", 60, BOUNTY.ink)
