"""A Duel as a scene of its own: `DuelStage` is what the board of Bountytown shows from `duel` to `duel_over`.

`duel_street` holds what is there, `duel_play` changes it event by event, `duel_reveal` is the Showdown,
`duel_painter` draws; `duel_layout` says where, `duel_words` what is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.scenes.bountytown import duel_lay, duel_painter, duel_plates, duel_play, duel_spots
from game.scenes.bountytown.duel_layout import LOW_PANEL, NOWHERE, PANEL, WHY, looker, pan
from game.scenes.bountytown.duel_street import Street
from game.scenes.bountytown.duel_words import Step
from game.scenes.bountytown.face_up import Bare
from game.scenes.bountytown.lore import Lore
from game.stage.motion import NS_PER_MS

if TYPE_CHECKING:
    from game.rules.kernel import Event, View
    from game.scenes.app import App
    from game.stage.boxes import Box
    from game.stage.canvas import Canvas


class DuelStage:
    """One Duel, or the final one, from its declaration to its end.

    Times are those of the players' pace. It sees the shared view and public events alone (Law 2).
    """

    def __init__(
        self, app: App, content: Mapping[str, Sequence[Mapping[str, Any]]] | Lore, seats: int
    ) -> None:
        """content: as `Setup.content` holds it, or what has been read of it."""
        self.app = app
        self.seats = seats
        self.lore = content if isinstance(content, Lore) else Lore(content)
        self._street = Street(app, self.lore)
        self._asked: int | None = None
        self._spots: tuple[str, ...] = ()

    # What happens

    def begin(self, event: Event, view: View) -> None:
        """Begin with a `duel` or `final`, which is to be played next.

        view: the shared one as it was last settled. If it is in the midst of that very Duel, everything lies
        as it is there.
        """
        street = self._street = Street(self.app, self.lore)
        self._asked, self._spots = view["asks"], ()
        if duel_lay.amid(event, view):
            duel_lay.lay(street, view)
            return
        self._asked = None
        data = event.data
        if event.kind == "final":
            street.gather_final(view, data["seats"])
            duel_lay.declare_final(street, data["renown"])
        else:
            street.gather(view, event.seat, data["defender"], data["bounty"])
            duel_lay.declare(street, view, data["with"] or "")
        street.come()

    def play(self, event: Event) -> float:
        """Show a public event; gives the ms at normal pace before the next may come."""
        return duel_play.play(self._street, event)

    def overtake(self) -> None:
        """A newer line stands where the reason of the Showdown is told."""
        if self._street.reveal is not None:
            self._street.reveal.old = True

    def settle(self, view: View) -> None:
        """Take over what the shared view says after the events of a moment."""
        self._asked = view["asks"]
        duel_lay.settle(self._street, view)

    def face_up(self, hands: Mapping[int, Bare]) -> None:
        """Hands lie open, and what was selected. hands: by seat."""
        for someone in self._street.people:
            if someone.seat in hands:
                someone.face_up(hands[someone.seat])

    def select(self) -> None:
        """Cards are being selected, whatever is still on its way."""
        self._street.go(Step.SELECTION)

    def finish(self) -> None:
        """End all motion now."""
        self._street.finish()

    def advance(self, dt_ns: int) -> None:
        """Let time pass."""
        self._street.advance(dt_ns / NS_PER_MS / self.app.pace.ms(1.0))

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return self._street.moving

    @property
    def done(self) -> bool:
        """Whether the Duel is over and has been shown to its end."""
        over = self._street.over
        return over is not None and over.done and not self.moving

    # Where things lie

    def panel_box(self) -> Box:
        """Where the choice panel may lie: where it hides nobody and no card."""
        place = None if self._asked is None else self._street.place_of(self._asked)
        if self._street.step == Step.DECLARATION:
            return PANEL
        return place.panel if place else LOW_PANEL

    def tray_box(self, seat: int) -> Box:
        """Where the open hand of a seat may lie; also of those who are not in the Duel."""
        street = self._street
        place = street.place_of(seat)
        if place is not None:
            return place.tray
        others = [n for n in range(self.seats) if street.of(n) is None]
        index = others.index(seat) if seat in others else 0
        return looker(index, len(street.people), final=street.final)

    def badge_at(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's sign."""
        place = self._street.place_of(seat)
        if place is not None:
            return place.badge
        box = self.tray_box(seat)
        return box.x + 60, box.y + 60

    def badge_size(self, seat: int) -> float:
        """How large it is, px; 0 where it is none."""
        place = self._street.place_of(seat)
        return place.badge_size if place is not None else 0.0

    def pan(self, seat: int) -> float:
        """Where a seat is heard, -1..1."""
        place = self._street.place_of(seat)
        return pan(place.boots[0]) if place else 0.0

    def why_box(self) -> Box:
        """Where the why-line lies: nowhere while the Showdown has a reason of its own to tell."""
        street, reveal = self._street, self._street.reveal
        if street.step == Step.DECLARATION and street.title is None:
            return NOWHERE  # the board of the Declaration says the same
        return WHY if reveal is None or reveal.old or (reveal.decided and not reveal.why) else NOWHERE

    # Pointing

    def point(self, spots: tuple[str, ...]) -> None:
        """Light these up and no others."""
        self._spots = spots

    def spot_at(self, x: float, y: float) -> str | None:
        """What lies at a point: 'seat:2', 'bounty:butch-cassidy'."""
        return duel_spots.at(self._street, x, y)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw it all; samples input between layers."""
        street = self._street
        duel_painter.draw_ground(canvas, street)
        canvas.layer()
        shift, canvas.shift = canvas.shift, street.shake.offset
        duel_painter.draw_people(canvas, street)
        duel_plates.draw_plates(canvas, street)
        canvas.layer()
        duel_painter.draw_prize(canvas, street)
        duel_painter.draw_piles(canvas, street)
        duel_painter.draw_middle(canvas, street)
        canvas.layer()
        duel_painter.draw_marks(canvas, street)
        duel_painter.draw_declaration(canvas, street)
        duel_painter.draw_ribbon(canvas, street)
        duel_spots.draw(canvas, street, self._spots)
        duel_painter.draw_air(canvas, street)
        duel_painter.draw_title(canvas, street)
        canvas.shift = shift
